export const dataTableMessages = {
  /** How many rows the list has. @param written the number as it is written */
  count: (total: number, written: string) => (total === 1 ? '1 row' : `${written} rows`),
  page: (page: string, pages: string) => `page ${page} of ${pages}`,
  loading: 'The list is loading',
  emptyTitle: 'Nothing here yet',
  empty: 'What is added appears here.',
  errorTitle: 'The list could not be loaded',
  error: 'Nothing is lost. Try again in a moment.',
  sort: 'Sort by',
  ownOrder: 'Usual order',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  /** Followed by the name of the row. */
  choose: 'Choose',
  chooseAll: 'Choose all on this page',
  chosen: (count: number, written: string) => (count === 0 ? 'None chosen' : `${written} chosen`),
  clearChosen: 'Clear',
  bulkActions: 'Actions for chosen rows',
  export: 'Export CSV',
  exportFailed: 'The file could not be made. Try again.',
}

export type DataTableMessages = typeof dataTableMessages
