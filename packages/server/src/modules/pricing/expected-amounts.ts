import { type Cents, centsFromDollars, formatUsd } from '@gauze/rules'
import { refused } from '../../base/problem.js'

/**
 * The total that a caller saw, in cents.
 * @throws ProblemError when it is not an amount
 */
export function expectedCents(dollars: number): Cents {
  try {
    return centsFromDollars(dollars)
  } catch {
    throw refused('validation', 'The expected total is not an amount in dollars and cents.', {
      expectedTotal: ['must have at most two decimals'],
    })
  }
}

/** The price of a base unit in words, in dollars; it may be finer than a cent. */
export function priceText(price: number): string {
  const [, fraction = ''] = String(price).split('.')
  return fraction.length <= 2 ? formatUsd(centsFromDollars(price)) : `$${price}`
}
