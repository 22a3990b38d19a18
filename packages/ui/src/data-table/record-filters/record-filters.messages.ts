/** The words of the filters that lists of orders and of transactions share. */
export const recordFiltersMessages = {
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
  clear: 'Clear',
  /** The error of a day that does not exist, or has a year of fewer than four digits. */
  noDay: 'Enter a day with the year in four digits, such as 11/20/2026',
  reversed: 'Choose a day that is not before From',
}

/** The shared words, and the label of a list's own search. */
export type RecordFiltersMessages = typeof recordFiltersMessages & { search: string }
