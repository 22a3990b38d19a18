import type { CallInput, CallOutput } from '@gauze/contract'

type Name = 'getListsByItemId' | 'upsertListDetail' | 'deleteListDetailByItemListId' | 'createList'

/** The calls of item lists that the dialog uses. A client of `@gauze/api-client` fits as it is. */
export type AddToListPort = { readonly [Key in Name]: (input: CallInput<Key>) => Promise<CallOutput<Key>> }

/** An item in a unit, as a list holds it. */
export interface ListedItem {
  /** The number of the item: of a matrix product, the number of the chosen variant. */
  readonly itemId: number
  /** Id of the unit. */
  readonly unit: number
  /** The name, with its variant. */
  readonly name: string
  /** The label of the unit, such as 'Box of 100'. */
  readonly unitLabel: string
}
