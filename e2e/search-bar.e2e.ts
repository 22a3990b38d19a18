import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addButton, interactive, type Shopper, storeUrl, tabTo, test, wholeFrame } from './support/shopper.js'
import { freePort, startStore } from './support/store-process.js'

const username = 'admin@mercy.example'
const queryID = 'b'.repeat(32)

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search for products' }).first()
}

function option(page: Page) {
  return page.getByRole('banner').getByRole('option')
}

function products(page: Page) {
  return page.getByRole('group', { name: 'Products' }).getByRole('option')
}

function said(page: Page) {
  return page.getByRole('search').first().getByRole('status')
}

function kept(page: Page, key: string) {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

function keptClicks(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('itemclick_')))
}

interface SentEvent {
  readonly status: number
  readonly answer: unknown
  readonly events: readonly Record<string, unknown>[]
}

function isEvents(request: Request) {
  return new URL(request.url()).pathname === '/search/1/events'
}

/** The page's search events from now on, with the service's answer. */
function listen(page: Page): Promise<SentEvent>[] {
  const sent: Promise<SentEvent>[] = []
  page.on('request', (request) => {
    if (!isEvents(request)) return
    const { events } = request.postDataJSON()
    sent.push(
      (async () => {
        const answer = await request.response()
        return { status: answer?.status() ?? 0, answer: await answer?.json(), events }
      })(),
    )
  })
  return sent
}

const accepted = { status: 200, answer: { status: 200, message: 'OK' } }

function suggested(names: readonly unknown[]) {
  return {
    results: [
      { hits: names, nbHits: names.length, queryID },
      { hits: [], nbHits: 0, queryID },
    ],
  }
}

function hit(name: string) {
  return { objectID: '1', id: 1, urlComponent: 'x', siteDisplayName: name }
}

async function askAs(shopper: Shopper, answer: Parameters<Page['route']>[1], term = 'gauze') {
  await shopper.page.route('**/search/1/indexes/**', answer)
  await shopper.open('/')
  await field(shopper.page).fill(term)
}

describe('the search bar', () => {
  test('SRCH-01 SRCH-02 SRCH-05 works with the keyboard alone', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/')
    await tabTo(page, field(page))
    await page.keyboard.type('nitr')
    await option(page).first().waitFor()
    await expect.poll(() => said(page).innerText()).toMatch(/\d products? and \d search/)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => option(page).last().getAttribute('aria-selected')).toBe('true')
    expect(await option(page).last().innerText()).toBe('See All Results')
    await page.keyboard.press('ArrowUp')
    const { violations } = await new AxeBuilder({ page }).include('header').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    const name = await products(page).last().locator('[data-slot="label"]').first().innerText()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/product/**')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('')

    await tabTo(page, field(page))
    await page.keyboard.type('gauze')
    await option(page).first().waitFor()
    await page.keyboard.press('Escape')
    expect(await option(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/products\/1\?search=gauze$/)
    await expect.poll(() => field(page).inputValue()).toBe('')
  })

  test('SRCH-02 shows the term that replaced a mistyped term, and marks it', async ({ shopper }) => {
    await shopper.open('/')
    await field(shopper.page).fill('glovse')
    await shopper.page
      .getByText(/^Showing results for glove/)
      .first()
      .waitFor()
    await products(shopper.page).first().locator('mark', { hasText: /glove/i }).first().waitFor()
  })

  test('SRCH-02 remembers searches, removes them with a way back, and forgets them at logout', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(username)
    for (const term of ['gauze', 'tape', 'masks']) {
      await field(page).fill(term)
      await field(page).press('Enter')
      await page.waitForURL(new RegExp(`search=${term}$`))
    }
    await page.getByRole('heading', { level: 1 }).click()
    await field(page).focus()
    await expect.poll(() => option(page).allInnerTexts()).toEqual(['masks', 'tape', 'gauze'])
    const removal = page.getByRole('button', { name: 'Remove “tape” from recent searches' })
    await tabTo(page, removal, 10)
    await page.keyboard.press('Enter')
    await expect.poll(() => option(page).allInnerTexts()).toEqual(['masks', 'gauze'])
    await tabTo(page, page.getByRole('button', { name: 'Undo' }), 10)
    await page.keyboard.press('Enter')
    await expect.poll(() => option(page).allInnerTexts()).toEqual(['masks', 'tape', 'gauze'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/search=tape$/)

    const token = await kept(page, 'gauze.usertoken')
    expect(token).toMatch(/^[A-Za-z0-9_=/+-]{1,129}$/)
    await page.getByRole('button', { name: /Mercy General/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('**/login**')
    await expect.poll(() => kept(page, 'gauze.searches')).toBeNull()
    expect(await kept(page, 'gauze.usertoken')).not.toBe(token)
    await field(page).focus()
    await field(page).press('ArrowDown')
    expect(await option(page).count()).toBe(0)
  })

  test('SRCH-06 searches with a user token and both rule contexts', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/')
    const asked = page.waitForRequest('**/search/1/indexes/**')
    await field(page).fill('gauze')
    const { requests } = (await asked).postDataJSON()
    const shared = {
      hitsPerPage: 5,
      userToken: await kept(page, 'gauze.usertoken'),
      ruleContexts: ['frontend', 'main-searchbar'],
    }
    expect(requests).toMatchObject([
      { indexName: 'items', ...shared },
      { indexName: 'items_query_suggestions', ...shared },
    ])
  })

  test('SRCH-02 keeps text that was typed before its scripts arrived, and searches for it', async ({
    shopper: { page },
  }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(storeUrl(), { waitUntil: 'commit' })
    // A search field before its scripts, and a combobox with them.
    const early = page.getByRole('banner').locator('input[name=search]').first()
    await early.fill('gloves')
    scripts.resolve()
    await interactive(page)
    await option(page).first().waitFor()
    expect(await early.inputValue()).toBe('gloves')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/products\/1\?search=gloves/)
  })
})

