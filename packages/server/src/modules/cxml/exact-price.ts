import { formatDecimal, multiplyDecimals, parseDecimal, roundHalfUp } from '@gauze/rules'

/**
 * The price of one unit in dollars: exact, with at least two decimal places.
 * @param price of a base unit
 * @param conversionRate base units in one unit
 * @example exactPrice(0.1234, 1) // '0.1234'
 */
export function exactPrice(price: number, conversionRate: number): string {
  const exact = parseDecimal(formatDecimal(multiplyDecimals(price, conversionRate)))
  return formatDecimal(exact.scale > 2 ? exact : { digits: roundHalfUp(exact, 2), scale: 2 })
}
