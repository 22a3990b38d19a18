import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { problem } from '../../test/calls.js'
import { CartServer, cartOf, lineOf, ownerId } from '../../test/cart-server.js'
import { cartActors } from './cart.actors.js'
import { cartMachine } from './cart.machine.js'
import { selectAddOutcome, selectCart } from './cart.selectors.js'
import type { CartEmitted } from './cart.types.js'

async function start(server: CartServer) {
  const clock = new SimulatedClock()
  const machine = cartMachine.provide({ actors: cartActors(server.port) })
  const cart = createActor(machine, { clock, input: { keySeed: 'seed' } }).start()
  const emitted: CartEmitted[] = []
  cart.on('*', (event) => emitted.push(event))
  cart.send({ type: 'cart.load', ownerId })
  await server.answerAll()
  emitted.length = 0
  const shown = () => selectCart(cart.getSnapshot())
  return { cart, clock, emitted, shown }
}

function quantities(lines: readonly { readonly itemId: number; readonly quantity: number }[]) {
  return lines.map(({ itemId, quantity }) => [itemId, quantity])
}

it('CART-06 saves a line at once, and its undo puts it back in its place', async () => {
  const server = new CartServer([1, 2, 3].map((id) => ({ ...lineOf(id, id, 4), position: id })))
  const { cart, emitted, shown } = await start(server)
  cart.send({ type: 'line.save', lineId: 2 })
  expect(quantities(shown().lines)).toEqual([
    [1, 4],
    [3, 4],
  ])
  expect(shown().saved).toMatchObject([{ itemId: 2, quantity: 4, isUnconfirmed: true }])
  await server.answerAll()
  expect(shown().saved).toMatchObject([{ itemId: 2, quantity: 4, isUnconfirmed: false }])
  const saved = emitted.find((event) => event.type === 'line.setAside')
  if (saved) cart.send(saved.restore)
  expect(shown().lines.map(({ itemId }) => itemId)).toEqual([1, 2, 3])
  await server.answerAll()
  expect(server.lines.map(({ itemId }) => itemId)).toEqual([1, 2, 3])
  expect([shown().saved, server.saved]).toEqual([[], []])
  expect(emitted.findLast((event) => event.type === 'line.saved')).toMatchObject({
    ...{ operation: 'moveItemToCart', addition: null, restored: { quantity: 4 } },
  })
})

it('CART-06 undoes the move of an item that joined a line, and the save of one that joined a saved item', async () => {
  const server = new CartServer([lineOf(1, 1, 4)])
  server.cart(ownerId).saved = [lineOf(9, 1, 3)]
  const { cart, emitted, shown } = await start(server)
  cart.send({ type: 'saved.move', savedId: 9 })
  expect([quantities(shown().lines), shown().saved]).toEqual([[[1, 7]], []])
  await server.answerAll()
  const moved = emitted.find((event) => event.type === 'saved.moved')
  if (moved) cart.send(moved.restore)
  await server.answerAll()
  expect([quantities(server.lines), quantities(server.saved)]).toEqual([[[1, 4]], [[1, 3]]])
  cart.send({ type: 'line.save', lineId: shown().lines[0]?.id ?? 0 })
  await server.answerAll()
  expect([server.lines, quantities(server.saved)]).toEqual([[], [[1, 7]]])
  const saved = emitted.find((event) => event.type === 'line.setAside')
  if (saved) cart.send(saved.restore)
  await server.answerAll()
  expect([quantities(server.lines), quantities(server.saved)]).toEqual([[[1, 4]], [[1, 3]]])
})

it('CART-06 keeps saves, moves and deletions made offline, and sends them in order', async () => {
  const server = new CartServer([lineOf(1, 1, 4)])
  server.cart(ownerId).saved = [lineOf(9, 2, 3), lineOf(10, 3, 1)]
  const { cart, emitted, shown } = await start(server)
  cart.send({ type: 'connection.lose' })
  cart.send({ type: 'line.setQuantity', lineId: 1, quantity: 6 })
  cart.send({ type: 'line.save', lineId: 1 })
  cart.send({ type: 'saved.move', savedId: 9 })
  cart.send({ type: 'saved.delete', savedId: 10 })
  expect(server.edits).toEqual([])
  expect([quantities(shown().lines), quantities(shown().saved)]).toEqual([[[2, 3]], [[1, 6]]])
  cart.send({ type: 'connection.restore' })
  await server.answerAll()
  expect([quantities(server.lines), quantities(server.saved)]).toEqual([[[2, 3]], [[1, 6]]])
  const deleted = emitted.find((event) => event.type === 'saved.deleted')
  if (deleted) cart.send(deleted.restore)
  await server.answerAll()
  expect(quantities(server.saved)).toEqual([
    [1, 6],
    [3, 1],
  ])
})

it('CART-06 keeps an item that cannot be bought among the saved ones and reports the reason', async () => {
  const server = new CartServer()
  server.cart(ownerId).saved = [lineOf(9, 2, 3)]
  const { cart, emitted, shown } = await start(server)
  cart.send({ type: 'saved.move', savedId: 9 })
  await server.refuse(server.openCall('moveItemToCart'), problem('forbidden', 'This item is restricted.'))
  await server.answerAll()
  expect([shown().lines, quantities(shown().saved)]).toEqual([[], [[2, 3]]])
  expect(emitted.find((event) => event.type === 'line.rejected')).toMatchObject({
    ...{ operation: 'moveItemToCart', requested: { quantity: 3 }, reason: { detail: 'This item is restricted.' } },
  })
  expect(selectAddOutcome(2)(cart.getSnapshot())).toMatchObject({
    ...{ type: 'refused', reason: { detail: 'This item is restricted.' } },
  })
  cart.send({ type: 'saved.move', savedId: 9 })
  expect(selectAddOutcome(2)(cart.getSnapshot())).toBeNull()
})

it('CART-06 says how much of a saved item the cart took', async () => {
  const server = new CartServer()
  server.cart(ownerId).saved = [lineOf(9, 2, 8)]
  const { cart, emitted, shown } = await start(server)
  cart.send({ type: 'saved.move', savedId: 9 })
  const answer = { ...cartOf(9, [lineOf(5, 2, 5)]), saveForLaterDetail: [lineOf(9, 2, 3)], addToCartAdjustment: true }
  await server.answer(server.openCall('moveItemToCart'), answer)
  expect([quantities(shown().lines), quantities(shown().saved)]).toEqual([[[2, 5]], [[2, 3]]])
  expect(emitted.find((event) => event.type === 'cart.adjusted')).toMatchObject({
    ...{ operation: 'moveItemToCart', requested: { quantity: 8 }, granted: 5 },
  })
})

it('CART-14 hides cleared notices at once, leaves the totals alone, and shows the notices again when it is refused', async () => {
  const server = new CartServer([lineOf(1, 1, 4)])
  const { cart, shown } = await start(server)
  const notifications = [{ id: 1, message: 'Only 2 are in stock.' }]
  cart.send({ type: 'cart.receive', cart: { ...cartOf(2, [lineOf(1, 1, 4)]), notifications } })
  cart.send({ type: 'notices.clear' })
  expect(shown()).toMatchObject({ notifications: [], total: 625, lines: [{ isUnconfirmed: false }] })
  await server.refuse(server.openCall('clearNotifications'), problem('server', 'Try again.'))
  expect(shown().notifications).toEqual(notifications)
})
