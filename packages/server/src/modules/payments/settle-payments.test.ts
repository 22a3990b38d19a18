import { cents } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { search } from '../../../../search/src/index.js'
import { createScope } from '../../db/scope.js'
import { accountPayment } from '../../ports/account-payment.js'
import type { RequestedPayment } from '../../ports/ports.types.js'
import { stripePayment } from '../../ports/stripe-payment.js'
import { createSessionTokens } from '../../sessions/tokens.js'
import { startServer } from '../../start/start-server.js'
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopCards, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { startTestServer } from '../../testing/test-server.js'
import { authorizePayment, requireAuthorized } from '../payables/authorize-payment.js'
import {
  assignHold,
  claimHold,
  holdPayment,
  requestCapture,
  requestRelease,
  type UnkeyedPayment,
} from '../payables/payment-holds.repository.js'
import { settlePayments } from './settle-payments.js'

const secret = 'a secret of this test, long enough to be one'

let shop: TestShop
let stripe: FakeStripe

beforeAll(async () => {
  shop = await startTestShop()
  stripe = await startFakeStripe()
})
afterAll(async () => {
  await stripe.close()
  await shop.close()
})
beforeEach(async () => {
  failures.length = 0
  stripe.reset()
  await useCard('cus_1/pm_card_visa')
  shop.replacePorts({ payment: payWithStripe() })
})
afterEach(async () => {
  shop.replacePorts()
  await shop.reset()
})

function payWithStripe() {
  return stripePayment({ secretKey: stripe.secretKey, apiUrl: stripe.url })
}

function useCard(token: string) {
  return shop.db.execute(sql`UPDATE payment_methods SET token = ${token} WHERE id = ${shopCards.good}`)
}

async function add(who: 'admin' | 'buyer' = 'admin', itemId: number = shopItems.gauze, quantity = 1) {
  await shop.as(who, 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })
}

const { licensed } = shopAddresses
const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO-7', paymentMethod: shopCards.good }

function place(key: string, who: 'admin' | 'buyer' = 'admin') {
  return shop.as(who, 'placeOrder', form, { idempotencyKey: key })
}

/** The messages to the people who run the store. */
const failures: string[] = []

function settle(signal = new AbortController().signal) {
  const onFailure = ({ message }: Error) => void failures.push(message)
  return settlePayments(shop.db, { ...shop.services, onFailure }, signal)
}

function admin() {
  const { accountId, userId } = shopUsers.admin
  return createScope(shop.db, { accountId, userId })
}

async function paymentMethodOf(id: number) {
  return (await shop.as('admin', 'getSalesOrder', { id })).output().paymentMethod
}

/** Makes all requests of payments look as old as that. */
function age(interval: string) {
  return shop.db.execute(sql`UPDATE payment_holds SET requested_at = now() - ${interval}::interval`)
}

/** The only payment that was requested. */
async function onlyHold() {
  const { rows } = await shop.db.execute<{ hold: RequestedPayment }>(sql`
    SELECT request || jsonb_build_object('key', id, 'reference', reference) AS hold FROM payment_holds`)
  const [row] = rows
  if (row === undefined) throw new Error('No payment was requested.')
  return row.hold
}

async function onlyHoldWithRequest() {
  const { rows } = await shop.db.execute<{ request: UnkeyedPayment }>(sql`SELECT request FROM payment_holds`)
  const [row] = rows
  if (row === undefined) throw new Error('No payment was requested.')
  return row
}

function states() {
  return stripe.intents().map(({ status }) => status)
}

/** Has something happen between the authorization of a payment and the transaction of its order. */
function afterPayment(happen: () => Promise<unknown>) {
  const payment = payWithStripe()
  const authorize: typeof payment.authorize = async (...args) => {
    const decision = await payment.authorize(...args)
    await happen()
    return decision
  }
  shop.replacePorts({ payment: { ...payment, authorize } })
}

/** Has the next order refused under its locks. */
function refuseAfterPayment() {
  afterPayment(() => shop.db.execute(sql`UPDATE account_item_prices SET price = 5 WHERE item_id = ${shopItems.gauze}`))
}

async function waitersForLocks() {
  const { rows } = await shop.db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  return rows[0]?.count
}

