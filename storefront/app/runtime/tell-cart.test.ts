import type { CartAnswer } from '@gauze/contract'
import { type CartItem, type CartPort, cartActors, cartMachine } from '@gauze/machines/cart'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { StoreSignal } from './store-runtime.js'
import { tellCart } from './tell-cart.js'

const ownerId = '1.1'

const gauze: CartItem = {
  itemId: 80011,
  price: 4.5,
  units: [{ id: 1, unitName: 'EA', conversionRate: 1, baseUnit: true, label: 'Each' }],
  rxLevelId: '1',
  thumbnailImage: null,
  name: 'Gauze roll',
  manufacturer: 'Ostra Wound',
  mpn: 'OW-3341',
  urlComponent: 'gauze-roll',
  matrixDetails: [],
  quantityAvailable: 5,
  isAddableToCart: true,
}

const cartOf = (quantity: number, addToCartAdjustment: boolean): CartAnswer => ({
  ownerId,
  version: quantity,
  cartDetail: quantity > 0 ? [{ ...gauze, id: 1, unit: 1, quantity, previousPrice: null }] : [],
  totalItems: quantity,
  status: quantity > 0 ? 'open' : 'empty',
  subtotal: 0,
  shipping: 0,
  tax: 0,
  convenienceFee: null,
  total: 0,
  _approvedBy: null,
  _contactId: null,
  saveForLaterDetail: [],
  notifications: [],
  addToCartAdjustment,
})

/** A store that has five of the item. */
const addItem: CartPort['addItem'] = async ({ quantity }) => cartOf(Math.min(quantity, 5), quantity > 5)
const empty = async () => cartOf(0, false)
const port: CartPort = {
  getCart: empty,
  addItem,
  editItem: empty,
  removeItem: empty,
  emptyCart: empty,
  channel: { post: () => undefined, subscribe: () => () => undefined },
}

it.each<[string, number, StoreSignal]>([
  [
    'what was added',
    5,
    {
      type: 'notice',
      tone: 'success',
      message: 'Added to your cart: 5 × Each, Gauze roll, item 80011',
      action: { label: 'View cart', href: '/cart' },
      topic: '80011:1',
    },
  ],
  [
    'that the cart took less, and how many of what',
    8,
    {
      type: 'notice',
      tone: 'warning',
      message: 'Item quantites are limited and has been adjusted in your cart',
      detail: '5 of 8 × Each, Gauze roll, item 80011',
      topic: '80011:1',
    },
  ],
])('CART-01 SHELL-11 an addition has one notice: %s', async (_what, quantity, notice) => {
  const told: StoreSignal[] = []
  const cart = createActor(cartMachine.provide({ actors: cartActors(port) }), { input: { keySeed: 'seed' } })
  tellCart(cart, { emit: (signal) => told.push(signal) })
  cart.start()
  cart.send({ type: 'cart.load', ownerId })
  cart.send({ type: 'item.add', itemId: 80011, unit: 1, quantity, preview: gauze })
  const isSaved = new Promise((resolve) => cart.on('line.saved', resolve))
  await isSaved
  cart.stop()
  expect(told).toEqual([notice])
})
