import type { LineOutcome } from '@gauze/contract'
import { lineKey } from '@gauze/rules'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { problem, settle } from '../../test/calls.js'
import { CartServer, cartOf, itemOf, lineOf, ownerId, units } from '../../test/cart-server.js'
import { cartActors } from './cart.actors.js'
import { cartMachine } from './cart.machine.js'
import {
  selectAddOutcome,
  selectAddOutcomes,
  selectCart,
  selectCartError,
  selectCartStatus,
  selectIsAdding,
  selectIsOperationBusy,
  selectLine,
  selectPendingAdds,
  selectTotalItems,
} from './cart.selectors.js'
import type { CartEmitted } from './cart.types.js'

function begin(server: CartServer) {
  const clock = new SimulatedClock()
  const machine = cartMachine.provide({ actors: cartActors(server.port) })
  const cart = createActor(machine, { clock, input: { keySeed: 'seed' } }).start()
  const emitted: CartEmitted[] = []
  cart.on('*', (event) => emitted.push(event))
  return {
    cart,
    clock,
    emitted,
    shown: () => selectCart(cart.getSnapshot()),
    quantities: () => selectCart(cart.getSnapshot()).lines.map(({ quantity }) => quantity),
    setQuantity: (lineId: number, quantity: number) => cart.send({ type: 'line.setQuantity', lineId, quantity }),
    add: (itemId: number, quantity: number, unit = units.each) =>
      cart.send({ type: 'item.add', itemId, unit, quantity, preview: itemOf(itemId) }),
    hasTag: (tag: 'loading' | 'failed' | 'busy' | 'unconfirmed' | 'offline') => cart.getSnapshot().hasTag(tag),
    reported: (type: CartEmitted['type']) => emitted.filter((event) => event.type === type),
  }
}

async function start(server: CartServer) {
  const begun = begin(server)
  begun.cart.send({ type: 'cart.load', ownerId })
  await server.answerAll()
  begun.emitted.length = 0
  return begun
}

describe('an answer of a back end that does not conform', () => {
  it.each([
    ['lines', { cartDetail: undefined }],
    ['the units of a line', { cartDetail: [{ ...lineOf(57, 1, 1), units: undefined }] }],
  ])('CART-16 fails without %s, and the cart is there once it is whole', async (_name, missing) => {
    const cartDetail = [lineOf(57, 1, 1)]
    const whole = cartOf(1, cartDetail)
    const answers = [{ ...whole, ...missing } as unknown as typeof whole]
    const port = { ...new CartServer().port, getCart: async () => answers.pop() ?? whole }
    const cart = createActor(cartMachine.provide({ actors: cartActors(port) }), { input: { keySeed: 'seed' } }).start()
    cart.send({ type: 'cart.load', ownerId })
    await settle()
    expect(selectCartStatus(cart.getSnapshot())).toBe('failed')
    cart.send({ type: 'cart.refresh' })
    await settle()
    expect(selectCartStatus(cart.getSnapshot())).toBe('filled')
  })
})

describe('reading', () => {
  it('CART-01 is closed until a session begins, then loads', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart } = begin(server)
    const status = () => selectCartStatus(cart.getSnapshot())
    expect(status()).toBe('closed')
    cart.send({ type: 'cart.load', ownerId })
    expect(status()).toBe('loading')
    expect(selectIsOperationBusy('getCart')(cart.getSnapshot())).toBe(true)
    await server.answerAll()
    expect(status()).toBe('filled')
    expect(selectTotalItems(cart.getSnapshot())).toBe(4)
    cart.send({ type: 'cart.close' })
    expect(status()).toBe('closed')
    expect(selectTotalItems(cart.getSnapshot())).toBe(0)
  })

  it('CART-01 distinguishes an empty cart from one that could not be read, and tries again by itself', async () => {
    const server = new CartServer()
    const { cart, clock } = begin(server)
    cart.send({ type: 'cart.load', ownerId })
    await server.refuse(server.openCall('getCart'), problem('server', 'The cart is resting.'))
    expect(selectCartStatus(cart.getSnapshot())).toBe('failed')
    expect(selectCartError(cart.getSnapshot())?.detail).toBe('The cart is resting.')
    clock.increment(5_000)
    await server.answerAll()
    expect(selectCartStatus(cart.getSnapshot())).toBe('empty')
    expect(selectCartError(cart.getSnapshot())).toBeNull()
  })

  it('CART-01 counts a reading that never ends as lost, and asks again', async () => {
    const server = new CartServer()
    const { cart, clock } = begin(server)
    cart.send({ type: 'cart.load', ownerId })
    clock.increment(20_000)
    expect(selectCartStatus(cart.getSnapshot())).toBe('failed')
    expect(selectCartError(cart.getSnapshot())).toEqual({ code: 'unheard', detail: null })
    clock.increment(5_000)
    expect(server.calls).toHaveLength(2)
    await server.answerAll()
    expect(selectCartStatus(cart.getSnapshot())).toBe('empty')
  })

  it('CART-01 does not retry a refused reading by itself', async () => {
    const server = new CartServer()
    const { cart, clock } = begin(server)
    cart.send({ type: 'cart.load', ownerId })
    await server.refuse(server.openCall('getCart'), problem('forbidden', 'Log in again.'))
    clock.increment(60_000)
    expect(server.calls).toHaveLength(1)
    cart.send({ type: 'cart.refresh' })
    await server.answerAll()
    expect(selectCartStatus(cart.getSnapshot())).toBe('empty')
  })
})

