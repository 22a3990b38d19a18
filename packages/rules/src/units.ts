import { type DecimalLike, multiplyDecimals, roundHalfUp } from './decimal.js'
import { type Cents, parseUnitPrice, roundToCents } from './money.js'

/** A unit of measure an item is sold in. `conversionRate` counts the base units in one of it. */
export interface UnitOfMeasure {
  readonly id: number
  readonly conversionRate: number
}

/** A price per base unit in dollars and the unit it is sold in. */
export interface UnitPricing {
  readonly price: DecimalLike
  readonly conversionRate: DecimalLike
}

/** A {@link UnitPricing} and how many of that unit. */
export interface LinePricing extends UnitPricing {
  readonly quantity: number
}

/**
 * Item total = price × unit conversion rate × quantity, rounded once, half up.
 *
 * @throws RangeError when a factor is not a finite number, the price is below 0, or the total is beyond the limit.
 * @example lineTotal({ price: 0.0525, conversionRate: 100, quantity: 3 }) // 1575 cents
 */
export function lineTotal({ price, conversionRate, quantity }: LinePricing): Cents {
  return roundToCents(multiplyDecimals(parseUnitPrice(price), conversionRate, quantity))
}

/**
 * The price shown for one of a unit: unit factor × price, to 2 decimals. Only for display: a
 * line's total is {@link lineTotal}, which does not round before it multiplies.
 *
 * @throws RangeError as {@link lineTotal}.
 */
export function unitPrice({ price, conversionRate }: UnitPricing): Cents {
  return lineTotal({ price, conversionRate, quantity: 1 })
}

/**
 * The exact price of one of a unit in dollars, so that it times a quantity is the line's total: unit factor × price,
 * with as many decimals as it has, at most four.
 *
 * @throws RangeError as {@link lineTotal}.
 * @example exactUnitPrice({ price: 0.0525, conversionRate: 1 }) // 0.0525
 */
export function exactUnitPrice({ price, conversionRate }: UnitPricing): number {
  return Number(roundHalfUp(multiplyDecimals(parseUnitPrice(price), conversionRate), 4)) / 10_000
}

/**
 * The conversion rate of the unit with this id.
 *
 * @throws RangeError when the item is not sold in that unit.
 */
export function conversionRateOf(units: readonly UnitOfMeasure[], unitId: number): number {
  const unit = units.find(({ id }) => id === unitId)
  if (!unit) {
    const known = units.map(({ id }) => id).join(', ') || 'none'
    throw new RangeError(`The item is not sold in unit ${unitId}. Choose one of its units: ${known}.`)
  }
  return unit.conversionRate
}
