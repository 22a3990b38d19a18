import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountPayment } from '../../ports/account-payment.js'
import type { PaymentPort } from '../../ports/ports.types.js'
import { colleagueToken } from '../../testing/fixtures/colleague-token.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addOpenInvoices, addShopBills } from '../../testing/fixtures/shop-bills.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopBankAccounts, shopCards } from '../../testing/fixtures/shop-companies.js'
import { checkBooks } from '../billing/check-books.js'

type Form = CallInput<'createPayment'>

let shop: TestShop
let count = 0
/** The cents that the payment provider was asked for. */
let asked: number[] = []

const payment: PaymentPort = {
  ...accountPayment,
  authorize: (request, signal) => {
    asked.push(request.total)
    return accountPayment.authorize(request, signal)
  },
}

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  asked = []
  await shop.reset()
  await addShopBills(shop.db)
  shop.replacePorts({ payment })
})
afterEach(async () => {
  shop.replacePorts()
  expect((await checkBooks(shop.db)).differences).toEqual([])
})

interface Rights {
  readonly isPriceVisible?: boolean
  readonly isAdmin?: boolean
  readonly mayPay?: boolean
  readonly approvalLimit?: number | null
  readonly paymentLimit?: number | null
}

/** A person whom the hospital's administrator has invited with some rights. */
async function personWith(rights: Rights) {
  count += 1
  const named = { firstName: 'Luis', lastName: 'Ortega', isPriceVisible: true, isAdmin: false }
  const email = `payer-${count}@new.example`
  const { id } = (await shop.as('admin', 'createContact', { ...named, email, ...rights })).output()
  const token = await colleagueToken(shop, id)
  return {
    ...{ id, token },
    change: (changed: Rights) => shop.as('admin', 'editContact', { id, ...named, ...rights, ...changed }),
    user: async () => (await shop.call('currentUser', {}, { token })).output().user,
  }
}

function pay(token: string, form: Form) {
  count += 1
  return shop.call('createPayment', form, { token, idempotencyKey: `right-${count}` })
}

async function state() {
  const { rows } = await shop.db.execute(sql`
    SELECT (SELECT count(*)::int FROM payments) AS payments, (SELECT sum(balance_cents)::int FROM accounts) AS owed,
      (SELECT count(*)::int FROM payment_applications) AS uses, (SELECT count(*)::int FROM payment_holds) AS holds`)
  return rows[0]
}

async function openInvoice(totalCents: number): Promise<number> {
  await addOpenInvoices(shop.db, 1, totalCents)
  const { rows } = await shop.db.execute<{ id: number }>(sql`SELECT max(id) AS id FROM invoices`)
  return rows[0]?.id ?? 0
}

const byBank = { bankAccount: shopBankAccounts.hospital }