describe('adding', () => {
  it("CART-01 shows the line at once, busy, and then the server's cart", async () => {
    const server = new CartServer()
    const { cart, shown, add, hasTag, reported } = await start(server)
    add(7, 2)
    expect(shown().lines).toMatchObject([{ itemId: 7, quantity: 2, isUnconfirmed: true }])
    expect(hasTag('busy')).toBe(true)
    expect(selectIsAdding(7)(cart.getSnapshot())).toBe(true)
    expect(selectIsOperationBusy('addItem')(cart.getSnapshot())).toBe(true)
    expect(selectIsOperationBusy('editItem')(cart.getSnapshot())).toBe(false)
    await server.answerAll()
    expect(shown().lines).toMatchObject([{ id: 101, itemId: 7, quantity: 2, isUnconfirmed: false }])
    expect(hasTag('busy')).toBe(false)
    expect(selectIsAdding(7)(cart.getSnapshot())).toBe(false)
    const addition = { item: { name: 'Item 7' }, unit: units.each, quantity: 2 }
    expect(reported('line.saved')).toMatchObject([{ operation: 'addItem', itemId: 7, addition, isAdjusted: false }])
  })

  it("CART-01 takes the server's quantity when it was adjusted, and says so", async () => {
    const server = new CartServer()
    const { quantities, add, reported } = await start(server)
    add(7, 50)
    const adjusted = cartOf(9, [lineOf(5, 7, 12)])
    await server.answer(server.openCall('addItem'), { ...adjusted, addToCartAdjustment: true })
    expect(quantities()).toEqual([12])
    expect(reported('cart.adjusted')).toMatchObject([
      { operation: 'addItem', itemId: 7, requested: { unit: units.each, quantity: 50 }, granted: 12 },
    ])
    expect(reported('line.saved')).toMatchObject([{ itemId: 7, isAdjusted: true }])
  })

  it('CART-01 says how many of the requested units were added to the units in the cart', async () => {
    const server = new CartServer([lineOf(1, 7, 10), lineOf(2, 7, 3, units.box)])
    const { add, reported } = await start(server)
    add(7, 50)
    const adjusted = cartOf(9, [lineOf(1, 7, 12), lineOf(2, 7, 3, units.box)])
    await server.answer(server.openCall('addItem'), { ...adjusted, addToCartAdjustment: true })
    expect(reported('cart.adjusted')).toMatchObject([{ requested: { quantity: 50 }, granted: 2 }])
  })

  it('CART-01 sends an addition made before the cart was read, once it is', async () => {
    const server = new CartServer([lineOf(1, 7, 3)])
    const { cart, quantities, add } = begin(server)
    cart.send({ type: 'cart.load', ownerId })
    add(7, 2)
    expect(server.edits).toEqual([])
    await server.answerAll()
    expect(server.edits).toHaveLength(1)
    expect(quantities()).toEqual([5])
  })

  it('CART-01 adds without a preview and passes on where the item was found', async () => {
    const server = new CartServer()
    const { cart, quantities } = await start(server)
    const queryID = 'a'.repeat(32)
    cart.send({ type: 'item.add', itemId: 7, unit: units.box, quantity: 0.5, searchTerm: 'gauze', queryID })
    expect(quantities()).toEqual([])
    expect(cart.getSnapshot().hasTag('busy')).toBe(true)
    await server.answerAll()
    expect(server.edits).toEqual([
      { operation: 'addItem', input: { itemId: 7, unit: units.box, quantity: 1, searchTerm: 'gauze', queryID } },
    ])
    expect(quantities()).toEqual([1])
  })

  it('CART-01 sends two hundred items added offline', async () => {
    const server = new CartServer()
    const { cart, quantities, add } = await start(server)
    cart.send({ type: 'connection.lose' })
    for (let itemId = 1; itemId <= 200; itemId += 1) add(itemId, 1)
    cart.send({ type: 'connection.restore' })
    await server.answerAll()
    expect(server.lines).toHaveLength(200)
    expect(quantities()).toHaveLength(200)
  })
})

