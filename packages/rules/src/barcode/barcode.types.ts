/** The data of a barcode that names a trade item. */
export interface Barcode {
  /** 14 digits: a shorter GTIN has zeros in front. */
  readonly gtin: string
  /** Batch or lot number (AI 10); null where the barcode has none, here and below. */
  readonly lot: string | null
  /** Serial number (AI 21). */
  readonly serial: string | null
  /** The last day of use (AI 17), as YYYY-MM-DD. */
  readonly expiry: string | null
  /** Production date (AI 11), as YYYY-MM-DD. */
  readonly producedOn: string | null
}

/** The reason why a barcode cannot be used. */
export type BarcodeProblem =
  /** A code of the HIBC standard, which has no GTIN. */
  | { readonly code: 'barcode.hibc' }
  /** GS1 data that names no trade item, such as the number of a pallet. */
  | { readonly code: 'barcode.noGtin' }
  | { readonly code: 'barcode.checkDigit'; readonly gtin: string }
  /** No such application identifier. `ai` is its digits, as far as they are there. */
  | { readonly code: 'barcode.unknownAi'; readonly ai: string }
  /** The value of an application identifier is too short or too long. */
  | { readonly code: 'barcode.length'; readonly ai: string; readonly value: string }
  /** The value has characters that its application identifier does not allow. */
  | { readonly code: 'barcode.characters'; readonly ai: string; readonly value: string }
  /** No such day. */
  | { readonly code: 'barcode.date'; readonly ai: string; readonly value: string }
  /** The application identifier occurs with different values. */
  | { readonly code: 'barcode.repeated'; readonly ai: string }

/** The result of reading a barcode. */
export type BarcodeReading = (
  | { readonly ok: true; readonly barcode: Barcode }
  | { readonly ok: false; readonly problem: BarcodeProblem }
) & {
  /** A number without application identifiers. It may also be a part number, so a search still takes it as typed. */
  readonly isPlain: boolean
}
