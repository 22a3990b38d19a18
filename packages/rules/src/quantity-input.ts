import { MAX_QUANTITY, MIN_QUANTITY } from './quantity.js'

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
