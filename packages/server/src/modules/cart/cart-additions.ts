import { lineKey, MAX_CART_LINES, MAX_QUANTITY } from '@gauze/rules'
import { conflict, notFound, ProblemError, refused } from '../../base/problem.js'
import type { GoodsItem } from '../pricing/goods.types.js'
import { requireUnit } from '../pricing/item-gating.js'
import { atHeldPrice, estimateIdOf, lapseOf, mergedOffers, type Offer, offerOf } from '../pricing/offers.js'
import type { LineAddition } from './cart.repository.js'
import type { CartLineState, CartState } from './cart.types.js'
import { type CartChange, capped, refuseUnlessAddable } from './cart-changes.js'

/** A quantity of an item to add. */
export interface Addition extends Omit<LineAddition, 'price' | 'estimateId'> {
  /**
   * The offers of the estimate that it is added from, or why there are none; absent for an addition from no estimate.
   */
  readonly offers?: readonly Offer[] | ProblemError
  /**
   * It puts back goods that the cart had before, so it keeps its whole quantity, even above the quantity of its offer.
   */
  readonly isPutBack?: boolean
}

/** How much of an addition the cart takes, or why it takes nothing. */
export type Grant = number | ProblemError

/** A planned change that makes additions, with the grant of each, in their order. */
interface PlannedAdditions {
  readonly change: CartChange
  readonly grants: readonly Grant[]
}

/** A line after an addition to it. */
interface GrownLine {
  readonly line: CartLineState
  readonly granted: number
}

/**
 * Adds quantities of items: the line of an item and unit grows, as far as allocation and the largest quantity allow.
 * Each addition finds the cart as the earlier additions leave it, and a refused addition leaves it as it is.
 *
 * @param items the items that the additions name; an addition of any other item is refused
 * @example planAdditions(cart, [gauze], [{ itemId: 1010, unit: 10101, quantity: 2, … }], '800-555-0134').grants // [2]
 */
export function planAdditions(
  state: CartState,
  items: readonly GoodsItem[],
  additions: readonly Addition[],
  supportPhone: string | undefined,
): PlannedAdditions {
  const itemsById = new Map(items.map((item) => [item.itemId, item]))
  const added = new Map<string, LineAddition>()
  let lines = state.lines
  const grants = additions.map((addition) => {
    const item = itemsById.get(addition.itemId)
    const grown = grownLine({ ...state, lines }, item, addition, supportPhone)
    if (grown instanceof ProblemError) return grown
    const { line, granted } = grown
    if (granted > 0) {
      lines = lines.some(({ id }) => id === line.id)
        ? lines.map((other) => (other.id === line.id ? line : other))
        : [...lines, line]
      const key = lineKey(addition)
      const { offers: _, isPutBack: __, ...goods } = addition
      const estimateId = estimateIdOf(line)
      added.set(key, together(added.get(key), { ...goods, quantity: granted, price: line.item.price, estimateId }))
    }
    return granted
  })
  const isAdjusted = grants.some(
    (grant, index) => typeof grant === 'number' && grant < (additions[index]?.quantity ?? 0),
  )
  const change: CartChange =
    added.size === 0
      ? { kind: 'none', isAdjusted }
      : { kind: 'add', additions: [...added.values()], isBound: isBound(state, lines, added), lines, isAdjusted }
  return { change, grants }
}

/** Whether another change of the cart could make these additions wrong. */
function isBound(state: CartState, lines: readonly CartLineState[], added: ReadonlyMap<string, LineAddition>): boolean {
  const isLastLine = lines.length > state.lines.length && lines.length >= MAX_CART_LINES
  const isRationed = lines.some((line) => line.item.allocationLeft !== null && added.has(keyOf(line)))
  const isQuoted = lines.some((line) => line.offers.length > 0 && added.has(keyOf(line)))
  return added.size > 1 || isLastLine || isRationed || isQuoted
}

