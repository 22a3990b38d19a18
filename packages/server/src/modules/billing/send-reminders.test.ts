import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailOutbox } from '../../db/schema/index.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addShopBills } from '../../testing/fixtures/shop-bills.js'
import { type ShopUser, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { sendReminders } from './send-reminders.js'

let shop: TestShop
let failures: unknown[] = []

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  failures = []
  await shop.reset()
  await addShopBills(shop.db)
  await shop.db.execute(sql`TRUNCATE notifications`)
  await shop.db.execute(sql`UPDATE accounts SET last_reminded_on = NULL`)
  await shop.db.execute(sql`UPDATE users SET is_admin = true WHERE id = ${shopUsers.clinic.userId}`)
  // The hospital has got all reminders of its invoices except INV-1, which is not due yet.
  await shop.db.execute(sql`UPDATE invoices SET reminded_days = 60 WHERE account_id = 1 AND id <> 1`)
})
afterEach(() => expect(failures).toEqual([]))

/** A run of the job at a time in New York, which is four hours behind. */
async function run(day: string, time = '12:30') {
  const now = () => new Date(`${day}T${time}:00Z`)
  const onFailure = (error: unknown) => failures.push(error)
  await sendReminders(shop.db, { ...shop.services, now, onFailure })
}

async function mails(recipient = 'admin@shop.example') {
  const sent = await shop.db.select().from(mailOutbox)
  return sent.filter((mail) => mail.kind === 'invoices-overdue' && mail.recipient === recipient)
}

async function noticesOf(who: ShopUser) {
  shop.setNow(shopMorning)
  const { notifications } = (await shop.as(who, 'getUserNotifications', {})).output()
  return notifications.map(({ notificationType, metaData }) => [notificationType, metaData])
}

it('ACCT-09 reminds of an invoice when it is overdue by a day, and by 15, 30 and 60 days, once each', async () => {
  // INV-1 is due on March 22, a Sunday.
  const sent: Record<string, number> = {}
  for (const day of [
    '2026-03-20',
    '2026-03-23',
    '2026-03-24',
    '2026-04-03',
    '2026-04-06',
    '2026-04-20',
    '2026-04-21',
  ]) {
    await run(day)
    sent[day] = (await mails()).length
  }
  expect(sent).toEqual({
    ...{ '2026-03-20': 0, '2026-03-23': 1, '2026-03-24': 1, '2026-04-03': 1, '2026-04-06': 2 },
    ...{ '2026-04-20': 2, '2026-04-21': 3 },
  })
  await run('2026-05-21')
  await run('2026-09-21')
  expect(await mails()).toHaveLength(4)
})

it('ACCT-09 one mail lists all overdue invoices with their open amounts, the longest overdue first, and how to pay', async () => {
  await run('2026-03-23')
  const [mail, ...rest] = await mails()
  expect(rest).toEqual([])
  expect(mail?.subject).toBe('4 invoices of Test Hospital are overdue')
  expect(mail?.text).toContain('We have not received $580.00')
  expect(mail?.text.match(/^- .*$/gm)).toEqual([
    '- INV-5 (PO number PO-5), due 11/01/2025, 142 days overdue: $30.00 open',
    '- INV-3 (PO number PO-3), due 01/19/2026, 63 days overdue: $300.00 open',
    '- INV-2 (PO number PO-2), due 02/24/2026, 27 days overdue: $150.00 open',
    '- INV-1 (PO number PO-1), due 03/22/2026, 1 day overdue: $100.00 open',
  ])
  expect(mail?.text).toContain('/myaccount/menu/payment/create')
})

it('NOTE-02 NAV-07 notifies everyone who may see prices, and mails amounts to no one else', async () => {
  await run('2026-03-23')
  expect(await noticesOf('admin')).toEqual([['Invoices Overdue', { count: 4 }]])
  expect(await noticesOf('buyer')).toEqual([['Invoices Overdue', { count: 4 }]])
  expect(await noticesOf('noPrice')).toEqual([])
  await shop.db.execute(sql`UPDATE users SET is_price_visible = false WHERE id = ${shopUsers.admin.userId}`)
  await run('2026-04-06')
  await shop.db.execute(sql`UPDATE users SET is_price_visible = true WHERE id = ${shopUsers.admin.userId}`)
  expect(await mails()).toHaveLength(1)
})

it('ACCT-09 two servers and repeated runs remind once a day', async () => {
  await Promise.all([run('2026-03-23'), run('2026-03-23'), run('2026-03-23', '13:30')])
  await run('2026-03-23', '22:00')
  // An invoice that is open again on the same day waits for the next one.
  await shop.db.execute(sql`UPDATE invoices SET reminded_days = 0 WHERE id = 2`)
  await run('2026-03-23', '23:00')
  expect(await mails()).toHaveLength(1)
  await run('2026-03-24')
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    '4 invoices of Test Hospital are overdue',
    '4 invoices of Test Hospital are overdue',
  ])
})

it('ACCT-09 reminds nobody before eight, on weekends and holidays, or when nothing is due', async () => {
  await run('2026-03-23', '11:59')
  // Saturday, Memorial Day, Thanksgiving.
  for (const day of ['2026-03-28', '2026-05-25', '2026-11-26']) await run(day, '15:00')
  expect(await mails()).toEqual([])
  await shop.db.execute(sql`UPDATE invoices SET paid_cents = total_cents - credited_cents`)
  await run('2026-03-23')
  expect([await mails(), await mails('clinic@shop.example')]).toEqual([[], []])
})

it('ACCT-09 a company whose reminder cannot be written does not stop the next one, and is tried again', async () => {
  await shop.db.execute(sql`
    CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.recipient = 'admin@shop.example' THEN RAISE EXCEPTION 'the outbox is full'; END IF; RETURN NEW; END $$`)
  await shop.db.execute(sql`
    CREATE TRIGGER refuse_mail BEFORE INSERT ON mail_outbox FOR EACH ROW EXECUTE FUNCTION refuse_mail()`)
  await run('2026-03-23')
  expect(failures).toHaveLength(1)
  failures = []
  expect([(await mails()).length, (await mails('clinic@shop.example')).length]).toEqual([0, 1])
  await shop.db.execute(sql`DROP FUNCTION refuse_mail CASCADE`)
  await run('2026-03-23', '13:30')
  expect([(await mails()).length, (await mails('clinic@shop.example')).length]).toEqual([1, 1])
})