describe('adding together', () => {
  const line = (itemId: number, quantity: number, unit = units.each) => ({
    ...{ itemId, unit, quantity },
    preview: itemOf(itemId),
  })

  it('API-86 CART-01 shows the lines at once, sends one request, and reports the outcome of each line', async () => {
    const server = new CartServer([lineOf(1, 7, 10)])
    const { cart, shown, quantities, hasTag, reported } = await start(server)
    const outcome = (itemId: number) => selectAddOutcome(itemId)(cart.getSnapshot())
    cart.send({ type: 'items.add', lines: [line(7, 5), line(8, 2), line(9, 40, units.box)] })
    expect(quantities()).toEqual([15, 2, 40])
    expect(shown().lines.every(({ isUnconfirmed }) => isUnconfirmed)).toBe(true)
    expect(hasTag('busy')).toBe(true)
    expect(selectPendingAdds(cart.getSnapshot())).toEqual([7, 8, 9])
    expect(selectIsAdding(8)(cart.getSnapshot())).toBe(true)
    expect(selectIsOperationBusy('addItems')(cart.getSnapshot())).toBe(true)
    const { each, box } = units
    expect(server.edits).toEqual([
      {
        operation: 'addItems',
        input: {
          lines: [
            { itemId: 7, unit: each, quantity: 5 },
            { itemId: 8, unit: each, quantity: 2 },
            { itemId: 9, unit: box, quantity: 40 },
          ],
        },
      },
    ])
    const outcomes: LineOutcome[] = [
      { outcome: 'added' },
      { outcome: 'refused', code: 'item-restricted', detail: 'This item is restricted.' },
      { outcome: 'adjusted', quantity: 12 },
    ]
    const answer = cartOf(9, [lineOf(1, 7, 15), lineOf(3, 9, 12, box)])
    await server.answer(server.openCall('addItems'), { ...answer, addToCartAdjustment: true, outcomes })
    expect(quantities()).toEqual([15, 12])
    expect(selectPendingAdds(cart.getSnapshot())).toEqual([])
    expect(outcome(7)).toEqual({ type: 'added' })
    expect(outcome(8)).toMatchObject({
      ...{ type: 'refused', requested: { item: { name: 'Item 8' }, quantity: 2 } },
      reason: { code: 'item-restricted', detail: 'This item is restricted.' },
    })
    expect(outcome(9)).toMatchObject({ type: 'adjusted', requested: { unit: box, quantity: 40 }, granted: 12 })
    expect(reported('items.added')).toMatchObject([
      {
        lines: [
          { itemId: 7, unit: each, requested: { quantity: 5 }, outcome: { type: 'added' } },
          { itemId: 8, unit: each, outcome: { type: 'refused' } },
          { itemId: 9, unit: box, outcome: { type: 'adjusted' } },
        ],
      },
    ])
    expect(reported('line.saved')).toEqual([])
  })

  it('API-86 tells the outcome of each unit of one item', async () => {
    const server = new CartServer()
    const { cart } = await start(server)
    const [each, box] = [line(7, 5), line(7, 2, units.box)]
    cart.send({ type: 'items.add', lines: [each, box] })
    const outcomes: LineOutcome[] = [{ outcome: 'added' }, { outcome: 'refused', code: 'no-allocation', detail: 'No.' }]
    await server.answer(server.openCall('addItems'), { ...cartOf(9, [lineOf(1, 7, 5)]), outcomes })
    expect(selectAddOutcomes(cart.getSnapshot())).toMatchObject({
      [lineKey(each)]: { type: 'added' },
      [lineKey(box)]: { type: 'refused', requested: { unit: units.box, quantity: 2 } },
    })
  })

  it('API-86 CART-12 keeps its key offline, reports once that the lines wait, and adds once', async () => {
    const server = new CartServer()
    const { cart, clock, reported, quantities } = await start(server)
    cart.send({ type: 'items.add', lines: [line(7, 5), line(8, 2)] })
    const first = server.openCall('addItems')
    server.take(first)
    await server.lose(first)
    expect(reported('items.delayed')).toMatchObject([{ lines: [{ itemId: 7 }, { itemId: 8 }] }])
    expect(reported('line.delayed')).toEqual([])
    expect(selectAddOutcome(8)(cart.getSnapshot())).toEqual({ type: 'delayed', name: 'Item 8' })
    expect(selectIsAdding(8)(cart.getSnapshot())).toBe(false)
    expect(quantities()).toEqual([5, 2])
    clock.increment(5_000)
    await server.lose(server.openCall('addItems'))
    expect(reported('items.delayed')).toHaveLength(1)
    cart.send({ type: 'connection.restore' })
    await server.answerAll()
    const keys = server.calls.filter(({ request }) => request.operation === 'addItems').map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
    expect(server.lines).toMatchObject([
      { itemId: 7, quantity: 5 },
      { itemId: 8, quantity: 2 },
    ])
    expect(selectAddOutcome(8)(cart.getSnapshot())).toEqual({ type: 'added' })
  })

  it('API-86 CART-11 edits a line that it adds, and waits for earlier edits of its items only', async () => {
    const server = new CartServer([lineOf(1, 7, 4)])
    const { cart, quantities, shown, setQuantity } = await start(server)
    setQuantity(1, 6)
    cart.send({ type: 'items.add', lines: [line(7, 1), line(8, 2)] })
    cart.send({ type: 'items.add', lines: [line(9, 3)] })
    expect(server.open.map(({ request }) => request.operation)).toEqual(['editItem', 'addItems'])
    setQuantity(shown().lines.find(({ itemId }) => itemId === 8)?.id ?? 0, 5)
    expect(quantities()).toEqual([7, 5, 3])
    await server.answerAll()
    expect(server.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [7, 7],
      [9, 3],
      [8, 5],
    ])
  })

  it('API-86 CART-12 takes back every line of a request that the server refuses', async () => {
    const server = new CartServer([lineOf(1, 7, 4)])
    const { cart, quantities, reported } = await start(server)
    cart.send({ type: 'items.add', lines: [line(7, 1), line(8, 2)] })
    await server.refuse(server.openCall('addItems'), problem('validation', 'lines has too many lines'))
    expect(quantities()).toEqual([4])
    const reason = { detail: 'lines has too many lines' }
    expect(reported('line.rejected')).toMatchObject([{ operation: 'addItems', itemId: null, reason }])
    expect(selectAddOutcome(8)(cart.getSnapshot())).toMatchObject({
      type: 'refused',
      requested: { quantity: 2 },
      reason,
    })
  })
})

