/** The least that can be ordered of a line (spec section 9). */
export const MIN_QUANTITY = 1

/** The most that can be ordered of a line; beyond it a typing slip is likelier than an order. */
export const MAX_QUANTITY = 99_999

/** Why a typed text is no quantity, for a catalog such as `@gauze/rules/messages` to put into words. */
export type QuantityProblem =
  | { readonly code: 'empty' | 'notNumber' | 'decimal' }
  | { readonly code: 'belowMin'; readonly min: number }
  | { readonly code: 'aboveMax'; readonly max: number }

/**
 * A typed quantity: the number, or the typed text and why it is invalid. The text is never changed while somebody
 * types.
 */
export type QuantityInput =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly typed: string; readonly problem: QuantityProblem }

const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/

/**
 * A quantity that can be sent: floored to an integer, 1 when below 1 or not a number. For values from code;
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
 * One press of a stepper: the new quantity, or the same one where the step would leave the range.
 */
export function stepQuantity(quantity: number, step: number): number {
  return isValidQuantity(quantity + step) ? quantity + step : quantity
}

/**
 * Reads the text of a quantity field. Grouping commas are allowed; decimals, signs and words are not.
 *
 * @example parseQuantityInput('1,200') // { ok: true, quantity: 1200 }
 * @example
 * parseQuantityInput('2.5')
 * // { ok: false, typed: '2.5', problem: { code: 'decimal' } }
 */
export function parseQuantityInput(typed: string): QuantityInput {
  const text = typed.trim()
  const refuse = (problem: QuantityProblem): QuantityInput => ({ ok: false, typed, problem })
  if (text === '') return refuse({ code: 'empty' })
  const match = NUMBER.exec(text)
  if (!match) return refuse({ code: 'notNumber' })
  const quantity = Number(text.replaceAll(',', ''))
  if (quantity < MIN_QUANTITY) return refuse({ code: 'belowMin', min: MIN_QUANTITY })
  if (match[1] !== undefined) return refuse({ code: 'decimal' })
  return quantity > MAX_QUANTITY ? refuse({ code: 'aboveMax', max: MAX_QUANTITY }) : { ok: true, quantity }
}
