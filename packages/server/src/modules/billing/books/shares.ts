import { type DecimalLike, multiplyDecimals, roundHalfUp } from '@gauze/rules'

/** The cents of an amount that go with a part of a whole, rounded down. */
export function shareOf(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** The sum of one number of each row. */
export function sumOf<Row>(rows: readonly Row[], numberOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + numberOf(row), 0)
}

/** A percentage of cents, rounded half up. */
export function percentOf(amount: number, percent: DecimalLike): number {
  return Number(roundHalfUp(multiplyDecimals(amount, percent, '0.01'), 0))
}

/** A line with its price as it was sold. */
export interface PricedLine {
  /** Dollars per base unit, with all its decimals. */
  readonly price: string
  /** Base units in one unit of the line. */
  readonly rate: string
  readonly quantity: number
  /** Cents. */
  readonly total: number
}

/** The cents of a quantity of a line: price, unit factor and quantity are multiplied exactly and rounded once, half up. */
export function pricedTotal({ price, rate, quantity }: Omit<PricedLine, 'total'>): number {
  return Number(roundHalfUp(multiplyDecimals(price, rate, quantity), 2))
}

/** The whole base units that hold a quantity of a line. */
export function baseUnitsOf(rate: string, quantity: number): number {
  const { digits, scale } = multiplyDecimals(rate, quantity)
  const one = 10n ** BigInt(scale)
  return Number((digits + one - 1n) / one)
}
