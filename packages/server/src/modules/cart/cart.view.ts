import type { Cart, CartAnswer, CartLine, SavedLine } from '@gauze/contract'
import { type CalculatedAmount, dollarsFromCents } from '@gauze/rules'
import type { PortServices } from '../../ports/ask-port.js'
import { type KnownSums, knownSums } from '../pricing/order-amounts.js'
import { wirePrice } from '../pricing/wire-price.js'
import type { ChangedCart } from './cart.service.js'
import type { CartLineState, CartState, SavedLineState } from './cart.types.js'

/** The amounts of a cart as the wire has it. */
type CartAmounts = Pick<Cart, 'subtotal' | 'shipping' | 'tax' | 'convenienceFee' | 'total'>

const noAmounts: CartAmounts = { subtotal: null, shipping: null, tax: null, convenienceFee: null, total: null }

const dollars = (amount: CalculatedAmount): number | null => (amount === 'error' ? null : dollarsFromCents(amount))

/** Tax and fee say that they could not be worked out; then there is no total. */
const marked = (amount: CalculatedAmount | null): number | 'error' | null =>
  amount === 'error' || amount === null ? amount : dollarsFromCents(amount)

const amountsView = ({ subtotal, shipping, tax, convenienceFee, total }: KnownSums): CartAmounts => ({
  subtotal: dollarsFromCents(subtotal),
  shipping: dollars(shipping),
  tax: marked(tax),
  convenienceFee: marked(convenienceFee),
  total: dollars(total),
})

/**
 * A cart as sent on the wire.
 * @param visible whether this caller may see prices; if not, every amount is null (CART-15)
 */
export const cartView = async (state: CartState, visible: boolean, services: PortServices): Promise<Cart> => {
  const amounts = visible ? amountsView(await knownSums(state, services)) : noAmounts
  return {
    ownerId: state.ownerId,
    version: state.version,
    cartDetail: state.lines.map((line) => lineView(line, visible)),
    totalItems: state.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    status: state.lines.length > 0 ? 'open' : 'empty',
    ...amounts,
    _approvedBy: state.approvedBy,
    _contactId: state.contactId,
    saveForLaterDetail: state.saved.map((line) => savedLineView(line, visible)),
    notifications: state.notices.map(({ id, message }) => ({ id, message })),
  }
}

/** The answer to a change of a cart. */
export const cartAnswerView = async (
  { state, isAdjusted }: ChangedCart,
  visible: boolean,
  services: PortServices,
): Promise<CartAnswer> => ({
  ...(await cartView(state, visible, services)),
  addToCartAdjustment: isAdjusted,
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
