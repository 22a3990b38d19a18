import { cents } from '@gauze/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../testing/fake-stripe.js'
import type { PaymentMeans, PaymentRequest } from './ports.types.js'
import { stripePayment } from './stripe-payment.js'

let stripe: FakeStripe

beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())
beforeEach(() => stripe.reset())

const { signal } = new AbortController()

function port() {
  return stripePayment({ secretKey: stripe.secretKey, apiUrl: stripe.url })
}

function cardOf(token: string): PaymentMeans {
  return { kind: 'card', paymentMethodId: 1, token, brand: 'Visa', last4: '4242' }
}

function requestOf(token = 'cus_1/pm_card_visa', key = 'key-1'): PaymentRequest {
  return { key, accountId: 7, means: cardOf(token), total: cents(1966), poNum: 'PO-7' }
}

function authorize(request = requestOf()) {
  return port().authorize(request, signal)
}

/** How much money is reserved, and how much was taken, in cents. */
function money() {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    reserved: sum(stripe.intents().map(({ amount_capturable }) => amount_capturable)),
    taken: sum(stripe.intents().map(({ amount_received }) => amount_received)),
  }
}

it('API-63 reserves the total in cents, by the key of the payment, for the saved card of the customer', async () => {
  expect(await authorize()).toEqual({ isAccepted: true, reference: 'pi_1' })
  const [create, confirm] = stripe.requests
  expect(create).toMatchObject({
    path: '/v1/payment_intents',
    headers: { 'idempotency-key': 'key-1', authorization: `Bearer ${stripe.secretKey}` },
    form: {
      ...{ amount: '1966', currency: 'usd', capture_method: 'manual', 'payment_method_types[]': 'card' },
      ...{ customer: 'cus_1', 'metadata[po_number]': 'PO-7', 'metadata[account_id]': '7' },
    },
  })
  expect(confirm).toMatchObject({
    path: '/v1/payment_intents/pi_1/confirm',
    form: { payment_method: 'pm_card_visa', error_on_requires_action: 'true' },
  })
  expect(money()).toEqual({ reserved: 1966, taken: 0 })
})

it('API-63 uses a card without a customer', async () => {
  expect(await authorize(requestOf('pm_card_visa'))).toMatchObject({ isAccepted: true })
  expect(stripe.intents()).toMatchObject([{ customer: null, amount_capturable: 1966 }])
})

it('CHK-09 sends nothing about the card but its token', async () => {
  await authorize()
  expect(JSON.stringify(stripe.requests)).not.toContain('4242')
})

it('API-63 asks nothing about an order on terms', async () => {
  await authorize({ ...requestOf(), means: { kind: 'terms', terms: 'Net 30' } })
  expect(stripe.requests).toEqual([])
})

it.each(['/v1/payment_intents', '/confirm'])('CHK-05 reserves once when the answer of %s got lost', async (path) => {
  stripe.breakNext(path, 'lost')
  await expect(authorize()).rejects.toThrow()
  expect(await authorize()).toEqual({ isAccepted: true, reference: 'pi_1' })
  expect(stripe.intents()).toHaveLength(1)
  expect(money()).toEqual({ reserved: 1966, taken: 0 })
})

it('CHK-05 tries a reservation again that failed at Stripe', async () => {
  stripe.breakNext('/confirm', 'fails')
  await expect(authorize()).rejects.toThrow('Stripe answered 500 (api_error): An unknown error occurred.')
  expect(await authorize()).toMatchObject({ isAccepted: true })
  expect(money()).toEqual({ reserved: 1966, taken: 0 })
})

it.each([
  ['pm_card_visa_chargeDeclined', 'The card ending in 4242 was declined: Your card was declined.'],
  [
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'The card ending in 4242 was declined: Your card has insufficient funds.',
  ],
  [
    'pm_card_authenticationRequired',
    'The bank of the card ending in 4242 wants its owner to confirm this payment, which is not possible here.',
  ],
  ['tok_of_another_provider', 'The card ending in 4242 is not known to our payment provider any more.'],
  ['cus_gone/pm_card_visa', 'The card ending in 4242 is not known to our payment provider any more.'],
])('API-63 declines %s in words', async (token, words) => {
  const reason = `${words} Choose another way to pay, and try again.`
  const request = requestOf(token)
  expect(await authorize(request)).toEqual({ isAccepted: false, reason })
  expect(await authorize(request)).toEqual({ isAccepted: false, reason })
  expect(money()).toEqual({ reserved: 0, taken: 0 })
  await port().release({ ...request, reference: null }, signal)
  expect(stripe.intents().filter(({ status }) => status !== 'canceled')).toEqual([])
})

it.each([
  [0, 'small'],
  [49, 'small'],
  [100_000_000, 'large'],
])('API-63 declines a total of %i cents in words', async (total, size) => {
  const request = { ...requestOf(), total: cents(total) }
  const reason = `This total is too ${size} to be paid by card. Choose another way to pay, and try again.`
  expect(await authorize(request)).toEqual({ isAccepted: false, reason })
  expect(await port().release({ ...request, reference: null }, signal)).toEqual({ isSettled: true })
})