function grownLine(
  state: CartState,
  item: GoodsItem | undefined,
  addition: Addition,
  supportPhone: string | undefined,
): GrownLine | ProblemError {
  try {
    return grow(state, checkedItem(state, item, supportPhone), addition)
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
}

function checkedItem(state: CartState, item: GoodsItem | undefined, supportPhone: string | undefined): GoodsItem {
  if (!item) throw notFound('There is no such item. It may have been taken out of the catalog.')
  if (item.isMatrixParent) {
    throw refused('choose-variant', `${item.name} comes in several variants. Choose one of them to add.`, {
      itemId: ['is a product with variants; choose one of them'],
    })
  }
  refuseUnlessAddable(state, item, supportPhone)
  return item
}

function grow({ lines }: CartState, item: GoodsItem, addition: Addition): GrownLine {
  const { unit, quantity, position, offers = [], isPutBack = false } = addition
  requireUnit(item, unit)
  if (offers instanceof ProblemError) throw offers
  const line = lines.find((other) => other.item.itemId === item.itemId && other.unit === unit)
  if (line === undefined && lines.length >= MAX_CART_LINES) throw cartFull()
  const held = line?.quantity ?? 0
  const offer = isPutBack ? null : offerOf({ offers, unit })
  const wanted = Math.min(held + quantity, offer === null ? MAX_QUANTITY : largestQuantity(offer, unit, line))
  const target = capped({ lines }, item, unit, wanted, line ? [line.id] : [])
  const goods = { unit, quantity: target.quantity, ownPrice: item.price }
  const grown = atHeldPrice({
    id: line?.id ?? -1 - lines.length,
    position: line?.position ?? position ?? Number.POSITIVE_INFINITY,
    ...goods,
    item,
    offers: mergedOffers([{ offers }, ...(line ? [line] : [])], goods),
  })
  return {
    line: { ...grown, confirmedPrice: grown.item.price },
    granted: Math.max(0, target.quantity - held),
  }
}

/**
 * The largest quantity that an addition from an offer may give a line: the quantity of an offer that holds.
 * @throws ProblemError when the line has this quantity already, or the price of another estimate
 */
function largestQuantity({ status, quantity, ...offer }: Offer, unit: number, line: CartLineState | undefined): number {
  if (status !== 'Open' || offer.unit !== unit) return MAX_QUANTITY
  if (line === undefined) return quantity
  const earlier = offerOf(line)
  const lapse = earlier && lapseOf(earlier, line)
  const isSame = earlier?.estimateId === offer.estimateId
  if (earlier !== null && !isSame && (lapse === null || lapse === 'quantity')) {
    throw inCart(
      `Your cart already has this from estimate ${earlier.estimateNumber}. Remove the line from the cart to have the price of estimate ${offer.estimateNumber}.`,
    )
  }
  if (line.quantity < quantity) return quantity
  throw inCart(
    isSame
      ? `Your cart already has this from estimate ${offer.estimateNumber}.`
      : `Your cart already has ${line.quantity} of this, and estimate ${offer.estimateNumber} covers up to ${quantity}. Remove the line from the cart, then add the estimate again.`,
  )
}

function inCart(detail: string) {
  return conflict('estimate-in-cart', detail)
}

function cartFull() {
  return conflict(
    'cart-full',
    `Your cart has ${MAX_CART_LINES} lines, and cannot hold more. Place this order or remove a line, then add the item again.`,
  )
}

/** Two additions to one line as one. */
function together(earlier: LineAddition | undefined, later: LineAddition): LineAddition {
  if (!earlier) return later
  return {
    ...later,
    quantity: earlier.quantity + later.quantity,
    searchTerm: later.searchTerm ?? earlier.searchTerm,
    queryId: later.queryId ?? earlier.queryId,
    position: earlier.position,
  }
}

function keyOf({ item: { itemId }, unit }: CartLineState): string {
  return lineKey({ itemId, unit })
}

/**
 * The lines of a cart once the database has given the new ones their ids, in the order of the cart.
 * @param added the lines that additions went to
 */
export function withNewIds(
  lines: readonly CartLineState[],
  added: readonly { readonly id: number; readonly itemId: number; readonly unit: number }[],
): CartLineState[] {
  const ids = new Map(added.map((line) => [lineKey(line), line.id]))
  return lines
    .map((line) => {
      const id = ids.get(keyOf(line)) ?? line.id
      return { ...line, id, position: Number.isFinite(line.position) ? line.position : id }
    })
    .sort((one, other) => one.position - other.position || one.id - other.id)
}
