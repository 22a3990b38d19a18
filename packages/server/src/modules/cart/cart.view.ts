import type { Cart, CartLine, SavedLine } from '@gauze/contract'
import { type CalculatedAmount, cents, dollarsFromCents } from '@gauze/rules'
import type { PortServices } from '../../ports/guard-ports.js'
import { lapseOf, type Offer, offerOf } from '../pricing/offers.js'
import { type KnownSums, knownSums } from '../pricing/order-amounts.js'
import { wirePrice } from '../pricing/wire-price.js'
import type { CartLineState, CartState, SavedLineState } from './cart.types.js'

/** The amounts of a cart as sent on the wire. */
type CartAmounts = Pick<Cart, 'subtotal' | 'shipping' | 'tax' | 'taxBasis' | 'convenienceFee' | 'total'>

const noAmounts: CartAmounts = { subtotal: null, shipping: null, tax: null, convenienceFee: null, total: null }

function dollars(amount: CalculatedAmount): number | null {
  return amount === 'error' ? null : dollarsFromCents(amount)
}

/** Tax and fee say that they could not be calculated; then there is no total. */
function marked(amount: CalculatedAmount | null): number | 'error' | null {
  return amount === 'error' || amount === null ? amount : dollarsFromCents(amount)
}

function amountsView({ subtotal, shipping, tax, taxBasis, convenienceFee, total }: KnownSums): CartAmounts {
  return {
    subtotal: dollarsFromCents(subtotal),
    shipping: dollars(shipping),
    tax: marked(tax),
    ...(taxBasis === null ? {} : { taxBasis: { ...taxBasis, amount: dollarsFromCents(taxBasis.amount) } }),
    convenienceFee: marked(convenienceFee),
    total: dollars(total),
  }
}

/**
 * A cart as sent on the wire.
 * @param visible whether this caller may see prices; if not, every amount is null
 */
export async function cartView(state: CartState, visible: boolean, services: PortServices): Promise<Cart> {
  const amounts = visible ? amountsView(await knownSums(state, services)) : noAmounts
  return {
    ownerId: state.ownerId,
    version: state.version,
    cartDetail: state.lines.map((line) => lineView(line, visible)),
    totalItems: state.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    status: state.lines.length > 0 ? 'open' : 'empty',
    ...amounts,
    ...(visible ? { ...freeShippingView(services), ...approvalLimitView(state) } : {}),
    _approvedBy: state.approvedBy,
    _contactId: state.contactId,
    saveForLaterDetail: state.saved.map((line) => savedLineView(line, visible)),
    notifications: state.notices.filter(({ cleared }) => cleared !== true).map(({ id, message }) => ({ id, message })),
  }
}

/** The threshold of free shipping, if the store has one. */
function freeShippingView({ ports }: PortServices): Pick<Cart, 'freeShippingFrom'> {
  const { freeFrom = null } = ports.shippingCharge
  return freeFrom === null ? {} : { freeShippingFrom: dollarsFromCents(freeFrom) }
}

function approvalLimitView({ approvalLimitCents }: CartState): Pick<Cart, 'approvalLimit'> {
  return approvalLimitCents === null ? {} : { approvalLimit: dollarsFromCents(cents(approvalLimitCents)) }
}

function lineView(line: CartLineState, visible: boolean): CartLine {
  const offer = offerOf(line)
  return {
    ...savedLineView(line, visible),
    position: line.position,
    previousPrice: visible ? previousPrice(line) : null,
    ...(visible && offer ? { estimate: estimateView(line, offer) } : {}),
  }
}

function estimateView(line: CartLineState, offer: Offer): NonNullable<CartLine['estimate']> {
  const { estimateId: id, estimateNumber, unit, quantity, expirationDate } = offer
  return { id, estimateNumber, unit, quantity, expirationDate, lapse: lapseOf(offer, line) }
}

/** A line that is stored outside the cart, as sent on the wire. */
export function savedLineView({ id, unit, quantity, item }: SavedLineState, visible: boolean): SavedLine {
  return {
    id,
    itemId: item.itemId,
    itemName: item.itemName,
    unit,
    quantity,
    price: wirePrice(item.price, visible),
    units: item.units,
    rxLevelId: item.rxLevel,
    thumbnailImage: item.thumbnailImage,
    name: item.name,
    manufacturer: item.manufacturer,
    mpn: item.mpn,
    urlComponent: item.urlComponent,
    matrixDetails: item.matrixDetails,
    quantityAvailable: item.quantityAvailable,
    isAddableToCart: item.isAddableToCart && !item.inactive && item.price !== null,
  }
}

function previousPrice({ confirmedPrice, item }: CartLineState): number | null {
  return confirmedPrice !== null && confirmedPrice !== item.price ? confirmedPrice : null
}
