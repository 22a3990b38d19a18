/**
 * Opens a paper in a new window. Call it while a press is handled, because a browser blocks a window that is opened
 * later: an empty window opens at once, and goes to the paper when its address is known. It closes if `read` fails.
 *
 * @param read asks for the address of the paper, such as `pdfUrl` of `generatePDF`
 * @returns null, or the address if the browser blocked the window, for a link
 * @throws the error of `read`
 * @example const blocked = await openPaper(async () => (await api.generatePDF(papers)).pdfUrl)
 */
export async function openPaper(read: () => Promise<string>): Promise<string | null> {
  const opened = window.open('about:blank', '_blank')
  try {
    const address = await read()
    if (!opened) return address
    // The paper cannot reach back into the store.
    opened.opener = null
    opened.location.replace(address)
    return null
  } catch (error) {
    opened?.close()
    throw error
  }
}
