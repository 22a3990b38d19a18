import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'

const pictures = join(import.meta.dirname, '../../.gauze/e2e')
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** The password of every demonstration user. */
export const demoPassword = 'gauze-demo-2026'

/** A visitor with their own browser. */
export interface Shopper {
  readonly page: Page
  /** Goes to a path of the store. */
  open(path: string): Promise<void>
  /**
   * Signs in without the form.
   * @param path where to go then; by default the current page, or the home page from the login and from no page
   */
  signIn(username: string, path?: string): Promise<void>
  /** Fills in the login form, which leads to the requested page, and waits for the session. */
  signInByForm(username: string): Promise<void>
}

/** The address the store is served at. */
export function storeUrl() {
  return inject('storeUrl')
}

/** Waits until the page responds to the keyboard and the mouse. */
export function interactive(page: Page) {
  return page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/**
 * Waits for the parts of the frame that load in an idle browser: after them the page makes no more requests by itself.
 */
export function wholeFrame(page: Page) {
  return page.locator('.connection').waitFor({ state: 'attached' })
}

function shopperOn(page: Page): Shopper {
  return {
    page,
    open: async (path) => {
      await page.goto(new URL(path, storeUrl()).href)
      await interactive(page)
    },
    signIn: async (username, path) => {
      const { href, origin, pathname } = new URL(page.url() === 'about:blank' ? storeUrl() : page.url())
      const answer = await page.context().request.post(`${origin}/api/auth/login`, {
        data: { username, password: demoPassword },
      })
      if (!answer.ok()) throw new Error(`${username} could not sign in: ${await answer.text()}`)
      const { token } = await answer.json()
      // The cookie that renews the session is already in the browser; the token goes where the store looks for it.
      if (page.url() === 'about:blank') await page.goto(`${origin}/healthz`)
      await page.evaluate((value) => localStorage.setItem('gauze.token', value), token)
      await page.goto(path ? new URL(path, origin).href : pathname.startsWith('/login') ? origin : href)
      await interactive(page)
      // Not every requested page has the account's menu.
      if (path === undefined)
        await page.getByRole('banner').getByText(', account menu').first().waitFor({ state: 'attached' })
    },
    signInByForm: async (username) => {
      if (!new URL(page.url()).pathname.startsWith('/login')) {
        await page.goto(new URL('/login', storeUrl()).href)
        await interactive(page)
      }
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/login'))
      // The address changes a moment before the page does, and menus close with it.
      await page.getByRole('button', { name: 'Log in', exact: true }).waitFor({ state: 'detached' })
    },
  }
}

/**
 * Runs an action that adds to the cart and waits until the server has the items, because the page shows them earlier.
 */
export async function addToCart(page: Page, press: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(/\/api\/cart\/cart\/addItems?$/)
  await press()
  await answer
}

/**
 * The button that adds the product of a page. Other tests may have bought its stock, and a card beside it may be in
 * stock.
 */
export function addButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^(?:Add to cart|Backorder)$/ })
}

/**
 * Waits until an element has the focus; a failure says which one has it. The focus returns from a dialog a frame after
 * the dialog is gone.
 */
export async function focused(target: Locator): Promise<void> {
  await target.waitFor()
  await expect
    .poll(async () =>
      (await target.evaluate((element) => document.hasFocus() && element === document.activeElement))
        ? 'where it belongs'
        : target.page().evaluate(() => `on ${document.activeElement?.outerHTML.slice(0, 120)}`),
    )
    .toBe('where it belongs')
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator, atMost = 120): Promise<void> {
  for (let pressed = 0; pressed < atMost; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${atMost} presses of Tab did not reach ${target}. Is it focusable, and is it visible?`)
}

/** The facts that explain a failure in a log: the page in words, and the failed requests. */
async function tellPage(page: Page, name: string, refused: readonly string[]) {
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name.replaceAll(/\W+/g, '-').slice(0, 80)}.png`) })
  const seen = await page.locator('body').ariaSnapshot()
  console.error([`failed on ${page.url()}`, ...refused.slice(-20), seen.slice(0, 6000)].join('\n'))
}

interface Fixtures {
  browser: Browser
  contextOptions: BrowserContextOptions
  shopper: Shopper
}

/**
 * A test with a shopper, whose page must show no error on its console. The shopper prefers reduced motion, which costs
 * the browser less; a test of motion asks for motion by `contextOptions`.
 */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads fixtures from the pattern
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: inject('browserPath'), args: quiet })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  contextOptions: { viewport: { width: 1440, height: 900 } },
  shopper: async ({ browser, contextOptions, task }, use) => {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...contextOptions })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
    })
    page.on('requestfailed', (request) => refused.push(`${request.failure()?.errorText} ${request.url()}`))
    await use(shopperOn(page))
    if (task.result?.state === 'fail') await tellPage(page, task.name, refused)
    await context.close()
    if (errors.length > 0) throw new Error(`The page threw: ${errors.join(' | ')}`)
  },
})
