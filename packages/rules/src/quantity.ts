/** The least that can be ordered of a line (spec section 9). */
export const MIN_QUANTITY = 1

/** The most that can be ordered of a line; beyond it a typing slip is likelier than an order. */
export const MAX_QUANTITY = 99_999

/**
 * A quantity that can be sent: floored to an integer, 1 when below 1 or not a number. For values from code;
 * what a person types goes through `parseQuantityInput`, which says what is wrong instead of changing it.
 */
export function normalizeQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(MIN_QUANTITY, Math.floor(quantity)) : MIN_QUANTITY
}

/** Returns true for a quantity that can be ordered: an integer from 1 to {@link MAX_QUANTITY}. */
export function isValidQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
}

/**
 * One press of a stepper: the new quantity, or the same one where the step would leave the range.
 */
export function stepQuantity(quantity: number, step: number): number {
  return isValidQuantity(quantity + step) ? quantity + step : quantity
}