async function endRefusal() {
  await shop.db.execute(sql`UPDATE account_item_prices SET price = 3.2525 WHERE item_id = ${shopItems.gauze}`)
  shop.replacePorts({ payment: payWithStripe() })
}

describe('an order by card', () => {
  it('CHK-05 is reserved when it is placed, and taken once, to the cent, when it is confirmed', async () => {
    await add()
    const { orderConfirmation } = (await place('paid')).output()
    expect(stripe.intents()).toMatchObject([{ status: 'requires_capture', amount_capturable: 1966 }])
    await settle()
    await settle()
    expect(stripe.intents()).toMatchObject([
      {
        ...{ status: 'succeeded', amount_received: 1966 },
        metadata: { po_number: 'PO-7', payable_number: orderConfirmation.orderNumber },
      },
    ])
    expect(stripe.requests.filter(({ path }) => path.endsWith('/capture'))).toHaveLength(1)
  })

  it('CHK-05 is paid once when an answer of the provider got lost and the shopper tries again', async () => {
    await add()
    stripe.breakNext('/confirm', 'lost')
    const type = 'https://gauze.example/problems/payment-unavailable'
    expect((await place('again')).problem()).toMatchObject({ status: 503, type })
    expect((await place('again')).status).toBe(200)
    await age('1 hour')
    await settle()
    expect(states()).toEqual(['succeeded'])
  })

  it('CHK-05 is paid once when it is placed at two servers at once', async () => {
    await add()
    const creation = stripe.slowNext('/v1/payment_intents')
    const first = place('at-once')
    await creation.arrived
    const other = await startTestServer({ sharing: shop })
    other.setNow(shop.services.now())
    other.replacePorts({ payment: payWithStripe() })
    const options = { token: shop.tokenOf('admin'), idempotencyKey: 'at-once' }
    const second = await other.call('placeOrder', form, options)
    await other.close()
    creation.finish()
    expect(second.problem().type).toBe('https://gauze.example/problems/payment-unavailable')
    const { orderConfirmation } = (await first).output()
    expect((await place('at-once')).output()).toMatchObject({ orderConfirmation })
    await settle()
    expect(states()).toEqual(['succeeded'])
  })

  it('CHK-05 of two companies with one key are two payments', async () => {
    await add()
    await place('common')
    const { clinic } = shopAddresses
    await shop.as('clinic', 'addItem', { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 1 })
    await shop.db.execute(sql`UPDATE payment_methods SET token = 'pm_card_visa' WHERE id = ${shopCards.clinic}`)
    const ofClinic = { shipAddressId: clinic, billAddressId: clinic, poNum: '', paymentMethod: shopCards.clinic }
    expect((await shop.as('clinic', 'placeOrder', ofClinic, { idempotencyKey: 'common' })).status).toBe(200)
    expect(states()).toEqual(['requires_capture', 'requires_capture'])
  })

  it('API-63 is not placed when the card is declined, and the shopper reads the reason', async () => {
    await useCard('pm_card_visa_chargeDeclinedInsufficientFunds')
    await add()
    const words =
      'The card ending in 4241 was declined: Your card has insufficient funds. Choose another way to pay, and try again.'
    expect((await place('declined')).problem()).toMatchObject({
      ...{ status: 422, type: 'https://gauze.example/problems/payment-declined', detail: words },
      errors: { paymentMethod: [words] },
    })
    expect((await shop.as('admin', 'getCart', {})).output()).toMatchObject({ totalItems: 1 })
    await age('11 minutes')
    await settle()
    expect(states()).toEqual(['canceled'])
  })

  it('CHK-07 keeps its reserved money while it waits for approval: the store neither takes nor releases it', async () => {
    await add('buyer', shopItems.specialOrder, 3)
    const { id, status } = (await place('waits', 'buyer')).output().orderConfirmation
    expect(status).toBe('Pending Approval')
    await age('1 day')
    await settle()
    expect(states()).toEqual(['requires_capture'])
    await shop.move({ id, status }, 'Rejected')
    await settle()
    expect(states()).toEqual(['canceled'])
  })

  it.each([
    ['8 days', 'after its reservation has lapsed'],
    ['31 days', 'long after that'],
  ])('CHK-07 that is approved %s later, %s, is not paid, and staff and customer read so', async (waited) => {
    await add('buyer', shopItems.specialOrder, 3)
    const { id, orderNumber } = (await place('late', 'buyer')).output().orderConfirmation
    await age(waited)
    stripe.lapse()
    await settle()
    expect(await paymentMethodOf(id)).toBe('Visa ending in 4241')
    expect(failures).toEqual([])
    await shop.move({ id, status: 'Pending Approval' }, 'Pending Fulfillment')
    await settle()
    await settle()
    expect(failures).toEqual([
      expect.stringMatching(
        `^${orderNumber} is not paid. Its \\$[\\d,.]+ could not be taken \\(payment pi_1\\): The reservation of the payment pi_1 has lapsed`,
      ),
    ])
    expect(await paymentMethodOf(id)).toBe('Visa ending in 4241 (not paid)')
    expect((await shop.app.inject('/metrics')).body).toContain('\ngauze_payments_failed 1\n')
  })

  it('CHK-07 is paid after a late approval while the money is still reserved', async () => {
    await add('buyer', shopItems.specialOrder, 3)
    const { id } = (await place('in-time', 'buyer')).output().orderConfirmation
    await age('31 days')
    await shop.move({ id, status: 'Pending Approval' }, 'Pending Fulfillment')
    await settle()
    expect(states()).toEqual(['succeeded'])
    expect(await paymentMethodOf(id)).toBe('Visa ending in 4241')
    expect(failures).toEqual([])
  })

  it('CHK-05 does not look unpaid when it is canceled after it was paid', async () => {
    await add()
    const { id } = (await place('canceled')).output().orderConfirmation
    await shop.services.ports.payment.capture({
      ...{ ...(await onlyHold()), payableNumber: 'SO-1', expectedOn: null, today: '2026-03-11' },
    })
    await shop.move({ id, status: 'Pending Fulfillment' }, 'Cancelled', 'operator')
    await settle()
    expect(failures).toEqual([
      'The $19.66 of the payment pi_1 could not be given back: The payment pi_1 was taken already. Refund it at Stripe.',
    ])
    expect(await paymentMethodOf(id)).toBe('Visa ending in 4241')
  })

  it('CHK-09 stores no more of a card than its token', async () => {
    await add()
    await place('token')
    const { rows } = await shop.db.execute<{ request: object }>(sql`SELECT request FROM payment_holds`)
    expect(rows).toMatchObject([{ request: { means: { token: 'cus_1/pm_card_visa', last4: '4241' }, total: 1966 } }])
    expect(JSON.stringify(rows)).not.toMatch(/\d{12}/)
  })
})

