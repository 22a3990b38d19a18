import { cents } from '@gauze/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { type FakeStripe, startFakeStripe } from '../testing/fake-stripe.js'
import { accountPayment } from './account-payment.js'
import { guardPorts } from './guard-ports.js'
import { createPorts } from './ports.js'
import type { PaymentMeans, PaymentPort, PaymentRequest } from './ports.types.js'
import { stripePayment } from './stripe-payment.js'

let stripe: FakeStripe

beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())

const providers: [string, () => PaymentPort][] = [
  ['the store’s own', () => accountPayment],
  ['Stripe', () => stripePayment({ secretKey: stripe.secretKey, apiUrl: stripe.url })],
]

const visa = { paymentMethodId: 1, token: 'cus_1/pm_card_visa', brand: 'Visa', last4: '4242' }
const card: PaymentMeans = { kind: 'card', ...visa }
const onCard: PaymentRequest = { key: 'card', accountId: 1, means: card, total: cents(1966), poNum: 'PO-7' }
const onTerms: PaymentRequest = { ...onCard, key: 'terms', means: { kind: 'terms', terms: 'Net 30' } }

describe.each(providers)('the payment port of %s', (_name, create) => {
  function guarded() {
    const errors = createKeptReporter()
    return { payment: guardPorts(createPorts({ payment: create() }), errors).payment, errors }
  }

  /** An accepted payment by card, as an order keeps it. */
  async function accepted(key: string) {
    const { payment } = guarded()
    const request = { ...onCard, key }
    const decision = await payment.authorize(request)
    const reference = (decision.isAccepted ? decision.reference : undefined) ?? null
    return { payment, paid: { ...request, reference, payableNumber: 'SO-1', expectedOn: null, today: '2026-03-11' } }
  }

  it('API-60 offers terms only to companies that have them, and cards to all', async () => {
    const { payment } = guarded()
    expect(await payment.kindsFor({ accountId: 1, hasTerms: true })).toEqual(['terms', 'card'])
    expect(await payment.kindsFor({ accountId: 1, hasTerms: false })).toEqual(['card'])
  })

  it('API-63 accepts an order on terms', async () => {
    expect(await guarded().payment.authorize(onTerms)).toEqual({ isAccepted: true })
  })

  it('CHK-05 answers the same payment the same when it is requested again', async () => {
    const { payment, errors } = guarded()
    const first = await payment.authorize(onCard)
    expect(first).toMatchObject({ isAccepted: true })
    expect(await payment.authorize(onCard)).toEqual(first)
    expect(errors.reports()).toEqual([])
  })

  it('CHK-05 takes a payment however often that is requested', async () => {
    const { payment, paid } = await accepted('taken')
    await payment.capture(paid)
    expect(await payment.capture(paid)).toEqual({ isSettled: true })
  })

  it('gives a payment back however often that is requested', async () => {
    const { payment, paid } = await accepted('released')
    await payment.release(paid)
    expect(await payment.release(paid)).toEqual({ isSettled: true })
  })

  it('gives back a payment that it never heard of, or whose answer never came', async () => {
    const { payment } = guarded()
    expect(await payment.release({ ...onCard, key: 'unknown', reference: null })).toEqual({ isSettled: true })
  })
})
