import { expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { cartOf, itemOf, lineOf, ownerId, units } from '../../test/cart-server.js'
import { complete, coverPaths } from '../../test/coverage.js'
import { readFailure } from '../port/index.js'
import { cartMachine } from './cart.machine.js'
import type { CartContext } from './cart.types.js'

it('CART-11 reaches every state and takes every transition of the cart', () => {
  const line = lineOf(1, 1, 4)
  const cart = {
    ...cartOf(1, [line]),
    saveForLaterDetail: [lineOf(9, 3, 2)],
    notifications: [{ id: 1, message: 'Only 2 are in stock.' }],
  }
  const events = [
    { type: 'cart.load', ownerId },
    { type: 'cart.load', ownerId: '2.1' },
    { type: 'cart.close' },
    { type: 'cart.refresh' },
    { type: 'cart.receive', cart: cartOf(2, [lineOf(1, 1, 4)]) },
    { type: 'item.add', itemId: 2, unit: units.each, quantity: 1, preview: itemOf(2) },
    { type: 'item.add', itemId: 2, unit: units.each, quantity: 1, isPress: true },
    { type: 'items.add', lines: [{ itemId: 2, unit: units.each, quantity: 1 }] },
    { type: 'line.setQuantity', lineId: 1, quantity: 5 },
    { type: 'line.setUnit', lineId: 1, unit: units.box },
    { type: 'line.remove', lineId: 1 },
    { type: 'line.restore', ownerId, line: lineOf(1, 1, 4) },
    { type: 'line.save', lineId: 1 },
    { type: 'line.unsave', ownerId, line },
    { type: 'saved.move', savedId: 9 },
    { type: 'saved.delete', savedId: 9 },
    { type: 'saved.restore', ownerId, line: lineOf(9, 3, 2), isInCart: false },
    { type: 'notices.clear' },
    { type: 'cart.empty' },
    { type: 'page.leave' },
    { type: 'connection.lose' },
    { type: 'connection.restore' },
    { type: 'version.hear', ownerId, version: 3 },
    { type: 'answer.arrive', key: 'k-1', cart: cartOf(2, []) },
    { type: 'answer.arrive', key: 'k-1', cart: cartOf(2, [], '3.1') },
    { type: 'answer.fail', key: 'k-1', failure: readFailure({ kind: 'network' }) },
    { type: 'answer.fail', key: 'k-1', failure: readFailure({ kind: 'conflict' }) },
    { type: 'answer.expire', key: 'k-1' },
    { type: 'xstate.done.actor.readCart', output: cart },
    { type: 'xstate.done.actor.readCart', output: cartOf(1, [], '3.1') },
    { type: 'xstate.error.actor.readCart', error: { problem: { type: 'other-owner' } } },
    { type: 'xstate.error.actor.readCart', error: { kind: 'network' } },
    { type: 'xstate.error.actor.readCart', error: { kind: 'forbidden' } },
  ]
  const identify = ({ context }: { readonly context: CartContext }) => [
    context.settled?.version,
    context.edits.map(({ operation, isInFlight }) => [operation, isInFlight]),
  ]
  const stopWhen = ({ context }: AnyMachineSnapshot) => context.editCount > 1
  expect(coverPaths(cartMachine, { input: { keySeed: 'k' }, events, identify, stopWhen })).toEqual(complete)
})