describe('a payment of invoices', () => {
  const card = { kind: 'card', paymentMethodId: 1, token: 'pm_card_visa', brand: 'Visa', last4: '4242' } as const

  /** A payment whose money is reserved and whose row is written, as a crash would leave it. */
  async function authorizedPayment(key: string) {
    const scope = admin()
    const { accountId } = scope
    const request = { accountId, means: card, total: cents(90_000), poNum: '' }
    const { holdId } = await authorizePayment(scope, key, request, shop.services)
    const { rows } = await shop.db.execute<{ id: number }>(sql`
      INSERT INTO payments (payment_no, account_id, method, amount_cents, status)
      VALUES ('PMT-' || nextval('payment_no_seq'), ${accountId}, ${JSON.stringify(card)}, 90000, 'Pending') RETURNING id`)
    const payable = { paymentId: rows[0]?.id ?? 0 }
    await assignHold(scope, holdId ?? '', payable)
    return { scope, payable }
  }

  it('API-74 keeps its reserved money until it is posted, however long that takes, and is then captured once', async () => {
    const { scope, payable } = await authorizedPayment('invoices')
    await age('3 days')
    await settle()
    expect(states()).toEqual(['requires_capture'])
    await requestCapture(scope, payable)
    await settle()
    await settle()
    expect(stripe.intents()).toMatchObject([
      { status: 'succeeded', amount_received: 90_000, metadata: { payable_number: expect.stringMatching(/^PMT-/) } },
    ])
  })

  it('API-74 with the key of an order does not get the money of that order', async () => {
    await add()
    const { id } = (await place('shared')).output().orderConfirmation
    const { request } = await onlyHoldWithRequest()
    const scope = admin()
    const authorization = await authorizePayment(scope, 'shared', request, shop.services)
    await expect(requireAuthorized(scope, authorization, request)).rejects.toMatchObject({ options: { status: 409 } })
    await settle()
    expect(stripe.intents()).toMatchObject([{ status: 'succeeded', amount_received: 1966 }])
    expect(await paymentMethodOf(id)).toBe('Visa ending in 4241')
  })

  it('API-74 releases its reserved money when it failed', async () => {
    const { scope, payable } = await authorizedPayment('failed')
    await requestRelease(scope, payable)
    await settle()
    expect(states()).toEqual(['canceled'])
  })
})