it('OPS-04 reports the problem with the key, and not the key', async () => {
  const payment = stripePayment({ secretKey: 'sk_live_ofanotherstore', apiUrl: stripe.url })
  const failed = payment.authorize(requestOf(), signal)
  await expect(failed).rejects.toThrow('Stripe answered 401 (invalid_request_error): Invalid API Key provided')
  await expect(failed).rejects.not.toThrow('ofanotherstore')
})

it('OPS-04 does not wait for an answer after the port’s time is over', async () => {
  const timeout = new AbortController()
  stripe.breakNext('/v1/payment_intents', 'hangs')
  const failed = expect(port().authorize(requestOf(), timeout.signal)).rejects.toThrow()
  timeout.abort()
  await failed
})

describe('reserved money', () => {
  async function reserved() {
    await authorize()
    return { ...requestOf(), reference: 'pi_1', payableNumber: 'SO-100001', expectedOn: null, today: '2026-03-11' }
  }

  it('CHK-05 is taken once, with the number of the payable, also when the answer got lost', async () => {
    const paid = await reserved()
    stripe.breakNext('/capture', 'lost')
    await expect(port().capture(paid, signal)).rejects.toThrow()
    await port().capture(paid, signal)
    await port().capture(paid, signal)
    expect(money()).toEqual({ reserved: 0, taken: 1966 })
    expect(stripe.intents()[0]?.metadata).toMatchObject({ payable_number: 'SO-100001', po_number: 'PO-7' })
  })

  it('is given back once, also when the answer got lost', async () => {
    const paid = await reserved()
    stripe.breakNext('/cancel', 'lost')
    await expect(port().release(paid, signal)).rejects.toThrow()
    await port().release(paid, signal)
    expect(stripe.intents()).toMatchObject([{ status: 'canceled', amount_capturable: 0 }])
  })

  it('CHK-05 is given back when only Stripe knows that it was reserved', async () => {
    await reserved()
    await port().release({ ...requestOf(), reference: null }, signal)
    expect(stripe.intents()).toMatchObject([{ status: 'canceled', amount_capturable: 0 }])
  })

  it.each([
    ['has forgotten its key', () => stripe.forgetKeys()],
    ['does not find it yet', () => stripe.delaySearch()],
  ])('CHK-05 is given back when only Stripe knows that it was reserved and %s', async (_why, happen) => {
    await reserved()
    happen()
    await port().release({ ...requestOf(), reference: null }, signal)
    expect(stripe.intents()).toMatchObject([{ status: 'canceled', amount_capturable: 0 }])
  })

  it('CHK-05 is not taken once its reservation has lapsed, which is no reason to try again', async () => {
    const paid = await reserved()
    stripe.lapse()
    expect(await port().capture(paid, signal)).toEqual({
      ...{ isSettled: false, reason: 'The reservation of the payment pi_1 has lapsed or was canceled.' },
    })
  })

  it('is not given back once it was taken, which is no reason to try again', async () => {
    const paid = await reserved()
    await port().capture(paid, signal)
    const reason = 'The payment pi_1 was taken already. Refund it at Stripe.'
    expect(await port().release(paid, signal)).toEqual({ isSettled: false, reason })
    expect(await port().release({ ...paid, reference: null }, signal)).toEqual({ isSettled: false, reason })
  })

  it('is not taken by Stripe if it was reserved without', async () => {
    const paid = { ...requestOf(), reference: null, payableNumber: 'SO-100001', expectedOn: null, today: '2026-03-11' }
    const reason = 'This was placed without Stripe, which has reserved nothing for it.'
    expect(await port().capture(paid, signal)).toEqual({ isSettled: false, reason })
  })
})

describe('saving a card', () => {
  const saving = stripePayment({ secretKey: 'sk_test_ofthisfake', publishableKey: 'pk_test_ofthisfake' })
  const save = (token: string) => {
    const options = { secretKey: stripe.secretKey, publishableKey: 'pk_test_ofthisfake', apiUrl: stripe.url }
    return stripePayment(options).saveCard?.({ accountId: 7, token, holder: 'Ada Diaz' }, signal)
  }

  it('CHK-09 API-36 attaches it to the one customer of the company, and pays with it later', async () => {
    const visa = { isSaved: true, token: 'cus_1/pm_card_visa', brand: 'Visa', last4: '4242' }
    expect(await save('pm_card_visa')).toEqual({ ...visa, expMonth: 12, expYear: 2031 })
    expect(await save('pm_card_amex')).toMatchObject({ token: 'cus_1/pm_card_amex', brand: 'American Express' })
    expect(await authorize(requestOf('cus_1/pm_card_visa'))).toMatchObject({ isAccepted: true })
  })

  it('ACCT-11 repeats the reason of the bank for a refusal, and asks again for a card that Stripe does not know', async () => {
    expect(await save('pm_card_visa_chargeDeclined')).toEqual({ isSaved: false, reason: 'Your card was declined.' })
    expect(await save('pm_gone')).toMatchObject({
      isSaved: false,
      reason: 'This card could not be read. Enter it again.',
    })
  })

  it('API-38 shows Stripe’s fields only with a publishable key', () => {
    expect(saving.cardEntry?.fields).toEqual({ kind: 'stripe', publishableKey: 'pk_test_ofthisfake' })
    expect(port().cardEntry).toBeUndefined()
  })
})
