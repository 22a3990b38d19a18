import { expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { focused, storeUrl, test } from './support/shopper.js'

test('ACCT-03 API-41 adds an address, which the checkout offers, edits it, deletes it and brings it back', async ({
  shopper,
}) => {
  const { page } = shopper
  const username = 'admin@mercy.example'
  const label = `Ward ${Date.now()}`
  await shopper.signIn(username, '/myaccount/menu/addresses')
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save address' })
  await page.getByRole('button', { name: 'Add an address' }).click()
  await dialog.getByLabel('Street address').fill('43 New Scotland Avenue')
  await dialog.getByLabel('City').fill('Albany')
  await dialog.getByLabel('State').selectOption('NY')
  await dialog.getByLabel('ZIP code').fill('12208')
  await dialog.getByLabel('Name of this address').fill(label)
  // The form knows the server's rules, so a number that the server refuses is put in on the way.
  await page.route('**/api/myaccount/address/upsert', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), phone: 'call me' }) }),
  )
  await save.click()
  await dialog.getByText('Phone must be a telephone number').first().waitFor()
  expect(await dialog.getByLabel('City').inputValue()).toBe('Albany')
  await page.unroute('**/api/myaccount/address/upsert')
  await dialog.getByLabel('Phone').fill('(518) 555-0100')
  await save.click()
  await page.getByText(`${label} was saved.`).waitFor()
  const card = page.getByRole('article', { name: label })
  await card.getByText('Albany, NY 12208').waitFor()

  const menu = page.getByRole('button', { name: `Actions for ${label}`, exact: true })
  await menu.click()
  await page.getByRole('button', { name: `Edit ${label}` }).click()
  await dialog.getByLabel('ZIP code').fill('12209')
  await save.click()
  await card.getByText('Albany, NY 12209').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await focused(menu)

  const caller = await signInTo(storeUrl(), username)
  await fillCart(caller)
  await shopper.open('/checkout')
  await page.getByRole('radio', { name: label }).waitFor()
  await caller.get('/api/cart/cart/emptyCart')

  await shopper.open('/myaccount/menu/addresses')
  await menu.click()
  await page.getByRole('button', { name: `Delete ${label}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText(`${label} was deleted.`).waitFor()
  await card.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor()
})

test('ACCT-03 CHK-02 a buyer adds an address at checkout and deletes it again, but changes no shared one', async ({
  shopper,
}) => {
  const { page } = shopper
  const username = 'buyer@mercy.example'
  const label = `Clinic ${Date.now()}`
  await shopper.signIn(username, '/myaccount/menu/addresses')
  const shared = page.getByRole('article', { name: 'Warehouse' })
  await shared.getByText('Only an administrator can change this address.').waitFor()
  expect(await shared.getByRole('button').count()).toBe(0)

  const caller = await signInTo(storeUrl(), username)
  await fillCart(caller)
  await shopper.open('/checkout')
  await page.getByRole('button', { name: 'Add an address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Street address').fill('43 New Scotland Avenue')
  await dialog.getByLabel('City').fill('Albany')
  await dialog.getByLabel('State').selectOption('NY')
  await dialog.getByLabel('ZIP code').fill('12208')
  await dialog.getByLabel('Name of this address').fill(label)
  expect(await dialog.getByRole('checkbox').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('radio', { name: label }).waitFor()
  await caller.get('/api/cart/cart/emptyCart')

  await shopper.open('/myaccount/menu/addresses')
  const own = page.getByRole('article', { name: label })
  await own.getByText(/^Changed by Luis Ortega on /).waitFor()
  await own.getByRole('button', { name: `Actions for ${label}`, exact: true }).click()
  await own.getByRole('button', { name: `Delete ${label}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText(`${label} was deleted.`).waitFor()
  await own.waitFor({ state: 'detached' })
})

test('ACCT-03 shows the licenses of an address in rows of at most 60 pixels on a phone', async ({ shopper }) => {
  const { page } = shopper
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.signIn('admin@mercy.example', '/myaccount/menu/addresses')
  const rows = page.locator('.gz-address-book [data-state="valid"]')
  await rows.first().waitFor()
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(60)
})
