/** The quantity of a row without a problem. @param written not empty */
export function quantityOf(written: string): number {
  return Math.floor(Number(written.replaceAll(',', '')))
}
