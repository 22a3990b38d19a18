import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addButton, addToCart, interactive, type Shopper, storeUrl, test } from './support/shopper.js'

const username = 'admin@mercy.example'
function search(page: Page) {
  return page.getByRole('combobox', { name: 'Search for products' })
}

function cents(text: string | null) {
  return Number((text ?? '').replace(/[^\d]/g, ''))
}

function suggestedProducts(page: Page) {
  return page.getByRole('group', { name: 'Products' }).getByRole('option')
}

function main(page: Page) {
  return page.getByRole('main')
}

function cartLine(page: Page) {
  return main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove/ }) })
}

async function emptyTheCart(page: Page) {
  await page.evaluate(async () => {
    const token = localStorage.getItem('gauze.token')
    await fetch('/api/cart/cart/emptyCart', { headers: { authorization: `Bearer ${token}` } })
  })
}

async function openFirstProduct(page: Page) {
  const first = main(page).getByRole('article').first().getByRole('heading').getByRole('link')
  await first.click()
  await page.waitForURL('**/product/**')
  // The address changes a moment before the page does.
  await main(page).getByText('Have Questions?').waitFor()
}

/** From the cart to the confirmation; returns the order's number. */
async function checkOut({ page }: Shopper, poNum: string) {
  await main(page).getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL('**/checkout')
  await page.getByRole('radio', { name: /Main hospital, central supply/ }).check()
  await page.getByLabel(/PO number/).fill(poNum)
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.waitForURL('**/reviewOrder')
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  await page.waitForURL('**/orderConfirmation**')
  await page.getByRole('heading', { name: /Your order is placed/ }).waitFor()
  const [number] = /SO-\d+/.exec(await main(page).innerText()) ?? []
  if (!number) throw new Error('The confirmation names no order.')
  return number
}

async function findOrder({ page, open }: Shopper, poNum: string, number: string) {
  await open('/myaccount/menu/salesorders')
  const search = page.getByLabel('Order or PO number')
  await search.fill(poNum)
  await search.press('Enter')
  await page.getByRole('link', { name: number }).click()
  await page.waitForURL('**/orderdetails**')
  await main(page).getByText(poNum).first().waitFor()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /Mercy General/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login**')
  expect(await page.evaluate(() => localStorage.getItem('gauze.token'))).toBeNull()
}

