import type { CallInput, Cart } from '@gauze/contract'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answer, controlled, fail, networkError, optionsOf, problem, settle } from '../../test/calls.js'
import { cartOf, lineOf, ownerId } from '../../test/cart-server.js'
import { addressesOf, addressOf, cardOf, checkoutCart, checkoutData, placedOrder } from '../../test/checkout-data.js'
import { checkoutActors } from './checkout.actors.js'
import { checkoutMachine } from './checkout.machine.js'
import {
  selectAboveCredit,
  selectCanPlace,
  selectCartChanges,
  selectConfirmation,
  selectCutoffTime,
  selectFailure,
  selectFieldErrors,
  selectForm,
  selectPaymentChoices,
  selectShipDates,
  selectShipToChoices,
  selectStep,
  selectSummary,
} from './checkout.selectors.js'
import type { CheckoutEmitted, CheckoutPort, PlacedOrder } from './checkout.types.js'

const ratePercent = 8

function begin(change: Partial<CheckoutPort> = {}, cart: Cart = checkoutCart) {
  const clock = new SimulatedClock()
  const placeOrder = controlled<CallInput<'placeOrder'>, PlacedOrder>()
  const server = { cart }
  const { choices } = checkoutData
  const port: CheckoutPort = {
    getCheckoutData: async () => choices.payment,
    getCheckoutTypes: async () => ({ types: choices.paymentTypes }),
    getAddresses: async () => addressesOf(choices.addresses),
    getPaymentMethods: async () => ({ cards: [...choices.cards] }),
    getCart: async () => server.cart,
    getAlternateShippingData: async () => ({ shipDates: ['2026-11-23', '2026-11-24'], cutoffTime: '14:00' }),
    getTaxRate: async ({ itemIds }) => ({
      taxRate: ratePercent,
      shippingTaxable: true,
      items: itemIds.map((itemId) => ({ itemId, taxable: true })),
    }),
    getConvFeeExempt: async () => ({ convFeeExempt: true }),
    getConvenienceFee: async ({ total }) => ({ convenienceFeeTotal: Math.round(total * 10) / 100 }),
    placeOrder,
    ...change,
  }
  const machine = checkoutMachine.provide({ actors: checkoutActors(port) })
  const checkout = createActor(machine, { clock, input: { keySeed: 'seed', ownerId } })
  const emitted: CheckoutEmitted[] = []
  checkout.on('*', (event) => emitted.push(event))
  checkout.start()
  return {
    checkout,
    clock,
    server,
    placeOrder,
    emitted,
    step: () => selectStep(checkout.getSnapshot()),
    failure: () => selectFailure(checkout.getSnapshot()),
    summary: () => selectSummary(checkout.getSnapshot()),
    keys: () => placeOrder.calls.map((_, index) => optionsOf(placeOrder, index).idempotencyKey),
  }
}

async function start(change: Partial<CheckoutPort> = {}, cart?: Cart) {
  const begun = begin(change, cart)
  await settle()
  return begun
}

async function startReview(change: Partial<CheckoutPort> = {}) {
  const begun = await start(change)
  begun.checkout.send({ type: 'form.set', values: { poNum: ' PO-17 ' } })
  begun.checkout.send({ type: 'review.open' })
  return begun
}

async function startPlacing(change: Partial<CheckoutPort> = {}) {
  const begun = await startReview(change)
  begun.checkout.send({ type: 'order.place' })
  return begun
}

