import type { ProductCard } from '@gauze/contract'
import type { Reason } from '@gauze/machines/port'
import {
  type Cents,
  exactUnitPrice,
  isPriced,
  lineTotal,
  MAX_QUANTITY,
  nameWithVariant,
  type SoldUnit,
  soldItem,
} from '@gauze/rules'
import type { PriceAccess } from '../../catalog/price/index.js'
import { offeredUnit } from '../../catalog/product-card/index.js'
import { meantItems } from '../../internal/meant-items.js'

/** The items that were found for the text of a row. */
export type RowResult =
  /** `unheard`: the store did not answer. */
  | { readonly type: 'untried' | 'looking' | 'unheard' | 'none' }
  | { readonly type: 'failed'; readonly reason: Reason }
  | { readonly type: 'several'; readonly products: readonly ProductCard[] }
  | { readonly type: 'found'; readonly product: ProductCard }

/** One line of a quick order. */
export interface OrderRow {
  readonly key: number
  /** An item number, an MPN, a barcode or a name, as it was typed or scanned. */
  readonly text: string
  readonly quantity: number
  /** Id of the unit; null for the unit that the item is offered in. */
  readonly unit: number | null
  /** The unit in words, from pasted lines; null without one. */
  readonly wantedUnit: string | null
  readonly result: RowResult
  /** The quantity of a pasted line that is none, as it was written; null for a quantity. */
  readonly wrongQuantity: string | null
  /** The row was sent to the cart, and has not changed since. */
  readonly isSent: boolean
  /** The person ordered the row before its item was known: it goes to the cart when the store has answered. */
  readonly isQueued: boolean
  /** The row is one of many that came at once, and does not announce its result. */
  readonly isQuiet: boolean
  /** The quantity that this row, which is empty again, added to the row of the same item; null for none. */
  readonly merged: MergedRow | null
  /** How often the row was emptied, so that its fields begin anew. */
  readonly renewals: number
}

/** A row whose quantity went to the row of the same item and unit. A quantity that is typed later corrects it. */
interface MergedRow extends Pick<FoundRow, 'text' | 'unit' | 'result' | 'quantity'> {
  /** The key of the row that has the quantity. */
  readonly into: number
}

/** The fields that a person is in while an answer arrives. */
export interface HeldFields {
  /** The key of the row with the focus; null for none. */
  readonly row: number | null
  /** The key of the row whose quantity has the focus: the typed text replaces its quantity. */
  readonly quantity: number | null
}

/** A row whose item is known. */
export interface FoundRow extends OrderRow {
  readonly result: Extract<RowResult, { type: 'found' }>
}

/** The fields of a row that outlive a reload. */
export type SavedRow = Pick<OrderRow, 'text' | 'quantity' | 'unit' | 'wantedUnit' | 'wrongQuantity' | 'isQueued'>

/** Returns true while the store has not answered about the text of a row. */
export function isUnanswered({ result }: OrderRow): boolean {
  return result.type === 'looking' || result.type === 'unheard'
}

/** The row that a search belongs to was found to be a second one of the same item and unit. */
export interface SettledRows {
  readonly rows: readonly OrderRow[]
  /** The row that got the quantity of the second one; null without one. */
  readonly mergedInto: FoundRow | null
}

export function emptyRow(key: number): OrderRow {
  return {
    ...{ key, text: '', quantity: 1, unit: null, wantedUnit: null, wrongQuantity: null },
    ...{ result: { type: 'untried' }, isSent: false, isQueued: false, isQuiet: false, merged: null, renewals: 0 },
  }
}

export function isFound(row: OrderRow): row is FoundRow {
  return row.result.type === 'found'
}

/** The unit of a found row. */
export function unitOf({ unit, result: { product } }: FoundRow): SoldUnit | undefined {
  return soldItem(product).units.find(({ id }) => id === unit) ?? offeredUnit(product)
}

/** The name of the item of a row. */
export function nameOf({ result: { product } }: FoundRow): string {
  const { name, matrixDetails } = soldItem(product)
  return nameWithVariant(name, matrixDetails)
}

/**
 * The exact price of one unit in dollars, which may be finer than a cent, and of the row; null without a price to show.
 */
export function amountsOf(row: FoundRow, access: PriceAccess): { readonly each: number; readonly total: Cents } | null {
  const { price } = soldItem(row.result.product)
  const conversionRate = unitOf(row)?.conversionRate
  if (access !== 'visible' || !isPriced(price) || conversionRate === undefined) return null
  return {
    each: exactUnitPrice({ price, conversionRate }),
    total: lineTotal({ price, conversionRate, quantity: row.quantity }),
  }
}

/** Returns true if pasted lines name a unit that the item is not sold in. */
export function isUnitUnknown({ wantedUnit, result: { product } }: FoundRow): boolean {
  return wantedUnit !== null && unitNamed(product, wantedUnit) === undefined
}

/** The unit that words name by its code, by its label, or by the beginning of one label alone: `Case`. */
function unitNamed(product: ProductCard, words: string): SoldUnit | undefined {
  const wanted = words.toLowerCase()
  const { units } = soldItem(product)
  const named = units.find((unit) => [unit.unitName, unit.label].some((name) => name.toLowerCase() === wanted))
  const [first, second] = units.filter(({ label }) => label.toLowerCase().startsWith(`${wanted} `))
  return named ?? (second ? undefined : first)
}

/** Returns true if the row can be sent: its item, its unit and its quantity are known. */
export function isComplete(row: FoundRow): boolean {
  return row.wrongQuantity === null && !isUnitUnknown(row)
}

