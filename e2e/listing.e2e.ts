import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { focused, interactive, storeUrl, test } from './support/shopper.js'

function main(page: Page) {
  return page.getByRole('main')
}

function cards(page: Page) {
  return main(page).getByRole('article')
}

function names(page: Page) {
  return cards(page).getByRole('heading').getByRole('link').allInnerTexts()
}

function address(page: Page) {
  return new URL(page.url()).pathname + new URL(page.url()).search
}

function countOf(page: Page) {
  return main(page)
    .getByRole('region', { name: 'Products' })
    .getByText(/^[\d,]+ products?(, page|$)/)
}

async function total(page: Page): Promise<number> {
  return Number(/^[\d,]+/.exec((await countOf(page).textContent()) ?? '')?.[0].replaceAll(',', ''))
}

function soon<T>(read: () => T) {
  return expect.poll(read, { timeout: 10_000 })
}

function shown(page: Page, words: string) {
  return main(page).getByText(words, { exact: true }).waitFor()
}

function link(html: string, rel: string) {
  return new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
}

async function read(path: string) {
  const answer = await fetch(storeUrl() + path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

/** The source by which a content security policy allows a script of the page. */
function hashOf(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

describe('the listing', () => {
  test('SRCH-08 back and forward show the same products, filters and place on the page', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/products/1?search=gloves')
    const before = await names(page)
    const all = await total(page)
    const maker = main(page).getByRole('group', { name: 'Manufacturer' }).getByRole('checkbox').first()
    const value = await maker.inputValue()
    await maker.check()
    await main(page)
      .getByRole('link', { name: `Remove filter ${value}` })
      .waitFor()
    await soon(() => total(page)).toBeLessThan(all)
    await focused(maker)
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('name')
    await page.waitForURL(/sort=name/)
    await soon(() => names(page)).toSatisfy(
      (now: string[]) => now.join() === now.toSorted((a, b) => a.localeCompare(b)).join(),
    )
    const sorted = await names(page)
    const filteredAddress = address(page)

    await page.goBack()
    await page.goBack()
    await soon(() => names(page)).toEqual(before)
    expect(await maker.isChecked()).toBe(false)
    await page.goForward()
    await page.goForward()
    await page.waitForURL((url) => url.pathname + url.search === filteredAddress)
    await soon(() => names(page)).toEqual(sorted)
    expect(await maker.isChecked()).toBe(true)
  })

  test('API-16 loads more below, keeps it in the address, and returns to it at the same place', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/category/wound-care')
    const count = await total(page)
    await shown(page, `Showing 24 of ${count}`)
    await main(page).getByRole('link', { name: 'Load more' }).click()
    await shown(page, `Showing 48 of ${count}`)
    expect(address(page)).toBe('/category/wound-care?page=2&from=1')
    await focused(cards(page).nth(24).getByRole('link').first())
    await main(page).getByRole('link', { name: 'Load more' }).click()
    await shown(page, `Showing 72 of ${count}`)
    const all = await names(page)
    expect(new Set(all.map((_, index) => index)).size).toBe(72)

    await cards(page).nth(60).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(1000)
    await cards(page).nth(60).getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/product/**')
    await page.goBack()
    await soon(() => names(page)).toEqual(all)
    await soon(() => page.evaluate(() => scrollY)).toBe(place)

    await page.reload()
    await interactive(page)
    expect(await names(page)).toEqual(all)
    await shown(page, `Showing 72 of ${count}`)
  })

  test('SRCH-08 rows to compare and page sizes stay in the address, and changing the view sends no request', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/category/gloves')
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\.data|paginate/.test(request.url()) && !request.url().includes('_routes')) asked.push(request.url())
    })
    const before = await names(page)
    await main(page).getByRole('link', { name: 'List', exact: true }).click()
    await page.waitForURL(/view=list/)
    expect(await names(page)).toEqual(before)
    expect(asked.filter((url) => url.includes('view=list'))).toEqual([])
    await main(page).getByRole('link', { name: '48 per page' }).click()
    await page.waitForURL(/limit=48.*view=list/)
    await soon(() => cards(page).count()).toBe(48)
  })

  test('SRCH-08 choosing a category drops the filters and keeps the search', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/products/1?search=gauze&f.availability=in-stock')
    await main(page).getByRole('navigation', { name: 'Category' }).getByRole('link').first().click()
    await page.waitForURL(/category=/)
    expect(address(page)).toMatch(/^\/products\/1\?search=gauze&category=[\w-]+$/)
    await soon(() =>
      main(page)
        .getByRole('link', { name: /^Remove filter/ })
        .count(),
    ).toBe(0)
  })

  test('SRCH-08 removes chips one by one and all at once, and back brings them again', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/category/gloves?f.attributes.Material=Nitrile&f.availability=in-stock&f.rxLevel=1')
    const chips = main(page).getByRole('link', { name: /^Remove filter/ })
    expect(await chips.count()).toBe(3)
    await main(page).getByRole('link', { name: 'Remove filter Nitrile' }).click()
    await soon(() => chips.count()).toBe(2)
    await page.waitForURL((url) => !url.search.includes('Nitrile'))
    await main(page).getByRole('link', { name: 'Clear all' }).click()
    await page.waitForURL(/\/category\/gloves$/)
    // The address changes before the page that belongs to it is drawn.
    await soon(() => chips.count()).toBe(0)
    await focused(countOf(page))
    await page.goBack()
    await soon(() => chips.count()).toBe(2)
  })

  test('SRCH-08 offers the nearest products for words that nothing matches', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/products/1?search=gause')
    expect(await main(page).innerText()).toContain('No products match “gause”. Showing the nearest: “gauze”.')
    expect(await cards(page).count()).toBeGreaterThan(3)
    await shopper.open('/products/1?search=zzzqqqxxx')
    await main(page).getByRole('heading', { name: 'No products match “zzzqqqxxx”' }).waitFor()
    expect(await main(page).innerText()).toMatch(/Check the spelling.*Call 800/s)
    await main(page).getByRole('link', { name: 'Browse categories' }).waitFor()
  })

  test('SRCH-08 keeps the words of an empty listing while their code is on its way', async ({ shopper }) => {
    const { page } = shopper
    let isErased: boolean | null = null
    await page.route(/listing-empty/, async (route) => {
      const erased = page.waitForFunction(() => !document.querySelector('main h2'), undefined, { timeout: 2_000 })
      isErased = await erased.then(
        () => true,
        () => false,
      )
      await route.continue()
    })
    await shopper.open('/products/1?search=zzzqqqxxx')
    expect(isErased).toBe(false)
    expect(await main(page).innerText()).toMatch(/Check the spelling.*Call 800/s)
  })

  test('SRCH-08 suggests which filter to remove when nothing is left', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/category/gloves?f.attributes.Material=Chloroprene&f.attributes.Sterility=Sterile')
    const way = main(page)
      .getByRole('link', { name: /^Remove / })
      .filter({ hasText: /Sterility|Material/ })
    await way.first().click()
    await soon(() => cards(page).count()).toBeGreaterThan(0)
  })

  test('SRCH-13 shows the store’s own list with a warning while the search is down, and a way back', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example')
    await page.route('**/api/shopping/item/paginate', (route) => route.fulfill({ status: 503, body: '' }))
    await shopper.open('/')
    await page.getByRole('combobox', { name: 'Search for products' }).fill('lidocaine')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await main(page).getByText('Search is limited right now.').waitFor()
    expect(await cards(page).count()).toBeGreaterThan(0)
    expect((await names(page)).join(' ')).toMatch(/lidocaine/i)
    expect(await main(page).getByRole('complementary', { name: 'Filters' }).count()).toBe(0)
    await page.unroute('**/api/shopping/item/paginate')
    await main(page).getByRole('link', { name: 'Try again' }).click()
    await main(page).getByText('Search is limited right now.').waitFor({ state: 'detached' })
    await main(page).getByRole('complementary', { name: 'Filters' }).waitFor()
  })

  test('SRCH-13 trying again uses the filters and the page of the address', async ({ shopper }) => {
    const { page } = shopper
    const listing = '/products/3?search=gloves&f.availability=in-stock'
    const limited = main(page).getByText('Search is limited right now.')
    await shopper.signIn('admin@mercy.example')
    await page.route('**/api/shopping/item/paginate', (route) => route.fulfill({ status: 503, body: '' }))
    await shopper.open(listing)
    await limited.waitFor()
    await page.unroute('**/api/shopping/item/paginate')
    await main(page).getByRole('link', { name: 'Try again' }).click()
    await limited.waitFor({ state: 'detached' })
    expect(address(page)).toBe(listing)
    await main(page).getByRole('link', { name: 'Remove filter In stock' }).waitFor()
    const rest = (await total(page)) - 48
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThan(24)
    await soon(() => cards(page).count()).toBe(rest)
  })

  test('API-16 says when more does not load, and tries again', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/category/wound-care')
    await page.route('**/api/shopping/item/paginate', (route) => route.abort())
    await main(page).getByRole('link', { name: 'Load more' }).click()
    await main(page)
      .getByText(/More products did not load/)
      .waitFor()
    expect(await cards(page).count()).toBe(24)
    await page.unroute('**/api/shopping/item/paginate')
    await main(page).getByRole('link', { name: 'Load more' }).click()
    await soon(() => cards(page).count()).toBe(48)
  })

  test('SRCH-08 cards show a size that was chosen, for visitors and customers', async ({ shopper }) => {
    const listing = '/products/1?search=nitrile+exam+gloves&f.attributes.Size=large'
    await shopper.open(listing)
    await cards(shopper.page).first().getByText('Size:large', { exact: true }).waitFor()
    await shopper.signIn('admin@mercy.example', listing)
    await cards(shopper.page).first().getByRole('button', { name: 'Add to cart' }).waitFor()
    await cards(shopper.page).first().getByText('Size: Large', { exact: true }).waitFor()
  })

  test('ROUTE-08 says that the store cannot be reached when the network is gone, and continues when it is back', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/products/1?search=gloves')
    await page.route('**/*.data*', (route) => route.abort())
    await main(page).getByRole('checkbox').first().click()
    await main(page).getByRole('heading', { name: 'The store cannot be reached' }).waitFor()
    await page.unroute('**/*.data*')
    await main(page).getByRole('link', { name: 'Try again' }).click()
    await cards(page).first().waitFor()
  })

  test('SRCH-08 an old link names its ignored parts, and the note can be dismissed', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/category/gloves?f.Hue=plaid&sort=cheapest&page=abc')
    const words = await main(page).innerText()
    expect(words).toContain('The filter “Hue: plaid” no longer exists and was left out.')
    expect(words).toContain('The address asks for “sort: cheapest”, which this list does not have. It was left out.')
    expect(words).toContain('“page: abc”')
    expect(await cards(page).count()).toBe(24)
    await main(page).getByRole('button', { name: 'Dismiss' }).click()
    expect(await main(page).innerText()).not.toContain('plaid')
  })
})

