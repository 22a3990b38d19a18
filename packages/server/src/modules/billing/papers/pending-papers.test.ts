import { afterAll, beforeAll, expect, it } from 'vitest'
import { createScope } from '../../../db/scope.js'
import { accountPayment } from '../../../ports/account-payment.js'
import type { PdfDocument } from '../../../ports/pdf.types.js'
import { shopMorning, startTestShop, type TestShop } from '../../../testing/fixtures/shop.js'
import { addShopBills } from '../../../testing/fixtures/shop-bills.js'
import { shopBankAccounts, shopUsers } from '../../../testing/fixtures/shop-companies.js'
import { readTagged } from '../../../testing/tagged-pdf.js'
import { readPapers, readStatementDocument } from './paper-documents.js'

let shop: TestShop
let paymentId: number

/** INV-1 is paid whole, and INV-3, which is overdue, in part; the money of the payment has not come. */
beforeAll(async () => {
  shop = await startTestShop()
  shop.setNow(shopMorning)
  await addShopBills(shop.db)
  shop.replacePorts({ payment: accountPayment })
  const invoices = [
    { id: 1, amount: 100 },
    { id: 3, amount: 120 },
  ]
  const form = { invoices, bankAccount: shopBankAccounts.hospital, expectedTotal: 220 }
  paymentId = (await shop.as('buyer', 'createPayment', form, { idempotencyKey: 'pending-papers' })).output().id
})
afterAll(() => shop.close())

const range = { startDate: '2026-01-01', statementDate: '2026-03-11', openTransactionsOnly: false }

function scope() {
  return createScope(shop.db, shopUsers.buyer)
}

/** The text of a document as a screen reader reads it, in one line. */
async function textOf(document: PdfDocument | undefined) {
  if (document === undefined) throw new Error('There is no such paper.')
  const { read, faults } = await readTagged(await shop.services.ports.pdf.write(document))
  expect(faults).toEqual([])
  return read.flat().join(' ').replaceAll(/\s+/g, ' ')
}

async function paper(type: 'invoice' | 'payment', transactionId: number) {
  const [document] = await readPapers(scope(), [{ type, transactionId }], shop.services)
  return textOf(document)
}

async function statement(openTransactionsOnly: boolean) {
  const { document } = await readStatementDocument(scope(), { ...range, openTransactionsOnly }, shop.services)
  return textOf(document)
}

it('ACCT-19 a statement takes payments on their way off the open invoices, and counts no part of them as overdue', async () => {
  const text = await statement(false)
  expect(text).toMatch(
    /Open invoices \$580\.00 .*− ?Unused credits \$25\.00 .*− ?Payments on their way \$220\.00 For 2 invoices below/,
  )
  expect(text).toContain('Left to pay on 03/11/2026 $335.00 $360.00 is overdue')
  // The ages and the part without an age are the open invoices.
  expect(text).toContain('$0.00 $150.00 $180.00 $0.00 $30.00 $220.00 $580.00')
  expect(text).toContain('The balance in the store, $580.00, is the open invoices.')
})

it('ACCT-19 a statement marks each open invoice with a payment on its way, and ends in the amount left to pay', async () => {
  const text = await statement(false)
  expect(text).toContain('INV-1 02/20/2026 PO-1 03/22/2026 Payment on its way $100.00 $0.00 $100.00 $100.00')
  expect(text).toContain('INV-3 12/20/2025 PO-3 01/19/2026 51 days overdue $300.00 $0.00 $300.00 $120.00')
  expect(text).toMatch(/INV-5 .* Open invoices \$580\.00 \$220\.00 Unused credits/)
  expect(text).toContain('03/11/2026 Balance $555.00 Payments on their way −$220.00 Left to pay')
  expect(text.trimEnd().endsWith('Left to pay on 03/11/2026 $335.00')).toBe(true)
})

it('ACCT-19 the paper of open transactions names its day and no days before it', async () => {
  const text = await statement(true)
  expect(text).toContain('Open transactions on 03/11/2026')
  expect(text).not.toContain('01/01/2026')
})

it('ACCT-19 a receipt says that its payment is on its way, and not that it paid', async () => {
  const text = await paper('payment', paymentId)
  expect(text).toContain('For invoices $220.00 On its way $220.00')
  expect(text).toContain('Invoices that it will pay')
  expect(text).toContain('$220.00 on its way, expected by 03/17/2026')
  for (const words of ['Paid in all', 'Paid invoices', 'Applied']) expect(text).not.toContain(words)
})

it('ACCT-19 an invoice lists a payment on its way apart from the money and credits that came', async () => {
  const whole = await paper('invoice', 1)
  expect(whole).toContain('Payment on its way −$100.00 Amount due $0.00')
  expect(whole).toMatch(/Payment on its way Paid by Date Amount Payment \S+ 03\/11\/2026 \$100\.00 Sum \$100\.00/)
  expect(whole).not.toContain('Paid and credited')
  const part = await paper('invoice', 3)
  expect(part).toContain('Payment on its way −$120.00 Amount due $180.00')
})
