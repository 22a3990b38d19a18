import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailOutbox } from '../../db/schema/index.js'
import { accountPayment } from '../../ports/account-payment.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addShopBills } from '../../testing/fixtures/shop-bills.js'
import { shopBankAccounts } from '../../testing/fixtures/shop-companies.js'
import { sendStatements } from './send-statements.js'
import { lastPeriod } from './statement-period.js'

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
  await shop.db.execute(sql`UPDATE accounts SET statement_frequency = 'monthly', statement_method = 'email',
    statement_include_invoices = false, statement_emails = '', last_statement_on = NULL`)
  shop.setNow(new Date('2026-03-01T12:30:00Z'))
})

async function mails() {
  await sendStatements(shop.db, { ...shop.services, onFailure: (error) => failures.push(error) })
  return shop.db.select().from(mailOutbox)
}

async function textOf(attachment: string | null) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(attachment ?? '', 'base64'))))
  return text
}

it.each([
  ['weekly', '2026-03-11', '2026-03-02', '2026-03-08'],
  ['weekly', '2026-03-09', '2026-03-02', '2026-03-08'],
  ['weekly', '2026-03-08', '2026-02-23', '2026-03-01'],
  ['monthly', '2026-03-11', '2026-02-01', '2026-02-28'],
  ['monthly', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['quarterly', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['quarterly', '2026-04-01', '2026-01-01', '2026-03-31'],
] as const)('ACCT-13 the last %s period of %s', (frequency, today, startDate, statementDate) => {
  expect(lastPeriod(frequency, today)).toEqual({ startDate, statementDate })
  expect(lastPeriod('never', today)).toBeNull()
})

it('ACCT-13 ACCT-05 mails a statement of the last month to the administrators, once', async () => {
  const [mail, ...rest] = await mails()
  expect(rest).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'admin@shop.example',
    subject: 'Statement of Test Hospital, 02/01/2026 to 02/28/2026',
    attachmentName: 'statement-2026-02-28.pdf',
  })
  expect(mail?.text).toContain('Left to pay on 02/28/2026: $675.00')
  expect((await textOf(mail?.attachment ?? null)).join('')).toContain('INV-6')
  expect(await mails()).toHaveLength(1)
})

it('ACCT-13 ACCT-19 takes payments that were on their way on its last day off the amount left to pay', async () => {
  shop.replacePorts({ payment: accountPayment })
  shop.setNow(new Date('2026-02-27T15:00:00Z'))
  const form = { invoices: [{ id: 1, amount: 100 }], bankAccount: shopBankAccounts.hospital, expectedTotal: 100 }
  const paid = await shop.as('buyer', 'createPayment', form, { idempotencyKey: 'pending-statement' })
  expect(paid.output().status).toBe('Pending')
  shop.setNow(new Date('2026-03-01T12:30:00Z'))
  const mail = (await mails()).find(({ kind }) => kind === 'statement')
  shop.replacePorts()
  expect(mail?.text).toContain('Payments on their way: $100.00')
  expect(mail?.text).toContain('Left to pay on 02/28/2026: $575.00')
})

it('ACCT-05 VAL-04 mails it to the further addresses of the settings, too, and to each address once', async () => {
  await shop.db.execute(sql`UPDATE accounts SET statement_emails = 'ap@shop.example, admin@shop.example'`)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['admin@shop.example', 'ap@shop.example'])
})

it('ACCT-05 adds the invoices of the period if the company wants them', async () => {
  await shop.db.execute(sql`UPDATE accounts SET statement_include_invoices = true`)
  const [mail] = await mails()
  const pages = await textOf(mail?.attachment ?? null)
  expect(pages).toHaveLength(3)
  expect(pages[1]).toContain('Invoice INV-6')
  expect(pages[2]).toContain('Invoice INV-1')
})

it('ACCT-13 a company whose PDF fails does not stop the next one, and gets its statement in the next run', async () => {
  await shop.db.execute(sql`UPDATE users SET is_admin = true WHERE account_id = 2`)
  const { pdf } = shop.services.ports
  shop.replacePorts({
    pdf: {
      write: (document) =>
        document.footer.includes('Test Hospital')
          ? Promise.reject(new Error('The fonts are missing.'))
          : pdf.write(document),
    },
  })
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['clinic@shop.example'])
  expect(failures).toHaveLength(1)
  shop.replacePorts()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['clinic@shop.example', 'admin@shop.example'])
  expect(failures).toHaveLength(1)
  await shop.db.execute(sql`UPDATE users SET is_admin = false WHERE account_id = 2`)
})

it('ACCT-05 mails nothing before seven, on paper, or to a company that wants none', async () => {
  shop.setNow(new Date('2026-03-01T11:59:00Z'))
  expect(await mails()).toEqual([])
  shop.setNow(new Date('2026-03-01T12:30:00Z'))
  await shop.db.execute(sql`UPDATE accounts SET statement_method = 'mail'`)
  expect(await mails()).toEqual([])
  await shop.db.execute(sql`UPDATE accounts SET statement_method = 'email', statement_frequency = 'never'`)
  expect(await mails()).toEqual([])
})