describe('PLUS-25: the right to pay', () => {
  it('PLUS-25: a buyer with an order limit of $500 does not pay $1,913.37 from the bank account of the company', async () => {
    const id = await openInvoice(191_337)
    const form = { invoices: [{ id, amount: 1913.37 }], ...byBank, expectedTotal: 1913.37 }
    const before = await state()
    const buyer = await personWith({ approvalLimit: 500 })
    const problem = (await pay(buyer.token, form)).problem()
    expect(problem).toMatchObject({ status: 403, type: expect.stringMatching(/\/payment-not-allowed$/) })
    expect(problem.detail).toBe(
      'Your login may not pay for your company. An administrator of your company can give you the right to pay: ask one of them.',
    )
    expect((await buyer.user()).permissions.mayPay).toBe(false)
    expect([await state(), asked]).toEqual([before, []])
  })

  it('PLUS-25: a payment above the limit is refused before the provider is asked, and a payment at the limit is made', async () => {
    const id = await openInvoice(191_337)
    const payer = await personWith({ mayPay: true, paymentLimit: 1000 })
    const before = await state()
    const form = (amount: number): Form => ({ invoices: [{ id, amount }], ...byBank, expectedTotal: amount })
    const problem = (await pay(payer.token, form(1000.01))).problem()
    expect(problem).toMatchObject({ status: 403, type: expect.stringMatching(/\/payment-above-limit$/) })
    expect(problem.detail).toBe(
      'Your administrator lets you pay up to $1,000.00 at once, and this payment comes to $1,000.01. Nothing was paid: pay less at once, or ask an administrator of your company to pay it or to raise your limit.',
    )
    expect([await state(), asked]).toEqual([before, []])
    expect(await payer.user()).toMatchObject({ permissions: { mayPay: true }, paymentLimit: 1000 })
    expect((await pay(payer.token, form(1000))).output()).toMatchObject({ amount: 1000 })
  })

  it('PLUS-25: the fee of a card counts towards the limit, credits do not', async () => {
    await shop.db.execute(sql`UPDATE accounts SET convenience_fee = true, convenience_fee_percent = 3 WHERE id = 1`)
    const payer = await personWith({ mayPay: true, paymentLimit: 100 })
    const byCard: Form = { invoices: [{ id: 1, amount: 100 }], paymentMethod: shopCards.good, expectedTotal: 103 }
    const above = (await pay(payer.token, byCard)).problem()
    expect(above.detail).toContain('up to $100.00 at once, and this payment comes to $103.00')
    const withCredit = (await pay(payer.token, { ...byCard, creditMemos: [1], expectedTotal: 87.55 })).output()
    expect(withCredit).toMatchObject({ amount: 85, fee: 2.55 })
    await shop.db.execute(sql`UPDATE accounts SET convenience_fee = false WHERE id = 1`)
  })

  it('PLUS-25: a limit of 0 leaves the credits of the company, which need the right as well', async () => {
    const byCredit: Form = { invoices: [{ id: 5, amount: 12 }], creditMemos: [1], expectedTotal: 0 }
    const without = await personWith({})
    expect((await pay(without.token, byCredit)).status).toBe(403)
    const payer = await personWith({ mayPay: true, paymentLimit: 0 })
    const rest: Form = { invoices: [{ id: 5, amount: 30 }], creditMemos: [1], ...byBank, expectedTotal: 15 }
    expect((await pay(payer.token, rest)).problem().detail).toContain('up to $0.00 at once')
    expect((await pay(payer.token, byCredit)).output()).toMatchObject({ method: 'Credits', amount: 0 })
  })

  it('PLUS-25: an administrator pays without limit, also one who had a limit before', async () => {
    const id = await openInvoice(191_337)
    const person = await personWith({ isAdmin: true, mayPay: true, paymentLimit: 1 })
    expect(await person.user()).toMatchObject({ permissions: { mayPay: true }, paymentLimit: null })
    const form = { invoices: [{ id, amount: 1913.37 }], ...byBank, expectedTotal: 1913.37 }
    expect((await pay(person.token, form)).output()).toMatchObject({ amount: 1913.37 })
  })

  it('PLUS-25: nobody pays bills without seeing prices', async () => {
    const form = { invoices: [{ id: 1, amount: 1 }], ...byBank, expectedTotal: 1 }
    const person = await personWith({ mayPay: true, isPriceVisible: false })
    expect((await pay(person.token, form)).problem().type).toMatch(/prices-hidden$/)
    expect((await person.user()).permissions.mayPay).toBe(false)
  })

  it('PLUS-25: a right that ends, or a limit that falls, while the provider is asked stops the payment', async () => {
    const form = { invoices: [{ id: 1, amount: 100 }], ...byBank, expectedTotal: 100 }
    for (const changed of [{ mayPay: false }, { paymentLimit: 50 }]) {
      const payer = await personWith({ mayPay: true })
      const before = await state()
      shop.replacePorts({
        payment: {
          ...payment,
          authorize: async (request, signal) => {
            await payer.change(changed)
            return payment.authorize(request, signal)
          },
        },
      })
      // The browser renews its token, sends the payment once more and reads why.
      expect((await pay(payer.token, form)).status).toBe(401)
      const renewed = await colleagueToken(shop, payer.id)
      const slug = 'mayPay' in changed ? 'payment-not-allowed' : 'payment-above-limit'
      expect((await pay(renewed, form)).problem()).toMatchObject({ status: 403, type: expect.stringContaining(slug) })
      expect({ ...(await state()), holds: 0 }).toEqual({ ...before, holds: 0 })
    }
  })

  it('PLUS-25: the right that an administrator gives counts from the next token on', async () => {
    const form = { invoices: [{ id: 1, amount: 100 }], ...byBank, expectedTotal: 100 }
    const person = await personWith({})
    expect((await pay(person.token, form)).status).toBe(403)
    expect((await person.change({ mayPay: true, paymentLimit: 100 })).output()).toMatchObject({
      permissions: { mayPay: true },
      paymentLimit: 100,
    })
    expect((await pay(person.token, form)).status).toBe(401)
    expect((await pay(await colleagueToken(shop, person.id), form)).output()).toMatchObject({ amount: 100 })
  })

  it('PLUS-25: an order by card still depends on the order limit, not on the right to pay', async () => {
    const buyer = await personWith({ approvalLimit: 500 })
    const saved = (await shop.call('getPaymentMethods', {}, { token: buyer.token })).output()
    expect(saved.cards.map(({ id }) => id)).toContain(shopCards.good)
    const { licensed } = shopAddresses
    const { each: unit } = unitsOf(shopItems.gauze)
    await shop.call('addItem', { itemId: shopItems.gauze, unit, quantity: 1 }, { token: buyer.token })
    const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO', paymentMethod: shopCards.good }
    const placed = await shop.call('placeOrder', form, { token: buyer.token, idempotencyKey: `right-order-${count}` })
    expect(placed.output().status).toBe('Pending Fulfillment')
  })
})