describe('the search bar on a phone', () => {
  test.override({ contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true } })

  test('SRCH-02 shows no thumbnails up to 450 pixels, takes touch, and never scrolls the page sideways', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/')
    await field(page).tap()
    await field(page).fill('nitrile')
    await products(page).first().waitFor()
    const pictures = () => page.locator('.gz-suggestions .gz-art').first().isVisible()
    expect(await pictures()).toBe(false)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 450, height: 844 })
    expect(await pictures()).toBe(false)
    await page.setViewportSize({ width: 451, height: 844 })
    await expect.poll(pictures).toBe(true)
    await products(page).first().tap()
    await page.waitForURL('**/product/**')
  })
})

describe('a search service in trouble', () => {
  test('SRCH-13 slow: says so, and shows the answer when it comes', async ({ shopper }) => {
    const { page } = shopper
    const late = Promise.withResolvers<void>()
    await askAs(shopper, async (route) => {
      await late.promise
      await route.continue()
    })
    await page.getByText('Still searching…').first().waitFor()
    late.resolve()
    await products(page).first().waitFor()
  })

  test.for([
    ['refused', (route) => route.abort('connectionrefused')],
    ['failing', (route) => route.fulfill({ status: 500, body: '{"message":"no"}' })],
    ['answering with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' })],
  ] as const satisfies readonly (readonly [string, Parameters<Page['route']>[1]])[])(
    'SRCH-13 %s: says so, asks again, and Enter still searches',
    async ([, answer], { shopper }) => {
      const { page } = shopper
      await askAs(shopper, answer)
      await page.getByText('Suggestions are not available right now.').first().waitFor()
      await expect.poll(() => said(page).innerText()).toMatch(/^Suggestions are not available/)
      await page.unroute('**/search/1/indexes/**')
      await tabTo(page, page.getByRole('button', { name: 'Try again' }), 5)
      await page.keyboard.press('Enter')
      await products(page).first().waitFor()
      await page.route('**/search/1/indexes/**', answer)
      await field(page).fill('tape')
      await page.getByText('Suggestions are not available right now.').first().waitFor()
      await field(page).press('Enter')
      await page.waitForURL(/\/products\/1\?search=tape$/)
    },
  )

  test('SRCH-13 offline: says so', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/')
    await field(page).click()
    await field(page).fill('gauze')
    await products(page).first().waitFor()
    await page.context().setOffline(true)
    await field(page).fill('gloves')
    await page.getByText('Suggestions are not available right now.').first().waitFor()
    await page.context().setOffline(false)
  })

  test('SRCH-13 not at the address in the settings: the page stays usable', { timeout: 180_000 }, async ({
    browser,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'gauze-e2e-search-'))
    const store = await startStore({
      dataDir,
      env: { GAUZE_SEARCH_URL: `http://127.0.0.1:${await freePort()}/search` },
    })
    const page = await browser.newPage()
    try {
      await page.goto(store.url)
      await interactive(page)
      await field(page).fill('gauze')
      await page.getByText('Suggestions are not available right now.').first().waitFor()
      await field(page).press('Enter')
      await page.waitForURL(/\/products\/1\?search=gauze$/)
      await page.getByRole('main').getByRole('article').first().waitFor()
    } finally {
      await page.close()
      await store.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  test('SRCH-04 an answer to an earlier term never shows', async ({ shopper }) => {
    const { page } = shopper
    const first = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    await askAs(
      shopper,
      async (route) => {
        const [{ query }] = route.request().postDataJSON().requests
        if (query === 'glo') {
          arrived.resolve()
          await first.promise
        }
        await route.fulfill({ json: suggested([hit(`answers ${query}`)]) })
      },
      'glo',
    )
    await arrived.promise
    await field(page).fill('gloves')
    await page.getByRole('option', { name: 'answers gloves' }).waitFor()
    const last = page.waitForResponse((response) => response.request().postData()?.includes('"query":"glo"') ?? false)
    first.resolve()
    await (await last).finished()
    expect(await option(page).count()).toBe(1)
    expect(await option(page).innerText()).toMatch(/answers gloves$/)
  })

  test('shows hostile records as text or not at all', async ({ shopper }) => {
    const { page } = shopper
    await askAs(shopper, (route) =>
      route.fulfill({
        json: suggested([
          { ...hit('<img src=x onerror="throw Error(1)">'), thumbnailImage: 'javascript:alert(1)' },
          { ...hit('elsewhere'), urlComponent: 'javascript:alert(1)' },
          { ...hit('climbs'), urlComponent: '../../logout' },
          { objectID: 7, siteDisplayName: ['x'] },
          null,
        ]),
      }),
    )
    await option(page).first().waitFor()
    expect(await option(page).count()).toBe(1)
    expect(await page.locator('.gz-suggestions img').count()).toBe(0)
    expect(await option(page).innerText()).toContain('<img src=x onerror="throw Error(1)">')
  })
})

