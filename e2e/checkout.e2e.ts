import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { focused, interactive, type Shopper, storeUrl, test } from './support/shopper.js'

const username = 'admin@mercy.example'

function poNumber(page: Page) {
  return page.getByLabel(/PO number/)
}

/** Fills a cart and the details of its order, and opens the review. */
async function review({ page, signIn }: Shopper, poNum: string) {
  const buyer = await signInTo(storeUrl(), username)
  await buyer.get('/api/cart/cart/emptyCart')
  await fillCart(buyer)
  await signIn(username, '/checkout')
  await page.getByRole('radio', { name: /Main hospital, central supply/ }).check()
  await poNumber(page).fill(poNum)
  await page.getByLabel(/Anything the warehouse/).fill('Dock B closes at 4 PM.')
  await page.getByLabel('Ship date').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.waitForURL('**/reviewOrder')
  await page.getByRole('button', { name: 'Place order' }).waitFor()
}

/** The choices that the review shows. */
function choices(page: Page) {
  return page.locator('.gz-review [data-slot="choices"]').innerText()
}

test('CHK-01 WCAG 3.3.7 a reload keeps review and details as they are, and Forward reaches the review again', async ({
  shopper,
}) => {
  const { page } = shopper
  await review(shopper, 'PO-RELOAD')
  const shown = await choices(page)
  expect(shown).toMatch(/PO-RELOAD[\s\S]*Dock B closes at 4 PM\./)
  await page.reload()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  expect(await choices(page)).toBe(shown)

  await page.goBack()
  await page.waitForURL('**/checkout')
  await page.reload()
  await interactive(page)
  await poNumber(page).waitFor()
  expect(await poNumber(page).inputValue()).toBe('PO-RELOAD')
  await page.goForward()
  await page.waitForURL('**/reviewOrder')
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  expect(await choices(page)).toBe(shown)
})

test('WCAG 3.3.7 AUTH-11 a login that ends at review keeps its entries, and nobody else gets them', async ({
  shopper,
}) => {
  const { page } = shopper
  await review(shopper, 'PO-LOGIN')
  const shown = await choices(page)
  const endSession = async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.removeItem('gauze.token'))
    await page.reload()
    await page.waitForURL('**/login**')
    await interactive(page)
  }
  await endSession()
  await shopper.signInByForm(username)
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  expect(await choices(page)).toBe(shown)

  await endSession()
  const other = await signInTo(storeUrl(), 'buyer@mercy.example')
  await fillCart(other)
  await shopper.signInByForm('buyer@mercy.example')
  await shopper.open('/checkout')
  await poNumber(page).waitFor()
  expect(await poNumber(page).inputValue()).toBe('')
})

test('CHK-01 CHK-07 the confirmation shows the whole order, and its page cancels it once', async ({ shopper }) => {
  const { page } = shopper
  await review(shopper, 'PO-CANCEL')
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  await page.waitForURL('**/orderConfirmation**')
  await page.getByRole('heading', { name: /Your order is placed/ }).waitFor()
  const confirmation = await page.getByRole('main').innerText()
  for (const words of ['PO-CANCEL', 'Main hospital, central supply', 'Ship date', 'Dock B closes', 'Subtotal', 'Print'])
    expect(confirmation).toContain(words)
  // The next order begins with an empty form.
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('.checkout')))).toEqual([])

  await page.getByRole('link', { name: 'View order' }).click()
  const more = page.getByRole('button', { name: /^More actions for order/ })
  await more.click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel order SO-/ })
  await dialog.getByLabel(/Reason/).fill('Ordered twice')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await dialog.waitFor({ state: 'detached' })
  const history = page.locator('[data-slot="history"]')
  await history.getByText('Ordered twice').waitFor()
  await focused(page.getByRole('heading', { level: 1 }))
  await more.click()
  await page.getByRole('button', { name: 'Print' }).waitFor()
  expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
})