describe('the listing on a phone', () => {
  test.override({ contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } })

  test('API-77 counts choices before they are applied', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/category/gloves')
    const all = `Show ${await total(page)} products`
    await main(page).getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: all }).waitFor()
    await sheet
      .getByRole('checkbox', { name: /^Nitrile/ })
      .first()
      .check()
    const show = sheet.getByRole('button', { name: /^Show \d+ products$/ })
    await soon(() => show.innerText()).not.toBe(all)
    const counted = Number((await show.innerText()).replace(/\D/g, ''))
    expect(address(page)).toBe('/category/gloves')
    await show.click()
    await page.waitForURL(/Nitrile/)
    await soon(() => total(page)).toBe(counted)
    await main(page).getByRole('button', { name: 'Filters (1)' }).click()
    await sheet.getByRole('group', { name: 'Manufacturer' }).getByRole('checkbox').first().check()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await total(page)).toBe(counted)
  })

  test('SRCH-08 Back closes the sheet, then leaves the listing, and a sheet that was closed otherwise costs no step', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/shop')
    await main(page)
      .getByRole('link', { name: /^Gloves/ })
      .first()
      .click()
    const filters = main(page).getByRole('button', { name: 'Filters' })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await filters.click()
    await sheet.getByRole('button', { name: /^Show \d+ products$/ }).waitFor()
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(address(page)).toBe('/category/gloves')
    await filters.click()
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await filters.click()
    await sheet
      .getByRole('checkbox', { name: /^Nitrile/ })
      .first()
      .check()
    await sheet.getByRole('button', { name: /^Show \d+ products$/ }).click()
    await page.waitForURL(/Nitrile/)
    await page.goBack()
    await main(page).getByRole('button', { name: 'Filters', exact: true }).waitFor()
    expect(address(page)).toBe('/category/gloves')
    await page.goBack()
    await page.waitForURL(/\/shop$/)
    await main(page).getByRole('heading', { name: 'Shop all categories', level: 1 }).waitFor()
  })

  test('SRCH-08 choosing a category in the sheet closes it, and its choices are not applied there', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/category/gloves')
    await main(page).getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet
      .getByRole('checkbox', { name: /^Nitrile/ })
      .first()
      .check()
    await sheet.getByRole('link', { name: /^Wound care/ }).click()
    await page.waitForURL(/wound-care/)
    await sheet.waitFor({ state: 'detached' })
    expect(address(page)).toBe('/category/wound-care')
    await main(page).getByRole('heading', { name: 'Wound care', level: 1 }).waitFor()
    await page.goBack()
    await main(page).getByRole('heading', { name: 'Gloves', level: 1 }).waitFor()
    expect(await sheet.count()).toBe(0)
    expect(await page.evaluate(() => history.state.isOpen)).toBe(undefined)
  })

  test('SRCH-08 pressing a chosen value of a single kind again clears it', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/category/gloves')
    const all = `Show ${await total(page)} products`
    await main(page).getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const kind = sheet.getByRole('group', { name: 'Allocation' })
    const any = kind.getByRole('radio', { name: 'Any' })
    const limited = kind.getByRole('radio', { name: /^On allocation/ })
    expect(await any.isChecked()).toBe(true)
    await limited.check()
    expect(await any.isChecked()).toBe(false)
    await limited.click()
    await soon(() => any.isChecked()).toBe(true)
    await sheet.getByRole('button', { name: all }).waitFor()
  })
})

