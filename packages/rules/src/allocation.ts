import { normalizeQuantity } from './quantity.js'

/**
 * Returns the rest of an item's allocation, in base units: never below 0; null when the item is not on allocation.
 *
 * @param limit the company's limit in the period, in base units; null when the item is not on allocation
 * @param taken the quantity ordered in the period or in the cart, in base units
 */
export function allocationRemaining(limit: number | null, taken: number): number | null {
  return limit === null ? null : Math.max(0, limit - taken)
}

/** Returns true if the allocation is used up: `allocationMax` is 0. */
export function isAllocationSpent(allocationMax: number | null | undefined): boolean {
  return typeof allocationMax === 'number' && allocationMax <= 0
}

/**
 * The quantity of a unit that the allocation allows, and whether that is less than requested: the answer's
 * `addToCartAdjustment`. 0 when not even one of the unit fits.
 *
 * @param requested how many of the unit
 * @param conversionRate base units in one of the unit
 * @param remaining base units left, as {@link allocationRemaining} gives it
 */
export function allowedQuantity({
  requested,
  conversionRate,
  remaining,
}: {
  readonly requested: number
  readonly conversionRate: number
  readonly remaining: number | null
}): { readonly quantity: number; readonly isAdjusted: boolean } {
  const most = normalizeQuantity(requested)
  const quantity = remaining === null ? most : Math.min(most, Math.floor(remaining / conversionRate))
  return { quantity, isAdjusted: quantity < most }
}
