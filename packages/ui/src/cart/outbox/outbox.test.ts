import type { AddItemsAnswer, Cart } from '@gauze/contract'
import { type CartPort, cartActors, cartMachine } from '@gauze/machines/cart'
import { beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { emptyCart } from '../../story-data/index.js'
import { followOutbox } from './index.js'

const lines = [
  { itemId: 80011, unit: 1, quantity: 5 },
  { itemId: 20418, unit: 11, quantity: 2 },
]

beforeEach(() => sessionStorage.clear())

function cartOf(ownerId: string): Cart {
  return { ...emptyCart, ownerId }
}

/** A page of one tab: its cart, and the requests that it sends. */
function openPage(pageName: string, addItems: CartPort['addItems']) {
  const sent = vi.fn(addItems)
  const other = () => Promise.reject({ kind: 'network' })
  const port: CartPort = {
    getCart: async (_, options) => cartOf(options?.owner ?? ''),
    addItems: sent,
    addItem: other,
    editItem: other,
    removeItem: other,
    emptyCart: other,
    saveForLater: other,
    deleteSaveForLater: other,
    moveItemToCart: other,
    clearNotifications: other,
    channel: { post: () => undefined, subscribe: () => () => undefined },
  }
  const cart = createActor(cartMachine.provide({ actors: cartActors(port) }), { input: { keySeed: pageName } })
  followOutbox(cart)
  cart.start()
  return { cart, sent, requests: () => sent.mock.calls.map(([input, options]) => [input, options?.idempotencyKey]) }
}

const unheard: CartPort['addItems'] = () => Promise.reject({ kind: 'network' })
const answered: CartPort['addItems'] = async (input, options): Promise<AddItemsAnswer> => ({
  ...cartOf(options?.owner ?? ''),
  version: 9,
  addToCartAdjustment: false,
  outcomes: input.lines.map(() => ({ outcome: 'added' })),
})

it('PLUS-14 sends an order again after a reload, with the same lines and key, until the store has answered', async () => {
  const first = openPage('first', unheard)
  first.cart.send({ type: 'cart.load', ownerId: '1.1' })
  first.cart.send({ type: 'items.add', lines })
  await expect.poll(() => first.sent.mock.calls.length).toBe(1)
  first.cart.stop()

  const second = openPage('second', answered)
  const added = vi.fn()
  second.cart.on('items.added', added)
  second.cart.send({ type: 'cart.load', ownerId: '1.1' })
  await expect.poll(() => added.mock.calls.length).toBe(1)
  expect(second.requests()).toEqual(first.requests())
  expect(second.requests()).toEqual([[{ lines }, 'first-2']])
  second.cart.stop()

  const third = openPage('third', answered)
  third.cart.send({ type: 'cart.load', ownerId: '1.1' })
  await expect.poll(() => third.cart.getSnapshot().context.settled).not.toBeNull()
  expect(third.requests()).toEqual([])
})

it('PLUS-14 keeps nothing for another owner, and nothing once the session has ended', async () => {
  const first = openPage('first', unheard)
  first.cart.send({ type: 'cart.load', ownerId: '1.1' })
  first.cart.send({ type: 'items.add', lines })
  first.cart.stop()
  const second = openPage('second', answered)
  second.cart.send({ type: 'cart.load', ownerId: '2.2' })
  await expect.poll(() => second.cart.getSnapshot().context.settled).not.toBeNull()
  expect(second.requests()).toEqual([])

  const third = openPage('third', unheard)
  third.cart.send({ type: 'cart.load', ownerId: '1.1' })
  third.cart.send({ type: 'items.add', lines })
  third.cart.send({ type: 'cart.close' })
  expect(sessionStorage.length).toBe(0)
})

it.each([
  ['text that is none of its own', '{"at":1e15,"adds":[{"key":"k"},7,{"key":"k","lines":[{"itemId":"x"}]}]}'],
  ['an order from another week', '{"at":1000,"adds":[{"key":"k","lines":[{"itemId":1,"unit":1,"quantity":1}]}]}'],
])('PLUS-14 sends no %s', async (_, kept) => {
  sessionStorage.setItem('gauze.draft.1.1.outbox', kept)
  const { cart, requests } = openPage('first', answered)
  cart.send({ type: 'cart.load', ownerId: '1.1' })
  await expect.poll(() => cart.getSnapshot().context.settled).not.toBeNull()
  expect(requests()).toEqual([])
})