/** The items to choose among: each variant of a product that has some. */
function itemsOf(product: ProductCard): readonly ProductCard[] {
  const isVariant = product.variantId !== undefined && product.variantId !== null
  if (isVariant || product.children.length === 0) return [product]
  return product.children.map(({ id }) => ({ ...product, variantId: id }))
}

/**
 * Puts the products that were found for the text of a row into it. A row that changed meanwhile, or is gone, stays as
 * it is. A second row of the same item and unit adds its quantity to the first, as a second scan does.
 */
export function withProducts(
  rows: readonly OrderRow[],
  key: number,
  text: string,
  products: readonly ProductCard[],
  held: HeldFields,
): SettledRows {
  const row = rows.find((each) => each.key === key)
  if (!row || row.text !== text || row.result.type !== 'looking') return { rows, mergedInto: null }
  const items = products.flatMap(itemsOf)
  const [item, other] = meantItems(items, text)
  if (item && !other) return withChosen(rows, row, item, held)
  const result: RowResult = items.length > 0 ? { type: 'several', products: items } : { type: 'none' }
  return { rows: withRow(rows, { ...row, result }), mergedInto: null }
}

/** Puts an item into a row, named by its number from then on. */
export function withChosen(
  rows: readonly OrderRow[],
  row: OrderRow,
  product: ProductCard,
  held: HeldFields,
): SettledRows {
  const named = row.wantedUnit === null ? undefined : unitNamed(product, row.wantedUnit)
  const found: FoundRow = {
    ...row,
    text: soldItem(product).itemName,
    unit: row.unit ?? named?.id ?? offeredUnit(product)?.id ?? null,
    result: { type: 'found', product },
  }
  return withMerged(withRow(rows, found), found, held)
}

/**
 * Adds the quantity of a row to another row of the same item and unit. The row goes away, or is empty while the person
 * is in it. Nothing is merged into a quantity that the person is in, nor above the largest quantity; an uncertain item
 * stays in a line of its own, where it can be corrected.
 */
function withMerged(rows: readonly OrderRow[], row: FoundRow, held: HeldFields): SettledRows {
  const same = rows
    .filter(isFound)
    .filter((each) => each.key !== row.key && !each.isSent && each.isQueued === row.isQueued)
    .find((each) => each.text === row.text && each.unit === row.unit && isComplete(each))
  const isMergeable = same && isComplete(row) && !row.isSent && same.quantity + row.quantity <= MAX_QUANTITY
  if (!isMergeable || same.key === held.quantity) return { rows, mergedInto: null }
  const mergedInto = { ...same, quantity: same.quantity + row.quantity }
  const { text, unit, result, quantity, renewals } = row
  const emptied = { ...emptyRow(row.key), quantity, renewals, merged: { text, unit, result, quantity, into: same.key } }
  const left = row.key === held.row ? withRow(rows, emptied) : rows.filter(({ key }) => key !== row.key)
  return { rows: withRow(left, mergedInto), mergedInto }
}

/**
 * Changes the quantity of a row. In a row that was merged, it corrects the quantity that the row added; if the other row
 * is gone, has changed or would get too much, the row has its item again.
 */
export function withQuantity(rows: readonly OrderRow[], key: number, quantity: number): SettledRows {
  const row = rows.find((each) => each.key === key)
  if (!row) return { rows, mergedInto: null }
  const changed = { ...row, quantity, wrongQuantity: null, isSent: false }
  if (row.merged === null) return { rows: withRow(rows, changed), mergedInto: null }
  const { into, ...added } = row.merged
  const other = rows.filter(isFound).find((each) => each.key === into && !each.isSent)
  const isSame = other?.text === added.text && other.unit === added.unit
  const sum = (other?.quantity ?? 0) - added.quantity + quantity
  if (other && isSame && sum >= 1 && sum <= MAX_QUANTITY) {
    const mergedInto = { ...other, quantity: sum }
    return { rows: withRow(withRow(rows, { ...changed, merged: { ...row.merged, quantity } }), mergedInto), mergedInto }
  }
  const rest = other && isSame ? withRow(rows, { ...other, quantity: other.quantity - added.quantity }) : rows
  return { rows: withRow(rest, { ...changed, ...added, quantity, merged: null }), mergedInto: null }
}

/**
 * Ends the stay of a person in a row: a row that was merged begins anew or goes away, and a row of an item that another
 * row has is merged.
 *
 * @param held the fields that the person goes to
 */
export function withLeft(rows: readonly OrderRow[], key: number, held: HeldFields): SettledRows {
  const row = rows.find((each) => each.key === key)
  if (!row) return { rows, mergedInto: null }
  if (row.merged !== null) {
    const isKept = key === held.row || row === rows.at(-1)
    const anew = { ...emptyRow(key), renewals: row.renewals + 1 }
    return { rows: isKept ? withRow(rows, anew) : rows.filter((each) => each !== row), mergedInto: null }
  }
  return isFound(row) && key !== held.row ? withMerged(rows, row, held) : { rows, mergedInto: null }
}

/** The rows with one of them changed. */
export function withRow(rows: readonly OrderRow[], changed: OrderRow): readonly OrderRow[] {
  return rows.map((row) => (row.key === changed.key ? changed : row))
}

/**
 * The fields to keep for a reload.
 *
 * @param isLost whether the store refused a row that was sent; the others are not kept, because the cart has them or
 *   may get them
 */
export function savedRows(rows: readonly OrderRow[], isLost: (row: OrderRow) => boolean): readonly SavedRow[] {
  return rows
    .filter((row) => row.text.trim() !== '' && (!row.isSent || isLost(row)))
    .map(({ text, quantity, unit, wantedUnit, wrongQuantity, isQueued }) => ({
      ...{ text, quantity, unit, wantedUnit, wrongQuantity, isQueued },
    }))
}
