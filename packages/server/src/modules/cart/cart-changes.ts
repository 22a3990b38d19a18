import { allocationRemaining, allowedQuantity, MAX_QUANTITY } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import { baseUnits } from '../pricing/base-units.js'
import type { GoodsItem } from '../pricing/goods.types.js'
import { itemAddability, refusalProblem, requireUnit } from '../pricing/item-gating.js'
import { atHeldPrice, estimateIdOf, mergedOffers } from '../pricing/offers.js'
import type { LineAddition, LineRevision } from './cart.repository.js'
import type { CartLineState, CartState } from './cart.types.js'

/** A planned change of a cart, calculated on one version of it. `lines` are the lines it then has. */
export type CartChange =
  | { readonly kind: 'none'; readonly isAdjusted: boolean }
  | {
      readonly kind: 'add'
      readonly additions: readonly LineAddition[]
      /**
       * Whether another change of the cart could make this one wrong: it adds several lines, uses an allocation that other
       * lines share, takes the last line that the cart has room for, or has the price of an estimate.
       */
      readonly isBound: boolean
      /** New lines have negative ids. */
      readonly lines: readonly CartLineState[]
      readonly isAdjusted: boolean
    }
  | {
      readonly kind: 'revise'
      readonly revision: LineRevision
      readonly lines: readonly CartLineState[]
      readonly isAdjusted: boolean
    }

/** The parameters of editItem. */
interface Edit {
  readonly detailId: number
  readonly unit: number
  readonly quantity: number
}

/**
 * Sets quantity and unit of a line; the quantity of an item that can no longer be added may only decrease. If another
 * line already has this item and unit, the two are merged and the earlier stays, as in the browser's projection.
 *
 * @throws ProblemError when the line is gone, the unit is not the item's, or allocation allows none
 */
export function planEdit(
  state: CartState,
  { detailId, unit, quantity }: Edit,
  supportPhone: string | undefined,
): CartChange {
  const line = state.lines.find(({ id }) => id === detailId)
  if (!line) throw notFound('This line is no longer in the cart. The cart has been brought up to date.')
  requireUnit(line.item, unit)
  const twin = state.lines.find((other) => isTwin(other, line, unit))
  const requested = quantity + (twin?.quantity ?? 0)
  const merged = twin ? [line.id, twin.id] : [line.id]
  const mergedLines = state.lines.filter((other) => merged.includes(other.id))
  const { id, position } = mergedLines[0] ?? line
  const target = capped(state, line.item, unit, requested, merged)
  const goods = { unit, quantity: target.quantity }
  const offers = mergedOffers(mergedLines, { ...goods, ownPrice: line.ownPrice })
  const changed = atHeldPrice({ ...line, ...goods, id, position, offers })
  const next = { ...changed, confirmedPrice: changed.item.price }
  const held = baseUnits(line) + (twin ? baseUnits(twin) : 0)
  if (baseUnits(next) > held) refuseUnlessAddable(state, line.item, supportPhone)
  const removed = merged.filter((other) => other !== id)
  return {
    kind: 'revise',
    revision: { removed, kept: { id, ...goods, price: next.item.price, estimateId: estimateIdOf(next) } },
    lines: withLine(without(state.lines, removed), next),
    isAdjusted: target.isAdjusted,
  }
}

/** Removes a line; a line that is already gone is no error. */
export function planRemove(state: CartState, detailId: number): CartChange {
  return state.lines.some(({ id }) => id === detailId)
    ? removal(state, [detailId])
    : { kind: 'none', isAdjusted: false }
}

/** Removes every line. */
export function planEmpty(state: CartState): CartChange {
  return state.lines.length > 0
    ? removal(
        state,
        state.lines.map(({ id }) => id),
      )
    : { kind: 'none', isAdjusted: false }
}

function removal(state: CartState, removed: readonly number[]): CartChange {
  return {
    kind: 'revise',
    revision: { removed, kept: null },
    lines: without(state.lines, removed),
    isAdjusted: false,
  }
}

/** @throws ProblemError when the company may not buy the item */
export function refuseUnlessAddable(state: CartState, item: GoodsItem, supportPhone: string | undefined): void {
  const answer = itemAddability(state, item, supportPhone)
  if (!answer.ok) throw refusalProblem(answer)
}

/**
 * The quantity that the company's allocation, over all lines of the item, and the largest quantity of a line allow.
 * @param replaced ids of the lines that the quantity is for
 * @throws ProblemError when the allocation allows none
 */
export function capped(
  state: Pick<CartState, 'lines'>,
  item: GoodsItem,
  unit: number,
  requested: number,
  replaced: readonly number[],
) {
  const others = state.lines.filter(({ id, item: other }) => other.itemId === item.itemId && !replaced.includes(id))
  const taken = others.reduce((sum, line) => sum + baseUnits(line), 0)
  const conversionRate = item.units.find(({ id }) => id === unit)?.conversionRate ?? 1
  const remaining = allocationRemaining(item.allocationLeft, taken)
  const allowed = allowedQuantity({ requested, conversionRate, remaining })
  if (allowed.quantity < 1) {
    throw refusalProblem({ reason: 'allocation' })
  }
  const quantity = Math.min(allowed.quantity, MAX_QUANTITY)
  return { quantity, isAdjusted: quantity < requested }
}

function isTwin(other: CartLineState, line: CartLineState, unit: number): boolean {
  return other.id !== line.id && other.item.itemId === line.item.itemId && other.unit === unit
}

function without(lines: readonly CartLineState[], removed: readonly number[]): CartLineState[] {
  return lines.filter(({ id }) => !removed.includes(id))
}

function withLine(lines: readonly CartLineState[], line: CartLineState): CartLineState[] {
  return lines.map((other) => (other.id === line.id ? line : other))
}