describe('the main job', () => {
  test('CHK-01 SRCH-01 PDP-04 CART-01 CART-02 CART-10 AUTH-10 finds, signs in, buys and signs out, by mouse', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/')
    await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
    expect(await main(page).innerText()).not.toMatch(/\$\d/)

    await search(page).pressSequentially('ni')
    expect(await page.getByRole('option').count()).toBe(0)
    await search(page).pressSequentially('t')
    await page.getByRole('option').first().waitFor()
    await page.getByRole('option', { name: 'See All Results' }).click()
    await page.waitForURL(/\/products\/1\?search=nit/)
    await expect.poll(() => search(page).inputValue()).toBe('')

    const before = cents(
      await main(page)
        .getByText(/[\d,]+ products?$/)
        .first()
        .innerText(),
    )
    const filter = main(page).getByRole('group', { name: 'Manufacturer' }).getByRole('checkbox').first()
    await filter.check()
    await page.waitForURL(/\/products\/1\?.+&.+|\/products\/1\?search=nit&/)
    await expect
      .poll(async () =>
        cents(
          await main(page)
            .getByText(/[\d,]+ products?$/)
            .first()
            .innerText(),
        ),
      )
      .toBeLessThan(before)

    await shopper.open('/products/1?search=nitrile+exam+gloves')
    await openFirstProduct(page)
    const product = new URL(page.url()).pathname
    expect(await main(page).innerText()).not.toMatch(/\$\d/)
    await main(page).getByRole('link', { name: 'Login to View Price' }).first().click()
    await page.waitForURL('**/login**')
    await shopper.signInByForm(username)
    expect(new URL(page.url()).pathname).toBe(product)
    await emptyTheCart(page)
    await page.reload()
    await interactive(page)

    await main(page)
      .getByText(/\$\d+\.\d\d/)
      .first()
      .waitFor()
    await main(page).getByRole('group', { name: 'Unit' }).getByRole('radio').nth(1).check()
    await main(page)
      .getByRole('spinbutton', { name: /^Quantity of/ })
      .fill('3')
    await addButton(page).click()
    await page.getByRole('link', { name: /^Cart 3 units/ }).waitFor()

    await page.getByRole('link', { name: /^Cart 3 units/ }).hover()
    const preview = page.getByRole('region', { name: 'Cart' })
    await preview.getByText('Quantity: 3').waitFor()
    await preview.getByText('Subtotal').waitFor()
    await preview.getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL('**/cart')

    const line = cartLine(page).first()
    const quantity = line.getByRole('spinbutton', { name: /^Quantity of/ })
    const subtotal = () => main(page).locator('dt', { hasText: 'Subtotal' }).locator('xpath=following-sibling::dd[1]')
    const inServersCart = async () => {
      const { cartDetail, subtotal: dollars } = await page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem('gauze.token')}`
        return (await fetch('/api/cart/cart/getCart', { headers: { authorization } })).json()
      })
      return { quantity: cartDetail[0].quantity, subtotal: Math.round(dollars * 100) }
    }
    const subtotalOf3 = cents(await subtotal().innerText())
    await quantity.fill('12')
    await quantity.press('Tab')
    await expect.poll(async () => cents(await subtotal().innerText())).toBeGreaterThan(subtotalOf3 * 3.9)
    await expect.poll(inServersCart).toEqual({ quantity: 12, subtotal: cents(await subtotal().innerText()) })

    const poNum = `E2E-MOUSE-${Date.now()}`
    const number = await checkOut(shopper, poNum)
    await page.reload()
    await main(page).getByText(number).waitFor()
    await findOrder(shopper, poNum, number)
    await signOut(page)
  })

  describe('on a phone', () => {
    test.override({ contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } })

    test('CHK-01 SHELL-03 finds, signs in, buys and finds the order', async ({ shopper }) => {
      const { page } = shopper
      await shopper.open('/')
      await search(page).tap()
      await search(page).pressSequentially('nitrile exam')
      await suggestedProducts(page).first().tap()
      await page.waitForURL('**/product/**')
      await main(page).getByText('Have Questions?').waitFor()
      await main(page).getByRole('link', { name: 'Login to View Price' }).first().tap()
      await page.waitForURL('**/login**')
      await shopper.signInByForm(username)
      await emptyTheCart(page)
      await page.reload()
      await interactive(page)
      await addButton(page).tap()
      await page.getByRole('link', { name: /^Cart 1 unit/ }).tap()
      await page.waitForURL('**/cart')
      const poNum = `E2E-PHONE-${Date.now()}`
      const number = await checkOut(shopper, poNum)
      await findOrder(shopper, poNum, number)
      for (const path of ['/', '/products/1?search=gloves', '/cart', '/checkout', '/myaccount']) {
        await shopper.open(path)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    })
  })

  test('CHK-05 a double click and a repeated request make one order', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(username)
    await emptyTheCart(page)
    await shopper.open('/products/1?search=nitrile+exam+gloves')
    await openFirstProduct(page)
    await addToCart(page, () => addButton(page).click())
    await page.getByRole('link', { name: /^Cart 1 unit/ }).waitFor()
    await shopper.open('/checkout')
    const poNum = `E2E-TWICE-${Date.now()}`
    await page.getByLabel(/PO number/).fill(poNum)
    await page.getByRole('button', { name: 'Review order' }).press('Enter')
    await page.waitForURL('**/reviewOrder')
    let lost = 0
    await page.route('**/placeOrder', async (route) => {
      await route.fetch()
      lost += 1
      if (lost === 1) await route.abort('connectionreset')
      else await route.continue()
    })
    await page.getByRole('button', { name: 'Place order' }).dblclick()
    await page.waitForURL('**/orderConfirmation**', { timeout: 45_000 })
    expect(lost).toBeGreaterThan(0)
    const { total } = await page.evaluate(async (po) => {
      const token = localStorage.getItem('gauze.token')
      const answer = await fetch(`/api/myaccount/transactions/salesorders?search=${po}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return answer.json()
    }, poNum)
    expect(total).toBe(1)
  })

  test('CART-11 CART-13 rapid clicks end in the last value, and a second tab shows the same cart', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn(username)
    await emptyTheCart(page)
    await shopper.open('/products/1?search=nitrile+exam+gloves')
    await openFirstProduct(page)
    await addToCart(page, () => addButton(page).click())
    await page.getByRole('link', { name: /^Cart 1 unit/ }).waitFor()
    await shopper.open('/cart')
    const other = await page.context().newPage()
    await other.goto(new URL('/cart', storeUrl()).href)
    await cartLine(other).first().waitFor()
    const increase = cartLine(page).first().getByRole('button', { name: 'Increase quantity' })
    for (let click = 0; click < 9; click += 1) await increase.click()
    await page.getByRole('link', { name: /^Cart 10 units/ }).waitFor()
    await other.getByRole('link', { name: /^Cart 10 units/ }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: /^Cart 10 units/ }).waitFor()
    await other.close()
  })
})
