/** A line that a procurement system sends back, to be edited or looked at. */
export interface SentLine {
  /** The item's number, as an earlier message named it. */
  readonly number: string
  /** The unit, as an earlier message named it; empty if it was lost. */
  readonly unit: string
  readonly quantity: number
}

/** The visit that a procurement system asks for, in the words of neither protocol. */
export interface Visit {
  readonly operation: 'create' | 'edit' | 'inspect'
  readonly buyerCookie: string
  /** The address to which the cart returns. */
  readonly returnUrl: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The lines that the cart begins with. */
  readonly lines: readonly SentLine[]
  /** The product whose page opens first, and its unit; null for `startPath`. */
  readonly selected: Pick<SentLine, 'number' | 'unit'> | null
  /** The page of the store to open first. */
  readonly startPath: string
  /** The values that the returned message repeats. */
  readonly echo: Readonly<Record<string, string>>
}

/** A line of a cart that returns. */
export interface ReturnedLine {
  readonly itemId: number
  /** The item number. */
  readonly itemName: string
  readonly unitId: number
  readonly quantity: number
  readonly description: string
  /** The unit in words, such as 'Box of 100'. */
  readonly unitLabel: string
  /** Base units in one unit. */
  readonly conversionRate: number
  /** The base unit in words; empty if the item has none. */
  readonly baseUnitLabel: string
  /** The price of one unit in dollars, exact. */
  readonly unitPrice: string
  readonly manufacturer: string
  readonly mpn: string
}

/** The sums of a cart that returns, as its page shows them: each in dollars and cents, such as `17.34`. */
export interface ReturnedSums {
  readonly shipping: string
  /** Null while the company has no address to tax. */
  readonly tax: string | null
  /** Null for a company that is not charged it. */
  readonly convenienceFee: string | null
  /** Of the lines, shipping, tax and fee. */
  readonly total: string
}
