import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Caller, signInTo } from '../support/api.js'
import { demoPassword, interactive, test } from '../support/shopper.js'
import { freePort, type StoreProcess, startStore } from '../support/store-process.js'
import { chooseExamples, startExamples } from './example-apps.js'
import { expectPicture } from './pictures.js'

const inter = join(import.meta.dirname, '../../packages/ui/node_modules/@fontsource-variable/inter/files')
/** The font of the pictures, for a page that loads none: the fonts of machines differ. */
const interFace = `@font-face { font-family: "Inter Variable"; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(join(inter, 'inter-latin-wght-normal.woff2'), 'base64')}) }`

interface Line {
  readonly itemId: number
  readonly quantity: number
}

/** The lines of the caller's cart of these items. */
async function linesOf(buyer: Caller, itemId: number) {
  const { cartDetail } = await buyer.get<{ cartDetail: Line[] }>('/api/cart/cart/getCart')
  return cartDetail.filter((line) => line.itemId === itemId).map(({ quantity }) => quantity)
}

/** Collects everything that a page complains about: a mismatch at hydration, a violated policy, a file not found. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

describe('PLUS-28 the examples, installed from packed tarballs and built with their tools’ defaults', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gauze-examples-store-'))
  let store: StoreProcess
  let apps: Awaited<ReturnType<typeof chooseExamples>>
  const ends: (() => void)[] = []

  beforeAll(async () => {
    apps = await chooseExamples()
    const all = Object.values(apps)
    const port = await freePort()
    const starting = startStore({
      dataDir,
      port,
      env: { GAUZE_CORS_ORIGINS: all.map(({ origin }) => origin).join(',') },
    })
    await startExamples(all, `http://localhost:${port}`, (end) => ends.unshift(end))
    store = await starting
  })
  afterAll(async () => {
    for (const end of ends) end()
    await store?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Signs a customer in on a page of another site, in the window of the store that the page opens. */
  async function signIn(page: Page, username: string, control: Locator) {
    const opening = page.waitForEvent('popup')
    await control.click()
    const window = await opening
    await interactive(window)
    await window.getByLabel('Username').fill(username)
    await window.getByLabel('Password', { exact: true }).fill(demoPassword)
    await window.getByRole('button', { name: 'Log in', exact: true }).click()
    return signInTo(store.url, username)
  }

  test('PLUS-28 LIB-05 Vite with React Router below a base path shows cards, and a cart behind a link', async ({
    shopper: { page },
  }) => {
    const complaints = complaintsOf(page)
    await page.goto(`${apps.viteReact.origin}/supplies/`)
    const buyer = await signIn(page, 'admin@mercy.example', page.getByRole('button', { name: 'Sign in' }))
    await page.locator('.gz-price', { hasText: '$' }).nth(2).waitFor()
    await expectPicture(page.locator('.gz-card').first(), 'vite-react')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('link', { name: 'Cart (1)' }).click()
    await page.getByRole('heading', { name: 'Cart' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/supplies/cart')
    await page.reload()
    await page.getByRole('heading', { name: 'Cart' }).waitFor()
    await expect.poll(() => linesOf(buyer, 80011)).toEqual([1])
    expect(complaints).toEqual([])
  })

  test('PLUS-28 LIB-01 Next.js renders a product on the server, and the customer’s price and cart in the browser', async ({
    shopper: { page },
  }) => {
    const complaints = complaintsOf(page)
    const html = await (await fetch(`${apps.next.origin}/products/80011`)).text()
    for (const part of [/<title>[^<]*Disinfectant wipes/, /<h1>Disinfectant wipes/, /Latex free.*Yes/]) {
      expect(html).toMatch(part)
    }
    await page.goto(`${apps.next.origin}/products/80011`)
    const login = page.getByRole('link', { name: 'Login to View Price' })
    const buyer = await signIn(page, 'buyer@mercy.example', login)
    await page.locator('.gz-price', { hasText: '$' }).waitFor()
    await expectPicture(page.getByRole('main'), 'next')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('button', { name: 'Added' }).waitFor()
    await page.getByRole('link', { name: 'Cart', exact: true }).click()
    await page.getByRole('main').getByText('Disinfectant wipes').first().waitFor()
    expect(await linesOf(buyer, 80011)).toEqual([1])
    expect(complaints).toEqual([])
  })

  test('PLUS-28 LIB-04 a plain page has a price and a cart from three lines', async ({ shopper: { page } }) => {
    const complaints = complaintsOf(page)
    await page.goto(apps.plainPage.origin)
    const login = page.getByRole('link', { name: 'Login to View Price' })
    const buyer = await signIn(page, 'colleague@mercy.example', login)
    await page.locator('gauze-add-to-cart .gz-price', { hasText: '$' }).waitFor()
    await page.addStyleTag({ content: interFace })
    await expectPicture(page.locator('gauze-add-to-cart'), 'plain-page')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('button', { name: /Cart.*1 unit/ }).waitFor()
    await expect.poll(() => linesOf(buyer, 80011)).toEqual([1])
    expect(complaints).toEqual([])
  })

  test('PLUS-28 LIB-06 Vue shows and edits a cart with the machines alone', async ({ shopper: { page } }) => {
    const complaints = complaintsOf(page)
    await page.goto(apps.vue.origin)
    const buyer = await signIn(page, 'orders@metro.example', page.getByRole('button', { name: 'Sign in' }))
    await page.getByRole('button', { name: 'Add' }).first().click()
    const quantity = page.getByRole('spinbutton')
    await quantity.fill('3')
    await quantity.blur()
    await expect.poll(() => linesOf(buyer, 80011)).toEqual([3])
    await expectPicture(page.getByRole('main'), 'vue')
    expect(complaints).toEqual([])
  })

  test('PLUS-28 a host with a strict policy for scripts and styles shows a card and takes an order', async ({
    shopper: { page },
  }) => {
    const complaints = complaintsOf(page)
    const answer = await page.goto(apps.strictCsp.origin)
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
    const login = page.getByRole('link', { name: 'Login to View Price' })
    const buyer = await signIn(page, 'clinic@lakeside.example', login)
    await page.locator('.gz-price', { hasText: '$' }).waitFor()
    await expectPicture(page.getByRole('main'), 'strict-csp')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect.poll(() => linesOf(buyer, 80011)).toEqual([1])
    expect(complaints).toEqual([])
  })
})
