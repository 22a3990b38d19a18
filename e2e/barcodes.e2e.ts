import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { interactive, storeUrl, test } from './support/shopper.js'

interface Sold {
  readonly siteDisplayName: string
  readonly urlComponent: string
  readonly gtin: string
  readonly unit: { readonly details: readonly { readonly id: number; readonly label: string }[] }
}

async function read<Answer>(path: string): Promise<Answer> {
  return (await fetch(storeUrl() + path)).json()
}

/** A product without variants that is sold in two units or more. */
async function soldInUnits(): Promise<Sold> {
  const cards = await read<(Sold & { id: number; children: unknown[] })[]>(
    '/api/shopping/item/getItemList?search=gauze',
  )
  const card = cards.find(({ children, unit }) => children.length === 0 && unit.details.length > 1)
  if (!card) throw new Error('No product of the store is sold in two units.')
  return read(`/api/shopping/item/item?id=${card.id}`)
}

/** The GTIN of the second unit, as the demonstration numbers packages. */
function caseGtin(gtin: string): string {
  const body = `1${gtin.slice(1, -1)}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** Inserts the text at once, as a scanner or a paste does. */
async function scan(page: Page, text: string) {
  await page.getByRole('combobox', { name: 'Search for products' }).first().focus()
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
}

test('PLUS-10 a scanned UDI opens the product with the unit of its GTIN, and shows lot and expiry', async ({
  shopper,
}) => {
  const { page } = shopper
  const sold = await soldInUnits()
  const [, larger] = sold.unit.details
  await shopper.open('/')
  await interactive(page)
  await scan(page, `01${caseGtin(sold.gtin)}10A7/21\u001d17600200`)
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname === `/product/${sold.urlComponent}` && searchParams.get('uom') === String(larger?.id),
  )
  await page.getByRole('heading', { level: 1, name: sold.siteDisplayName }).waitFor()
  await page.getByText('Scanned package: Lot A7/21 · Expires 02/29/2060').waitFor()
  const unit = page.getByRole('main').getByRole('group', { name: 'Unit' }).locator('label:has(:checked)')
  expect(await unit.innerText()).toContain(larger?.label)
})

test('PLUS-10 a package that has expired is said, and a wrong check digit finds nothing', async ({ shopper }) => {
  const { page } = shopper
  const { gtin } = await soldInUnits()
  await shopper.open(`/products/1?${new URLSearchParams({ search: `(01)${gtin}(17)200229(10)A7` })}`)
  await page.getByRole('alert').filter({ hasText: 'This package expired on 02/29/2020. Do not use it.' }).waitFor()
  const wrong = `${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 1) % 10}`
  await interactive(page)
  await scan(page, `(01)${wrong}(10)A7`)
  await page
    .getByRole('alert')
    .filter({ hasText: `The check digit of GTIN ${wrong} is wrong.` })
    .waitFor()
  expect(await page.getByRole('main').getByRole('article').count()).toBe(0)
})