describe('the listing without script', () => {
  test.override({ contextOptions: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false } })

  test('SRCH-08 filters, sorts, changes view and page, and removes filters by forms and links', async ({ shopper }) => {
    const { page } = shopper
    await page.goto(`${storeUrl()}/products/1?search=gloves`)
    await main(page)
      .getByRole('checkbox', { name: /^Nitrile/ })
      .first()
      .check()
    await main(page).getByRole('button', { name: 'Apply filters' }).click()
    await expect.poll(() => address(page)).toContain('search=gloves')
    await expect.poll(() => address(page)).toContain('f.attributes.Material=Nitrile')
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('name')
    await main(page).getByRole('button', { name: 'Sort' }).click()
    await expect.poll(() => address(page)).toContain('sort=name')
    await expect.poll(() => address(page)).toContain('f.attributes.Material=Nitrile')
    await main(page).getByRole('link', { name: 'List', exact: true }).click()
    await expect.poll(() => address(page)).toContain('view=list')
    await main(page)
      .getByRole('link', { name: /^Remove filter/ })
      .first()
      .click()
    await expect.poll(() => address(page)).toBe('/products/1?search=gloves&sort=name&view=list')
    await main(page).getByRole('link', { name: 'Load more' }).click()
    await expect.poll(() => address(page)).toBe('/products/2?search=gloves&sort=name&view=list')
    await expect.poll(() => cards(page).count()).toBe(24)
  })

  test('SRCH-08 every value of a long filter can be chosen', async ({ shopper }) => {
    const { page } = shopper
    await page.goto(`${storeUrl()}/products/1?search=gloves`)
    const makers = main(page).getByRole('group', { name: 'Manufacturer' })
    await makers.getByRole('link', { name: /^Show all/ }).click()
    const maker = main(page).getByRole('group', { name: 'Manufacturer' }).getByRole('checkbox').nth(8)
    const value = await maker.inputValue()
    await maker.check()
    await main(page).getByRole('button', { name: 'Apply filters' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('f.manufacturer')).toEqual([value])
    await main(page)
      .getByRole('link', { name: `Remove filter ${value}` })
      .waitFor()
  })

  test('SRCH-08 another choice replaces the previous one of a single kind', async ({ shopper }) => {
    const { page } = shopper
    await page.goto(`${storeUrl()}/products/1?f.rxLevel=3&f.rxLevel=2`)
    const apply = async (choice: string) => {
      await main(page).getByRole('group', { name: 'Rx level' }).getByRole('radio', { name: choice }).check()
      await main(page).getByRole('button', { name: 'Apply filters' }).click()
    }
    const chips = main(page).getByRole('link', { name: /^Remove filter/ })
    expect(await chips.allInnerTexts()).toEqual([expect.stringContaining('Prescription devices')])
    await apply('No license needed')
    await expect.poll(() => address(page)).toBe('/products/1?f.rxLevel=1')
    await expect.poll(() => chips.count()).toBe(1)
    await apply('Any')
    await expect.poll(() => address(page)).toBe('/products/1')
    await expect.poll(() => chips.count()).toBe(0)
  })

  test('SRCH-08 fits a phone', async ({ shopper }) => {
    const { page } = shopper
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`${storeUrl()}/products/1?search=gloves`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

describe('the addresses of a listing', () => {
  test('ROUTE-02 canonical addresses say which pages are the same', async () => {
    const second = await read('/category/wound-care?page=2')
    expect(link(second.html, 'canonical')).toBe(`${storeUrl()}/category/wound-care?page=2`)
    expect(link(second.html, 'prev')).toBe(`${storeUrl()}/category/wound-care`)
    expect(link(second.html, 'next')).toBe(`${storeUrl()}/category/wound-care?page=3`)
    expect(second.html).not.toContain('content="noindex"')
    for (const path of ['?f.availability=in-stock', '?sort=name', '?limit=48', '?view=list', '?page=2&from=1']) {
      expect((await read(`/category/wound-care${path}`)).html, path).toContain('content="noindex"')
    }
    expect((await read('/products/1?search=gauze')).html).toContain('content="noindex"')
  })

  test.for(['/category/gloves', '/products/gloves', '/products/1?category=gloves'])(
    'ROUTE-02 %s has the canonical address of its category',
    async (path) => {
      expect(link((await read(path)).html, 'canonical')).toBe(`${storeUrl()}/category/gloves`)
    },
  )

  test.for([
    ['/products/1000000000', 404, 'There is no such page'],
    ['/category/gloves?page=99', 404, 'There is no such page'],
    ['/products/plaid', 404, 'Browse all products'],
    ['/category/plaid', 404, 'Browse all products'],
    ['/products/1?category=plaid', 404, 'Browse all products'],
    ['/products/1?f.constructor=x&f.__proto__=y&f.toString=z', 200, 'no longer exists'],
    ['/products/1?search=%00%1b&f.size=%00', 200, 'All products'],
    ['/products/1?limit=100000&view=%3Cscript%3E&from=-1', 200, 'which this list does not have'],
    [`/products/1?${Array.from({ length: 40 }, (_, index) => `f.n${index}=x`).join('&')}`, 200, 'no longer exists'],
  ] as const)('SRCH-08 ROUTE-02 %s answers %i', async ([path, status, words]) => {
    const page = await read(path)
    expect(page.status).toBe(status)
    expect(page.html).toContain(words)
    expect(page.html).not.toMatch(/view[^<]{0,9}<script>/)
    const scripts = [...page.html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text))
    const [allowed = ''] = /script-src [^;]*/.exec(page.headers.get('content-security-policy') ?? '') ?? []
    expect(allowed).toContain("'self'")
    expect(allowed).not.toContain('unsafe')
    expect(scripts).toEqual(expect.arrayContaining(allowed.match(/'sha[^']*'/g) ?? []))
    if (status === 404) expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('ROUTE-02 page 0 leads to the first page and keeps the rest', async () => {
    const page = await read('/products/0?search=gauze')
    expect(page.status).toBe(301)
    expect(page.headers.get('location')).toBe('/products/1?search=gauze')
  })
})
