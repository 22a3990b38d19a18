import { expect } from 'vitest'
import { test } from './support/shopper.js'

const create = '/myaccount/menu/payment/create'

test('ACCT-10 NAV-08 PLUS-05 an administrator pays late invoices with a credit and a card, and the choice survives a reload', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', create)
  await page.getByRole('button', { name: 'All overdue' }).click()
  const chosen = page.getByRole('checkbox', { name: /^Pay INV-/, checked: true })
  const count = await chosen.count()
  expect(count).toBeGreaterThan(0)
  const first = page.getByLabel(/^Amount for INV-/).first()
  const due = Number(await first.inputValue())
  await first.fill((due - 1).toFixed(2))
  await page.getByText('$1.00 stays open').waitFor()
  await page.getByRole('checkbox', { name: /^Use / }).first().check()
  await page.reload()
  await page.getByText('$1.00 stays open').waitFor()
  expect(await chosen.count()).toBe(count)
  await page.getByRole('link', { name: 'Continue to method' }).click()
  await page.getByRole('radio', { name: /ending in 4242/ }).waitFor()
  await page.getByRole('link', { name: 'Continue to review' }).click()
  await page.getByRole('main').getByText('Review the payment', { exact: true }).waitFor()
  const pay = page.getByRole('button', { name: /^Pay \$/ })
  const sum = (await pay.innerText()).replace('Pay ', '')
  await pay.click()
  await page.waitForURL('**/payment/confirmation?id=*')
  await page.getByRole('main').getByText('Payment Confirmed', { exact: true }).waitFor()
  await page.getByText(`${sum} was charged to Visa ending in 4242.`).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Make a Payment' }).waitFor()
  expect(await chosen.count()).toBe(0)
  const outbox = await page.context().request.get(new URL('/dev/outbox', page.url()).href)
  expect(await outbox.text()).toContain('was received'.replace('was ', ''))
})

test('NAV-07 somebody without prices cannot pay invoices', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('noprice@mercy.example', create)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
})
