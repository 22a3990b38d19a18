import { type Decimal, type DecimalLike, formatDecimal, parseDecimal, roundHalfUp } from './decimal.js'

declare const centsBrand: unique symbol

/** A whole number of US cents. Made only by the functions of this file, so a dollar amount cannot slip in. */
export type Cents = number & { readonly [centsBrand]: true }

/** An exact price per base unit in dollars; it may be finer than a cent and is rounded once, at the line. */
export type UnitPrice = Decimal

/** The largest amount held, in cents: up to here dollars survive a JSON number and back to the cent. */
export const MAX_CENTS = 999_999_999_999_999

/**
 * Converts a whole number of cents to money.
 *
 * @throws RangeError when it is not whole or is beyond ±{@link MAX_CENTS}.
 */
export function cents(value: number | bigint): Cents {
  const amount = Number(value) + 0
  if (!isCents(amount)) {
    throw new RangeError(
      `${value} is not an amount in cents. Give a whole number of at most ${MAX_CENTS} (use centsFromDollars for dollars).`,
    )
  }
  return amount
}

/**
 * Reads dollars as on the wire, exactly.
 *
 * @throws RangeError for NaN, Infinity, text that is not a number, fractions of a cent, and amounts beyond the limit.
 * @example centsFromDollars(1.15) // 115
 * @example centsFromDollars('1.005') // RangeError: use roundToCents where rounding is meant
 */
export function centsFromDollars(dollars: number | string): Cents {
  const amount = parseDecimal(dollars)
  if (amount.scale > 2) {
    throw new RangeError(`${dollars} dollars is not a whole number of cents. Use roundToCents where rounding is meant.`)
  }
  return cents(roundHalfUp(amount, 2))
}

/** Rounds exact dollars to the nearest cent, half up (once, at the line). Throws as {@link parseDecimal}. */
export function roundToCents(dollars: DecimalLike): Cents {
  return cents(roundHalfUp(dollars, 2))
}

/** An amount in dollars for the wire, as a JSON number: `115` gives `1.15`. */
export function dollarsFromCents(amount: Cents): number {
  return amount / 100
}

/** The sum of two amounts. Throws a RangeError beyond the limit. */
export function addCents(a: Cents, b: Cents): Cents {
  return cents(a + b)
}

/** The sum of any number of amounts; 0 for none. Throws a RangeError beyond the limit. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = cents(0)
  for (const amount of amounts) total = addCents(total, amount)
  return total
}

/**
 * Shows an amount as US dollars, the same on every server and browser.
 *
 * @example formatUsd(cents(123456)) // '$1,234.56'
 */
export function formatUsd(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`
}

/**
 * Shows the exact price of one unit as US dollars with two to four decimals, the same on every server and browser.
 *
 * @param price in dollars, from `exactUnitPrice`
 * @example formatExactUsd(13.0368) // '$13.0368'
 */
export function formatExactUsd(price: number): string {
  const [whole = '0', decimals = ''] = formatDecimal({ digits: roundHalfUp(price, 4), scale: 4 }).split('.')
  const [dollars = ''] = formatUsd(cents(Number(whole) * 100)).split('.')
  return `${dollars}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, '')}`
}

/**
 * Reads a price per base unit in dollars, with as many decimals as it has.
 *
 * @throws RangeError when it is not a finite number or is below 0.
 */
export function parseUnitPrice(price: DecimalLike): UnitPrice {
  const amount = parseDecimal(price)
  if (amount.digits < 0n) throw new RangeError(`A price cannot be below 0 (${price}). Give a price of 0 or more.`)
  return amount
}

function isCents(value: number): value is Cents {
  return Number.isInteger(value) && Math.abs(value) <= MAX_CENTS
}
