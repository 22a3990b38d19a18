function threads(light: string, dark: string): string {
  const at = [5, 12, 19, 26] as const
  const across = at.map((y) => `<rect x="2" y="${y - 2}" width="28" height="4" rx="2" fill="${dark}"/>`).join('')
  const down = at.map((x) => `<rect x="${x - 2}" y="2" width="4" height="28" rx="2" fill="${light}"/>`).join('')
  const over = at
    .flatMap((y, row) => at.filter((_, column) => (row + column) % 2 === 0).map((x) => ({ x, y })))
    .map(({ x, y }) => `<rect x="${x - 2.2}" y="${y - 2}" width="4.4" height="4" fill="${dark}"/>`)
    .join('')
  return across + down + over
}

/**
 * The mark of the shop: a square of woven gauze in teal. Reads on light and dark grounds, from 16 px up.
 *
 * @returns a standalone square SVG (viewBox 0 0 32 32)
 * @example await writeFile('logo.svg', logo())
 */
export function logo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${threads('#4FB9B4', '#0E8386')}</svg>\n`
}

/**
 * The same weave on a filled tile, which stays legible in a browser tab of any color.
 * @returns a standalone square SVG (viewBox 0 0 32 32)
 * @example
 * await writeFile('favicon.svg', favicon())
 */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0A686B"/><g transform="translate(3.2 3.2) scale(.8)">${threads('#C3E8E5', '#62C9C4')}</g></svg>\n`
}
