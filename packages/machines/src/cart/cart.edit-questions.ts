import type { AddEdit, AddManyEdit, CartEdit } from './cart.types.js'

// Apart from the changes of the cart, so that a page that only asks does not load them.

/** Whether an edit adds items. */
export function isAdding(edit: CartEdit): edit is AddEdit | AddManyEdit {
  return edit.operation === 'addItem' || edit.operation === 'addItems'
}

/** The items an edit is about; `null` for the whole cart, none for its notices. */
export function itemsOf(edit: CartEdit): readonly number[] | null {
  if (edit.operation === 'emptyCart') return null
  if (edit.operation === 'clearNotifications') return []
  return edit.operation === 'addItems' ? edit.additions.map(({ itemId }) => itemId) : [edit.itemId]
}

/** Whether a line's key (rules `lineKey`) is of an item. */
export function isOfItem(key: string, itemId: number): boolean {
  return key.startsWith(`${itemId}:`)
}

/** Whether an edit is about an item: on its own, or because it is about the whole cart. */
export function concerns(edit: CartEdit, itemId: number): boolean {
  return itemsOf(edit)?.includes(itemId) ?? true
}
