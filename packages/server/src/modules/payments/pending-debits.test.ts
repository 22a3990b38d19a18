import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '../../db/schema/index.js'
import { createScope } from '../../db/scope.js'
import { accountPayment } from '../../ports/account-payment.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addShopBills } from '../../testing/fixtures/shop-bills.js'
import { shopBankAccounts, shopCards, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { checkBooks } from '../billing/check-books.js'
import { sendReminders } from '../billing/send-reminders.js'
import { readStatement } from '../billing/statement.repository.js'
import { returnPayment } from './return-payment.js'
import { settlePayments } from './settle-payments.js'

let shop: TestShop
let keys = 0

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await addShopBills(shop.db)
  await shop.db.execute(sql`TRUNCATE notifications`)
  shop.replacePorts({ payment: accountPayment })
})
afterEach(async () => {
  shop.replacePorts()
  expect((await checkBooks(shop.db)).differences).toEqual([])
})

type Form = CallInput<'createPayment'>

/** It is Wednesday, March 11; four business days later, it is Tuesday. */
const [expectedOn, before] = ['2026-03-17', '2026-03-16']

const byBank: Form = { invoices: [{ id: 1, amount: 100 }], bankAccount: shopBankAccounts.hospital, expectedTotal: 100 }

function pay(form: Form = byBank) {
  keys += 1
  return shop.as('buyer', 'createPayment', form, { idempotencyKey: `pending-${keys}` })
}

/** An operator's run today, for the debits that are expected by a day. */
function settleFor(today: string) {
  const services = { ...shop.services, onFailure: () => undefined }
  return settlePayments(shop.db, services, new AbortController().signal, { asksAll: true, today })
}

/** A run of the job on a day, at noon in New York. */
function settleOn(day: string) {
  const services = { ...shop.services, now: () => new Date(`${day}T16:00:00Z`), onFailure: () => undefined }
  return settlePayments(shop.db, services, new AbortController().signal, { asksAll: true })
}

function bankReturns() {
  shop.replacePorts({
    payment: { ...accountPayment, capture: async () => ({ isSettled: false, reason: 'Insufficient funds.' }) },
  })
}

async function invoice(id = 1) {
  const { status, amountDue, paid, pending } = (await shop.as('buyer', 'getInvoice', { id })).output()
  return { status, amountDue, paid, pending }
}

async function statusOf(id: number) {
  return (await shop.as('buyer', 'getPayment', { id })).output().status
}

/** The balance, its overdue and its pending part, and the credit that is left. */
async function overview() {
  const { balance, overdue, pendingPayments, availableBalance } = (
    await shop.as('admin', 'getOverViewData', {})
  ).output()
  return { balance, overdue, pendingPayments, availableBalance }
}

async function noticesOf(who: 'buyer' | 'admin') {
  const { notifications } = (await shop.as(who, 'getUserNotifications', {})).output()
  return notifications.map(({ notificationType }) => notificationType)
}

const [onItsWay, open] = [
  { status: 'pending', amountDue: 0, paid: 0, pending: 100 },
  { status: 'open', amountDue: 100, paid: 0, pending: 0 },
]