describe('reserved money without an order', () => {
  it('CHK-05 is given back, though not while the order may still come', async () => {
    await add()
    refuseAfterPayment()
    expect((await place('refused')).problem().status).toBe(409)
    await endRefusal()
    await settle()
    expect(states()).toEqual(['requires_capture'])
    await age('11 minutes')
    await settle()
    expect(states()).toEqual(['canceled'])
  })

  it('CHK-05 pays the order of a shopper who tries again in time', async () => {
    await add()
    refuseAfterPayment()
    await place('in-time')
    await endRefusal()
    await age('11 minutes')
    afterPayment(settle)
    expect((await place('in-time')).status).toBe(200)
    await settle()
    expect(states()).toEqual(['succeeded'])
  })

  it('CHK-05 is not given back while the transaction of its order runs', async () => {
    await add()
    const { id: orderId } = (await place('of-the-order')).output().orderConfirmation
    const request = { accountId: 1, means: { kind: 'terms', terms: 'Net 30' }, total: cents(100), poNum: '' } as const
    const owner = admin()
    const key = await holdPayment(owner, 'of-the-payment', request)
    await age('11 minutes')
    const settling = await owner.transaction(async (scope) => {
      expect(await claimHold(scope, key)).toBe(true)
      const waiting = { settled: settle() }
      await vi.waitFor(async () => expect(await waitersForLocks()).toBe(1), 10_000)
      await assignHold(scope, key, { orderId })
      return waiting
    })
    await settling.settled
    const { rows } = await shop.db.execute(sql`SELECT released_at AS released FROM payment_holds WHERE id = ${key}`)
    expect(rows).toEqual([{ released: null }])
  })

  it('CHK-05 does not pay an order once it was given back: the order has another payment', async () => {
    await add()
    refuseAfterPayment()
    await place('late')
    await endRefusal()
    await age('11 minutes')
    await settle()
    expect((await place('late')).status).toBe(200)
    await settle()
    expect(states()).toEqual(['canceled', 'succeeded'])
  })

  it('CHK-05 stops an order if it is given back while the order is placed, and the next try pays the order', async () => {
    await add()
    afterPayment(async () => {
      await age('11 minutes')
      await settle()
    })
    expect((await place('overtaken')).problem().type).toBe('https://gauze.example/problems/cart-changed')
    shop.replacePorts({ payment: payWithStripe() })
    expect((await place('overtaken')).status).toBe(200)
    await settle()
    expect(states()).toEqual(['canceled', 'succeeded'])
  })

  it('CHK-05 is given back when its company is deleted', async () => {
    await shop.db.execute(sql`INSERT INTO accounts (id, account_no, account_name) VALUES (77, 'D-1', 'Deleted')`)
    const owner = createScope(shop.db, { accountId: 77, userId: shopUsers.admin.userId })
    const card = { kind: 'card', paymentMethodId: 1, token: 'pm_card_visa', brand: 'Visa', last4: '4242' } as const
    const request = { accountId: 77, means: card, total: cents(100), poNum: '' }
    await shop.services.ports.payment.authorize({ ...request, key: await holdPayment(owner, 'deleted', request) })
    expect(states()).toEqual(['requires_capture'])
    await shop.db.execute(sql`DELETE FROM accounts WHERE id = 77`)
    await age('11 minutes')
    await settle()
    expect(states()).toEqual(['canceled'])
  })

  it('CHK-05 is given back a day later, when the provider could not be reached until then', async () => {
    await add()
    stripe.breakNext('/confirm', 'lost')
    await place('unreachable')
    await age('25 hours')
    stripe.breakNext('/cancel', 'fails')
    await settle()
    expect(states()).toEqual(['requires_capture'])
    stripe.forgetKeys()
    await settle()
    expect(states()).toEqual(['canceled'])
  })

  it('CHK-05 is given back when the provider’s answer never came', async () => {
    await add()
    stripe.breakNext('/confirm', 'lost')
    await place('lost')
    await age('11 minutes')
    await settle()
    expect(states()).toEqual(['canceled'])
  })
})

