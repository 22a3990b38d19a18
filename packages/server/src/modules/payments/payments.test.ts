import type { CallInput } from '@gauze/contract'
import { centsFromDollars, dollarsFromCents } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '../../db/schema/index.js'
import { accountPayment } from '../../ports/account-payment.js'
import { stripePayment } from '../../ports/stripe-payment.js'
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addOpenInvoices, addShopBills } from '../../testing/fixtures/shop-bills.js'
import { type ShopUser, shopBankAccounts, shopCards } from '../../testing/fixtures/shop-companies.js'
import { checkBooks } from '../billing/check-books.js'
import { returnPayment } from './return-payment.js'
import { settlePayments } from './settle-payments.js'

let shop: TestShop
let stripe: FakeStripe
let keys = 0

beforeAll(async () => {
  shop = await startTestShop()
  stripe = await startFakeStripe()
})
afterAll(async () => {
  await stripe.close()
  await shop.close()
})
beforeEach(async () => {
  stripe.reset()
  await shop.reset()
  await addShopBills(shop.db)
  await shop.db.execute(sql`UPDATE payment_methods SET token = 'cus_1/pm_card_visa' WHERE id = ${shopCards.good}`)
  shop.replacePorts({ payment: stripePayment({ secretKey: stripe.secretKey, apiUrl: stripe.url }) })
})
afterEach(async () => {
  shop.replacePorts()
  expect((await checkBooks(shop.db)).differences).toEqual([])
})

type Form = CallInput<'createPayment'>

function pay(form: Form, { who = 'buyer', key }: { who?: ShopUser; key?: string } = {}) {
  keys += 1
  return shop.as(who, 'createPayment', form, { idempotencyKey: key ?? `pay-${keys}` })
}

async function due(id: number) {
  return (await shop.as('buyer', 'getInvoice', { id })).output().amountDue
}

async function state() {
  const { rows } = await shop.db.execute(sql`
    SELECT (SELECT count(*)::int FROM payments) AS payments, (SELECT count(*)::int FROM payment_applications) AS uses,
      (SELECT balance_cents::int FROM accounts WHERE id = 1) AS balance`)
  return rows[0]
}

function settled() {
  return settlePayments(shop.db, { ...shop.services, onFailure: () => undefined }, AbortSignal.timeout(10_000))
}

const both: Form = {
  invoices: [
    { id: 1, amount: 100 },
    { id: 2, amount: 120.5 },
  ],
  creditMemos: [1],
  unappliedPayments: [1],
  paymentMethod: shopCards.good,
  memo: 'March run',
  expectedTotal: 195.5,
}

describe('API-73 getCreditInfo', () => {
  it('lists the unused rest of credit memos and payments, without failed payments', async () => {
    expect((await shop.as('buyer', 'getCreditInfo', {})).output()).toEqual({
      creditMemos: [
        {
          ...{ id: 1, creditMemoNumber: 'CM-1', date: '2026-02-10', reason: 'Damaged in transit' },
          ...{ total: 25, amountPaid: 10, maxApply: 15 },
        },
      ],
      unappliedPayments: [
        { id: 1, paymentNumber: 'PMT-1', date: '2026-03-01', method: 'Check 1024', unappliedPayment: 10, maxApply: 10 },
      ],
    })
    expect((await shop.as('noPrice', 'getCreditInfo', {})).problem()).toMatchObject({ status: 403 })
  })
})