describe('ACCT-10 a debit of a bank account', () => {
  it('is pending: its invoice is shown as on its way, not as due, and the balance of the company stays', async () => {
    const owed = await overview()
    const payment = (await pay()).output()
    expect(payment).toMatchObject({ status: 'Pending', expectedOn, postedOn: null, applied: 100, unapplied: 0 })
    expect(payment.applications).toMatchObject([{ invoiceNumber: 'INV-1', isPending: true }])
    expect(await invoice()).toEqual(onItsWay)
    const listed = async (status: 'open' | 'pending') =>
      (await shop.as('buyer', 'getInvoices', { status })).output().results.map(({ invoiceNumber }) => invoiceNumber)
    expect(await listed('open')).not.toContain('INV-1')
    expect(await listed('pending')).toEqual(['INV-1'])
    expect((await shop.as('buyer', 'getOpenItems', {})).output().results.map(({ number }) => number)).not.toContain(
      'INV-1',
    )
    expect(await overview()).toEqual({ ...owed, pendingPayments: 100 })
    expect((await shop.as('buyer', 'getPayments', { status: 'Pending' })).output().results).toMatchObject([
      { paymentNumber: payment.paymentNumber, expectedOn },
    ])
    expect((await shop.as('buyer', 'getCreditInfo', {})).output().unappliedPayments).toMatchObject([{ id: 1 }])
    expect(await noticesOf('admin')).toEqual([])
    const [mail] = await shop.db.select().from(mailOutbox)
    expect(mail?.subject).toBe(`Payment ${payment.paymentNumber} is on its way`)
    expect(mail?.text).toContain('INV-1: $100.00 covered, $0.00 still open')
  })

  it.each<[string, Partial<Form>]>([
    ['by bank account', {}],
    ['by card', { bankAccount: undefined, paymentMethod: shopCards.good }],
  ])('is not paid a second time %s', async (_name, part) => {
    await pay()
    const owed = await overview()
    expect((await pay({ ...byBank, ...part } as Form)).problem()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('a payment for INV-1 is on its way already. Nothing was paid'),
    })
    expect(await overview()).toEqual(owed)
  })

  it('of a part leaves the rest to pay', async () => {
    await pay({ ...byBank, invoices: [{ id: 1, amount: 40 }], expectedTotal: 40 })
    expect(await invoice()).toEqual({ status: 'open', amountDue: 60, paid: 0, pending: 40 })
    expect((await pay()).problem().detail).toContain('INV-1 is open with $60.00')
    const rest = { invoices: [{ id: 1, amount: 60 }], paymentMethod: shopCards.good, expectedTotal: 60 }
    expect((await pay(rest)).output().status).toBe('Posted')
    expect(await invoice()).toEqual({ status: 'pending', amountDue: 0, paid: 60, pending: 40 })
    await settleOn(expectedOn)
    expect(await invoice()).toEqual({ status: 'paid', amountDue: 0, paid: 100, pending: 0 })
  })

  it('uses credits at once, and lowers the balance only by them', async () => {
    const { balance } = await overview()
    await pay({ ...byBank, creditMemos: [1], unappliedPayments: [1], expectedTotal: 75 })
    expect(await invoice()).toEqual({ status: 'pending', amountDue: 0, paid: 10, pending: 75 })
    expect((await overview()).balance).toBe(Number(balance) - 25)
    expect((await shop.as('buyer', 'getCreditInfo', {})).output()).toEqual({ creditMemos: [], unappliedPayments: [] })
  })

  it('is posted on the day on which the bank days are over, and once, however often it is asked for', async () => {
    const owed = await overview()
    const { id } = (await pay()).output()
    expect(await settleOn(before)).toEqual({ settled: 0, pending: 1, failed: 0 })
    expect([await statusOf(id), await invoice()]).toEqual(['Pending', onItsWay])
    await Promise.all([settleOn(expectedOn), settleOn(expectedOn)])
    const paid = {
      balance: Number(owed.balance) - 100,
      overdue: owed.overdue,
      pendingPayments: 0,
      availableBalance: Number(owed.availableBalance) + 100,
    }
    expect(await overview()).toEqual(paid)
    expect(await invoice()).toEqual({ status: 'paid', amountDue: 0, paid: 100, pending: 0 })
    expect((await shop.as('buyer', 'getPayment', { id })).output()).toMatchObject({
      ...{ status: 'Posted', expectedOn: null, postedOn: expectedOn, applications: [{ isPending: false }] },
    })
    expect(await settleOn('2026-04-01')).toEqual({ settled: 0, pending: 0, failed: 0 })
    expect(await overview()).toEqual(paid)
    expect([await noticesOf('buyer'), await noticesOf('admin')]).toEqual([['Payment Received'], ['Payment Received']])
  })

  it('is posted today when an operator settles it for a coming day, so that the statement of today agrees', async () => {
    const { id } = (await pay()).output()
    await settleFor(expectedOn)
    expect((await shop.as('buyer', 'getPayment', { id })).output()).toMatchObject({
      status: 'Posted',
      postedOn: '2026-03-11',
    })
    const scope = createScope(shop.db, shopUsers.buyer)
    const range = { startDate: '2026-03-01', statementDate: '2026-03-11', openTransactionsOnly: false }
    const statement = await readStatement(scope, range)
    expect(statement?.pending).toBe(0)
  })

  it('moves nothing when the server dies between the answer of the provider and the end of its transaction', async () => {
    const owed = await overview()
    const { id } = (await pay()).output()
    await shop.db.execute(sql`
      CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'The server died.'; END $$`)
    await shop.db.execute(sql`CREATE TRIGGER die BEFORE UPDATE OF settled_at ON payment_holds EXECUTE FUNCTION die()`)
    await expect(settleOn(expectedOn)).rejects.toThrow()
    expect([await statusOf(id), await invoice()]).toEqual(['Pending', onItsWay])
    expect(await overview()).toEqual({ ...owed, pendingPayments: 100 })
    await shop.db.execute(sql`DROP FUNCTION die CASCADE`)
    await settleOn(expectedOn)
    expect([await statusOf(id), (await overview()).balance]).toEqual(['Posted', Number(owed.balance) - 100])
  })

  it('is posted by the next run when a process of an earlier release noted only the answer of the provider', async () => {
    const { id } = (await pay()).output()
    await shop.db.execute(sql`UPDATE payment_holds SET settled_at = now()`)
    await settleOn(expectedOn)
    expect([await statusOf(id), (await invoice()).status]).toEqual(['Posted', 'paid'])
  })

  it('stays as it is when its money comes, if a process of an earlier release posted it at once', async () => {
    const { id } = (await pay()).output()
    await shop.db.execute(sql`UPDATE payments SET status = 'Posted', expected_on = NULL WHERE id = ${id}`)
    await shop.db.execute(sql`UPDATE invoices SET paid_cents = pending_cents, pending_cents = 0 WHERE id = 1`)
    await shop.db.execute(sql`UPDATE accounts SET balance_cents = balance_cents - 10000 WHERE id = 1`)
    const owed = await overview()
    expect((await checkBooks(shop.db)).differences).toEqual([])
    await settleOn(expectedOn)
    expect([await statusOf(id), await overview()]).toEqual(['Posted', owed])
  })

  it('opens its invoice again and tells the people when the bank returns it while it is pending', async () => {
    const owed = await overview()
    const { id, paymentNumber } = (await pay()).output()
    bankReturns()
    await settleOn('2026-03-13')
    expect([await statusOf(id), await invoice(), await overview()]).toEqual(['Failed', open, owed])
    await settleOn(expectedOn)
    expect([await statusOf(id), await overview()]).toEqual(['Failed', owed])
    expect([await noticesOf('buyer'), await noticesOf('admin')]).toEqual([['Payment Returned'], ['Payment Returned']])
    const mails = await shop.db.select().from(mailOutbox)
    const told = mails.filter(({ subject }) => subject === `Payment ${paymentNumber} was returned`)
    expect(told.map(({ recipient }) => recipient)).toEqual(['admin@shop.example', 'buyer@shop.example'])
    shop.replacePorts({ payment: accountPayment })
    expect((await pay()).output().status).toBe('Pending')
  })

  it('opens its invoice again when it comes back after it was posted, and the company owes the amount again', async () => {
    const owed = await overview()
    const { id } = (await pay()).output()
    await settleFor(expectedOn)
    await returnPayment(shop.db, id, shop.services)
    expect([await statusOf(id), await invoice(), await overview()]).toEqual(['Failed', open, owed])
  })

  it('that comes back names its own money and the credits that are still used, in any order of returns', async () => {
    const form = { ...byBank, creditMemos: [1], unappliedPayments: [1], expectedTotal: 75 }
    const { id } = (await pay(form)).output()
    await settleFor(expectedOn)
    await returnPayment(shop.db, 1, shop.services)
    await returnPayment(shop.db, id, shop.services)
    const { applications } = (await shop.as('buyer', 'getPayment', { id })).output()
    expect(applications.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
      ['creditMemo', 15],
      ['payment', 75],
    ])
  })

  it('stops reminders of its invoice until it comes back', async () => {
    await shop.db.execute(sql`UPDATE invoices SET reminded_days = 60 WHERE id <> 1`)
    await pay()
    const remind = async (day: string) => {
      const services = { ...shop.services, now: () => new Date(`${day}T13:00:00Z`), onFailure: () => undefined }
      await sendReminders(shop.db, services)
      return (await shop.db.select().from(mailOutbox)).filter(({ kind }) => kind === 'invoices-overdue').length
    }
    expect(await remind('2026-03-24')).toBe(0)
    bankReturns()
    await settleOn('2026-03-24')
    expect(await remind('2026-03-25')).toBeGreaterThan(0)
  })
})

