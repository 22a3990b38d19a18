import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signInTo } from './support/api.js'
import { latestParcel } from './support/latest-parcel.js'
import { expectTabs, expectWholeValues } from './support/manner.js'
import { expectToFit } from './support/overflow.js'
import { paidInvoice } from './support/paid-invoice.js'
import { addToCart, interactive, type Shopper, storeUrl, test, wholeFrame } from './support/shopper.js'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** A window of 1280 pixels at 400% zoom. */
const zoomed = { width: 320, height: 640 }

/** The rules that a phone and the dark theme can break, although the same page keeps them on a desktop. */
const rulesOfPhones = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/**
 * In one pass, because no page contains a frame, and with details only of violations: the rest would take most of the
 * time.
 */
async function violationsOn(page: Page, rules?: readonly string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (rules
    ? axe.withRules([...rules])
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Nothing is loading or moving, so that the page does not change under axe. */
function still(page: Page) {
  return page.waitForFunction(() => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    return !document.querySelector('[aria-busy="true"], .gz-skeleton') && !document.getAnimations().some(isMoving)
  })
}

/** Expects of the page in view all that holds on every page: in the light on a desktop, in the dark on a phone. */
async function inspect(page: Page, path: string) {
  await wholeFrame(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await still(page)
  expect(await violationsOn(page), path).toEqual([])
  await expectWholeValues(page, path)
  await expectTabs(page, path)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(phone)
  await still(page)
  expect(await violationsOn(page, rulesOfPhones), `${path} on a phone in the dark`).toEqual([])
  await page.setViewportSize(zoomed)
  await expectWholeValues(page, path)
  await expectTabs(page, path)
  await expectToFit(page, path)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desktop)
}

async function visit({ page, open }: Shopper, path: string) {
  await open(path)
  await inspect(page, path)
}

const unknownPath = '/nothing-here'
const unknownParcel = '/tracking/GZ00000000'

/**
 * Collects the errors that pages report, breaches of the content policy included. Chromium reports the status 404 of a
 * page or parcel that does not exist as an error, too.
 */
function hearErrors(page: Page) {
  const errors: string[] = []
  page.on('console', (message) => {
    const isUnknown = [unknownPath, unknownParcel].some((path) => page.url().endsWith(path))
    const isExpected = isUnknown && message.text().includes('404')
    if (message.type() === 'error' && !isExpected) errors.push(`${page.url()}: ${message.text()}`)
  })
  return errors
}

const longNumber = '9'.repeat(60)

const publicPaths = [
  '/',
  '/shop',
  '/products/1?search=gloves',
  '/products/1?search=gloves&view=list',
  '/category/gloves',
  '/promotions',
  '/updates',
  '/compare',
  '/accessibility',
  `/compare?ids=${longNumber}`,
  '/register',
  '/success',
  '/tracking/1Z999AA10123456784',
  '/login',
  '/login?view=requestAccess',
  '/punchout',
  '/about',
  '/resources',
  '/marketsserved',
  '/contactus',
  '/privacy',
  unknownPath,
]

/** Pages of a customer that the menu of the account does not have. */
const customerPaths = [
  '/',
  '/products/1?search=gloves',
  '/beta/issue',
  '/cart',
  '/checkout',
  '/subscription',
  '/reviewOrder',
  '/orderConfirmation',
  '/orderError',
  '/productLookup?search=gloves',
  '/quickOrder',
  '/error/500',
  '/myaccount',
  '/myaccount/menu/security',
  '/myaccount/menu/payment/create',
  '/myaccount/menu/estimates',
  '/myaccount/menu/invoices',
  '/myaccount/menu/paymenthistory',
  '/myaccount/menu/creditmemos',
  '/myaccount/menu/openitems',
  unknownParcel,
]

describe('every page: WCAG 2.2 AA, no error on the console, no value broken, Tab through all of it, and nothing out of the window', () => {
  test.override({ contextOptions: { viewport: desktop, colorScheme: 'light' } })

  test('LIB-02 OPS-04 WCAG 1.4.3 1.4.10 2.1.2 2.4.11 2.5.8 3.1.1 3.2.1 4.1.2 of a visitor', {
    timeout: 300_000,
  }, async ({ shopper }) => {
    const errors = hearErrors(shopper.page)
    for (const path of publicPaths) await visit(shopper, path)
    await shopper.open('/products/1?search=lidocaine')
    const product = shopper.page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
    await product.click()
    await shopper.page.waitForURL('**/product/**')
    await shopper.page.getByText('Have Questions?').waitFor()
    await inspect(shopper.page, 'product')
    expect(errors).toEqual([])
  })

  test('LIB-02 OPS-04 WCAG 1.4.3 1.4.10 2.1.2 2.4.11 2.5.8 3.1.1 3.2.1 4.1.2 of an administrator', {
    timeout: 400_000,
  }, async ({ shopper }) => {
    const { page } = shopper
    const errors = hearErrors(page)
    await shopper.signIn('admin@mercy.example', '/products/1?search=nitrile+exam+gloves')
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    await addToCart(page, () => add.click())
    await page.getByRole('link', { name: /^Cart \d+ unit/ }).waitFor()
    await shopper.open('/myaccount')
    const links = page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link')
    await links.first().waitFor()
    const menu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(menu).toContain('/myaccount/menu/salesorders')
    for (const path of new Set([...customerPaths, ...menu])) await visit(shopper, path)
    const caller = await signInTo(storeUrl(), 'admin@mercy.example')
    const { invoice, payment } = await paidInvoice(caller)
    const { trackingNumber } = await latestParcel(storeUrl(), 'admin@mercy.example')
    const { results: quotes } = await caller.get<{ results: { id: number }[] }>(
      '/api/myaccount/transactions/estimates/paginate?limit=1',
    )
    for (const path of [
      `/myaccount/menu/invoicedetails?id=${invoice}`,
      `/myaccount/menu/paymentdetails?id=${payment}`,
      `/myaccount/menu/estimatedetails?id=${quotes[0]?.id}`,
      '/myaccount/menu/recalldetails?id=1',
      `/tracking/${encodeURIComponent(trackingNumber)}`,
    ])
      await visit(shopper, path)
    await shopper.open('/myaccount/menu/salesorders')
    await page.getByRole('link', { name: /^SO-/ }).first().click()
    await page.waitForURL('**/myaccount/menu/orderdetails?**')
    await inspect(page, 'order')
    await caller.get('/api/cart/cart/emptyCart')
    expect(errors).toEqual([])
  })
})

describe('bars at the foot of a window of 320 pixels', () => {
  test.override({ contextOptions: { viewport: zoomed } })

  test('ACCT-07 ACCT-12 PDP-04 SRCH-08 WCAG 2.4.11 cover no element that Tab reaches, of chosen rows, a comparison, or a product', async ({
    shopper,
  }) => {
    const { page } = shopper
    const main = page.getByRole('main')
    await shopper.signIn('admin@mercy.example', '/myaccount/menu/invoices')
    for (const path of ['/myaccount/menu/invoices', '/myaccount/menu/itemlists', '/myaccount/menu/reorder']) {
      if (!page.url().endsWith(path)) await shopper.open(path)
      await main
        .getByRole('checkbox', { name: /^Choose (?!all)/ })
        .first()
        .check()
      await expectTabs(page, path)
    }
    await shopper.open('/products/1?search=nitrile+exam+gloves')
    await main
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check()
    await expectTabs(page, 'a comparison')
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/product/**')
    await page.getByText('Have Questions?').waitFor()
    await expectTabs(page, 'product')
  })
})

describe('zoom, reduced motion and forced colors', () => {
  test.override({
    contextOptions: { viewport: { width: 640, height: 450 }, reducedMotion: 'reduce', forcedColors: 'active' },
  })

  test('WCAG 1.4.4 2.4.7 nothing scrolls sideways at 200% zoom of a 1280 pixel window, and the focus is visible', async ({
    shopper,
  }) => {
    for (const path of ['/', '/products/1?search=gloves', '/login']) {
      await shopper.open(path)
      await interactive(shopper.page)
      const overflow = await shopper.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
      await shopper.page.keyboard.press('Tab')
      const outline = await shopper.page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body)
        return Number.parseFloat(style.outlineWidth)
      })
      expect(outline, path).toBeGreaterThanOrEqual(2)
    }
  })
})
