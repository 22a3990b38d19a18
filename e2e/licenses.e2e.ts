import { expect } from 'vitest'
import { signInTo } from './support/api.js'
import { storeUrl, test } from './support/shopper.js'

const username = 'admin@mercy.example'
const unlicensed = 'Warehouse'

interface Address {
  readonly id: number
  readonly label: string
  readonly controlledSubstance: { readonly rxLevel: string; readonly revision: string }[]
}

interface Item {
  readonly id: number
  readonly rxLevel: string
  readonly unit: { readonly details: { readonly id: number }[] }
}

test('ACCT-03 CHK-02 an administrator enters a license with its document, and a controlled item ships there', async ({
  shopper,
}) => {
  const { page } = shopper
  const caller = await signInTo(storeUrl(), username)
  const { mappedResults } = await caller.get<{ mappedResults: Address[] }>('/api/myaccount/address/getAll')
  const address = mappedResults.find(({ label }) => label === unlicensed) ?? expect.fail('no unlicensed address')
  // A try that failed may have left its license.
  for (const { rxLevel, revision } of address.controlledSubstance) {
    await caller.post('/api/myaccount/address/license/delete', { addressId: address.id, rxLevel, revision })
  }
  const { body } = await caller.post<{ results: Item[] }>('/api/shopping/item/paginate', { search: 'morphine' })
  const item = body.results.find(({ rxLevel }) => rxLevel === '5') ?? expect.fail('no controlled item')
  const unit = item.unit.details[0]?.id
  await caller.get('/api/cart/cart/emptyCart')
  await caller.post('/api/cart/cart/addItem', { itemId: item.id, unit, quantity: 1 })

  await shopper.signIn(username, '/checkout')
  const choice = page.getByRole('radio', { name: new RegExp(`^${unlicensed}`) })
  await choice.waitFor()
  expect(await choice.isDisabled()).toBe(true)

  await shopper.open('/myaccount/menu/addresses')
  const card = page.getByRole('article', { name: unlicensed })
  await card.getByRole('button', { name: `Add license at ${unlicensed}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Rx level').selectOption('5')
  await dialog.getByLabel('License number').fill('E2E-5')
  await dialog.getByLabel('Expiration date').fill('2098-01-31')
  const buffer = Buffer.from('%PDF-1.7\nA license\n%%EOF')
  await dialog.getByLabel(/^Document/).setInputFiles({ name: 'license.pdf', mimeType: 'application/pdf', buffer })
  await dialog.getByRole('button', { name: 'Save license' }).click()
  await card.getByText('License E2E-5 was saved.').waitFor()
  await card.getByText('Expires 01/31/2098.').waitFor()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: /^Document license\.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('license.pdf')

  await shopper.open('/checkout')
  await choice.check()
  await page.getByLabel(/PO number/).fill('PO-LICENSE')
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.waitForURL('**/reviewOrder')
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  await page.waitForURL('**/orderConfirmation**')
  await page.getByText(unlicensed).first().waitFor()

  await shopper.open('/myaccount/menu/addresses')
  await card.getByRole('button', { name: 'Remove license for Rx level 5' }).click()
  await card.getByText('License E2E-5 was removed.').waitFor()
  await card.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: /^Document license\.pdf/ }).waitFor()
  await card.getByRole('button', { name: 'Remove license for Rx level 5' }).click()
  await card.getByText('No license on file.').waitFor()
})
