import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { interactive, storeUrl, test, wholeFrame } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

interface Sent {
  readonly event: string
  readonly properties: Record<string, unknown>
}

/** The events that a page has sent to the analytics sink, recorded on its way. */
function listen(page: Page, path = '/dev/analytics') {
  const sent: Sent[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(...JSON.parse(request.postData() ?? '{"events":[]}').events)
  })
  return sent
}

function pageViews(sent: readonly Sent[]) {
  return sent.filter(({ event }) => event === 'Page_View').map(({ properties }) => properties)
}

const patient = { timeout: 20_000 }

describe('the measured actions', () => {
  test('SHELL-14 a page view for the first page, each navigation, back and forward, and none for a jump within', async ({
    shopper,
  }) => {
    const { page } = shopper
    const sent = listen(page)
    const shown = (name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
    await shopper.open('/about')
    // A link of the footer may load the whole page: React hydrates the footer last.
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click()
    await shown(/^Contact/)
    await page.evaluate(() => {
      location.hash = 'main'
    })
    await page.goBack()
    await page.goBack()
    await shown(/^About/)
    await page.goForward()
    await shown(/^Contact/)
    await expect
      .poll(() => pageViews(sent), patient)
      .toEqual(['/about', '/contactus', '/about', '/contactus'].map((path) => ({ path, signedIn: false })))
  })

  test('SHELL-14 reports the product with the longest address by its path', async ({ shopper }) => {
    const { results } = await (await fetch(`${storeUrl()}/api/shopping/item/urls`)).json()
    const names: string[] = results.map(({ urlComponent }: { urlComponent: string }) => urlComponent)
    const longest = names.reduce((left, right) => (right.length > left.length ? right : left))
    const sent = listen(shopper.page)
    await shopper.open(`/product/${longest}`)
    await expect.poll(() => pageViews(sent), patient).toContainEqual({ path: `/product/${longest}`, signedIn: false })
  })

  test('SHELL-14 says that somebody is signed in', async ({ shopper }) => {
    const sent = listen(shopper.page)
    await shopper.signIn('admin@mercy.example', '/about')
    await expect.poll(() => pageViews(sent), patient).toContainEqual({ path: '/about', signedIn: true })
  })

  test('OPS-01 nothing is sent after somebody declines at /privacy', async ({ shopper }) => {
    const sent = listen(shopper.page)
    await shopper.open('/privacy')
    await shopper.page.getByRole('checkbox', { name: 'Do not measure my visits' }).check()
    await shopper.page.getByText('Your visits are not measured in this browser.').waitFor()
    await shopper.open('/about')
    await wholeFrame(shopper.page)
    await shopper.page.getByRole('link', { name: 'Privacy' }).first().click()
    await shopper.page.waitForURL('**/privacy')
    await expect
      .poll(() => shopper.page.getByRole('checkbox', { name: 'Do not measure my visits' }).isChecked(), patient)
      .toBe(true)
    await shopper.open('/about')
    await wholeFrame(shopper.page)
    // A page that is left sends its waiting events.
    await shopper.open('/privacy')
    expect(pageViews(sent).filter(({ path }) => path === '/about')).toEqual([])
  })
})

describe('an earlier site', () => {
  test('SHELL-13 its service worker is unregistered on start', async ({ shopper }) => {
    const { page } = shopper
    await page
      .context()
      .route('**/old-worker.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => undefined)' }),
      )
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
    await page.goto(new URL('/robots.txt', storeUrl()).href)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/old-worker.js')
    })
    expect(await registrations()).toHaveLength(1)
    await shopper.open('/')
    await expect.poll(registrations, patient).toEqual([])
  })
})

describe('errors of a page', () => {
  test('OPS-04 are shown at /dev/errors, without the token in them', async ({ shopper }) => {
    await shopper.open('/about')
    await shopper.page.evaluate(() => Promise.reject(new Error('unused'))).catch(() => undefined)
    await shopper.page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('It broke with Bearer abcdefgh12345678') }))
    })
    const reports = async () =>
      (await fetch(new URL('/dev/errors', storeUrl()), { headers: { accept: 'application/json' } })).text()
    await expect.poll(reports, patient).toContain('It broke with Bearer [removed]')
    expect(await reports()).not.toContain('abcdefgh12345678')
  })
})

describe('messages that are no error of a page', () => {
  test('OPS-04 an answer that was stopped because the shopper went on: neither reported nor on the console', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/about')
    const isHandled = await page.evaluate(() => {
      const handled = new Promise((resolve) =>
        addEventListener('unhandledrejection', (event) => resolve(event.defaultPrevented), { once: true }),
      )
      void Promise.reject(new DOMException('stopped by the shopper', 'AbortError'))
      return handled
    })
    expect(isHandled).toBe(true)
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('broken for the whole page') }))
    })
    const reports = async () =>
      (await fetch(new URL('/dev/errors', storeUrl()), { headers: { accept: 'application/json' } })).text()
    await expect.poll(reports, patient).toContain('broken for the whole page')
    expect(await reports()).not.toContain('stopped by the shopper')
  })
})