describe('editing', () => {
  it('CART-02 recalculates line and subtotal on every change of quantity or unit, before the server answers', async () => {
    const server = new CartServer([lineOf(1, 3, 2)])
    const { cart, shown, setQuantity } = await start(server)
    expect(shown().lines).toMatchObject([{ exactUnitPrice: 3.05, total: 610 }])
    setQuantity(1, 3)
    expect(shown()).toMatchObject({ lines: [{ exactUnitPrice: 3.05, total: 915 }], subtotal: 915 })
    cart.send({ type: 'line.setUnit', lineId: 1, unit: units.box })
    expect(shown()).toMatchObject({ lines: [{ exactUnitPrice: 30.5, total: 9_150 }], subtotal: 9_150 })
  })

  it('CART-03 multiplies exactly and rounds once, at the line', async () => {
    const penny = { ...lineOf(1, 1, 3, units.box), price: 0.0525 }
    const server = new CartServer([penny])
    const { shown, setQuantity } = await start(server)
    expect(shown().lines[0]).toMatchObject({ exactUnitPrice: 0.525, total: 158 })
    setQuantity(1, 10)
    expect(shown().subtotal).toBe(525)
  })

  it('CART-03 never shows a shipping, tax or total that lags behind the lines', async () => {
    const server = new CartServer([lineOf(1, 1, 2)])
    const { shown, setQuantity } = await start(server)
    expect(shown()).toMatchObject({ shipping: 500, tax: 125, total: 625, convenienceFee: null })
    setQuantity(1, 3)
    expect(shown()).toMatchObject({ shipping: 'pending', tax: 'pending', total: 'pending', convenienceFee: null })
    await server.answerAll()
    expect(shown()).toMatchObject({ shipping: 500, tax: 125, total: 625 })
  })

  it('CART-03 keeps the marker of a tax that could not be calculated, and shows no prices to a user who may not see them', async () => {
    const server = new CartServer([lineOf(1, 1, 2)])
    const { cart, shown } = await start(server)
    cart.send({ type: 'cart.receive', cart: { ...cartOf(5, server.lines), tax: 'error' } })
    expect(shown().tax).toBe('error')
    const unpriced = { ...lineOf(1, 1, 2), price: null }
    cart.send({ type: 'cart.receive', cart: { ...cartOf(6, [unpriced]), subtotal: null, shipping: null } })
    expect(shown()).toMatchObject({ subtotal: null, shipping: null, lines: [{ exactUnitPrice: null, total: null }] })
  })

  it('CART-04 merges lines with the same item and unit at once, and stays merged with the server', async () => {
    const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 1, 2, units.box)])
    const { cart, quantities, add } = await start(server)
    add(1, 3)
    expect(quantities()).toEqual([7, 2])
    cart.send({ type: 'line.setUnit', lineId: 1, unit: units.box })
    expect(quantities()).toEqual([9])
    await server.answerAll()
    expect(quantities()).toEqual([9])
    expect(server.lines).toMatchObject([{ unit: units.box, quantity: 9 }])
  })

  it('CART-04 still finds a line whose id a merge has changed', async () => {
    const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 1, 2, units.box)])
    const { cart, quantities, setQuantity } = await start(server)
    cart.send({ type: 'line.setUnit', lineId: 1, unit: units.box })
    setQuantity(1, 20)
    await server.answerAll()
    expect(quantities()).toEqual([20])
    expect(server.lines).toMatchObject([{ id: 2, quantity: 20 }])
  })

  it('CART-05 removes a line at once, and at the server', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, shown } = await start(server)
    cart.send({ type: 'line.remove', lineId: 1 })
    expect(shown().lines).toEqual([])
    await server.answerAll()
    expect(server.lines).toEqual([])
  })

  it('CART-05 removes the stock warning of a line that is being removed', () => {
    const lines = [lineOf(1, 1, 4), lineOf(2, 2, 4)]
    const [ofFirst, ofSecond, ofCart] = [1, 2, 9].map((id) => ({ id, message: `About ${id}.` }))
    const { cart, shown } = begin(new CartServer(lines))
    cart.send({ type: 'cart.load', ownerId })
    const notifications = [ofFirst, ofSecond, ofCart].flatMap((notice) => notice ?? [])
    cart.send({ type: 'cart.receive', cart: { ...cartOf(2, lines), notifications } })
    cart.send({ type: 'line.remove', lineId: 1 })
    expect(shown().notifications).toEqual([ofSecond, ofCart])
  })

  it('CART-05 offers to undo a removal', async () => {
    const server = new CartServer([lineOf(1, 1, 4, units.box)])
    const { cart, quantities, emitted } = await start(server)
    cart.send({ type: 'line.remove', lineId: 1 })
    const removed = emitted.find((event) => event.type === 'line.removed')
    await server.answerAll()
    expect(quantities()).toEqual([])
    if (removed) cart.send(removed.restore)
    expect(quantities()).toEqual([4])
    await server.answerAll()
    expect(server.lines).toMatchObject([{ itemId: 1, unit: units.box, quantity: 4 }])
  })

  it('CART-05 PLUS-19 names the estimate of items that are added from it, and of a line whose removal is undone', async () => {
    const estimate = { id: 31, estimateNumber: 'EST-10012', unit: units.box, quantity: 4 }
    const from = { ...lineOf(1, 1, 4, units.box), estimate: { ...estimate, expirationDate: null, lapse: null } }
    const server = new CartServer([from])
    const { cart, emitted } = await start(server)
    cart.send({ type: 'line.remove', lineId: 1 })
    await server.answerAll()
    const removed = emitted.find((event) => event.type === 'line.removed')
    if (removed) cart.send(removed.restore)
    await server.answerAll()
    const goods = { itemId: 1, unit: units.box, quantity: 4 }
    expect(server.edits.at(-1)).toMatchObject({ operation: 'addItem', input: { ...goods, estimateId: 31 } })
    const lines = [{ itemId: 2, unit: units.each, quantity: 1, estimateId: 32 }]
    cart.send({ type: 'items.add', lines })
    expect(server.edits.at(-1)).toEqual({ operation: 'addItems', input: { lines } })
  })

  it('CART-05 puts a line whose removal is undone back in its place, at once and with the answer', async () => {
    const server = new CartServer([1, 2, 3].map((id) => ({ ...lineOf(id, id, 4), position: id })))
    const { cart, shown, emitted } = await start(server)
    const order = () => shown().lines.map(({ itemId }) => itemId)
    const undo = () => {
      const removed = emitted.findLast((event) => event.type === 'line.removed')
      if (!removed) throw new Error('The removal was not reported.')
      emitted.splice(emitted.indexOf(removed), 1)
      cart.send(removed.restore)
    }
    for (const lineId of [2, 1]) cart.send({ type: 'line.remove', lineId })
    await server.answerAll()
    cart.send({ type: 'item.add', itemId: 9, unit: units.each, quantity: 1, preview: itemOf(9) })
    undo()
    undo()
    expect(order()).toEqual([1, 2, 3, 9])
    await server.answerAll()
    expect(order()).toEqual([1, 2, 3, 9])
    expect(server.lines.map(({ itemId }) => itemId)).toEqual([1, 2, 3, 9])
    cart.send({ type: 'line.remove', lineId: shown().lines[1]?.id ?? 0 })
    await server.answerAll()
    undo()
    await server.answerAll()
    expect(order()).toEqual([1, 2, 3, 9])
  })

  it('CART-05 CART-13 AUTH-11 restores a removed line only in the cart it was taken from', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, shown, emitted } = await start(server)
    cart.send({ type: 'line.remove', lineId: 1 })
    await server.answerAll()
    const removed = emitted.find((event) => event.type === 'line.removed')
    if (!removed) throw new Error('The removal was not reported.')
    cart.send({ type: 'cart.close' })
    cart.send(removed.restore)
    server.signIn('2.1')
    cart.send({ type: 'cart.load', ownerId: '2.1' })
    await server.answerAll()
    cart.send(removed.restore)
    await server.answerAll()
    expect([shown().lines, server.lines]).toEqual([[], []])
    server.signIn(ownerId)
    cart.send({ type: 'cart.load', ownerId })
    await server.answerAll()
    cart.send(removed.restore)
    await server.answerAll()
    expect(server.lines).toMatchObject([{ itemId: 1, quantity: 4 }])
  })

  it('CART-05 ignores a second click on remove', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart } = await start(server)
    cart.send({ type: 'line.remove', lineId: 1 })
    cart.send({ type: 'line.remove', lineId: 1 })
    await server.answerAll()
    expect(server.edits).toHaveLength(1)
  })

  it('CART-02 names the requested quantity and the quantity in the cart after an adjustment', async () => {
    const server = new CartServer([lineOf(1, 7, 10), lineOf(2, 7, 2, units.box)])
    const { cart, setQuantity, reported } = await start(server)
    setQuantity(1, 50)
    const fewer = cartOf(9, [lineOf(1, 7, 12), lineOf(2, 7, 2, units.box)])
    await server.answer(server.openCall('editItem'), { ...fewer, addToCartAdjustment: true })
    cart.send({ type: 'line.setUnit', lineId: 1, unit: units.box })
    // The two existing boxes were not part of the request.
    const merged = cartOf(10, [lineOf(2, 7, 5, units.box)])
    await server.answer(server.openCall('editItem'), { ...merged, addToCartAdjustment: true })
    const item = { itemId: 7, name: 'Item 7' }
    expect(reported('cart.adjusted')).toMatchObject([
      { operation: 'editItem', itemId: 7, requested: { item, unit: units.each, quantity: 50 }, granted: 12 },
      { operation: 'editItem', itemId: 7, requested: { item, unit: units.box, quantity: 12 }, granted: 3 },
    ])
    expect(reported('line.saved')).toMatchObject([
      { addition: null, isAdjusted: true },
      { addition: null, isAdjusted: true },
    ])
  })

  it('CART-11 ignores steps below 1, anything but numbers, and units the item is not sold in', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, quantities, setQuantity } = await start(server)
    for (const quantity of [0, -3, Number.NaN, 4]) setQuantity(1, quantity)
    cart.send({ type: 'line.setUnit', lineId: 1, unit: 99 })
    setQuantity(77, 3)
    expect(quantities()).toEqual([4])
    expect(server.edits).toEqual([])
  })

  it('CART-11 sends one request at a time for a line, and after it only the last value typed', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { quantities, setQuantity } = await start(server)
    for (const quantity of [1, 12, 123]) setQuantity(1, quantity)
    expect(server.edits).toHaveLength(1)
    expect(quantities()).toEqual([123])
    await server.answer(server.openCall('editItem'))
    expect(quantities()).toEqual([123])
    await server.answerAll()
    expect(server.edits.map(({ input }) => input)).toEqual([
      { detailId: 1, quantity: 1, unit: units.each },
      { detailId: 1, quantity: 123, unit: units.each },
    ])
    expect(server.lines).toMatchObject([{ quantity: 123 }])
  })

  it('CART-11 CART-13 sends waiting edits when the page is left, each once', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, quantities, add, setQuantity } = await start(server)
    setQuantity(1, 5)
    setQuantity(1, 47)
    add(7, 2)
    add(7, 3)
    expect(server.edits).toHaveLength(2)
    cart.send({ type: 'page.leave' })
    cart.send({ type: 'page.leave' })
    expect(server.edits.map(({ input }) => input)).toMatchObject([
      { detailId: 1, quantity: 5 },
      { itemId: 7, quantity: 2 },
      { detailId: 1, quantity: 47 },
      { itemId: 7, quantity: 3 },
    ])
    await server.answerAll()
    expect(quantities()).toEqual([47, 5])
  })

  it('CART-13 sends an addition made before the cart was read when the page is left', async () => {
    const server = new CartServer([lineOf(1, 7, 3)])
    const { cart, quantities, add } = begin(server)
    cart.send({ type: 'cart.load', ownerId })
    add(7, 2)
    cart.send({ type: 'page.leave' })
    expect(server.edits).toHaveLength(1)
    await server.answerAll()
    expect(quantities()).toEqual([5])
  })

  it('CART-11 keeps the last quantity of every line when answers arrive out of order', async () => {
    const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 2, 4)])
    const { quantities, setQuantity, reported } = await start(server)
    setQuantity(1, 6)
    setQuantity(2, 8)
    const [first, second] = server.open
    if (!first || !second) throw new Error('Both lines should be on their way.')
    server.take(first)
    await server.answer(second)
    expect(quantities()).toEqual([6, 8])
    await server.answer(first)
    expect(quantities()).toEqual([6, 8])
    expect(reported('cart.changed')).toEqual([{ type: 'cart.changed', version: 3 }])
  })

  it('CART-11 does not count an addition twice when the cart of another answer already holds it', async () => {
    const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 2, 4)])
    const { quantities, setQuantity, add } = await start(server)
    add(1, 3)
    setQuantity(2, 8)
    server.take(server.openCall('addItem'))
    await server.answer(server.openCall('editItem'))
    expect(quantities()).toEqual([7, 8])
    await server.answerAll()
    expect(quantities()).toEqual([7, 8])
  })

  it('CART-11 edits a line that the server has not confirmed yet', async () => {
    const server = new CartServer()
    const { shown, quantities, add, setQuantity } = await start(server)
    add(7, 2)
    setQuantity(shown().lines[0]?.id ?? 0, 9)
    expect(quantities()).toEqual([9])
    await server.answerAll()
    expect(server.lines).toMatchObject([{ itemId: 7, quantity: 9 }])
    expect(shown().lines).toMatchObject([{ id: 101, quantity: 9 }])
  })

  it('CART-11 gives every edit its own key', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { setQuantity, add } = await start(server)
    setQuantity(1, 6)
    setQuantity(1, 7)
    add(2, 1)
    await server.answerAll()
    const keys = server.calls.flatMap(({ key }) => (key === undefined ? [] : [key]))
    expect(new Set(keys).size).toBe(3)
  })

  it('CART-16 empties the cart at once, drops waiting edits, and keeps later additions', async () => {
    const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 2, 1)])
    const { cart, quantities, setQuantity, add } = await start(server)
    setQuantity(1, 6)
    setQuantity(1, 7)
    cart.send({ type: 'cart.empty' })
    add(3, 2)
    expect(quantities()).toEqual([2])
    expect(server.open).toHaveLength(1)
    await server.answerAll()
    expect(server.edits.map(({ operation }) => operation)).toEqual(['editItem', 'emptyCart', 'addItem'])
    expect(server.lines).toMatchObject([{ itemId: 3, quantity: 2 }])
  })
})

