export { ItemLists } from './item-lists.js'
export { type ItemListsMessages, itemListsMessages } from './item-lists.messages.js'
export type { ItemListsPort, ItemListsProps } from './item-lists.types.js'
export { type ListRow, type RowProblem, readFileRows, readTypedRows } from './read-rows.js'