describe('API-74 ACCT-10 createPayment', () => {
  it('pays with credits first and charges the rest to the card, once, to the cent', async () => {
    const payment = (await pay(both)).output()
    expect(payment).toMatchObject({
      ...{ method: 'Visa ending in 4241', amount: 195.5, applied: 195.5, fee: 0, status: 'Posted', memo: 'March run' },
      isDebit: false,
      paidBy: 'buyer Tester',
    })
    // The oldest invoice takes the credits.
    expect(
      payment.applications.map(({ sourceNumber, invoiceNumber, amount }) => [sourceNumber, invoiceNumber, amount]),
    ).toEqual([
      ['CM-1', 'INV-2', 15],
      ['PMT-1', 'INV-2', 10],
      [payment.paymentNumber, 'INV-2', 95.5],
      [payment.paymentNumber, 'INV-1', 100],
    ])
    expect([await due(1), await due(2)]).toEqual([0, 29.5])
    expect(await state()).toMatchObject({ balance: 58_000 - 22_050 })
    expect((await shop.as('buyer', 'getCreditInfo', {})).output()).toEqual({ creditMemos: [], unappliedPayments: [] })
    await settled()
    await settled()
    expect(stripe.intents()).toMatchObject([
      { status: 'succeeded', amount_received: 19_550, metadata: { payable_number: payment.paymentNumber } },
    ])
    const [mail] = await shop.db.select().from(mailOutbox)
    expect(mail).toMatchObject({
      recipient: 'buyer@shop.example',
      subject: `Payment ${payment.paymentNumber} received`,
    })
    expect(mail?.text).toContain('Invoices: $220.50\nLess credits: $25.00\nCharged: $195.50 to Visa ending in 4241')
    expect(mail?.text).toContain('INV-2: $120.50 paid, $29.50 still open')
  })

  it('is one payment for one key, also when its answer was forgotten', async () => {
    const first = (await pay(both, { key: 'same' })).output()
    expect((await pay(both, { key: 'same' })).output()).toEqual(first)
    await shop.db.execute(sql`DELETE FROM idempotency_keys`)
    expect((await pay(both, { key: 'same' })).output()).toEqual(first)
    expect(stripe.intents()).toHaveLength(1)
    expect((await pay({ ...both, memo: 'other' }, { key: 'other' })).problem()).toMatchObject({ status: 409 })
  })

  it('a colleague who sends the same key pays nothing, and gets a conflict', async () => {
    await pay(both, { key: 'shared' })
    await shop.db.execute(sql`DELETE FROM idempotency_keys`)
    expect((await pay(both, { who: 'admin', key: 'shared' })).problem()).toMatchObject({ status: 409 })
  })

  it('half of an invoice that was paid in another tab meanwhile is not paid again', async () => {
    const half: Form = { invoices: [{ id: 1, amount: 50, due: 100 }], paymentMethod: shopCards.good, expectedTotal: 50 }
    expect((await pay(half)).status).toBe(200)
    expect((await pay(half)).problem()).toMatchObject({
      status: 409,
      errors: { 'invoices.0.amount': ['INV-1 is now open with $50.00'] },
    })
    expect(await due(1)).toBe(50)
  })

  it('PLUS-05 pays as a person typed it, credit by credit', async () => {
    const uses: Form['uses'] = [
      { invoiceId: 1, kind: 'creditMemo', creditId: 1, amount: 4.01 },
      { invoiceId: 2, kind: 'payment', creditId: 1, amount: 0.99 },
    ]
    const payment = (await pay({ ...both, uses, expectedTotal: 215.5 })).output()
    expect(payment.applications.slice(0, 2)).toMatchObject([
      { sourceNumber: 'CM-1', invoiceNumber: 'INV-1', amount: 4.01 },
      { sourceNumber: 'PMT-1', invoiceNumber: 'INV-2', amount: 0.99 },
    ])
  })

  it('needs no card if credits pay everything', async () => {
    const form: Form = { invoices: [{ id: 5, amount: 12 }], creditMemos: [1], expectedTotal: 0 }
    expect((await pay(form)).output()).toMatchObject({ method: 'Credits', amount: 0 })
    expect(await due(5)).toBe(18)
    expect(stripe.intents()).toEqual([])
  })

  it('charges the convenience fee on top, to companies that pay this fee', async () => {
    await shop.db.execute(sql`UPDATE payment_methods SET token = 'cus_1/pm_card_visa' WHERE id = ${shopCards.clinic}`)
    const form: Form = { invoices: [{ id: 9, amount: 100 }], paymentMethod: shopCards.clinic, expectedTotal: 103 }
    expect((await pay(form, { who: 'clinic' })).output()).toMatchObject({ amount: 100, fee: 3, unapplied: 0 })
    expect(stripe.intents()).toMatchObject([{ amount_capturable: 10_300 }])
    expect((await pay({ ...form, expectedTotal: 100 }, { who: 'clinic' })).problem().detail).toContain(
      'now comes to $103.00',
    )
  })

  it.each<[string, Partial<Form>, number, RegExp]>([
    [
      'more than is due',
      { invoices: [{ id: 1, amount: 100.01 }], expectedTotal: 75.01 },
      409,
      /INV-1 is open with \$100\.00/,
    ],
    ['a paid invoice', { invoices: [{ id: 6, amount: 1 }] }, 409, /INV-6 is paid already/],
    ['another sum than was seen', { expectedTotal: 195.49 }, 409, /now comes to \$195\.50 in place of \$195\.49/],
    [
      'an invoice twice',
      {
        invoices: [
          { id: 1, amount: 1 },
          { id: 1, amount: 1 },
        ],
      },
      422,
      /INV-1 is chosen twice/,
    ],
    [
      'more of a credit than is left',
      { uses: [{ invoiceId: 1, kind: 'creditMemo', creditId: 1, amount: 15.01 }] },
      409,
      /\$15\.00 of CM-1 is left/,
    ],
    ['another company’s invoice', { invoices: [{ id: 9, amount: 1 }] }, 404, /not one of your company/],
    ['another company’s credit', { creditMemos: [9] }, 404, /not one of your company/],
    ['another company’s payment', { unappliedPayments: [9] }, 404, /not one of your company/],
    ['another company’s card', { paymentMethod: shopCards.clinic }, 404, /card is not one of your company/],
    ['an expired card', { paymentMethod: shopCards.expired }, 422, /has expired/],
    ['no card', { paymentMethod: undefined }, 422, /Choose a saved card/],
    ['nothing', { invoices: [{ id: 1, amount: 0 }] }, 400, /more than 0/],
    ['a negative amount', { invoices: [{ id: 1, amount: -1 }] }, 400, /more than 0/],
    ['three decimals', { invoices: [{ id: 1, amount: 1.005 }] }, 400, /two decimals/],
    ['a tiny amount', { invoices: [{ id: 1, amount: 1.0000001 }] }, 400, /two decimals/],
    ['a trillion', { invoices: [{ id: 1, amount: 1e12 }] }, 400, /at most/],
  ])('refuses %s and changes nothing', async (_name, part, status, words) => {
    const before = await state()
    const problem = (await pay({ ...both, ...part } as Form)).problem()
    expect([problem.status, problem.detail]).toEqual([status, expect.stringMatching(words)])
    expect(await state()).toEqual(before)
    expect(stripe.intents()).toEqual([])
  })

  it('is refused to people without prices, visitors and punch-out sessions', async () => {
    expect((await pay(both, { who: 'noPrice' })).problem()).toMatchObject({ status: 403 })
    expect((await pay(both, { who: 'punchout' })).problem()).toMatchObject({ status: 403 })
  })

  it('a decline changes nothing and says so; the same choice can be paid with another card', async () => {
    const before = await state()
    await shop.db.execute(sql`
      UPDATE payment_methods SET token = 'pm_card_visa_chargeDeclinedInsufficientFunds' WHERE id = ${shopCards.good}`)
    expect((await pay(both)).problem()).toMatchObject({
      status: 422,
      detail: expect.stringContaining('insufficient funds'),
    })
    expect(await state()).toEqual(before)
    await shop.db.execute(sql`UPDATE payment_methods SET token = 'cus_1/pm_card_visa' WHERE id = ${shopCards.good}`)
    expect((await pay(both)).status).toBe(200)
  })

  it.each([
    [{ kind: 'creditMemo', creditId: 1 }, { 'uses.1.creditId': ['This record is not part of this payment'] }],
    [{ kind: 'payment', creditId: 1 }, { 'uses.1.creditId': ['This record is not part of this payment'] }],
  ] as const)('names the use of a credit that was not ticked: %j', async (use, errors) => {
    const uses: Form['uses'] = [
      use.kind === 'payment'
        ? { invoiceId: 1, kind: 'creditMemo', creditId: 1, amount: 1 }
        : { invoiceId: 1, kind: 'payment', creditId: 1, amount: 1 },
      { invoiceId: 1, amount: 1, ...use },
    ]
    const ticked = use.kind === 'payment' ? { unappliedPayments: [] } : { creditMemos: [] }
    expect((await pay({ ...both, ...ticked, uses })).problem()).toMatchObject({ status: 422, errors })
    const elsewhere: Form['uses'] = [{ invoiceId: 3, kind: 'creditMemo', creditId: 1, amount: 1 }]
    expect((await pay({ ...both, uses: elsewhere })).problem()).toMatchObject({
      errors: { 'uses.0.invoiceId': ['This record is not part of this payment'] },
    })
  })

  it('no refusal of a payment speaks of an order', async () => {
    const declines = {
      pm_card_visa_chargeDeclined: both,
      pm_card_authenticationRequired: both,
      tok_of_another_provider: both,
      pm_card_visa: { invoices: [{ id: 1, amount: 0.01 }], paymentMethod: shopCards.good, expectedTotal: 0.01 },
    } satisfies Record<string, Form>
    for (const [token, form] of Object.entries(declines)) {
      await shop.db.execute(sql`UPDATE payment_methods SET token = ${token} WHERE id = ${shopCards.good}`)
      const problem = (await pay(form)).problem()
      expect(problem.status, token).toBe(422)
      expect(JSON.stringify(problem), token).not.toMatch(/order/i)
    }
    shop.replacePorts({
      payment: { ...accountPayment, authorize: async () => ({ isAccepted: false, reason: null }) },
    })
    expect((await pay(both)).problem().detail).toBe(
      'This payment was declined. Choose another way to pay, and try again.',
    )
  })

  it('a payment whose hold was released meanwhile says that the payment changed, and nothing was paid', async () => {
    shop.replacePorts({
      payment: {
        ...accountPayment,
        authorize: async () => {
          await shop.db.execute(sql`UPDATE payment_holds SET released_at = now()`)
          return { isAccepted: true }
        },
      },
    })
    const before = await state()
    expect((await pay(both)).problem()).toMatchObject({
      status: 409,
      type: expect.stringContaining('/payment-changed'),
      detail:
        'Something about this payment changed while it was being made. Nothing was paid: look it over and pay again.',
    })
    expect(await state()).toEqual(before)
  })

  it('when two people pay one invoice at once, one pays, and the other one reads the reason of the refusal', async () => {
    const form: Form = { invoices: [{ id: 1, amount: 100 }], paymentMethod: shopCards.good, expectedTotal: 100 }
    const answers = await Promise.all([pay(form), pay(form, { who: 'admin' })])
    const refusals = answers.filter(({ status }) => status !== 200)
    expect(refusals).toHaveLength(1)
    expect(refusals[0]?.problem()).toMatchObject({ status: 409 })
    expect(await due(1)).toBe(0)
  })

  it('an invoice that is paid while the card is authorized is not paid twice', async () => {
    const stripePort = stripePayment({ secretKey: stripe.secretKey, apiUrl: stripe.url })
    shop.replacePorts({
      payment: {
        ...stripePort,
        authorize: async (...args) => {
          const decision = await stripePort.authorize(...args)
          shop.replacePorts({ payment: accountPayment })
          await pay(
            { invoices: [{ id: 1, amount: 100 }], paymentMethod: shopCards.good, expectedTotal: 100 },
            { who: 'admin' },
          )
          return decision
        },
      },
    })
    expect((await pay(both)).problem()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('INV-1 is paid already'),
    })
    expect(await due(2)).toBe(150)
    shop.replacePorts({ payment: stripePort })
    await shop.db.execute(sql`UPDATE payment_holds SET requested_at = now() - interval '11 minutes'`)
    await settled()
    expect(stripe.intents().map(({ status }) => status)).toEqual(['canceled'])
  })

  it('NOTE-02 the person who paid and the administrators are notified of a payment and of its return', async () => {
    await shop.db.execute(sql`TRUNCATE notifications`)
    const { id: paymentId, paymentNumber } = (await pay(both)).output()
    stripe.lapse()
    await settled()
    await settled()
    const noticesOf = async (who: ShopUser) =>
      (await shop.as(who, 'getUserNotifications', {}))
        .output()
        .notifications.map(({ notificationType, metaData }) => [notificationType, metaData])
    const news = [
      ['Payment Returned', { paymentId, paymentNumber }],
      ['Payment Received', { paymentId, paymentNumber }],
    ]
    expect(await noticesOf('buyer')).toEqual(news)
    expect(await noticesOf('admin')).toEqual(news)
    expect(await noticesOf('noPrice')).toEqual([])
    expect(await noticesOf('clinic')).toEqual([])
  })

  it('a payment whose money does not come opens its invoices again and tells the person', async () => {
    const { id } = (await pay(both)).output()
    stripe.lapse()
    await settled()
    await settled()
    expect([await due(1), await due(2)]).toEqual([100, 125])
    expect((await shop.as('buyer', 'getPayment', { id })).output()).toMatchObject({
      status: 'Failed',
      applied: 0,
      unapplied: 0,
      returnedOn: '2026-03-11',
      applications: [{ amount: 15 }, { amount: 10 }, { amount: 95.5 }, { amount: 100 }],
    })
    const mails = await shop.db.select().from(mailOutbox)
    expect(mails.filter(({ kind }) => kind === 'payment-returned')).toMatchObject([
      { recipient: 'admin@shop.example', text: expect.stringContaining('$195.50 of your invoices are open again') },
      { recipient: 'buyer@shop.example', text: expect.stringContaining('$195.50 of your invoices are open again') },
    ])
  })
})