describe('failing', () => {
  it("CART-12 rolls a refused edit back to the server's cart and reports the server's words", async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, quantities, setQuantity, reported } = await start(server)
    setQuantity(1, 500)
    await server.refuse(server.openCall('editItem'), problem('conflict', 'Only 40 are left.'))
    expect(reported('line.rejected')).toEqual([
      {
        type: 'line.rejected',
        operation: 'editItem',
        itemId: 1,
        requested: { item: lineOf(1, 1, 4), unit: units.each, quantity: 500 },
        reason: { code: 'test', detail: 'Only 40 are left.' },
      },
    ])
    expect(server.open.map(({ request }) => request.operation)).toEqual(['getCart'])
    server.change([lineOf(1, 1, 40)])
    await server.answerAll()
    expect(quantities()).toEqual([40])
    expect(selectLine(1)(cart.getSnapshot())?.quantity).toBe(40)
  })

  it('CART-12 takes back an item whose addition was refused, and reports the edits it left without a line', async () => {
    const server = new CartServer()
    const { shown, add, setQuantity, reported } = await start(server)
    add(7, 2)
    setQuantity(shown().lines[0]?.id ?? 0, 5)
    await server.refuse(server.openCall('addItem'), problem('forbidden', 'Item 7 needs a license.'))
    await server.answerAll()
    expect(shown().lines).toEqual([])
    expect(reported('line.rejected')).toMatchObject([
      { operation: 'addItem', requested: { quantity: 2 }, reason: { detail: 'Item 7 needs a license.' } },
      {
        operation: 'editItem',
        requested: { item: { name: 'Item 7' }, quantity: 5 },
        reason: { code: 'line-gone', detail: null },
      },
    ])
    expect(server.edits).toHaveLength(1)
  })

  it('CART-12 names the refused request: its item, unit and quantity', async () => {
    const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 2, 3)])
    const { cart, add, reported } = await start(server)
    add(7, 2, units.box)
    cart.send({ type: 'line.setUnit', lineId: 1, unit: units.box })
    cart.send({ type: 'line.remove', lineId: 2 })
    for (const operation of ['addItem', 'editItem', 'removeItem'] as const) {
      await server.refuse(server.openCall(operation), problem('conflict', 'Ask your sales rep.'))
    }
    expect(reported('line.rejected')).toMatchObject([
      { operation: 'addItem', requested: { item: { name: 'Item 7' }, unit: units.box, quantity: 2 } },
      { operation: 'editItem', requested: { item: { name: 'Item 1' }, unit: units.box, quantity: 4 } },
      { operation: 'removeItem', requested: { item: { name: 'Item 2' }, unit: units.each, quantity: 3 } },
    ])
  })

  it('CART-12 counts removing a missing line as done', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, shown, setQuantity, reported } = await start(server)
    setQuantity(1, 5)
    cart.send({ type: 'line.remove', lineId: 1 })
    const edit = server.openCall('editItem')
    server.change([])
    await server.answer(edit)
    expect(shown().lines).toEqual([])
    expect(reported('line.rejected')).toEqual([])
    expect(server.edits).toHaveLength(1)
  })

  it('CART-12 loses nothing offline, and reconnecting sends the same edit with the same key', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, quantities, add, setQuantity, hasTag } = await start(server)
    add(2, 3)
    await server.lose(server.openCall('addItem'))
    expect(hasTag('offline')).toBe(true)
    setQuantity(1, 9)
    expect(server.open).toEqual([])
    expect(quantities()).toEqual([9, 3])
    expect(hasTag('unconfirmed')).toBe(true)
    expect(hasTag('busy')).toBe(false)
    cart.send({ type: 'connection.restore' })
    expect(hasTag('offline')).toBe(false)
    await server.answerAll()
    const additions = server.calls.filter(({ request }) => request.operation === 'addItem')
    expect(additions.map(({ key }) => key)).toEqual(['seed-1', 'seed-1'])
    expect(quantities()).toEqual([9, 3])
    expect(hasTag('unconfirmed')).toBe(false)
  })

  it('CART-12 adds once when only the answer was lost', async () => {
    const server = new CartServer()
    const { clock, quantities, add } = await start(server)
    add(2, 3)
    const call = server.openCall('addItem')
    server.take(call)
    await server.lose(call)
    clock.increment(5_000)
    await server.answerAll()
    expect(server.lines).toMatchObject([{ itemId: 2, quantity: 3 }])
    expect(quantities()).toEqual([3])
  })

  it('CART-12 reports an addition that the store does not answer right away, and waits for no answer to its button', async () => {
    const server = new CartServer()
    const { cart, clock, add, reported } = await start(server)
    add(2, 3)
    await server.lose(server.openCall('addItem'))
    const { name } = itemOf(2)
    expect(reported('line.delayed')).toEqual([{ type: 'line.delayed', itemId: 2, unit: units.each, name }])
    expect(selectIsAdding(2)(cart.getSnapshot())).toBe(false)
    expect(selectAddOutcome(2)(cart.getSnapshot())).toEqual({ type: 'delayed', name })
    clock.increment(5_000)
    await server.lose(server.openCall('addItem'))
    expect(reported('line.delayed')).toHaveLength(1)
    clock.increment(5_000)
    await server.answerAll()
    expect(server.lines).toMatchObject([{ itemId: 2, quantity: 3 }])
    expect(selectAddOutcome(2)(cart.getSnapshot())).toEqual({ type: 'added' })
  })

  it('CART-01 calls an item added only when the press before was, however many units of it the cart holds', async () => {
    const server = new CartServer([lineOf(1, 7, 10)])
    const { cart, add } = await start(server)
    const outcome = () => selectAddOutcome(7)(cart.getSnapshot())
    expect(outcome()).toBeNull()
    add(7, 1)
    await server.refuse(server.openCall('addItem'), problem('conflict', 'This item cannot be bought any more.'))
    await server.answerAll()
    expect(outcome()).toMatchObject({ type: 'refused', reason: { detail: 'This item cannot be bought any more.' } })
    server.change([lineOf(1, 7, 12)])
    server.post({ type: 'cart.changed', ownerId, version: server.version })
    await server.answerAll()
    expect(outcome()).toMatchObject({ type: 'refused' })
    add(7, 4)
    expect(outcome()).toBeNull()
    await server.answer(server.openCall('addItem'), { ...cartOf(19, [lineOf(1, 7, 12)]), addToCartAdjustment: true })
    expect(outcome()).toMatchObject({ type: 'adjusted', requested: { quantity: 4 }, granted: 0 })
    add(7, 1)
    await server.answer(server.openCall('addItem'), cartOf(20, [lineOf(1, 7, 13)]))
    expect(outcome()).toEqual({ type: 'added' })
    cart.send({ type: 'cart.close' })
    expect(outcome()).toBeNull()
  })

  it('CART-12 tries the same addition when its button is pressed again, and reports again when that fails', async () => {
    const server = new CartServer()
    const { cart, reported } = await start(server)
    const press = (quantity: number) =>
      cart.send({ type: 'item.add', itemId: 2, unit: units.each, quantity, preview: itemOf(2), isPress: true })
    press(3)
    const first = server.openCall('addItem')
    server.take(first)
    await server.lose(first)
    press(3)
    expect(selectIsAdding(2)(cart.getSnapshot())).toBe(true)
    await server.lose(server.openCall('addItem'))
    expect(reported('line.delayed')).toHaveLength(2)
    press(3)
    await server.answerAll()
    expect(server.calls.filter(({ request }) => request.operation === 'addItem').map(({ key }) => key)).toEqual([
      'seed-1',
      'seed-1',
      'seed-1',
    ])
    expect(server.lines).toMatchObject([{ itemId: 2, quantity: 3 }])
    press(3)
    await server.answerAll()
    expect(server.lines).toMatchObject([{ itemId: 2, quantity: 6 }])
  })

  it('CART-12 adds once a line that was restored without a network and then pressed, in the quantity requested last', async () => {
    const server = new CartServer([lineOf(1, 2, 4, units.box)])
    const { cart, emitted, quantities } = await start(server)
    cart.send({ type: 'line.remove', lineId: 1 })
    await server.answerAll()
    cart.send({ type: 'connection.lose' })
    const removed = emitted.find((event) => event.type === 'line.removed')
    if (removed) cart.send(removed.restore)
    cart.send({ type: 'item.add', itemId: 2, unit: units.box, quantity: 1, preview: itemOf(2), isPress: true })
    expect(quantities()).toEqual([1])
    cart.send({ type: 'connection.restore' })
    await server.answerAll()
    expect(server.lines).toMatchObject([{ itemId: 2, unit: units.box, quantity: 1 }])
  })

  it('CART-12 repeats the request that the store may have received, at any later quantity', async () => {
    const server = new CartServer()
    const { cart } = await start(server)
    const press = (quantity: number) =>
      cart.send({ type: 'item.add', itemId: 2, unit: units.each, quantity, preview: itemOf(2), isPress: true })
    press(3)
    const first = server.openCall('addItem')
    server.take(first)
    await server.lose(first)
    press(5)
    await server.answerAll()
    expect(server.lines).toMatchObject([{ itemId: 2, quantity: 3 }])
  })

  it('CART-12 does not send an addition when the page is left, once it was said that it is tried while the page is open', async () => {
    const server = new CartServer()
    const { cart, add, reported } = await start(server)
    cart.send({ type: 'connection.lose' })
    add(7, 2)
    expect(reported('line.delayed')).toHaveLength(1)
    cart.send({ type: 'page.leave' })
    expect(server.edits).toEqual([])
  })

  it('CART-12 reports an addition whose cart cannot be read', async () => {
    const server = new CartServer()
    const { cart, add, reported } = begin(server)
    cart.send({ type: 'cart.load', ownerId })
    add(2, 3)
    await server.lose(server.openCall('getCart'))
    expect(reported('line.delayed')).toHaveLength(1)
    expect(selectIsAdding(2)(cart.getSnapshot())).toBe(false)
  })

  it('CART-12 repeats a merged edit exactly, so that its key still fits', async () => {
    const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 1, 2, units.box)])
    const { cart, clock, quantities } = await start(server)
    cart.send({ type: 'line.setUnit', lineId: 1, unit: units.box })
    const call = server.openCall('editItem')
    server.take(call)
    await server.lose(call)
    cart.send({ type: 'cart.refresh' })
    await server.answerAll()
    expect(quantities()).toEqual([6])
    clock.increment(5_000)
    expect(server.edits[1]).toEqual(server.edits[0])
    await server.answerAll()
    expect(quantities()).toEqual([6])
  })

  it('CART-12 counts a request that never ends as lost, and retries it', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { clock, setQuantity, hasTag } = await start(server)
    setQuantity(1, 9)
    const call = server.openCall('editItem')
    clock.increment(20_000)
    expect(call.signal.aborted).toBe(true)
    expect(hasTag('offline')).toBe(true)
    call.isOver = true
    clock.increment(5_000)
    await server.answerAll()
    expect(server.lines).toMatchObject([{ quantity: 9 }])
    expect(hasTag('unconfirmed')).toBe(false)
  })

  it('CART-12 forgets the last user: nothing is sent or accepted after the session ended', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, setQuantity } = await start(server)
    setQuantity(1, 9)
    const call = server.openCall('editItem')
    cart.send({ type: 'cart.close' })
    expect(call.signal.aborted).toBe(true)
    await server.answer(call)
    cart.send({ type: 'item.add', itemId: 2, unit: units.each, quantity: 1 })
    expect(cart.getSnapshot().context).toMatchObject({ ownerId: null, settled: null, edits: [] })
    expect(server.open).toEqual([])
  })
})

