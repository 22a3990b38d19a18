import { easternDate, formatDate } from '@gauze/rules'
import { readBarcode } from '@gauze/rules/barcode'
import { barcodeMessages, barcodeProblemText } from '@gauze/rules/messages'
import { type ProblemError, refused } from '../../base/problem.js'

/** A row's text, with the data of the barcode that it may be. */
export interface RowText {
  /** Names the item: the text itself, or the GTIN of a scanned barcode. */
  readonly text: string
  /** Null for a text that is no barcode. */
  readonly gtin: string | null
  /** Why nothing may be looked up. */
  readonly problem: ProblemError | null
  /** A notice about the package, such as its expiration; undefined for none. */
  readonly notice: string | undefined
}

/**
 * Reads the text of a row. A plain number with a wrong check digit may be a part number, so it stays a text.
 *
 * @param now decides whether a package has expired
 */
export function readRowText(written: string, now: Date): RowText {
  const text = written.trim()
  const reading = readBarcode(text, now)
  if (reading === null) return { text, gtin: null, problem: null, notice: undefined }
  if (!reading.ok) {
    const problem = refused('barcode-unreadable', barcodeProblemText(reading.problem, barcodeMessages))
    return { text, gtin: null, problem: reading.isPlain ? null : problem, notice: undefined }
  }
  const { gtin, expiry } = reading.barcode
  const isExpired = expiry !== null && expiry < easternDate(now)
  return {
    text: reading.isPlain ? text : gtin,
    gtin,
    problem: null,
    notice: isExpired ? `The scanned package expired on ${formatDate(expiry)}.` : undefined,
  }
}