describe('details', () => {
  it("CHK-01 begins with the company's own choices, dates and amounts", async () => {
    const { checkout, step, summary } = await start()
    const state = checkout.getSnapshot()
    expect(step()).toBe('details')
    expect(selectForm(state)).toMatchObject({ shipAddressId: 1, billAddressId: 1, paymentMethod: 'terms', poNum: '' })
    expect(selectPaymentChoices(state)).toEqual({
      terms: { label: 'Net 30', availableBalance: 900 },
      cards: [],
    })
    expect(selectShipDates(state)).toEqual(['2026-11-23', '2026-11-24'])
    expect(selectCutoffTime(state)).toBe('14:00')
    expect(summary()).toEqual({
      ...{ subtotal: 610, shipping: 500, tax: 89, convenienceFee: 0, total: 1_199 },
      // Goods and shipping are taxed.
      taxBasis: { percent: 8, amount: 11.1 },
    })
  })

  it('CHK-01 offers saved cards to a company without terms, and its default one that has not expired', async () => {
    const cards = [cardOf(4, { isDefault: true, expired: true }), cardOf(5)]
    const { checkout } = await start({
      getCheckoutData: async () => ({ hasTerms: false, terms: null, availableBalance: null, approvalThreshold: null }),
      getPaymentMethods: async () => ({ cards }),
    })
    expect(selectPaymentChoices(checkout.getSnapshot())).toEqual({ terms: null, cards })
    expect(selectForm(checkout.getSnapshot()).paymentMethod).toBe(5)
    checkout.send({ type: 'form.set', values: { paymentMethod: 4 } })
    checkout.send({ type: 'review.open' })
    expect(selectFieldErrors(checkout.getSnapshot())).toEqual({
      paymentMethod: [{ code: 'card-over', detail: null }],
    })
  })

  it('CHK-01 a company on terms may pay with a new card, unless its ways to pay exclude cards', async () => {
    const { checkout } = await startReview()
    checkout.send({ type: 'details.edit' })
    checkout.send({ type: 'card.add', card: cardOf(6) })
    expect(selectForm(checkout.getSnapshot()).paymentMethod).toBe(6)
    checkout.send({ type: 'review.open' })
    expect(selectStep(checkout.getSnapshot())).toBe('review')

    const onTermsOnly = await start({
      getCheckoutTypes: async () => ({ types: ['terms'] }),
      getPaymentMethods: async () => ({ cards: [cardOf(5)] }),
    })
    expect(selectPaymentChoices(onTermsOnly.checkout.getSnapshot())?.cards).toBeNull()
    onTermsOnly.checkout.send({ type: 'form.set', values: { paymentMethod: 5, poNum: 'PO-17' } })
    onTermsOnly.checkout.send({ type: 'review.open' })
    expect(selectFieldErrors(onTermsOnly.checkout.getSnapshot())).toHaveProperty('paymentMethod')
  })

  it('CHK-01 tells how far an order on terms is above the available credit, and not of one by card', async () => {
    const payment = { hasTerms: true, terms: 'Net 30', availableBalance: 10, approvalThreshold: null }
    const { checkout } = await start({ getCheckoutData: async () => payment })
    expect(selectAboveCredit(checkout.getSnapshot())).toBe(199)
    checkout.send({ type: 'card.add', card: cardOf(6) })
    expect(selectAboveCredit(checkout.getSnapshot())).toBeNull()
  })

  it('CHK-01 adds the convenience fee on subtotal, shipping and tax for a customer who is charged it', async () => {
    const { summary } = await start({ getConvFeeExempt: async () => ({ convFeeExempt: false }) })
    expect(summary()).toMatchObject({ convenienceFee: 120, total: 1_319 })
  })

  it('CHK-01 names each missing field, and removes the name once it is filled', async () => {
    const { checkout, step } = await start()
    checkout.send({ type: 'form.set', values: { billAddressId: null, paymentMethod: null, shipAddressId: null } })
    checkout.send({ type: 'review.open' })
    expect(step()).toBe('details')
    expect(Object.keys(selectFieldErrors(checkout.getSnapshot()))).toEqual([
      'shipAddressId',
      'billAddressId',
      'paymentMethod',
    ])
    checkout.send({ type: 'form.set', values: { billAddressId: 2 } })
    expect(selectFieldErrors(checkout.getSnapshot())).not.toHaveProperty('billAddressId')
  })

  it('CHK-01 requires a PO number on terms', async () => {
    const { checkout } = await start()
    checkout.send({ type: 'form.set', values: { poNum: '  ' } })
    checkout.send({ type: 'review.open' })
    expect(selectFieldErrors(checkout.getSnapshot())).toEqual({ poNum: [{ code: 'no-po', detail: null }] })
  })

  it('CHK-02 shows why an address may not receive the cart, and does not ship there', async () => {
    const { checkout, step } = await start()
    expect(selectShipToChoices(checkout.getSnapshot())[2]?.withheldReason).toBe('No license for level 4.')
    checkout.send({ type: 'form.set', values: { shipAddressId: 3, poNum: 'PO' } })
    checkout.send({ type: 'review.open' })
    expect(step()).toBe('details')
    expect(selectFieldErrors(checkout.getSnapshot())).toEqual({
      shipAddressId: [{ code: 'field', detail: 'No license for level 4.' }],
    })
  })

  it('CHK-01 calculates tax and dates again for another address; a late answer for the previous one is dropped', async () => {
    const rates = controlled<CallInput<'getTaxRate'>, { taxRate: number; shippingTaxable: boolean; items: [] }>()
    const { checkout, summary } = await start({ getTaxRate: rates })
    checkout.send({ type: 'form.set', values: { shipDate: '2026-11-24' } })
    checkout.send({ type: 'form.set', values: { shipAddressId: 2 } })
    expect(summary()).toMatchObject({ tax: 'pending', total: 'pending' })
    await answer(rates, 1, { taxRate: 10, shippingTaxable: true, items: [] })
    await answer(rates, 0, { taxRate: 50, shippingTaxable: true, items: [] })
    expect(rates.calls.map(({ input }) => input.addressId)).toEqual([1, 2])
    expect(summary().tax).toBe(50)
  })

  it('CHK-01 keeps the ship date for another address that offers it, and else drops it with a word at the field', async () => {
    const getAlternateShippingData: CheckoutPort['getAlternateShippingData'] = async ({ shipCity }) => ({
      ...{ shipDates: shipCity === 'Albany' ? ['2026-11-23', '2026-11-24'] : ['2026-11-25'], cutoffTime: '14:00' },
    })
    const addresses = [addressOf(1), addressOf(2), { ...addressOf(4), city: 'Troy' }]
    const { checkout, step } = await start({
      getAlternateShippingData,
      getAddresses: async () => addressesOf(addresses),
    })
    checkout.send({ type: 'form.set', values: { shipDate: '2026-11-24', poNum: 'PO-17' } })
    checkout.send({ type: 'form.set', values: { shipAddressId: 2 } })
    await settle()
    expect(selectForm(checkout.getSnapshot()).shipDate).toBe('2026-11-24')
    expect(selectFieldErrors(checkout.getSnapshot())).toEqual({})
    checkout.send({ type: 'form.set', values: { shipAddressId: 4 } })
    checkout.send({ type: 'review.open' })
    await settle()
    expect([step(), selectForm(checkout.getSnapshot()).shipDate]).toEqual(['details', null])
    expect(selectFieldErrors(checkout.getSnapshot())).toEqual({ shipDate: [{ code: 'ship-date-gone', detail: null }] })
    checkout.send({ type: 'review.open' })
    expect(step()).toBe('review')
  })

  it('CHK-01 marks a tax that cannot be calculated, places nothing, and asks again on retry', async () => {
    const rates = controlled<CallInput<'getTaxRate'>, { taxRate: number; shippingTaxable: boolean; items: [] }>()
    const { checkout, step, summary, placeOrder } = await startReview({ getTaxRate: rates })
    await fail(rates, 0, problem('server', 'The tax service is down.'))
    expect(summary()).toMatchObject({ tax: 'error', total: 'error' })
    expect(selectCanPlace(checkout.getSnapshot())).toBe(false)
    checkout.send({ type: 'order.place' })
    expect(step()).toBe('review')
    expect(placeOrder.calls).toHaveLength(0)
    checkout.send({ type: 'checkout.retry' })
    await answer(rates, 1, { taxRate: 0, shippingTaxable: false, items: [] })
    expect(selectCanPlace(checkout.getSnapshot())).toBe(true)
  })

  it('CHK-01 can be placed by a buyer who may not see prices', async () => {
    const unpriced = { ...cartOf(1, [{ ...lineOf(1, 3, 2), price: null }]), subtotal: null, shipping: null }
    const { checkout, placeOrder, summary } = await start({}, unpriced)
    checkout.send({ type: 'form.set', values: { poNum: 'PO' } })
    checkout.send({ type: 'review.open' })
    expect(summary().total).toBeNull()
    checkout.send({ type: 'order.place' })
    expect(placeOrder.calls[0]?.input).not.toHaveProperty('expectedTotal')
  })

  it('CHK-01 says why it cannot begin, and begins on retry', async () => {
    const getCart = controlled<object, Cart>()
    const { checkout, clock, step, failure } = await start({ getCart })
    expect(step()).toBe('loading')
    await fail(getCart, 0, problem('server', 'The store is closed.'))
    expect(step()).toBe('unavailable')
    expect(failure()?.detail).toBe('The store is closed.')
    checkout.send({ type: 'checkout.retry' })
    clock.increment(35_000)
    expect(step()).toBe('unavailable')
    checkout.send({ type: 'connection.restore' })
    await settle()
    await answer(getCart, -1, checkoutCart)
    expect(step()).toBe('details')
    expect(failure()).toBeNull()
  })
})