it('ACCT-10 tells of a returned payment only people who may see prices', async () => {
  await pay(both)
  await shop.db.execute(sql`
    UPDATE payments SET user_id = (SELECT id FROM users WHERE username = 'noPrice@shop.example') WHERE amount_cents = 19550`)
  stripe.lapse()
  await settled()
  const mails = await shop.db.select().from(mailOutbox)
  expect(mails.filter(({ kind }) => kind === 'payment-returned').map(({ recipient }) => recipient)).toEqual([
    'admin@shop.example',
  ])
})

it('ACCT-10 the money of a payment that was returned meanwhile is never taken', async () => {
  const { id } = (await pay(both)).output()
  await returnPayment(shop.db, id, shop.services)
  await settled()
  expect(stripe.intents()).toMatchObject([{ status: 'requires_capture', amount_received: 0 }])
})

describe('ACCT-10 paying by bank account', () => {
  const byBank: Form = {
    invoices: [{ id: 1, amount: 100 }],
    bankAccount: shopBankAccounts.hospital,
    expectedTotal: 100,
  }

  function debitFrom(method: string) {
    return shop.db.execute(sql`UPDATE bank_accounts SET token = ${`cus_1/${method}`}`)
  }

  function askAgain() {
    return shop.db.execute(sql`UPDATE payment_holds SET ask_after = now() - interval '1 second'`)
  }

  it('debits the account once, asks for days whether the money came, and then rests', async () => {
    await debitFrom('pm_usBankAccount_success')
    const payment = (await pay(byBank)).output()
    expect(payment).toMatchObject({ method: 'Test Bank account ending in 6789', isDebit: true, amount: 100, fee: 0 })
    expect(payment).toMatchObject({ status: 'Pending', expectedOn: '2026-03-17', postedOn: null })
    expect(stripe.intents()).toMatchObject([{ status: 'requires_confirmation', amount: 10_000 }])
    const [mail] = await shop.db.select().from(mailOutbox)
    expect(mail?.text).toContain('To be debited: $100.00 from Test Bank account ending in 6789')
    expect(mail?.text).toContain('We expect the money by 03/17/2026: your bank takes up to four business days.')
    await settled()
    expect(stripe.intents()).toMatchObject([
      { status: 'processing', metadata: { payable_number: payment.paymentNumber } },
    ])
    // Asked at most once an hour.
    await settled()
    expect(stripe.requests.filter(({ method }) => method === 'GET')).toHaveLength(1)
    await askAgain()
    await settled()
    stripe.endDebits()
    await askAgain()
    await settled()
    const asked = stripe.requests.length
    await askAgain()
    await settled()
    expect(stripe.requests).toHaveLength(asked)
    expect(stripe.requests.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1)
    expect(stripe.intents()).toMatchObject([{ status: 'succeeded', amount_received: 10_000 }])
    expect(await due(1)).toBe(0)
  })

  it('a debit that the bank returns opens the invoices again, tells the person and is not tried again', async () => {
    await debitFrom('pm_usBankAccount_insufficientFunds')
    const { id } = (await pay(byBank)).output()
    await settled()
    expect(await due(1)).toBe(0)
    stripe.endDebits()
    await askAgain()
    await settled()
    await askAgain()
    await settled()
    expect(await due(1)).toBe(100)
    expect((await shop.as('buyer', 'getPayment', { id })).output()).toMatchObject({ status: 'Failed' })
    expect(stripe.requests.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1)
    const mails = await shop.db.select().from(mailOutbox)
    expect(mails.filter(({ kind }) => kind === 'payment-returned')).toHaveLength(2)
  })

  it('has no convenience fee, because the fee covers the cost of cards', async () => {
    await debitFrom('pm_usBankAccount_success')
    const form: Form = { invoices: [{ id: 9, amount: 100 }], bankAccount: shopBankAccounts.clinic, expectedTotal: 100 }
    expect((await pay(form, { who: 'clinic' })).output()).toMatchObject({ amount: 100, fee: 0 })
  })

  it.each<[string, Partial<Form>, number, RegExp]>([
    ['another company’s account', { bankAccount: shopBankAccounts.clinic }, 404, /bank account is not one of your/],
    ['an account beside a card', { paymentMethod: 1 }, 400, /cannot pay together with paymentMethod/],
  ])('refuses %s and changes nothing', async (_name, part, status, words) => {
    const before = await state()
    const problem = (await pay({ ...byBank, ...part })).problem()
    expect([problem.status, problem.detail]).toEqual([status, expect.stringMatching(words)])
    expect(await state()).toEqual(before)
    expect(stripe.intents()).toEqual([])
  })

  it('an account that the provider does not know any more is refused, and nothing is paid', async () => {
    const before = await state()
    await debitFrom('pm_gone')
    expect((await pay(byBank)).problem()).toMatchObject({
      status: 422,
      detail: expect.stringContaining('The bank account ending in 6789 is not known to our payment provider any more'),
    })
    expect(await state()).toEqual(before)
  })

  it('a deleted account does not pay, nor does any account with a provider that accepts no bank accounts', async () => {
    expect((await shop.as('admin', 'deleteBankAccount', { id: shopBankAccounts.hospital })).status).toBe(200)
    expect((await pay(byBank)).problem()).toMatchObject({ status: 404 })
    shop.replacePorts({ payment: { ...accountPayment, bankEntry: null } })
    expect((await pay(byBank)).problem().detail).toBe('Bank accounts do not pay here. Choose a saved card.')
  })
})