describe('other tabs', () => {
  it('CART-13 shares the version of each change of its own', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { setQuantity } = await start(server)
    setQuantity(1, 9)
    await server.answerAll()
    expect(server.posted).toEqual([{ type: 'cart.changed', ownerId, version: 2 }])
  })

  it('CART-13 reads the cart again when another tab holds a newer one, and only then', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { quantities } = await start(server)
    for (const message of [{ type: 'cart.changed', ownerId, version: 1 }, { type: 'session.ended' }, 'noise', null])
      server.post(message)
    server.post({ type: 'cart.changed', ownerId, version: '9' })
    server.post({ type: 'cart.changed', version: 9 })
    expect(server.open).toEqual([])
    server.change([lineOf(1, 1, 6)])
    server.post({ type: 'cart.changed', ownerId, version: 2 })
    await server.answerAll()
    expect(quantities()).toEqual([6])
    expect(server.posted).toEqual([])
  })

  it('CART-13 takes a newer cart that another call answered and refuses an older one', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, quantities } = await start(server)
    cart.send({ type: 'cart.receive', cart: cartOf(5, [lineOf(1, 1, 2)]) })
    cart.send({ type: 'cart.receive', cart: cartOf(4, [lineOf(1, 1, 3)]) })
    expect(quantities()).toEqual([2])
    expect(server.posted).toEqual([{ type: 'cart.changed', ownerId, version: 5 }])
  })

  it('CART-13 carries pending edits through a reload of the page', async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    const { cart, add } = await start(server)
    add(2, 3)
    server.take(server.openCall('addItem'))
    const kept = JSON.parse(JSON.stringify(cart.getPersistedSnapshot()))
    cart.stop()
    const machine = cartMachine.provide({ actors: cartActors(server.port) })
    const restored = createActor(machine, {
      clock: new SimulatedClock(),
      input: { keySeed: 'other' },
      snapshot: kept,
    }).start()
    await server.answerAll()
    expect(selectCart(restored.getSnapshot()).lines).toMatchObject([{ quantity: 4 }, { itemId: 2, quantity: 3 }])
    expect(restored.getSnapshot().hasTag('unconfirmed')).toBe(false)
    expect(server.lines).toHaveLength(2)
  })
})

