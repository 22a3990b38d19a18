/** The id of a row of a suggestion list, which the search field names as its active one. */
export function optionId(listboxId: string, index: number): string {
  return `${listboxId}-${index}`
}
