import { cents } from '@gauze/rules'
import { expect, it } from 'vitest'
import { addressOf, cardOf, checkoutCart, checkoutData, placedOrder } from '../../test/checkout-data.js'
import { complete, coverPaths } from '../../test/coverage.js'
import { checkoutMachine } from './checkout.machine.js'
import type { CheckoutContext } from './checkout.types.js'

it('CHK-01 reaches every state and takes every transition of checkout', () => {
  const quote = { shipDates: ['2026-11-23'], cutoffTime: '14:00', tax: cents(89), convenienceFee: cents(0) }
  const slug = (name: string) => ({ problem: { type: `https://gauze.example/problems/${name}`, detail: name } })
  const events = [
    { type: 'form.set', values: { poNum: 'PO-1' } },
    { type: 'form.set', values: { shipAddressId: 2 } },
    { type: 'form.set', values: { shipDate: '2026-11-30' } },
    { type: 'form.set', values: { shipAddressId: null } },
    { type: 'card.add', card: cardOf(6) },
    { type: 'address.add', address: addressOf(4) },
    { type: 'address.add', address: addressOf(5, 'No license for level 4.') },
    { type: 'review.open' },
    { type: 'details.edit' },
    { type: 'order.place' },
    { type: 'checkout.retry' },
    { type: 'connection.restore' },
    { type: 'xstate.done.actor.load', output: checkoutData },
    { type: 'xstate.done.actor.quote', output: quote },
    { type: 'xstate.done.actor.readCart', output: checkoutCart },
    { type: 'xstate.done.actor.placeOrder', output: placedOrder },
    ...['load', 'quote', 'readCart'].map((id) => ({ type: `xstate.error.actor.${id}`, error: { kind: 'server' } })),
    ...[
      { kind: 'network' },
      { kind: 'server' },
      { kind: 'conflict', ...slug('cart-changed') },
      { kind: 'conflict', ...slug('address-changed') },
      { kind: 'conflict', ...slug('over-credit-limit') },
      { kind: 'validation', problem: { detail: 'Too long.', errors: { poNum: ['is too long'] } } },
    ].map((error) => ({ type: 'xstate.error.actor.placeOrder', error })),
  ]
  const identify = ({ context }: { readonly context: CheckoutContext }) => [
    context.form.poNum,
    context.form.shipAddressId,
    context.form.shipDate,
    context.quote !== null,
    context.retries,
  ]
  expect(coverPaths(checkoutMachine, { input: { keySeed: 'k', ownerId: '1.1' }, events, identify })).toEqual(complete)
})