it('OPS-06 a store whose settings have a key of Stripe places orders and takes their money by itself', async () => {
  await add()
  await place('before-the-start')
  await add()
  const store = await startServer({
    search,
    environment: {
      ...{ PORT: '0', DATABASE_URL: shop.databaseUrl, GAUZE_LOG_LEVEL: 'silent', GAUZE_SECRET: secret },
      ...{ STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_API_URL: stripe.url },
    },
  })
  const token = await createSessionTokens(secret, () => new Date()).sign(shopUsers.admin)
  const placed = await fetch(`${store.url}/api/checkout/checkout/placeOrder`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'by-setting' },
    },
    body: JSON.stringify(form),
  })
  expect(placed.status, await placed.text()).toBe(200)
  await vi.waitFor(() => expect(states()).toContain('succeeded'), 20_000)
  await store.close()
  expect(states()[1]).toMatch(/^(?:requires_capture|succeeded)$/)
})

it('CHK-07 an order that is canceled while its money is captured gets the money back, or people hear of it', async () => {
  await add()
  const { id } = (await place('meanwhile')).output().orderConfirmation
  const capture = stripe.slowNext('/capture')
  const settling = settle()
  await capture.arrived
  await shop.move({ id, status: 'Pending Fulfillment' }, 'Cancelled', 'operator')
  capture.finish()
  await settling
  await settle()
  expect(failures).toEqual([expect.stringContaining('could not be given back: The payment pi_1 was taken already.')])
})

it('OPS-04 a payment that cannot be settled does not delay other payments, and is tried again', async () => {
  await add()
  await place('first')
  await add()
  await place('second')
  stripe.breakNext('/capture', 'fails')
  await settle()
  expect(states().sort()).toEqual(['requires_capture', 'succeeded'])
  await settle()
  expect(states()).toEqual(['succeeded', 'succeeded'])
})

it('OPS-04 a store that is stopping asks the provider about no further payment', async () => {
  await add()
  await place('first')
  await add()
  await place('second')
  const stopping = new AbortController()
  const capture = stripe.slowNext('/capture')
  const settling = settle(stopping.signal)
  await capture.arrived
  stopping.abort()
  capture.finish()
  await settling
  expect(states().sort()).toEqual(['requires_capture', 'succeeded'])
  await settle()
  expect(states()).toEqual(['succeeded', 'succeeded'])
})

it('OPS-04 the store gives up a payment that fails for a month, and says so once', async () => {
  await add()
  const { id, orderNumber } = (await place('failing')).output().orderConfirmation
  shop.replacePorts({ payment: accountPayment })
  await settle()
  expect(failures).toEqual([])
  await age('31 days')
  await settle()
  await settle()
  expect(failures).toEqual([
    expect.stringMatching(`^${orderNumber} is not paid. Its \\$19.66 could not be taken .* not connected to`),
  ])
  expect(await paymentMethodOf(id)).toBe('Visa ending in 4241 (not paid)')
})

it('OPS-04 a server without a payment port does not write off money that this port reserved', async () => {
  await add()
  await place('elsewhere')
  shop.replacePorts({ payment: accountPayment })
  await settle()
  shop.replacePorts({ payment: payWithStripe() })
  await settle()
  expect(states()).toEqual(['succeeded'])
})

it('the store’s own port has nothing to take', async () => {
  shop.replacePorts({ payment: accountPayment })
  await add()
  expect((await place('own')).status).toBe(200)
  await settle()
  const { rows } = await shop.db.execute(sql`SELECT settled_at IS NOT NULL AS settled FROM payment_holds`)
  expect(rows).toEqual([{ settled: true }])
  expect(stripe.requests).toEqual([])
})
