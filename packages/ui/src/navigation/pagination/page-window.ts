/**
 * Returns the page numbers to show: the first, the last, and the numbers around the current one. null stands for a gap
 * of two pages or more.
 *
 * @example pageWindow(6, 20) // [1, null, 5, 6, 7, null, 20]
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const sorted = [...new Set(shown)].sort((a, b) => a - b)
  return sorted.flatMap((number, position) => {
    const before = sorted[position - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
