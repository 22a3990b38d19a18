import type { CDPSession, Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { addButton, focused, interactive, type Shopper, storeUrl, test } from './support/shopper.js'

const username = 'admin@mercy.example'
function main(page: Page) {
  return page.getByRole('main')
}

function quantity(page: Page) {
  return main(page).getByRole('spinbutton', { name: /^Quantity of/ })
}

async function cartOfBuyer() {
  const buyer = await signInTo(storeUrl(), username)
  return buyer.get<{ cartDetail: { quantity: number }[] }>('/api/cart/cart/getCart')
}

/** Signs in without the form, which other tests are about. */
async function openSignedIn({ page, open }: Shopper, path: string) {
  const { token } = await signInTo(storeUrl(), username)
  await page.addInitScript((kept) => localStorage.setItem('gauze.token', kept), token)
  await open(path)
}

async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not in view.`)
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) {
  return finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
}

describe('quantities', () => {
  beforeEach(async () => {
    const buyer = await signInTo(storeUrl(), username)
    await buyer.get('/api/cart/cart/emptyCart')
    await fillCart(buyer)
  })

  describe('under a thumb', () => {
    test.override({ contextOptions: { viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true } })

    test('CART-02 a swipe that begins on a stepper scrolls the page and leaves the quantity; a tap changes it', async ({
      shopper,
    }) => {
      const { page } = shopper
      await openSignedIn(shopper, '/cart')
      const increase = main(page).getByRole('button', { name: /^Increase quantity of/ })
      await increase.waitFor()
      const finger = await page.context().newCDPSession(page)
      const { x, y } = await middleOf(increase)
      await page.evaluate(() => {
        const rest = () => document.body.setAttribute('data-at-rest', '')
        addEventListener('touchend', () => addEventListener('scrollend', rest, { once: true }), { once: true })
      })
      await touch(finger, 'touchStart', x, y)
      for (let by = 20; by <= 160; by += 20) await touch(finger, 'touchMove', x, y - by)
      await touch(finger, 'touchEnd')
      // A finger that lands on a page still in motion stops it, and the browser sends no click for it.
      await page.locator('body[data-at-rest]').waitFor()
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
      expect(await quantity(page).inputValue()).toBe('1')
      await increase.tap()
      await page.getByRole('link', { name: /^Cart 2 units/ }).waitFor()
      expect((await cartOfBuyer()).cartDetail).toMatchObject([{ quantity: 2 }])
    })

    test('CART-02 a slow swipe, or one after a rest on the stepper, leaves the quantity', async ({ shopper }) => {
      const { page } = shopper
      await openSignedIn(shopper, '/cart')
      const increase = main(page).getByRole('button', { name: /^Increase quantity of/ })
      await increase.waitFor()
      const finger = await page.context().newCDPSession(page)
      const slow = await middleOf(increase)
      await finger.send('Input.synthesizeScrollGesture', {
        ...slow,
        yDistance: -40,
        speed: 40,
        gestureSourceType: 'touch',
        preventFling: true,
      })
      expect(await quantity(page).inputValue()).toBe('1')
      const { x, y } = await middleOf(increase)
      await touch(finger, 'touchStart', x, y)
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('main [role=spinbutton]')?.value !== '1',
      )
      for (let by = 20; by <= 80; by += 20) await touch(finger, 'touchMove', x, y - by)
      await touch(finger, 'touchEnd')
      await page.getByRole('link', { name: /^Cart 1 unit/ }).waitFor()
      await page.waitForFunction(() => document.querySelector('[data-unconfirmed]') === null)
      expect(await quantity(page).inputValue()).toBe('1')
      expect((await cartOfBuyer()).cartDetail).toMatchObject([{ quantity: 1 }])
    })
  })

  test('PDP-10 Add takes the number that the field shows or nothing, and names the added quantity', async ({
    shopper,
  }) => {
    const { page } = shopper
    await openSignedIn(shopper, '/products/1?search=gauze+sponge')
    await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
    await main(page).getByText('Have Questions?').waitFor()
    const add = addButton(page)
    await quantity(page).fill('5')
    await page.keyboard.press('Tab')
    await quantity(page).fill('2o')
    await page.keyboard.press('Tab')
    await add.click()
    await main(page).getByText('Only numbers can be entered').waitFor()
    await focused(quantity(page))
    await page.keyboard.press('Enter')
    expect((await cartOfBuyer()).cartDetail).toHaveLength(1)
    await quantity(page).fill('20')
    await page.keyboard.press('Enter')
    const name = await main(page).getByRole('heading', { level: 1 }).innerText()
    await page
      .getByRole('alertdialog')
      .filter({ hasText: 'Added to your cart: 20 × ' })
      .filter({ hasText: name })
      .waitFor()
    expect((await cartOfBuyer()).cartDetail).toMatchObject([{ quantity: 1 }, { quantity: 20 }])
  })

  test('PDP-10 the cart does not lead to checkout while a quantity is invalid', async ({ shopper }) => {
    const { page } = shopper
    await openSignedIn(shopper, '/cart')
    await quantity(page).fill('')
    await main(page).getByRole('link', { name: 'Checkout' }).click()
    await main(page).getByText('Enter a quantity').waitFor()
    await focused(quantity(page))
    expect(new URL(page.url()).pathname).toBe('/cart')
    await quantity(page).fill('3')
    await main(page).getByRole('link', { name: 'Checkout' }).click()
    await page.waitForURL('**/checkout')
    await interactive(page)
  })
})
