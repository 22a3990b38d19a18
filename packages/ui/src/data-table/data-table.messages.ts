export const dataTableMessages = {
  /** How many rows the list has. @param written the number as it is written */
  count: (total: number, written: string) => (total === 1 ? '1 row' : `${written} rows`),
  page: (page: string, pages: string) => `page ${page} of ${pages}`,
  loading: 'The list is loading',
  emptyTitle: 'Nothing here yet',
  empty: 'What is added appears here.',
  errorTitle: 'The list could not be loaded',
  error: 'Nothing is lost. Try again in a moment.',
  filters: 'Active filters',
  /** An active filter. @param label its name, such as 'Status' @param value its value, such as 'Shipped' */
  filter: (label: string, value: string) => `${label}: ${value}`,
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  clearFilters: 'Clear all',
  filterRemoved: (filter: string) => `Filter removed: ${filter}`,
  filtersCleared: 'All filters removed',
  pageSize: 'Rows per page',
  sort: 'Sort by',
  ownOrder: 'Usual order',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  choose: (row: string) => `Choose ${row}`,
  /** @param reason why the row cannot be chosen, in words */
  cannotChoose: (row: string, reason: string) => `${row} cannot be chosen: ${reason}`,
  chooseAll: 'Choose all on this page',
  chosen: (count: number, written: string) => (count === 0 ? 'None chosen' : `${written} chosen`),
  /** Said while the rows of the other pages are offered, too. */
  pageChosen: (count: number, written: string) =>
    count === 1 ? 'The one on this page is chosen' : `All ${written} on this page are chosen`,
  /** All rows of all pages. */
  chooseEvery: (total: string) => `Choose all ${total}`,
  everyChosen: (total: string) => `All ${total} are chosen`,
  everyButSomeChosen: (count: string, total: string) => `${count} of ${total} chosen`,
  keepPage: (count: number, written: string) =>
    count === 1 ? 'Keep only the one on this page' : `Keep only the ${written} on this page`,
  clearChosen: 'Clear',
  bulkActions: 'Actions for chosen rows',
  export: 'Export CSV',
  exportFailed: 'The file could not be made. Try again.',
}

export type DataTableMessages = typeof dataTableMessages

declare module '../messages/messages.types.js' {
  interface MessageCatalog {
    dataTable: DataTableMessages
  }
}
