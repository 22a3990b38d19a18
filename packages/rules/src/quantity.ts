/** The least that can be ordered of a line. */
export const MIN_QUANTITY = 1

/** The largest quantity of a line; a larger one is more likely a typo than an order. */
export const MAX_QUANTITY = 99_999

/**
 * Returns a quantity that can be sent: floored to an integer, 1 when below 1 or not a number. Use it for values from
 * code; for typed text, use `parseQuantityInput`, which reports a problem instead of changing the text.
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
