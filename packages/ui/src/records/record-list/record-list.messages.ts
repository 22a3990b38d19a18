/** The words that all lists of records share. A list may replace any of them by its own. */
export const recordListMessages = {
  account: 'Account',
  anyAccount: 'All accounts',
  /** An account of a link that this login cannot choose. */
  otherAccount: 'Another account',
  shipTo: 'Ship to',
  anyAddress: 'All addresses',
  /** An address of a link that this login cannot choose. */
  otherAddress: 'Another address',
  /** An address in the filter; `account` is empty where only one account is listed. */
  address: (label: string, city: string, account: string) => [account, label, city].filter(Boolean).join(', '),
  status: 'Status',
  anyStatus: 'All',
  fromDate: 'From',
  toDate: 'To',
  filter: 'Filter',
  /** The button that shows the fields of the filters on a narrow frame.
   * @param count how many of them are in use */
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clear: 'Clear',
  /** The error of a day that does not exist, or has a year of fewer than four digits. */
  noDay: 'Enter a day with the year in four digits, such as 11/20/2026',
  reversed: 'Choose a day that is not before From',
  /** Shown instead of the rows while a day has an error. */
  paused: 'Nothing is listed until the days above are corrected.',
  /** The advice when no row matches the filters. */
  noMatch: 'Change a filter, or clear them all to see everything.',
  error: 'Nothing is lost. Try again in a moment.',
}

/** The words of one list. */
export interface RecordListWords {
  /** The label of the filter by text. */
  readonly search: string
  readonly caption: string
  readonly count: (total: number, written: string) => string
  readonly loading: string
  readonly emptyTitle: string
  readonly empty: string
  readonly noMatchTitle: string
  readonly errorTitle: string
}

export type RecordListMessages = typeof recordListMessages & RecordListWords
