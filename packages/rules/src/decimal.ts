/**
 * An exact decimal number: `digits / 10^scale`. BigInt does the arithmetic, so that it is exact, unlike binary floats,
 * and the browser loads no decimal library.
 */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

/** The input for an exact decimal: a number or string as on the wire, or a parsed one. */
export type DecimalLike = number | string | Decimal

const NOTATION = /^([+-]?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i
const MAX_DIGITS = 40

/**
 * Reads a number or a decimal string exactly. A number counts as the shortest decimal that prints it, so `0.1` is one
 * tenth and not the nearest binary fraction.
 *
 * @throws RangeError for NaN, Infinity, text that is not a decimal number, and more than 40 digits.
 * @example parseDecimal('12.3400') // { digits: 1234n, scale: 2 }
 */
export function parseDecimal(value: DecimalLike): Decimal {
  if (typeof value === 'object') return value
  const match = NOTATION.exec(String(value).trim())
  if (!match) {
    throw new RangeError(
      `${describe(value)} is not a decimal number. Give a finite number or a string such as "12.34".`,
    )
  }
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const scale = fraction.length - Number(exponent)
  if (whole.length + fraction.length > MAX_DIGITS || Math.abs(scale) > MAX_DIGITS) {
    throw new RangeError(`${describe(value)} has more than ${MAX_DIGITS} digits. Round it before it is used here.`)
  }
  const magnitude = BigInt(whole + fraction)
  return shorten(sign === '-' ? -magnitude : magnitude, scale)
}

/** The exact product of any number of decimals; 1 for none. */
export function multiplyDecimals(...factors: readonly DecimalLike[]): Decimal {
  let digits = 1n
  let scale = 0
  for (const factor of factors) {
    const { digits: factorDigits, scale: factorScale } = parseDecimal(factor)
    digits *= factorDigits
    scale += factorScale
  }
  return { digits, scale }
}

/**
 * Rounds to a number of decimal places, half up, and returns the integer count of that place (`places` 2: hundredths).
 * A negative number mirrors its positive one, so that a credit cancels its charge.
 *
 * @example roundHalfUp('1.005', 2) // 101n
 */
export function roundHalfUp(value: DecimalLike, places: number): bigint {
  const { digits, scale } = parseDecimal(value)
  if (scale <= places) return digits * 10n ** BigInt(places - scale)
  const divisor = 10n ** BigInt(scale - places)
  const magnitude = digits < 0n ? -digits : digits
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
  return digits < 0n ? -rounded : rounded
}

/**
 * Writes a decimal out in full, without exponent, for a `numeric` column of a database.
 *
 * @example formatDecimal(parseDecimal(0.0525)) // '0.0525'
 */
export function formatDecimal(value: DecimalLike): string {
  const { digits, scale } = parseDecimal(value)
  const magnitude = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const sign = digits < 0n ? '-' : ''
  if (scale === 0) return `${sign}${magnitude}`
  return `${sign}${magnitude.slice(0, -scale)}.${magnitude.slice(-scale)}`
}

function shorten(digits: bigint, scale: number): Decimal {
  if (scale < 0) return { digits: digits * 10n ** BigInt(-scale), scale: 0 }
  let shortDigits = digits
  let shortScale = scale
  while (shortScale > 0 && shortDigits % 10n === 0n) {
    shortDigits /= 10n
    shortScale -= 1
  }
  return { digits: shortDigits, scale: shortScale }
}

function describe(value: number | string): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : String(value)
}
