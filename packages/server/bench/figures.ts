/** The percentile of sorted values at a share. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

/** Prints a row of a table. */
export function show(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(11))).join(''))
}
