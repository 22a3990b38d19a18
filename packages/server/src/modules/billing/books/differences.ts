import type { BookedPart, BookedSource, BookRefusal } from './books-words.js'

/** A record of the books, or a part of one. */
export interface BookedPlace {
  readonly kind:
    | 'allocation'
    | 'backorder'
    | 'balance'
    | 'creditMemo'
    | 'estimate'
    | 'holdOfOrder'
    | 'holdOfPayment'
    | 'invoice'
    | 'invoiceById'
    | 'order'
    | 'parcel'
    | 'payment'
    | 'return'
  /** The number of the record, or of the order that it belongs to; for balances and allocations, the company's name. */
  readonly name: string
  /** Which line, event or parcel of the record it is, from 1. */
  readonly line?: number
  readonly event?: number
  readonly parcel?: number
  /** The id of an item. */
  readonly item?: number
  readonly part?: BookedPart
}

/** A difference between the books and their calculation. `differenceText` has its words. */
export type Difference = { readonly place: BookedPlace } & (
  | {
      readonly code: 'amount'
      readonly storedCents: number
      readonly calculatedCents: number
      readonly of: BookedSource
    }
  | {
      readonly code: 'value'
      readonly stored: string | number | null
      readonly expected: string | number | null
      readonly of: BookedSource
    }
  | { readonly code: 'refused'; readonly refusal: BookRefusal }
)

/** Collects the differences between the books and their calculation, and counts the compared values. */
export class Differences {
  readonly found: Difference[] = []
  /** How many stored amounts and quantities were compared. */
  amounts = 0

  /**
   * Compares a stored amount with its calculation.
   * @param of the source of the calculation
   */
  compare(place: BookedPlace, storedCents: number, calculatedCents: number, of: BookedSource): void {
    this.amounts += 1
    if (storedCents !== calculatedCents) this.found.push({ place, code: 'amount', storedCents, calculatedCents, of })
  }

  /** Compares a stored quantity, date or name with its source, as {@link Differences.compare} does amounts. */
  compareValue(
    place: BookedPlace,
    stored: string | number | null,
    expected: string | number | null,
    of: BookedSource,
  ): void {
    this.amounts += 1
    if (stored !== expected) this.found.push({ place, code: 'value', stored, expected, of })
  }

  /** Notes a record that cannot be right, with the values that its words need. */
  refuse(isWrong: boolean, place: BookedPlace, ...refusal: BookRefusal): void {
    if (isWrong) this.found.push({ place, code: 'refused', refusal })
  }
}
