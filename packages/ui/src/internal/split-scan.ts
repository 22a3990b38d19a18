import { gs1Digit } from '@gauze/rules/barcode'

/** The lengths of a GTIN, the longest first. */
const LENGTHS = [14, 13, 12, 8]
const LONGEST_QUANTITY = 5

function isGtin(digits: string): boolean {
  return LENGTHS.includes(digits.length) && gs1Digit(digits.slice(0, -1)) === Number(digits.at(-1))
}

/**
 * Splits the text of a number field into which a barcode was scanned: the number that was typed before it, and the
 * barcode. Returns null for text that no scanner wrote: short, with spaces, or a decimal number.
 *
 * @example splitScan('12036000291452') // { typed: '12', code: '036000291452' }
 */
export function splitScan(written: string): { readonly typed: string; readonly code: string } | null {
  const text = written.trim()
  if (text.length < 8 || /\s/.test(text) || /^-?\d{0,7}([.,]\d+)*$/.test(text)) return null
  if (!/^\d+$/.test(text) || isGtin(text)) return { typed: '', code: text }
  const length = LENGTHS.find(
    (each) => text.length > each && text.length - each <= LONGEST_QUANTITY && isGtin(text.slice(-each)),
  )
  return length === undefined ? { typed: '', code: text } : { typed: text.slice(0, -length), code: text.slice(-length) }
}
