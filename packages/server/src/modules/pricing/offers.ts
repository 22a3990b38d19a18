import type { CartLine, EstimateStatus } from '@gauze/contract'
import type { GoodsLine } from './goods.types.js'

/** Why a line does not have the price of its estimate. */
export type OfferLapse = NonNullable<NonNullable<CartLine['estimate']>['lapse']>

/** The price that an estimate offers for an item. */
export interface Offer {
  readonly estimateId: number
  readonly estimateNumber: string
  /** An open estimate past its last day is expired. */
  readonly status: EstimateStatus
  /** The last day, YYYY-MM-DD in Eastern time. */
  readonly expirationDate: string | null
  readonly unit: number
  /** The largest quantity that has the price. */
  readonly quantity: number
  /** Dollars per base unit. */
  readonly price: number
}

/** A line with the offers that it was added from. */
export interface OfferedLine extends GoodsLine {
  /** The offers of one estimate for the item, each for another unit; empty for a line from no estimate. */
  readonly offers: readonly Offer[]
  /** The price that the company has without the offer: dollars per base unit, null for 'N/A'. */
  readonly ownPrice: number | null
}

/** The offer for a line: of its unit if there is one; null for a line from no estimate. */
export function offerOf({ offers, unit }: Pick<OfferedLine, 'offers' | 'unit'>): Offer | null {
  return offers.find((offer) => offer.unit === unit) ?? offers[0] ?? null
}

/** The estimate that a line was added from; null for none. */
export function estimateIdOf({ offers }: Pick<OfferedLine, 'offers'>): number | null {
  return offers[0]?.estimateId ?? null
}

/** Why a line does not have the price of its offer; null if it has. */
export function lapseOf(
  { status, unit, quantity, price }: Offer,
  line: Pick<OfferedLine, 'unit' | 'quantity' | 'ownPrice'>,
): OfferLapse | null {
  if (status === 'Accepted') return 'ordered'
  if (status !== 'Open') return 'expired'
  if (line.unit !== unit) return 'unit'
  if (line.ownPrice !== null && line.ownPrice < price) return 'regular'
  return line.quantity > quantity ? 'quantity' : null
}

/**
 * A line at the price that holds for it: the price of its offer while the estimate is open, the unit is the offered
 * unit, the quantity is at most the offered quantity and the company's own price is not lower; otherwise the company's
 * own price.
 */
export function atHeldPrice<Line extends OfferedLine>(line: Line): Line {
  const { ownPrice, item } = line
  const offer = offerOf(line)
  const price = offer !== null && lapseOf(offer, line) === null ? offer.price : ownPrice
  return { ...line, item: { ...item, price } }
}

/** The estimates whose prices lines have. */
export function heldEstimates(lines: readonly OfferedLine[]): number[] {
  const ids = lines.flatMap((line) => {
    const offer = offerOf(line)
    return offer && lapseOf(offer, line) === null ? [offer.estimateId] : []
  })
  return [...new Set(ids)]
}

/** The reasons why the offer of a merged line may not hold (null: it holds), the most useful offer first. */
const preference: readonly (OfferLapse | null)[] = [null, 'quantity', 'regular', 'unit', 'expired', 'ordered']

/**
 * The offers that a line keeps when lines are merged into it: the offers of the estimate whose price it then has,
 * otherwise the offers of the estimate whose price it can most easily have again.
 */
export function mergedOffers(
  lines: readonly Pick<OfferedLine, 'offers'>[],
  merged: Pick<OfferedLine, 'unit' | 'quantity' | 'ownPrice'>,
): readonly Offer[] {
  const rank = ({ offers }: Pick<OfferedLine, 'offers'>) => {
    const offer = offerOf({ ...merged, offers })
    return offer === null ? preference.length : preference.indexOf(lapseOf(offer, merged))
  }
  return lines.toSorted((one, other) => rank(one) - rank(other))[0]?.offers ?? []
}