it('ACCT-10 the books are clean after a thousand random payments', async () => {
  await addOpenInvoices(shop.db, 400)
  await shop.db.execute(sql`
    INSERT INTO credit_memos (credit_memo_no, account_id, reason, issued_on, total_cents)
    SELECT 'CM-R' || n, 1, 'Return', '2026-01-01', n * 37 FROM generate_series(1, 60) n`)
  shop.replacePorts({ payment: accountPayment })
  let seed = 42
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  const { results } = (await shop.as('buyer', 'getInvoices', { limit: 10_000 })).output()
  const memos = (await shop.as('buyer', 'getCreditInfo', {})).output().creditMemos
  let made = 0
  for (let index = 0; index < 1_000; index += 1) {
    const chosen = new Map(
      Array.from({ length: 1 + below(5) }, () => results[below(results.length)]).map((one) => [one?.id ?? 0, one]),
    )
    const invoices = [...chosen.values()].flatMap((invoice) => {
      const cents = centsFromDollars(invoice?.amountDue ?? 0)
      return invoice === undefined || cents === 0
        ? []
        : [{ id: invoice.id, amount: dollarsFromCents((1 + below(cents)) as never) }]
    })
    if (invoices.length === 0) continue
    const memo = memos[below(memos.length)]
    const creditMemos = below(2) === 0 && memo !== undefined ? [memo.id] : []
    const sum = invoices.reduce((total, { amount }) => total + centsFromDollars(amount), 0)
    const credit = creditMemos.length === 0 ? 0 : centsFromDollars(memo?.maxApply ?? 0)
    const expectedTotal = dollarsFromCents(Math.max(0, sum - credit) as never)
    const answer = await pay({ invoices, creditMemos, paymentMethod: shopCards.good, expectedTotal })
    expect([200, 409]).toContain(answer.status)
    made += answer.status === 200 ? 1 : 0
  }
  expect(made).toBeGreaterThan(100)
}, 120_000)
