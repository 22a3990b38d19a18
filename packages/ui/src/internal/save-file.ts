/**
 * Saves a file on the person's device.
 *
 * @example saveFile('note.txt', new Blob(['Hello']))
 */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
