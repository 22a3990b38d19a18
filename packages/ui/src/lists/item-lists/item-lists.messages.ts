import type { RowProblem } from './read-rows.js'

/** Why a row cannot be sent. */
const rowProblems: Readonly<Record<RowProblem, string>> = {
  noItem: 'The row names no item. Put a number or name into its first column.',
  noQuantity: 'The quantity is not a number. Write digits, such as 12.',
  belowOne: 'The quantity is less than 1.',
  tooMany: 'The quantity is more than 99,999.',
  tooLong: 'The name or the unit is too long. Use the item number.',
}

export const itemListsMessages = {
  title: 'Item Lists',
  description: 'Curate lists of items for easy ordering',
  lists: 'Lists',
  loading: 'The lists are loading',
  failedTitle: 'The lists could not be loaded',
  emptyTitle: 'Make your first list',
  empty: 'Curate lists of items for easy ordering. Add the items that you order again and again.',
  /** The line below the name of an own list. */
  summary: (count: string, isShared: boolean) => `${count}, ${isShared ? 'shared with your company' : 'only for you'}.`,
  sharedBy: (count: string, owner: string) =>
    `${count}, shared by ${owner}. Copy lines to a list of your own to change them.`,
  items: (count: number, written: string) => (count === 1 ? '1 item' : `${written} items`),
  ofColleague: (owner: string) => `shared by ${owner}`,
  newList: 'New list',
  actionsOf: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  share: 'Share with company',
  unshare: 'Stop sharing',
  delete: 'Delete list',
  create: 'Create list',
  save: 'Save',
  cancel: 'Cancel',
  name: 'Name of the list',
  shareLabel: 'Share with everybody of your company',
  created: (name: string) => `${name} was created.`,
  renamed: (name: string) => `The list is now named ${name}.`,
  shared: (name: string) => `${name} is shared with your company.`,
  unshared: (name: string) => `${name} is only for you now.`,
  deleted: (name: string) => `Deleted ${name}`,
  deletedSubscription: (name: string) => `Deleted ${name}. Its subscription places no more orders.`,
  countSheet: 'Count sheet',
  subscribe: 'Make it a subscription',
  editSubscription: 'Edit subscription',
  restored: (name: string) => `${name} is back.`,
  undo: 'Undo',
  tryAgain: 'Try again',
  goneTitle: 'This list is not available',
  goneLists: 'Choose another list.',
  linesFailedTitle: 'The items of the list could not be loaded',
  noLinesTitle: 'This list has no items yet',
  noLines: 'Add an item by its name or number, paste many lines, or choose a file.',
  noLinesOfColleague: 'Its owner has not added any item yet.',
  noMatchTitle: 'No item of this list matches',
  noMatch: 'Search for another name, MPN or item number, or clear the search.',
  /** Shows the search field in a narrow window. */
  openSearch: 'Search',
  search: 'Search in this list',
  searchHint: 'Name, MPN or item number',
  table: (name: string) => `Items of ${name}`,
  matches: (count: number, written: string, all: string) =>
    `${written} of ${all} items ${count === 1 ? 'matches' : 'match'}`,
  item: 'Item',
  unit: 'Unit',
  quantity: 'Quantity',
  total: 'Total',
  actions: 'Actions',
  unitOf: (name: string) => `Unit of ${name}`,
  identity: (manufacturer: string, mpn: string, item: string) =>
    `${manufacturer} · MPN\u00a0${mpn} · Item\u00a0${item}`,
  specialOrder: 'Special order',
  cannotBuy: 'Cannot be ordered',
  each: (quantity: string, price: string) => `${quantity} × ${price}`,
  saving: 'Saving',
  saved: 'Saved',
  notSaved: (reason: string) => `Not saved. ${reason}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed ${name}`,
  /** Two or more items. */
  removedMany: (written: string) => `Removed ${written} items`,
  /** @param count how many items were not put back @param written the count as text */
  notRestored: (count: number, written: string) =>
    count === 1
      ? '1 item is not put back, because the catalog no longer has it in this unit'
      : `${written} items are not put back, because the catalog no longer has them in these units`,
  move: 'Move',
  copy: 'Copy',
  moveTitle: 'Move to another list',
  copyTitle: 'Copy to another list',
  target: 'List',
  aNewList: 'A new list',
  moved: (count: string, name: string) => `Moved ${count} to ${name}`,
  copied: (count: string, name: string) => `Copied ${count} to ${name}`,
  openList: 'Open list',
  addToCart: (count: number, written: string) => (count === 1 ? 'Add 1 to cart' : `Add ${written} to cart`),
  addToCartFor: (add: string, sum: string) => `${add}, ${sum}`,
  add: 'Add',
  addItems: 'Add items',
  addHint: 'Name, item number or MPN, or paste many lines: item, quantity, unit',
  chooseFile: 'Choose a file',
  fileHint: 'CSV or XLSX with item, quantity and unit in its first three columns, at most 10,000 rows.',
  reading: 'Reading the file',
  adding: (sent: string, total: string) => `Adding rows: ${sent} of ${total} done`,
  tooManyRows: (rows: string, most: string) =>
    `${rows} rows are more than ${most}, so none was added. Split them into smaller parts.`,
  noRows: 'There is no row with an item. Put item, quantity and unit into the first three columns.',
  unreadable: 'This file could not be read. Save it as CSV or XLSX of at most 10 MB, then choose it again.',
  rowsResult: (added: string, merged: string, refused: string) =>
    `${added} added, ${merged} merged, ${refused} not added`,
  notSent: (rows: string, reason: string) => `${rows} rows are not sent yet. ${reason}`,
  rejected: 'Rows that were not added',
  row: 'Row',
  reason: 'Reason',
  moreRejected: (count: string) => `and ${count} more, in the CSV file`,
  download: 'Download as CSV',
  dismiss: 'Close',
  rowProblems,
  rowNotice: (row: string, notice: string) => `Row ${row}: ${notice}`,
  result: 'Result of adding to the cart',
  resultOf: (added: string, all: string) => `${added} of ${all} added`,
  resultPending: (done: string, all: string) => `Adding to the cart: ${done} of ${all} done`,
  wanted: 'Wanted',
  wantedOf: (quantity: string, unit: string) => `${quantity} × ${unit}`,
  outcome: 'Result',
  added: 'Added',
  adjusted: (granted: string) => `Only ${granted} added. There are no more for you now.`,
  notAdded: (reason: string) => `Not added. ${reason}`,
  asTheyAre: (count: number, written: string) =>
    count === 1 ? 'and 1 more, added as it is' : `and ${written} more, added as they are`,
  showAll: 'Show all',
}

export type ItemListsMessages = typeof itemListsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    itemLists: ItemListsMessages
  }
}