describe('ACCT-13 a statement', () => {
  const range = { startDate: '2026-03-01', openTransactionsOnly: false }

  async function statement(statementDate: string) {
    const data = await readStatement(createScope(shop.db, shopUsers.admin), { ...range, statementDate })
    if (data === null) throw new Error('The hospital has no statement.')
    return data
  }

  async function linesOf(number: string, statementDate: string) {
    const { lines } = await statement(statementDate)
    return lines.flatMap((line) => (line.number === number ? [[line.kind, line.day]] : []))
  }

  it('shows a debit on the day on which its money came; until then it is on its way, and stays so', async () => {
    const empty = await statement(before)
    const { paymentNumber } = (await pay()).output()
    const waiting = await statement(before)
    expect(waiting).toMatchObject({ opening: empty.opening, closing: empty.closing, pending: 10_000 })
    expect(waiting.unsettled.map(({ number, pending }) => [number, pending])).toContainEqual(['INV-1', 10_000])
    await settleOn(expectedOn)
    expect(await statement(before)).toEqual(waiting)
    const after = await statement(expectedOn)
    expect([after.closing, after.pending]).toEqual([empty.closing - 10_000, 0])
    expect(await linesOf(paymentNumber, expectedOn)).toEqual([['payment', expectedOn]])
  })

  it('counts as overdue what the store counts: no part for which a payment is on its way', async () => {
    const overdueOf = ({ ages }: Awaited<ReturnType<typeof statement>>) =>
      ages.reduce((sum, { age, open: amount }) => (age === 'notDue' ? sum : sum + amount), 0) / 100
    const today = '2026-03-11'
    expect(overdueOf(await statement(today))).toBe((await overview()).overdue)
    await pay({ ...byBank, invoices: [{ id: 3, amount: 120 }], expectedTotal: 120 })
    expect((await overview()).overdue).toBe(360)
    expect(overdueOf(await statement(today))).toBe(360)
  })

  it('shows neither a debit that came back while it was pending nor its return', async () => {
    const empty = await statement('2026-03-31')
    const { paymentNumber } = (await pay()).output()
    bankReturns()
    await settleOn('2026-03-13')
    expect(await linesOf(paymentNumber, '2026-03-31')).toEqual([])
    expect(await statement('2026-03-31')).toEqual(empty)
    expect((await statement('2026-03-12')).pending).toBe(10_000)
  })
})