describe('another owner', () => {
  const clinic = '2.1'
  const startAtHospital = async () => {
    const server = new CartServer([lineOf(1, 1, 4)])
    server.cart(clinic).lines = [lineOf(11, 9, 2)]
    const begun = await start(server)
    return { server, ...begun, items: () => begun.shown().lines.map(({ itemId }) => itemId) }
  }

  it('CART-13 AUTH-11 shows the cart of the account that was switched to, however its version compares', async () => {
    const { server, cart, items } = await startAtHospital()
    cart.send({ type: 'cart.receive', cart: cartOf(40, [lineOf(1, 1, 4)]) })
    server.signIn(clinic)
    cart.send({ type: 'cart.load', ownerId: clinic })
    expect(items()).toEqual([])
    expect(selectCartStatus(cart.getSnapshot())).toBe('loading')
    await server.answerAll()
    expect(items()).toEqual([9])
  })

  it('CART-13 AUTH-11 sends no change of the former account to the new one, and says so by name', async () => {
    const { server, cart, clock, add, setQuantity, reported } = await startAtHospital()
    setQuantity(1, 9)
    setQuantity(1, 12)
    add(2, 3)
    await server.lose(server.openCall('addItem'))
    server.signIn(clinic)
    cart.send({ type: 'cart.load', ownerId: clinic })
    expect(reported('edits.dropped')).toEqual([{ type: 'edits.dropped', names: ['Item 1', 'Item 2'] }])
    clock.increment(60_000)
    await server.answerAll()
    expect(server.cart(clinic).lines).toMatchObject([{ itemId: 9, quantity: 2 }])
    expect(server.calls.filter(({ sender }) => sender === clinic).map(({ request }) => request.operation)).toEqual([
      'getCart',
    ])
  })

  it('CART-13 AUTH-11 changes nothing of the account that another tab switched to, and asks for the user', async () => {
    const { server, cart, quantities, setQuantity, add, reported } = await startAtHospital()
    server.signIn(clinic)
    setQuantity(1, 9)
    add(9, 5)
    await server.answerAll()
    expect(server.cart(clinic).lines).toMatchObject([{ itemId: 9, quantity: 2 }])
    expect(quantities()).toEqual([4])
    expect(reported('line.rejected')).toMatchObject([
      { operation: 'editItem', reason: { code: 'other-owner' } },
      { operation: 'addItem', reason: { code: 'other-owner' } },
    ])
    expect(reported('line.saved')).toEqual([])
    expect(reported('owner.refused').length).toBeGreaterThan(0)
    cart.send({ type: 'cart.load', ownerId: clinic })
    expect(reported('edits.dropped')).toMatchObject([{ names: ['Item 1', 'Item 9'] }])
  })

  it('CART-13 shows nothing of any answer for another owner', async () => {
    const { server, cart, quantities, setQuantity, reported } = await startAtHospital()
    cart.send({ type: 'cart.receive', cart: cartOf(7, [lineOf(11, 9, 2)], clinic) })
    setQuantity(1, 9)
    await server.answer(server.openCall('editItem'), { ownerId: clinic })
    await server.answer(server.openCall('getCart'), { ownerId: clinic })
    expect(quantities()).toEqual([4])
    expect(selectCartStatus(cart.getSnapshot())).toBe('filled')
    expect(reported('line.saved')).toEqual([])
    expect(reported('line.rejected')).toHaveLength(1)
    expect(reported('owner.refused')).toHaveLength(1)
  })

  it("CART-13 does not mistake another owner's version for one of its own", async () => {
    const { server } = await startAtHospital()
    server.post({ type: 'cart.changed', ownerId: clinic, version: 9 })
    expect(server.open).toEqual([])
  })

  it('CART-13 reports a refusal once, when the cart still has the same owner', async () => {
    const { server, cart, setQuantity, reported } = await startAtHospital()
    setQuantity(1, 9)
    await server.refuse(server.openCall('editItem'), problem('unauthorized', 'What your login may do has changed.'))
    await server.answerAll()
    expect(reported('line.rejected')).toHaveLength(1)
    cart.send({ type: 'cart.close' })
    expect(reported('edits.dropped')).toEqual([])
  })

  it('CART-13 keeps the waiting edits when the same owner signs in again', async () => {
    const { server, cart, quantities, setQuantity, reported } = await startAtHospital()
    setQuantity(1, 9)
    cart.send({ type: 'cart.load', ownerId })
    expect(quantities()).toEqual([9])
    await server.answerAll()
    expect(server.lines).toMatchObject([{ quantity: 9 }])
    expect(reported('edits.dropped')).toEqual([])
  })
})

it('CART-01 says in words that it was started without a port', async () => {
  const cart = createActor(cartMachine, { clock: new SimulatedClock(), input: { keySeed: 'seed' } }).start()
  const rejected: (string | null)[] = []
  cart.on('line.rejected', ({ reason }) => rejected.push(reason.detail))
  cart.send({ type: 'cart.load', ownerId })
  cart.send({ type: 'cart.receive', cart: cartOf(1, []) })
  cart.send({ type: 'item.add', itemId: 1, unit: units.each, quantity: 1 })
  await settle()
  expect(rejected).toEqual([expect.stringContaining('cartActors(port)')])
  expect(selectCartError(cart.getSnapshot())?.detail).toContain('cartActors(port)')
})
