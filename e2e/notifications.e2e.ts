import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { focused, interactive, type Shopper, storeUrl, tabTo, test, wholeFrame } from './support/shopper.js'

const account = '/api/myaccount/transactions'
function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ })
}

/** Paths of the page's notification calls from now on. */
function listen(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(?:getUserNotifications|markNotificationsAsRead)$/.test(pathname)) sent.push(pathname)
  })
  return sent
}

/** Signs in with a token, so that the form's own changes of path are not counted. */
async function arriveAs({ page, open }: Shopper, username: string) {
  const { token } = await signInTo(storeUrl(), username)
  await open('/about')
  await page.evaluate((value) => localStorage.setItem('gauze.token', value), token)
}

describe('notifications', () => {
  test('NOTE-01 asks once for each change of path, by links, back and forward, and not at all for visitors', async ({
    shopper,
  }) => {
    const { page, open } = shopper
    const sent = listen(page)
    await open('/about')
    await wholeFrame(page)
    expect(sent).toEqual([])
    await arriveAs(shopper, 'surgery@mercyhealth.example')
    await open('/about')
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor()
    expect(sent).toEqual([`${account}/getUserNotifications`])
    const moves = [
      () => page.getByRole('link', { name: /^Cart/ }).first().click(),
      () => page.goBack(),
      () => page.goForward(),
    ]
    for (const [index, move] of moves.entries()) {
      await move()
      await expect.poll(() => sent.length).toBe(index + 2)
    }
    await open('/promotions')
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor()
    expect(sent.length).toBe(moves.length + 2)
  })

  test('NOTE-01 NOTE-02 shows a badge, lists new notifications by keyboard, and opening marks them read permanently', async ({
    shopper,
  }) => {
    const { page, open } = shopper
    await shopper.signIn('clinic@lakeside.example')
    await page.getByRole('button', { name: 'Notifications, 4 unread' }).waitFor()
    await open('/about')
    await bell(page).waitFor()
    await tabTo(page, bell(page))
    await page.keyboard.press('Enter')
    const list = page.getByRole('group', { name: 'Notifications' })
    await list.getByText('Backorder Ready').waitFor()
    expect(await list.getByText('New', { exact: true }).count()).toBe(4)
    await list
      .getByText(/Your delivery arrived on \d\d\/\d\d\/\d{4} at \d{1,2}:\d\d [AP]M\./)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await focused(bell(page))

    await page.reload()
    await interactive(page)
    await bell(page).click()
    await list.getByText('Item Back in Stock').waitFor()
    expect(await list.getByText('New', { exact: true }).count()).toBe(0)
    await list.getByRole('listitem').filter({ hasText: 'Item Back in Stock' }).getByRole('link').click()
    await page.waitForURL('**/product/**')
    await list.waitFor({ state: 'detached' })
  })

  test('NOTE-01 says when the list is not available, and shows it after a retry', async ({ shopper }) => {
    const { page, open } = shopper
    await arriveAs(shopper, 'homecare@mercyhealth.example')
    await page.route(`**${account}/getUserNotifications`, (route) => route.fulfill({ status: 503, body: '' }))
    await open('/about')
    await bell(page).click()
    const list = page.getByRole('group', { name: 'Notifications' })
    await list.getByText('Your notifications could not be loaded').waitFor()
    await page.unroute(`**${account}/getUserNotifications`)
    await list.getByRole('button', { name: 'Try again' }).click()
    await list.getByText('Backorder Ready').waitFor()
  })

  test('says that there is no network and that it is back, on any page', async ({ shopper: { page, open } }) => {
    await open('/about')
    await page.locator('.connection').waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Back online').waitFor()
  })
})

test('SHELL-07 reports the progress while an order takes its time', async ({ shopper }) => {
  const { page, open } = shopper
  await fillCart(await signInTo(storeUrl(), 'surgery@mercyhealth.example'))
  await arriveAs(shopper, 'surgery@mercyhealth.example')
  await open('/checkout')
  await page.getByLabel(/PO number/).fill(`E2E-LOADER-${Date.now()}`)
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.waitForURL('**/reviewOrder')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/checkout/checkout/placeOrder', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  const status = page.getByRole('main').getByRole('status')
  await status.filter({ hasText: 'Processing Order' }).waitFor({ state: 'attached' })
  await status.filter({ hasText: 'Dispatching to warehouse' }).waitFor({ state: 'attached' })
  answer.resolve()
  await page.waitForURL('**/orderConfirmation**')
})

test('SHELL-07 a slow page shows a heartbeat, and nothing once it is there', async ({ shopper }) => {
  const { page, open } = shopper
  await open('/about')
  await page.locator('.connection').waitFor({ state: 'attached' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).first().click()
  const loader = page.getByRole('status').filter({ hasText: /^Loading$/ })
  await loader.waitFor({ state: 'attached' })
  answer.resolve()
  await page.waitForURL('**/contactus')
  await loader.waitFor({ state: 'detached' })
})

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Supported Browsers' })
}

const ie11 = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
const ieMobile =
  'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0) like iPhone OS 7_0_3'
const DAY = 86_400_000

describe('SHELL-06 an agent that identifies as Internet Explorer', () => {
  test.override({ contextOptions: { userAgent: ie11, viewport: { width: 1280, height: 800 } } })

  test('SHELL-06 sees the dialog, which stays away for three days once dismissed', async ({ shopper }) => {
    const { page, open } = shopper
    await page.clock.install({ time: new Date('2026-11-20T15:00:00Z') })
    await open('/about')
    await page.clock.runFor(5000)
    await dialog(page).waitFor()
    expect(await dialog(page).getByRole('link').allTextContents()).not.toContain('Safari')
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await dialog(page).waitFor({ state: 'detached' })
    for (const [passed, isShown] of [
      [3 * DAY - 60_000, false],
      [120_000, true],
    ] as const) {
      await page.clock.fastForward(passed)
      const code = page.waitForResponse('**/assets/browser-notice-*.js')
      await open('/about')
      await page.clock.runFor(5000)
      await (await code).finished()
      await page.clock.runFor(1000)
      if (isShown) await dialog(page).waitFor()
      else expect(await dialog(page).count(), `after ${passed} ms`).toBe(0)
    }
  })

  test('SHELL-06 gets the same from the classic script, without modules', async ({ shopper: { page } }) => {
    const html = '<!doctype html><html lang="en"><title>Old</title><script src="/supported-browsers.js" defer></script>'
    await page.route('**/old', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto(new URL('/old', storeUrl()).href)
    expect(await dialog(page).getByRole('link').allTextContents()).toEqual([
      'Google Chrome',
      'Microsoft Edge',
      'Mozilla Firefox',
    ])
    await dialog(page).getByRole('button', { name: 'Continue anyway' }).click()
    expect(await dialog(page).count()).toBe(0)
    await page.reload()
    expect(await dialog(page).count()).toBe(0)
  })
})

describe('SHELL-06 an agent of iOS that identifies as Internet Explorer', () => {
  test.override({ contextOptions: { userAgent: ieMobile, viewport: { width: 390, height: 844 } } })

  test('SHELL-06 is shown a link to Safari too', async ({ shopper: { page, open } }) => {
    await open('/about')
    await dialog(page).getByRole('link', { name: 'Safari' }).waitFor()
  })
})

test('SHELL-06 other agents never see the dialog and never load the classic script', async ({ shopper }) => {
  const { page, open } = shopper
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await open('/about')
  await wholeFrame(page)
  expect(await dialog(page).count()).toBe(0)
  expect(loaded.filter((path) => /supported-browsers|browser-notice/.test(path))).toEqual([])
})
