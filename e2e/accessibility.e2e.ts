import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signInTo } from './support/api.js'
import { latestParcel } from './support/latest-parcel.js'
import { paidInvoice } from './support/paid-invoice.js'
import { addToCart, interactive, type Shopper, storeUrl, test, wholeFrame } from './support/shopper.js'

/**
 * In one pass, because no page contains a frame, and with details only of violations: the rest would take most of the
 * time.
 */
async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Nothing is loading or moving, so that what axe judges does not change. */
function still(page: Page) {
  return page.waitForFunction(() => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    return !document.querySelector('[aria-busy="true"], .gz-skeleton') && !document.getAnimations().some(isMoving)
  })
}

async function visit({ page, open }: Shopper, path: string) {
  await open(path)
  await wholeFrame(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await still(page)
  expect(await violationsOn(page), path).toEqual([])
}

const publicPaths = [
  '/',
  '/shop',
  '/products/1?search=gloves',
  '/category/gloves',
  '/login',
  '/login?view=requestAccess',
  '/register',
  '/tracking/1Z999AA10123456784',
  '/about',
  '/nothing-here',
]
const customerPaths = [
  '/beta/issue',
  '/cart',
  '/quickOrder',
  '/checkout',
  '/myaccount',
  '/myaccount/menu/addresses',
  '/myaccount/menu/itemlists',
  '/myaccount/menu/reorder',
  '/myaccount/menu/accountsettings',
  '/myaccount/menu/approvals',
  '/myaccount/menu/contacts',
  '/myaccount/menu/profile',
  '/myaccount/menu/security',
  '/myaccount/menu/gauzedeliveryday',
  '/myaccount/menu/subscriptions',
  '/subscription',
  '/myaccount/menu/payment/create',
  '/myaccount/menu/paymentmethod',
  '/myaccount/menu/salesorders',
  '/myaccount/menu/quotes',
  '/myaccount/menu/estimates',
  '/myaccount/menu/recalls',
  '/myaccount/menu/invoices',
  '/myaccount/menu/paymenthistory',
  '/myaccount/menu/creditmemos',
  '/myaccount/menu/openitems',
]

describe.each([
  ['desktop, light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' as const }],
  ['phone, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }],
])('WCAG 2.2 AA on %s', (_name, contextOptions) => {
  test.override({ contextOptions })

  test('LIB-02 every public page is free of violations', { timeout: 300_000 }, async ({ shopper }) => {
    for (const path of publicPaths) await visit(shopper, path)
    const product = shopper.page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
    await shopper.open('/products/1?search=lidocaine')
    await product.click()
    await shopper.page.waitForURL('**/product/**')
    await shopper.page.getByText('Have Questions?').waitFor()
    expect(await violationsOn(shopper.page), 'product').toEqual([])
  })

  test('LIB-02 every page of a customer is free of violations', { timeout: 300_000 }, async ({ shopper }) => {
    await shopper.signIn('admin@mercy.example', '/products/1?search=nitrile+exam+gloves')
    const add = shopper.page.getByRole('button', { name: 'Add to cart' }).first()
    await addToCart(shopper.page, () => add.click())
    await shopper.page.getByRole('link', { name: /^Cart \d+ item/ }).waitFor()
    for (const path of customerPaths) await visit(shopper, path)
    const caller = await signInTo(storeUrl(), 'admin@mercy.example')
    const { invoice, payment } = await paidInvoice(caller)
    await visit(shopper, `/myaccount/menu/invoicedetails?id=${invoice}`)
    await visit(shopper, `/myaccount/menu/paymentdetails?id=${payment}`)
    const { trackingNumber } = await latestParcel(storeUrl(), 'admin@mercy.example')
    await visit(shopper, `/tracking/${encodeURIComponent(trackingNumber)}`)
    await visit(shopper, '/tracking/GZ00000000')
  })
})

describe('zoom, reduced motion and forced colors', () => {
  test.override({
    contextOptions: { viewport: { width: 640, height: 450 }, reducedMotion: 'reduce', forcedColors: 'active' },
  })

  test('nothing scrolls sideways at 200% zoom of a 1280 pixel window, and the focus is visible', async ({
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
