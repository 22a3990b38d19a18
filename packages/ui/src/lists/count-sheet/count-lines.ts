import type { ItemListLine } from '@gauze/contract'
import { MAX_QUANTITY } from '@gauze/rules'

/** The quantity on the shelf, as it was typed, by the id of the line. A line without a text is not counted. */
export type Counts = Readonly<Record<string, string>>

/** The effect of a count on the order of a line. */
export type LineOrder =
  | { readonly type: 'uncounted' }
  /** The text is not a whole number of the units on the shelf. */
  | { readonly type: 'invalid' }
  /** As many as the list says, or more, are on the shelf. */
  | { readonly type: 'enough' }
  /** So many units are missing to the quantity of the list. */
  | { readonly type: 'order'; readonly quantity: number }

/**
 * Compares the count of a line with its par level, which is the quantity of the line on its list.
 *
 * @example lineOrder({ quantity: 40 }, '12') // { type: 'order', quantity: 28 }
 */
export function lineOrder({ quantity: par }: Pick<ItemListLine, 'quantity'>, typed: string | undefined): LineOrder {
  const text = typed?.trim().replaceAll(',', '') ?? ''
  if (text === '') return { type: 'uncounted' }
  if (!/^\d+$/.test(text) || Number(text) > MAX_QUANTITY) return { type: 'invalid' }
  const missing = par - Number(text)
  return missing > 0 ? { type: 'order', quantity: missing } : { type: 'enough' }
}
