/**
 * Reads a number as procurement systems write it: with a decimal point, and with commas only between groups of three
 * digits.
 * @returns the digits with a decimal point; null for another notation, a sign, or more digits than an amount has
 * @example plainNumber('1,234.50') // '1234.50'
 * @example plainNumber('5,08') // null
 */
export function plainNumber(text: string): string | null {
  const given = text.trim()
  const digits = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(given) ? given.replaceAll(',', '') : given
  const [, whole = '', decimals = ''] = /^(\d{0,7})(?:\.(\d{0,8}))?$/.exec(digits) ?? []
  if (whole === '' && decimals === '') return null
  return decimals === '' ? whole : `${whole || '0'}.${decimals}`
}

/**
 * Reads a number of units. `1,000` is refused, because some systems mean a thousand by it, and other systems mean one.
 * @returns the digits with a decimal point; null for an ambiguous or another notation
 * @example plainCount('1,000') // null
 */
export function plainCount(text: string): string | null {
  return text.includes(',') && !text.includes('.') ? null : plainNumber(text)
}

/**
 * Reads a quantity, as {@link plainCount} reads a number.
 * @returns a whole number from 1 to 9999999; null for any other text
 * @example wholeQuantity('2.000') // 2
 */
export function wholeQuantity(text: string): number | null {
  const number = plainCount(text)
  return number !== null && /^0*[1-9]\d{0,6}(?:\.0+)?$/.test(number) ? Number(number) : null
}