describe('placing', () => {
  it('CHK-01 places the reviewed order and confirms it', async () => {
    const { checkout, step, placeOrder, emitted } = await startPlacing()
    expect(step()).toBe('placing')
    const place = { attention: '', line1: '1 Main Street', line2: '', city: 'Albany', state: 'NY', zip: '12207' }
    expect(placeOrder.calls[0]?.input).toEqual({
      shipAddressId: 1,
      billAddressId: 1,
      paymentMethod: 'terms',
      poNum: 'PO-17',
      expectedTotal: 11.99,
      expectedShipTo: place,
      expectedBillTo: place,
    })
    await answer(placeOrder, 0, placedOrder)
    expect(step()).toBe('placed')
    expect(selectConfirmation(checkout.getSnapshot())).toEqual(placedOrder.orderConfirmation)
    expect(emitted).toEqual([{ type: 'order.placed', order: placedOrder }])
  })

  it('AUTH-11 asks and orders for the owner it began with, and places nothing for anybody else', async () => {
    const asked: (string | undefined)[] = []
    const { checkout, step, placeOrder, failure } = await startReview({
      getCart: async (_, { owner }) => {
        asked.push(owner)
        return checkoutCart
      },
      getAddresses: async (_, { owner }) => {
        asked.push(owner)
        return addressesOf(checkoutData.choices.addresses)
      },
    })
    checkout.send({ type: 'order.place' })
    expect([...asked, optionsOf(placeOrder, 0).owner]).toEqual([ownerId, ownerId, ownerId])
    const type = 'https://gauze.example/problems/other-owner'
    await fail(placeOrder, 0, problem('conflict', 'Somebody else is signed in.', { type }))
    expect([step(), failure()]).toEqual(['failed', { code: 'other-owner', detail: 'Somebody else is signed in.' }])
  })

  it('CHK-05 a double click makes one request', async () => {
    const { checkout, placeOrder } = await startPlacing()
    checkout.send({ type: 'order.place' })
    expect(placeOrder.calls).toHaveLength(1)
  })

  it('CHK-05 a lost answer is unconfirmed and tried again with the same key and order', async () => {
    const { checkout, clock, step, placeOrder, keys } = await startPlacing()
    await fail(placeOrder, 0, networkError)
    expect(step()).toBe('unconfirmed')
    expect(checkout.getSnapshot().hasTag('unconfirmed')).toBe(true)
    clock.increment(3_000)
    await fail(placeOrder, 1, { kind: 'timeout' })
    checkout.send({ type: 'connection.restore' })
    await answer(placeOrder, 2, placedOrder)
    expect(step()).toBe('placed')
    expect(keys()).toEqual(['seed-1', 'seed-1', 'seed-1'])
    expect(placeOrder.calls[2]?.input).toEqual(placeOrder.calls[0]?.input)
  })

  it('CHK-05 counts an answer that never comes as lost', async () => {
    const { clock, step } = await startPlacing()
    clock.increment(35_000)
    expect(step()).toBe('unconfirmed')
  })

  it('CHK-05 stops trying after a while, says that trying again is safe, and keeps the key', async () => {
    const { checkout, clock, step, placeOrder, keys, emitted, failure } = await startPlacing()
    for (let attempt = 0; step() !== 'failed'; attempt += 1) {
      await fail(placeOrder, attempt, networkError)
      clock.increment(3_000)
    }
    expect(placeOrder.calls).toHaveLength(6)
    expect(failure()).toEqual({ code: 'not-confirmed', detail: null })
    expect(emitted).toEqual([{ type: 'order.failed', reason: failure() }])
    checkout.send({ type: 'checkout.retry' })
    await answer(placeOrder, -1, placedOrder)
    expect(new Set(keys())).toEqual(new Set(['seed-1']))
    expect(step()).toBe('placed')
  })

  it.each([
    ['the server failed midway', { kind: 'server', status: 500 }],
    ['too many requests were made', { kind: 'rateLimited', status: 429 }],
    ['the session had ended', problem('unauthorized', 'Log in again.')],
    ['the key was used for another order', problem('conflict', 'Used.', { type: '/problems/idempotency-key-reused' })],
  ])('CHK-05 keeps the key when %s', async (_, error) => {
    const { checkout, placeOrder, keys, step } = await startPlacing()
    await fail(placeOrder, 0, networkError)
    checkout.send({ type: 'checkout.retry' })
    await fail(placeOrder, 1, error)
    expect(step()).toBe('failed')
    checkout.send({ type: 'checkout.retry' })
    expect(keys()).toEqual(['seed-1', 'seed-1', 'seed-1'])
  })

  it('CHK-05 takes a new key only once the server has refused the order itself', async () => {
    const { checkout, placeOrder, keys, step, failure } = await startPlacing()
    await fail(placeOrder, 0, problem('conflict', 'This order is over your available balance.'))
    expect(step()).toBe('failed')
    expect(failure()?.detail).toBe('This order is over your available balance.')
    checkout.send({ type: 'details.edit' })
    await settle()
    checkout.send({ type: 'review.open' })
    checkout.send({ type: 'order.place' })
    expect(keys()).toEqual(['seed-1', 'seed-2'])
  })

  it('CHK-06 goes back to the review when the cart changed, and shows each change', async () => {
    const { checkout, server, placeOrder, step, failure, summary, emitted, keys } = await startPlacing()
    const dearer = { ...lineOf(1, 3, 5), price: 4 }
    server.cart = { ...cartOf(2, [dearer, lineOf(2, 8, 1)]), subtotal: 28.05 }
    const changed = problem('conflict', 'Prices have changed.', { type: 'https://gauze.example/problems/cart-changed' })
    await fail(placeOrder, 0, changed)
    await settle()
    expect(step()).toBe('review')
    expect(failure()).toEqual({ code: 'cart-changed', detail: 'Prices have changed.' })
    expect(emitted).toEqual([{ type: 'cart.changed' }])
    expect(selectCartChanges(checkout.getSnapshot())).toEqual([
      { kind: 'quantity', name: 'Item 3', before: 2, after: 5 },
      { kind: 'price', name: 'Item 3', before: 3.05, after: 4 },
      { kind: 'added', name: 'Item 8' },
    ])
    expect(summary().subtotal).toBe(2_805)
    checkout.send({ type: 'order.place' })
    expect(selectCartChanges(checkout.getSnapshot())).toEqual([])
    expect(keys()).toEqual(['seed-1', 'seed-2'])
  })

  it('CHK-06 places nothing once the cart has become empty', async () => {
    const { checkout, server, placeOrder, step } = await startPlacing()
    server.cart = cartOf(2, [])
    const changed = problem('conflict', 'The cart is empty.', { type: 'https://gauze.example/problems/cart-changed' })
    await fail(placeOrder, 0, changed)
    await settle()
    expect(selectCartChanges(checkout.getSnapshot())).toEqual([{ kind: 'removed', name: 'Item 3' }])
    checkout.send({ type: 'order.place' })
    expect(step()).toBe('review')
  })

  it('CHK-06 shows an address that a colleague changed, and orders to it once the shopper has seen it', async () => {
    const moved = { ...addressOf(1), line1: '9 Oak Street' }
    let answered = addressOf(1)
    const getAddresses: CheckoutPort['getAddresses'] = async () => addressesOf([answered])
    const { checkout, placeOrder, step } = await startPlacing({ getAddresses })
    answered = moved
    const errors = { shipAddressId: ['Somebody changed this address.'] }
    const type = 'https://gauze.example/problems/address-changed'
    await fail(placeOrder, 0, problem('conflict', 'Look at the address.', { type, errors }))
    await settle()
    expect(step()).toBe('details')
    expect(selectShipToChoices(checkout.getSnapshot())).toMatchObject([{ line1: '9 Oak Street' }])
    expect(selectFieldErrors(checkout.getSnapshot())).toEqual({
      shipAddressId: [{ code: 'field', detail: 'Somebody changed this address.' }],
    })
    checkout.send({ type: 'form.set', values: { shipAddressId: 1 } })
    await settle()
    checkout.send({ type: 'review.open' })
    checkout.send({ type: 'order.place' })
    expect(placeOrder.calls[1]?.input).toMatchObject({ expectedShipTo: { line1: '9 Oak Street' } })
  })

  it('CHK-01 no longer offers a card that was deleted meanwhile, and falls back to the default payment', async () => {
    const cards = [cardOf(5), cardOf(6)]
    const { checkout, placeOrder, step } = await start({ getPaymentMethods: async () => ({ cards: [...cards] }) })
    checkout.send({ type: 'form.set', values: { paymentMethod: 6 } })
    checkout.send({ type: 'review.open' })
    checkout.send({ type: 'order.place' })
    cards.pop()
    const errors = { paymentMethod: ['This card is gone.'] }
    const type = 'https://gauze.example/problems/not-found'
    await fail(placeOrder, 0, { kind: 'notFound', status: 404, problem: { type, detail: 'Choose another.', errors } })
    await settle()
    expect(step()).toBe('details')
    expect(selectPaymentChoices(checkout.getSnapshot())?.cards).toEqual([cardOf(5)])
    expect(selectForm(checkout.getSnapshot()).paymentMethod).toBe('terms')
    expect(selectFieldErrors(checkout.getSnapshot())).toEqual({
      paymentMethod: [{ code: 'field', detail: 'This card is gone.' }],
    })
  })

  it("CHK-01 puts the server's messages at their fields", async () => {
    const { checkout, placeOrder, step } = await startPlacing()
    await fail(placeOrder, 0, problem('validation', 'Check the order.', { errors: { poNum: ['is used already'] } }))
    expect(step()).toBe('details')
    expect(selectFieldErrors(checkout.getSnapshot())).toEqual({
      poNum: [{ code: 'field', detail: 'is used already' }],
    })
    expect(selectFailure(checkout.getSnapshot())?.detail).toBe('Check the order.')
  })

  it('CHK-01 keeps the entries through a failed reading of the changed cart', async () => {
    const getCart = controlled<object, Cart>()
    const { checkout, placeOrder, step } = await start({ getCart })
    await answer(getCart, 0, checkoutCart)
    checkout.send({ type: 'form.set', values: { poNum: 'PO-17', shipAddressId: addressOf(2).id } })
    await settle()
    checkout.send({ type: 'review.open' })
    checkout.send({ type: 'order.place' })
    const changed = problem('conflict', 'Changed.', { type: 'https://gauze.example/problems/cart-changed' })
    await fail(placeOrder, 0, changed)
    await fail(getCart, 1, networkError)
    expect(step()).toBe('unavailable')
    checkout.send({ type: 'checkout.retry' })
    await settle()
    await answer(getCart, 2, checkoutCart)
    expect(selectForm(checkout.getSnapshot())).toMatchObject({ poNum: 'PO-17', shipAddressId: 2 })
  })

  it('OPS-05 ships to a new address as soon as it was saved, and calculates the new total', async () => {
    const asked: number[] = []
    const { checkout, summary } = begin({
      getTaxRate: async ({ addressId }) => {
        asked.push(addressId)
        return { taxRate: ratePercent, shippingTaxable: true, items: [] }
      },
    })
    await settle()
    checkout.send({ type: 'form.set', values: { shipDate: '2026-11-24' } })
    checkout.send({ type: 'address.add', address: addressOf(4) })
    await settle()
    expect(selectForm(checkout.getSnapshot())).toMatchObject({ shipAddressId: 4, shipDate: '2026-11-24' })
    expect(selectShipToChoices(checkout.getSnapshot()).map(({ id }) => id)).toContain(4)
    expect(asked).toEqual([1, 4])
    expect(summary().tax).not.toBe('pending')
  })

  it('CHK-02 does not ship to a new address without the licenses that the cart needs', async () => {
    const { checkout } = begin()
    await settle()
    checkout.send({ type: 'address.add', address: addressOf(4, 'There is no license for Rx level 4.') })
    expect(selectForm(checkout.getSnapshot()).shipAddressId).toBe(1)
    expect(selectShipToChoices(checkout.getSnapshot()).find(({ id }) => id === 4)?.withheldReason).toContain(
      'Rx level 4',
    )
  })
})
