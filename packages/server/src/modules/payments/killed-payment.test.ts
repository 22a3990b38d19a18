import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guardPorts } from '../../ports/guard-ports.js'
import { createPorts } from '../../ports/ports.js'
import { stripePayment } from '../../ports/stripe-payment.js'
import { createKeptReporter } from '../../reporting/kept-reporter.js'
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe.js'
import { addShopBills } from '../../testing/fixtures/shop-bills.js'
import { shopCards } from '../../testing/fixtures/shop-companies.js'
import { type RunningShop, startRunningShop } from '../../testing/running-shop.js'
import { checkBooks } from '../billing/check-books.js'
import { settlePayments } from './settle-payments.js'

let stripe: FakeStripe
let shop: RunningShop

beforeAll(async () => {
  stripe = await startFakeStripe()
  shop = await startRunningShop({ STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_API_URL: stripe.url })
}, 120_000)
afterAll(async () => {
  expect(await shop.stop()).toBe(0)
  await stripe.close()
}, 60_000)
beforeEach(async () => {
  stripe.reset()
  await addShopBills(shop.database.db)
  await shop.database.db.execute(sql`
    UPDATE payment_methods SET token = 'cus_1/pm_card_visa' WHERE id = ${shopCards.good}`)
})

/** @returns the answer; null if the server died before it came */
async function pay(key: string) {
  const form = {
    invoices: [
      { id: 1, amount: 100, due: 100 },
      { id: 2, amount: 120.5, due: 150 },
    ],
    creditMemos: [1],
    unappliedPayments: [1],
    paymentMethod: shopCards.good,
    expectedTotal: 195.5,
  }
  const token = await shop.tokenOf('buyer')
  return fetch(`${shop.url}/api/payments/payments/createPayment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(form),
  }).catch(() => null)
}

/** Runs the job of every five minutes, eleven minutes later. */
async function settle() {
  const { db } = shop.database
  await db.execute(sql`UPDATE payment_holds SET requested_at = now() - interval '11 minutes'`)
  const payment = stripePayment({ secretKey: stripe.secretKey, apiUrl: stripe.url })
  const ports = guardPorts(createPorts({ payment }), createKeptReporter())
  const jobs = { add: async () => undefined }
  const services = { ports, jobs, now: () => new Date(), publicUrl: () => shop.url, onFailure: () => undefined }
  await settlePayments(db, services as never, AbortSignal.timeout(20_000))
}

async function rows<Row extends object>(query: ReturnType<typeof sql>) {
  return (await shop.database.db.execute(query)).rows as Row[]
}

/** Waits for the request to stand at the lock of the company, with the card authorized. */
async function waitForLock() {
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE%'`
  await expect.poll(() => rows(waiting), { timeout: 20_000 }).toHaveLength(1)
}

/** Kills the server at a step of a payment. */
const steps: [string, (key: string) => Promise<unknown>][] = [
  [
    'while the provider writes the payment down',
    async (key) => {
      const request = stripe.slowNext('/v1/payment_intents')
      const answer = pay(key)
      await request.arrived
      await shop.killAndRestart()
      request.finish()
      return answer
    },
  ],
  [
    'while the card is authorized',
    async (key) => {
      const request = stripe.slowNext('/confirm')
      const answer = pay(key)
      await request.arrived
      await shop.killAndRestart()
      request.finish()
      return answer
    },
  ],
  [
    'after the card was authorized, before the payment is written',
    async (key) => {
      let answer: ReturnType<typeof pay> | undefined
      await shop.database.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT id FROM accounts WHERE id = 1 FOR NO KEY UPDATE`)
        answer = pay(key)
        await waitForLock()
        shop.server.child.kill('SIGKILL')
        await shop.server.ended
      })
      await shop.killAndRestart()
      return answer
    },
  ],
  [
    'right after the payment is written',
    async (key) => {
      const answer = pay(key)
      await expect
        .poll(() => rows(sql`SELECT 1 FROM payments WHERE idempotency_key = ${key}`), { timeout: 20_000, interval: 5 })
        .toHaveLength(1)
      await shop.killAndRestart()
      return answer
    },
  ],
]

describe('ACCT-10 a payment whose server is killed', { timeout: 60_000 }, () => {
  it.each(steps)('%s is made once by the same request, and books and provider agree', async (_name, killAtStep) => {
    const key = crypto.randomUUID()
    await killAtStep(key)
    const again = await pay(key)
    expect(again?.status, await again?.clone().text()).toBe(200)
    expect((await pay(key))?.status).toBe(200)
    await settle()
    await settle()
    const payments = await rows<{ charged: number }>(sql`
      SELECT (amount_cents + fee_cents)::int AS charged FROM payments WHERE idempotency_key = ${key}`)
    expect(payments).toEqual([{ charged: 19_550 }])
    const taken = stripe.intents().filter(({ status }) => status === 'succeeded')
    expect(taken.map(({ amount_received: amount }) => amount)).toEqual([19_550])
    expect(stripe.intents().filter(({ status }) => status === 'requires_capture')).toEqual([])
    expect((await checkBooks(shop.database.db)).differences).toEqual([])
  })

  it('and not repeated changes nothing: the money is given back', async () => {
    const request = stripe.slowNext('/confirm')
    const answer = pay('left')
    await request.arrived
    await shop.killAndRestart()
    request.finish()
    await answer
    await settle()
    expect(stripe.intents().map(({ status }) => status)).toEqual(['canceled'])
    expect(await rows(sql`SELECT 1 FROM payments WHERE idempotency_key = 'left'`)).toEqual([])
    expect((await checkBooks(shop.database.db)).differences).toEqual([])
  })
})
