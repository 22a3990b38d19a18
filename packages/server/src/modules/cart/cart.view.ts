import type { Cart, CartAnswer, CartLine, SavedLine } from '@gauze/contract'
import { type Cents, dollarsFromCents } from '@gauze/rules'
import { goodsSums } from '../pricing/order-amounts.js'
import { wirePrice } from '../pricing/wire-price.js'
import type { CartLineState, CartState, SavedLineState } from './cart.types.js'

/**
 * A cart as sent on the wire.
 * @param visible whether this caller may see prices; if not, every amount is null (CART-15)
 */
export const cartView = (state: CartState, visible: boolean): Cart => {
  const sums = goodsSums(state)
  const amount = (value: Cents | null) => (visible && value !== null ? dollarsFromCents(value) : null)
  return {
    ownerId: state.ownerId,
    version: state.version,
    cartDetail: state.lines.map((line) => lineView(line, visible)),
    totalItems: state.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    status: state.lines.length > 0 ? 'open' : 'empty',
    subtotal: amount(sums.subtotal),
    shipping: amount(sums.shipping),
    tax: amount(sums.tax),
    convenienceFee: amount(sums.convenienceFee),
    total: amount(sums.total),
    _approvedBy: state.approvedBy,
    _contactId: state.contactId,
    saveForLaterDetail: state.saved.map((line) => savedLineView(line, visible)),
    notifications: state.notices.map(({ id, message }) => ({ id, message })),
  }
}

/** The answer to a change of a cart. */
export const cartAnswerView = (state: CartState, visible: boolean, addToCartAdjustment: boolean): CartAnswer => ({
  ...cartView(state, visible),
  addToCartAdjustment,
})

const lineView = (line: CartLineState, visible: boolean): CartLine => ({
  ...savedLineView(line, visible),
  previousPrice: visible ? previousPrice(line) : null,
})

const savedLineView = ({ id, unit, quantity, item }: SavedLineState, visible: boolean): SavedLine => ({
  id,
  itemId: item.itemId,
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
})

const previousPrice = ({ confirmedPrice, item }: CartLineState): number | null =>
  confirmedPrice !== null && confirmedPrice !== item.price ? confirmedPrice : null
