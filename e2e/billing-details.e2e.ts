import { expect } from 'vitest'
import { signInTo } from './support/api.js'
import { paidInvoice } from './support/paid-invoice.js'
import { storeUrl, test } from './support/shopper.js'

const transactions = '/api/myaccount/transactions'

test('ACCT-09 API-43 API-54 an administrator reads an invoice, opens its PDF in a new window, and goes on to pay it', async ({
  shopper,
}) => {
  const { page } = shopper
  const caller = await signInTo(storeUrl(), 'admin@mercy.example')
  const { results } = await caller.get<{ results: { id: number; invoiceNumber: string; amountDue: number }[] }>(
    `${transactions}/invoices/paginate?status=open&limit=1`,
  )
  const [invoice] = results
  if (!invoice) throw new Error('The company has no open invoice. Look at the demonstration data.')
  await shopper.signIn('admin@mercy.example', `/myaccount/menu/invoicedetails?id=${invoice.id}`)
  await page.getByRole('heading', { level: 1, name: `Invoice ${invoice.invoiceNumber}` }).waitFor()
  expect(
    await page
      .getByRole('table', { name: /^\d+ lines?$/ })
      .getByRole('row')
      .count(),
  ).toBeGreaterThan(1)
  const due = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(invoice.amountDue)
  expect(await page.getByRole('definition').last().textContent()).toBe(due)

  const opened = page.waitForEvent('popup')
  const answered = page.context().waitForEvent('response', (response) => response.url().includes('/storage/papers/'))
  await page.getByRole('button', { name: 'PDF' }).click()
  await opened
  const pdf = await answered
  expect(pdf.status()).toBe(200)
  expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'inline' })

  await page.getByRole('link', { name: `Pay ${due}` }).click()
  await page.waitForURL(`**/myaccount/menu/payment/create?ids=${invoice.id}`)
  await page.getByRole('checkbox', { checked: true }).first().waitFor()
})

test('ACCT-09 an invoice of many lines is short: lines of one height, and its payment in the first screen', async ({
  shopper,
}) => {
  const { page } = shopper
  const caller = await signInTo(storeUrl(), 'admin@mercy.example')
  const { results } = await caller.get<{ results: { id: number; amountDue: number }[] }>(
    `${transactions}/invoices/paginate?status=open&limit=50`,
  )
  const invoice = results.find(({ amountDue }) => amountDue > 0)
  if (!invoice) throw new Error('The company has no open invoice. Look at the demonstration data.')
  await shopper.signIn('admin@mercy.example', `/myaccount/menu/invoicedetails?id=${invoice.id}`)
  const rows = page.getByRole('table', { name: /^\d+ lines?$/ }).locator('tbody tr')
  await rows.first().waitFor()
  const tallest = () => rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)))
  expect(await tallest()).toBeLessThanOrEqual(57)
  await page.getByRole('columnheader', { name: 'Price' }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await tallest()).toBeLessThanOrEqual(72)
  const pay = await page.getByRole('link', { name: /^Pay \$/ }).boundingBox()
  const due = await page.getByText(/^Due \w{3}, \d/).boundingBox()
  expect(pay?.y).toBeLessThanOrEqual(700)
  expect(due?.y).toBeLessThanOrEqual(700)
})

test('ACCT-09 API-44 an invoice leads to its payment, and the payment back to its invoice', async ({ shopper }) => {
  const { page } = shopper
  const { invoice, payment } = await paidInvoice(await signInTo(storeUrl(), 'admin@mercy.example'))
  await shopper.signIn('admin@mercy.example', `/myaccount/menu/invoicedetails?id=${invoice}`)
  await page
    .getByRole('table', { name: 'Payments and credits' })
    .getByRole('link', { name: /^Payment / })
    .first()
    .click()
  await page.waitForURL(`**/myaccount/menu/paymentdetails?id=${payment}`)
  await page.getByRole('heading', { level: 1, name: /^Payment / }).waitFor()
  await page.getByRole('button', { name: 'Receipt (PDF)' }).waitFor()
  await page.getByRole('table', { name: 'Applied to invoices' }).getByRole('link').first().click()
  await page.waitForURL('**/myaccount/menu/invoicedetails?**')
})

test('ACCT-07 an invoice leads to its order, which opens with its invoices, and back', async ({ shopper }) => {
  const { page } = shopper
  const { invoice } = await paidInvoice(await signInTo(storeUrl(), 'admin@mercy.example'))
  await shopper.signIn('admin@mercy.example', `/myaccount/menu/invoicedetails?id=${invoice}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^SO-\d+$/ })
    .click()
  await page.waitForURL('**/myaccount/menu/orderdetails?id=*&viewer=invoice')
  const invoices = page.getByRole('region', { name: 'Invoices' })
  await expect.poll(() => invoices.evaluate((section) => section === document.activeElement)).toBe(true)
  await invoices.getByRole('link', { name: /^INV-/ }).first().click()
  await page.waitForURL(`**/myaccount/menu/invoicedetails?id=${invoice}`)
  await shopper.open(`/myaccount/menu/invoicedetails?id=${invoice}&viewer=shipment`)
  const shipments = page.getByRole('region', { name: 'Shipments' })
  await expect.poll(() => shipments.evaluate((section) => section === document.activeElement)).toBe(true)
})

test('ROUTE-09 an invoice or a payment without an id, and an unknown one, is not found', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', '/myaccount')
  for (const path of [
    'invoicedetails',
    'invoicedetails?id=999999',
    'paymentdetails?id=x',
    'paymentdetails?id=999999',
  ]) {
    await shopper.open(`/myaccount/menu/${path}`)
    await page.getByRole('heading', { name: 'We can’t find that page' }).waitFor()
  }
})
