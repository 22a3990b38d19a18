/** A line that a procurement system sends back, to be edited or looked at. */
export interface SentLine {
  /** The item's number, as an earlier message named it. */
  readonly number: string
  /** The unit, as an earlier message named it; empty if it was lost. */
  readonly unit: string
  readonly quantity: number
}

/** What a procurement system asks for, in the words of neither protocol. */
export interface Visit {
  readonly operation: 'create' | 'edit' | 'inspect'
  readonly buyerCookie: string
  /** Where the cart returns. */
  readonly returnUrl: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The lines that the cart begins with. */
  readonly lines: readonly SentLine[]
  /** The page of the store to open first. */
  readonly startPath: string
  /** What the returned message repeats. */
  readonly echo: Readonly<Record<string, string>>
}

/** Who a procurement system says that it is. */
export interface BuyerClaim {
  readonly domain: string
  readonly identity: string
  readonly secret: string
}

/** A line of a cart that returns. */
export interface ReturnedLine {
  readonly itemId: number
  readonly unitId: number
  readonly quantity: number
  readonly description: string
  /** The unit in words, such as 'Box of 100'. */
  readonly unitLabel: string
  /** Base units in one unit. */
  readonly conversionRate: number
  /** The price of one unit in dollars, exact. */
  readonly unitPrice: string
  /** The price of the line in dollars and cents. */
  readonly total: string
  readonly manufacturer: string
  readonly mpn: string
}