describe('with its own services', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gauze-services-'))
  const envelopes: string[] = []
  const batches: Sent[] = []
  const services = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    response.setHeader('access-control-allow-origin', '*')
    if (request.url?.startsWith('/api/7/envelope/')) envelopes.push(body)
    if (request.url === '/collect') batches.push(...JSON.parse(body).events)
    const properties = {
      countrycode: 'US',
      type: 'house',
      housenumber: '43',
      street: 'New Scotland Avenue',
      city: 'Albany',
      state: 'New York',
      postcode: '12208',
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ features: [{ properties }] }))
  })
  let store: StoreProcess

  beforeAll(async () => {
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
    // A listening TCP server has an address with a port.
    const { port } = services.address() as AddressInfo
    store = await startStore({
      dataDir,
      env: {
        GAUZE_FLAGS: '{"algolia_autocomplete_searchbar":false,"htd_my_account_sales_orders_menu_desktop":false}',
        GAUZE_ANALYTICS_URL: `http://127.0.0.1:${port}/collect`,
        GAUZE_MAPS_URL: `http://127.0.0.1:${port}`,
        GAUZE_PUBLIC_IP_URLS: '/ip',
        SENTRY_DSN: `http://publickey@127.0.0.1:${port}/7`,
      },
    })
  }, 180_000)
  afterAll(async () => {
    await store?.stop()
    services.close()
    services.closeAllConnections()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const open = async (page: Page, path: string) => {
    await page.goto(store.url + path)
    await interactive(page)
  }

  test('SRCH-10 the gate switches the type-ahead off: the search bar is a plain form', async ({ shopper }) => {
    const { page } = shopper
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, '/')
    expect(await page.getByRole('combobox', { name: 'Search for products' }).count()).toBe(0)
    await page.getByRole('searchbox', { name: 'Search for products' }).first().pressSequentially('gloves')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products/1?*search=gloves*')
    expect(asked.filter((path) => path.startsWith('/search/1/indexes'))).toEqual([])
    const evaluations = await (await fetch(`${store.url}/dev/flags`)).text()
    expect(evaluations).toContain('algolia_autocomplete_searchbar')
  })

  test('NAV-08 the gate switches the breadcrumb of the account off', async ({ shopper }) => {
    const { page } = shopper
    await open(page, '/login')
    await shopper.signIn('admin@mercy.example', '/myaccount/menu/reorder')
    await page.getByText('Reorder recently ordered items').waitFor()
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).count()).toBe(0)
  })

  test('OPS-01 OPS-04 events and errors reach the services of the settings, past the content policy', async ({
    shopper,
  }) => {
    const { page } = shopper
    await open(page, '/about')
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('It broke with Bearer abcdefgh12345678') }))
    })
    await expect.poll(() => envelopes.join(), patient).toContain('It broke with Bearer [removed]')
    await expect.poll(() => pageViews(batches), patient).toContainEqual({ path: '/about', signedIn: false })
    expect(envelopes.join()).not.toContain('abcdefgh12345678')
  })

  test('OPS-05 an address that the service suggests is saved, and the order goes there', async ({ shopper }) => {
    const { page } = shopper
    await fillCart(await signInTo(store.url, 'admin@mercy.example'))
    await page.goto(`${store.url}/healthz`)
    await shopper.signIn('admin@mercy.example', '/checkout')
    await page.getByRole('button', { name: 'Add an address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an address' })
    await dialog.getByRole('combobox', { name: 'Street address' }).pressSequentially('43 new scot')
    await dialog.getByRole('option', { name: '43 New Scotland Avenue, Albany, NY 12208' }).click()
    await dialog.getByLabel('Name of this address').fill('Ward 4')
    await dialog.getByRole('button', { name: 'Save address' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByRole('radio', { name: /Ward 4/ }).isChecked()).toBe(true)
    await page.locator('button:focus', { hasText: 'Add an address' }).waitFor()
  })

  test('OPS-03 the network address is looked up only on request, and may stay unknown', async ({ shopper }) => {
    const { page } = shopper
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${store.url}/healthz`)
    await shopper.signIn('admin@mercy.example', '/beta/issue')
    await page.getByRole('heading', { name: 'Details for support' }).waitFor()
    expect(asked).not.toContain('/ip')
    await page.getByRole('button', { name: 'Add my network address' }).click()
    await page.getByText('Your network address could not be found. You can send the rest without it.').waitFor()
    expect(asked).toContain('/ip')
  })
})
