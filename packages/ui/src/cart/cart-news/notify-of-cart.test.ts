import type { CartAnswer } from '@gauze/contract'
import { type CartEvent, type CartItem, type CartPort, cartActors, cartMachine } from '@gauze/machines/cart'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ToastContent } from '../../feedback/toast/index.js'
import { notifyOfCart } from './index.js'

const ownerId = '1.1'

const gauze: CartItem = {
  itemId: 80011,
  itemName: '80011',
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

function cartOf(quantity: number, addToCartAdjustment: boolean): CartAnswer {
  return {
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
  }
}

/** A store that has five of the item and refuses ten. */
async function take(quantity: number): Promise<CartAnswer> {
  if (quantity >= 10) throw { kind: 'conflict', problem: { detail: 'Please contact your sales rep.' } }
  return cartOf(Math.min(quantity, 5), quantity > 5)
}
const port: CartPort = {
  getCart: async () => cartOf(0, false),
  addItem: ({ quantity }) => take(quantity),
  addItems: async ({ lines }) => ({
    ...cartOf(5, false),
    outcomes: lines.map(({ quantity }) =>
      quantity > 5 ? { outcome: 'refused', code: 'no-allocation', detail: 'No more.' } : { outcome: 'added' },
    ),
  }),
  editItem: ({ quantity }) => take(quantity),
  removeItem: () => take(10),
  emptyCart: () => take(10),
  saveForLater: () => take(10),
  deleteSaveForLater: () => take(10),
  moveItemToCart: () => take(10),
  clearNotifications: () => take(10),
  channel: { post: () => undefined, subscribe: () => () => undefined },
}

function open() {
  const reported: ToastContent[] = []
  const cart = createActor(cartMachine.provide({ actors: cartActors(port) }), { input: { keySeed: 'seed' } })
  notifyOfCart(cart, (notice) => reported.push(notice))
  cart.start()
  cart.send({ type: 'cart.load', ownerId })
  const isAnswered = () =>
    new Promise<void>((resolve) => {
      cart.on('line.saved', () => resolve())
      cart.on('line.rejected', () => resolve())
    })
  return { cart, reported, isAnswered }
}

const adjusted = { tone: 'warning', message: 'Item quantites are limited and has been adjusted in your cart' } as const
const refused = { tone: 'danger', message: 'Please contact your sales rep.' } as const

it.each<[string, number, ToastContent]>([
  [
    'what was added',
    5,
    {
      tone: 'success',
      message: 'Added to your cart: 5 × Each, Gauze roll, item 80011',
      action: { label: 'View cart', href: '/cart' },
    },
  ],
  [
    'that the cart took less, and how many of what',
    8,
    { ...adjusted, detail: '5 of 8 × Each, Gauze roll, item 80011' },
  ],
  [
    'that it was refused, and what was not added',
    12,
    { ...refused, detail: 'Not added: 12 × Each, Gauze roll, item 80011' },
  ],
])('CART-01 CART-12 SHELL-11 an addition has one notice: %s', async (_what, quantity, notice) => {
  const { cart, reported, isAnswered } = open()
  cart.send({ type: 'item.add', itemId: 80011, unit: 1, quantity, preview: gauze })
  await isAnswered()
  cart.stop()
  expect(reported).toEqual([{ ...notice, topic: '80011:1' }])
})

it.each<[string, readonly number[], ToastContent]>([
  ['that all were added', [1, 5], { tone: 'success', message: '2 items were added to your cart' }],
  [
    'how many were added in full',
    [1, 6, 9],
    { tone: 'warning', message: '1 of 3 items were added to your cart in full' },
  ],
])(
  'API-86 SHELL-11 items that were added together have one notice, which says %s',
  async (_what, quantities, notice) => {
    const { cart, reported } = open()
    cart.send({ type: 'items.add', lines: quantities.map((quantity) => ({ itemId: 80011, unit: 1, quantity })) })
    await new Promise<void>((resolve) => cart.on('items.added', () => resolve()))
    cart.stop()
    expect(reported).toEqual([{ ...notice, action: { label: 'View cart', href: '/cart' }, topic: 'items' }])
  },
)

it.each<[string, CartEvent, ToastContent]>([
  [
    'that the cart took less, and how many of what',
    { type: 'line.setQuantity', lineId: 1, quantity: 6 },
    { ...adjusted, detail: '5 of 6 × Each, Gauze roll, item 80011', topic: '80011:1' },
  ],
  [
    'that it was refused, and what was asked for',
    { type: 'line.setQuantity', lineId: 1, quantity: 10 },
    { ...refused, detail: 'Not changed to: 10 × Each, Gauze roll, item 80011', topic: '80011:1' },
  ],
  [
    'that a removal was refused, in place of the way to undo it',
    { type: 'line.remove', lineId: 1 },
    { ...refused, detail: 'Not removed: 4 × Each, Gauze roll, item 80011', topic: 'removed 80011:1' },
  ],
  ['that the cart was not emptied', { type: 'cart.empty' }, { ...refused, detail: 'Not emptied' }],
])('CART-01 CART-12 SHELL-11 the last notice of an edit says %s', async (_what, event, notice) => {
  const { cart, reported, isAnswered } = open()
  cart.send({ type: 'cart.receive', cart: cartOf(4, false) })
  cart.send(event)
  await isAnswered()
  cart.stop()
  expect(reported.at(-1)).toEqual(notice)
})

it('CART-06 CART-05 a saved, moved, deleted or removed item can be undone, and the undo has short words of its own', async () => {
  const { cart, reported } = open()
  const answer = { ...cartOf(4, false), saveForLaterDetail: [{ ...gauze, id: 7, unit: 1, quantity: 2 }] }
  cart.send({ type: 'cart.receive', cart: answer })
  const words: string[] = []
  for (const event of [
    { type: 'line.save', lineId: 1 },
    { type: 'saved.move', savedId: 7 },
    { type: 'saved.delete', savedId: 7 },
  ] as const) {
    cart.send({ type: 'cart.close' })
    reported.length = 0
    cart.send({ type: 'cart.load', ownerId })
    cart.send({ type: 'cart.receive', cart: answer })
    cart.send(event)
    const notice = reported.at(-1)
    words.push(`${notice?.message} / ${notice?.action?.label}`)
  }
  expect(words).toEqual([
    'Saved for later: 4 × Each, Gauze roll, item 80011 / Undo',
    'Moved to your cart: 2 × Each, Gauze roll, item 80011 / Undo',
    'Deleted from your saved items: 2 × Each, Gauze roll, item 80011 / Undo',
  ])
  cart.send({ type: 'cart.close' })
  cart.send({ type: 'cart.load', ownerId })
  cart.send({ type: 'line.restore', ownerId, line: { ...gauze, id: 1, unit: 1, quantity: 4, previousPrice: null } })
  await new Promise<void>((resolve) => cart.on('line.saved', () => resolve()))
  cart.stop()
  expect(reported.at(-1)).toEqual({
    ...{ tone: 'success', message: 'Put back 4 × Each, Gauze roll, item 80011', topic: '80011:1' },
  })
})