describe('clicks on search results', () => {
  test('SRCH-07 are reported and stored, from the type-ahead and from the listing, the later replacing the earlier', async ({
    shopper,
  }) => {
    const { page } = shopper
    const events = listen(page)
    await shopper.open('/')
    await field(page).fill('nitrile')
    await products(page).first().click()
    await page.waitForURL('**/product/**')
    await expect.poll(() => events.length).toBe(1)
    const first = await events[0]
    expect(first).toMatchObject(accepted)
    expect(first?.events).toEqual([
      {
        eventType: 'click',
        eventName: 'Product Clicked',
        index: 'items',
        userToken: await kept(page, 'gauze.usertoken'),
        queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
        objectIDs: [expect.stringMatching(/^\d+$/)],
        positions: [1],
      },
    ])
    const [key = ''] = await keptClicks(page)
    expect(JSON.parse((await kept(page, key)) ?? '')).toMatchObject({ queryID: first?.events[0]?.queryID })
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /algolia/i.test(name)))).toEqual([])

    await shopper.open('/products/1?search=nitrile')
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/product/**')
    await expect.poll(() => events.length).toBe(2)
    const second = await events[1]
    expect(second).toMatchObject(accepted)
    const id = String(second?.events[0]?.objectIDs)
    expect(JSON.parse((await kept(page, `itemclick_${id}`)) ?? '')).toMatchObject({
      queryID: second?.events[0]?.queryID,
      positions: [1],
    })
  })

  test('SRCH-07 their query goes with the item into the cart and the order, and logout forgets only them', {
    timeout: 120_000,
  }, async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(username)
    await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('gauze.token')}`
      await fetch('/api/cart/cart/emptyCart', { headers: { authorization } })
      localStorage.setItem('kept', 'by somebody else')
    })
    const events = listen(page)
    await shopper.open('/')
    await field(page).fill('nitrile exam gloves')
    await products(page).first().click()
    await page.waitForURL('**/product/**')
    await page.getByText('Have Questions?').waitFor()
    const added = page.waitForRequest('**/api/cart/cart/addItem')
    await addButton(page).click()
    const sent = (await added).postDataJSON()
    await expect.poll(() => events.length).toBe(2)
    const [click, addition] = await Promise.all(events)
    const found = click?.events[0]?.queryID
    expect(sent).toMatchObject({ queryID: found, searchTerm: 'nitrile exam gloves' })
    expect(addition).toMatchObject({
      ...accepted,
      events: [{ eventType: 'conversion', eventSubtype: 'addToCart', queryID: found }],
    })

    await shopper.open('/checkout')
    await page.getByRole('radio', { name: /Main hospital, central supply/ }).check()
    await page.getByLabel(/PO number/).fill(`search-${Date.now()}`)
    await page.getByRole('button', { name: 'Review order' }).click()
    await page.waitForURL('**/reviewOrder')
    await page.getByRole('button', { name: 'Place order' }).press('Enter')
    await page.waitForURL('**/orderConfirmation**')
    await expect.poll(() => events.length).toBe(3)
    expect(await events[2]).toMatchObject({
      ...accepted,
      events: [{ eventType: 'conversion', eventSubtype: 'purchase', queryID: found }],
    })

    expect(await keptClicks(page)).not.toEqual([])
    await page.getByRole('button', { name: /Mercy General/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('**/login**')
    expect(await keptClicks(page)).toEqual([])
    expect(await kept(page, 'kept')).toBe('by somebody else')
  })

  test('SRCH-07 are neither reported nor stored without consent, and no user token is sent', async ({ shopper }) => {
    const { page } = shopper
    await page.addInitScript(() => localStorage.setItem('gauze.consent', 'denied'))
    const events = listen(page)
    await shopper.open('/')
    const asked = page.waitForRequest('**/search/1/indexes/**')
    await field(page).fill('nitrile')
    expect((await asked).postData()).not.toContain('userToken')
    await products(page).first().click()
    await page.waitForURL('**/product/**')
    await wholeFrame(page)
    // A page that is left sends its waiting events.
    await shopper.open('/about')
    expect(events).toEqual([])
    expect(await keptClicks(page)).toEqual([])
    expect(await kept(page, 'gauze.usertoken')).toBeNull()
  })
})
