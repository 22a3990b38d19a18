/** The least that can be ordered of a line (spec section 9). */
export const MIN_QUANTITY = 1

/** The most that can be ordered of a line; beyond it a typing slip is likelier than an order. */
export const MAX_QUANTITY = 99_999

/**
 * A typed quantity: the number, or the typed text and why it is invalid. The text is never changed while somebody
 * types.
 */
export type QuantityInput =
  | { readonly ok: true; readonly quantity: number }
  | {
      readonly ok: false
      readonly typed: string
      readonly reason: 'empty' | 'notNumber' | 'decimal' | 'belowMin' | 'aboveMax'
      readonly message: string
    }

const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/

/**
 * A quantity that can be sent: floored to an integer, 1 when below 1 or not a number (PDP-10). For values from code;
 * what a person types goes through {@link parseQuantityInput}, which says what is wrong instead of changing it.
 */
export function normalizeQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(MIN_QUANTITY, Math.floor(quantity)) : MIN_QUANTITY
}

/** Whether this is a quantity that can be ordered: an integer from 1 to {@link MAX_QUANTITY}. */
export function isValidQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
}

/**
 * One press of a stepper: the new quantity, or the same one where the step would leave the range (PDP-10).
 */
export function stepQuantity(quantity: number, step: number): number {
  return isValidQuantity(quantity + step) ? quantity + step : quantity
}

/**
 * Reads the text of a quantity field (PDP-10). Grouping commas are allowed; decimals, signs and words are not.
 *
 * @example parseQuantityInput('1,200') // { ok: true, quantity: 1200 }
 * @example
 * parseQuantityInput('2.5')
 * // { ok: false, typed: '2.5', reason: 'decimal', message: 'Decimals not allowed' }
 */
export function parseQuantityInput(typed: string): QuantityInput {
  const text = typed.trim()
  if (text === '') return { ok: false, typed, reason: 'empty', message: 'Enter a quantity' }
  const match = NUMBER.exec(text)
  if (!match) return { ok: false, typed, reason: 'notNumber', message: 'Only numbers can be entered' }
  const quantity = Number(text.replaceAll(',', ''))
  if (quantity < MIN_QUANTITY) {
    return { ok: false, typed, reason: 'belowMin', message: `Must be at least ${MIN_QUANTITY}` }
  }
  if (match[1] !== undefined) return { ok: false, typed, reason: 'decimal', message: 'Decimals not allowed' }
  if (quantity > MAX_QUANTITY) {
    return { ok: false, typed, reason: 'aboveMax', message: `Must be at most ${MAX_QUANTITY.toLocaleString('en-US')}` }
  }
  return { ok: true, quantity }
}
