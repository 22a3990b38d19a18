import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interactive, storeUrl, test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

function at(path: string) {
  return new URL(path, storeUrl()).href
}

async function text(path: string) {
  return (await fetch(at(path))).text()
}

function structuredData(html: string) {
  return [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'gauze-content-e2e-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('pages of the content service', () => {
  it.each([
    ['/about', 'About us'],
    ['/resources', 'Resources'],
    ['/marketsserved', 'Markets served'],
    ['/contactus', 'Contact us'],
    ['/promotions', 'Promotions'],
    ['/updates', 'Updates'],
    ['/glovesizes', 'Glove sizes'],
    ['/returns', 'Returns'],
  ])('ROUTE-07 %s has one h1, a description, a canonical address and the pages around it', async (path, title) => {
    const html = await text(path)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toContain(`<title>${title} | Gauze</title>`)
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}/)
    expect(html).toContain(`<link rel="canonical" href="${at(path)}"/>`)
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
    expect(html).toMatch(/<nav aria-label="[^"]+ pages"/)
    expect(structuredData(html).map((data) => data['@type'])).toContain('BreadcrumbList')
  })

  it('SRCH-12 the page at /privacy names the counted actions until somebody declines, and the time for which searches are stored', async () => {
    const main = /<main[\s\S]*<\/main>/.exec(await text('/privacy'))?.[0] ?? ''
    const [written, choice] = main.split('Measuring visits')
    for (const words of [written, choice]) {
      expect(words).toContain('unless you decline')
      expect(words).toContain('180 days')
    }
  })

  it('CMS-02 the home page names the seller and the search page to search engines', async () => {
    const data = structuredData(await text('/'))
    expect(data.find((one) => one['@type'] === 'WebSite').potentialAction['@type']).toBe('SearchAction')
    expect(data.find((one) => one['@type'] === 'Organization').contactPoint.telephone).toBe('800-555-0134')
  })

  it('CMS-05 gives every picture of the home page its size, loads the first at once and the rest late', async () => {
    const main = /<main[\s\S]*<\/main>/.exec(await text('/'))?.[0] ?? ''
    const pictures = main.match(/<img[^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(20)
    for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/)
    expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toHaveLength(1)
    expect(pictures[0]).toMatch(/fetchpriority="high"/i)
  })

  test('PDP-13 category tiles link to their category, and the row is turned by keyboard', async ({ shopper }) => {
    await shopper.open('/')
    const row = shopper.page.getByRole('region', { name: 'Shop by category' })
    expect(await row.getByRole('link', { name: 'Gloves', exact: true }).getAttribute('href')).toBe('/category/gloves')
    await row.locator('[data-slot="position"]', { hasText: /^1–8 of/ }).waitFor()
    await row.getByRole('button', { name: 'Next: Shop by category' }).press('Enter')
    await row.locator('[data-slot="position"]', { hasText: /^9–/ }).waitFor()
  })

  test('ROUTE-07 links within content change the page without loading the store again', async ({ shopper }) => {
    await shopper.open('/resources')
    await shopper.page.evaluate(() => Object.assign(window, { stays: true }))
    await shopper.page.getByRole('main').getByRole('link', { name: 'Choosing a dressing' }).first().click()
    await shopper.page.getByRole('heading', { name: 'Choosing a dressing', level: 1 }).waitFor()
    expect(await shopper.page.evaluate(() => 'stays' in window)).toBe(true)
  })

  test('a customer sees prices in the rows of a page after logging in', async ({ shopper }) => {
    await shopper.signIn('admin@mercy.example', '/')
    const row = shopper.page.getByRole('region', { name: 'What others order most' })
    await row.getByText(/\$\d/).first().waitFor()
  })
})

describe('without JavaScript', () => {
  test.override({ contextOptions: { javaScriptEnabled: false, viewport: { width: 390, height: 800 } } })

  test('ROUTE-07 content is complete, and its rows scroll', async ({ shopper: { page } }) => {
    await page.goto(at('/glovesizes'))
    await page.getByRole('columnheader', { name: 'Surgical size' }).waitFor()
    const row = page.getByRole('region', { name: 'Exam gloves' }).getByRole('list')
    await row.getByRole('link').last().scrollIntoViewIfNeeded()
    await page.goto(at('/'))
    await page.getByRole('main').getByRole('link', { name: 'Gloves', exact: true }).click()
    await page.waitForURL('**/category/gloves')
  })

  test('ROUTE-01 a tracking number links to its carrier', async ({ shopper: { page } }) => {
    await page.goto(at('/tracking/1Z999AA10123456784'))
    const link = page.getByRole('link', { name: 'Track with UPS' })
    expect(await link.getAttribute('href')).toMatch(/1Z999AA10123456784$/)
  })
})

describe('public pages against bad input', () => {
  it.each([
    ['a script', '/tracking/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['an element', '/tracking/%22%3E%3Cimg%20src=x%3E'],
    ['an endless number', `/tracking/${'9'.repeat(4000)}`],
    ['a picture of a syringe', '/tracking/%F0%9F%92%89'],
  ])('ROUTE-01 shows %s in place of a tracking number as text', async (_what, path) => {
    const answer = await fetch(at(path))
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/<script>alert|<img src=x/)
    expect(html).toContain('Not recognized')
  })

  it.each([
    ['half a letter', '/%E0%A4%A'],
    ['no code of a letter', '/tracking/%ZZ'],
    ['a way out', '/..%2f..%2fetc/passwd'],
    ['a zero byte', '/about/%00'],
    ['500 folders', `/${'a/'.repeat(500)}`],
  ])('ROUTE-08 refuses an address with %s, without an internal error', async (_what, path) => {
    expect((await fetch(storeUrl() + path)).status).toBeLessThan(500)
  })
})

describe('for search engines and home screens', () => {
  it('lists pages, categories and every product in sitemaps of at most 50,000 addresses', async () => {
    const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
    const parts = locations(await text('/sitemap.xml'))
    expect(parts[0]).toBe(at('/sitemaps/pages.xml'))
    const pages = locations(await text('/sitemaps/pages.xml'))
    expect(pages).toEqual(
      expect.arrayContaining([at('/'), at('/about'), at('/category/gloves'), at('/category/exam-gloves')]),
    )
    const products = (
      await Promise.all(parts.slice(1).map(async (part) => locations(await (await fetch(part)).text())))
    ).flat()
    const { total } = await (await fetch(at('/api/shopping/item/urls'))).json()
    expect(new Set(products).size).toBe(total)
    expect((await fetch(products.at(-1) ?? '')).status).toBe(200)
    expect((await fetch(at('/sitemaps/products-9999.xml'))).status).toBe(404)
  })

  it('names for robots the paths to leave alone and the sitemap', async () => {
    const robots = await text('/robots.txt')
    expect(robots).toContain('Disallow: /myaccount\n')
    expect(robots).toContain('Disallow: /*?search=\n')
    expect(robots).toContain(`Sitemap: ${at('/sitemap.xml')}`)
  })

  it('has a manifest with working icons, and icons for old and new browsers', async () => {
    const answer = await fetch(at('/manifest.webmanifest'))
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const { icons } = await answer.json()
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
    for (const path of [...icons.map(({ src }: { src: string }) => src), '/favicon.ico', '/apple-touch-icon.png']) {
      const icon = await fetch(at(path))
      expect([path, icon.status, icon.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringMatching(/^image\//),
      ])
    }
  })
})

describe('a space that changes while the store runs', () => {
  const file = join(folder, 'space.json')
  let store: StoreProcess

  const publish = (path: string, title: string, body?: object) => {
    const space = JSON.parse(readFileSync(file, 'utf8'))
    const like = space.entries.find((entry: { sys: { id: string } }) => entry.sys.id === 'pageAbout')
    const fields = { path, title, ...(body && { body }) }
    space.entries.push({
      ...like,
      sys: { ...like.sys, id: `page-${title}` },
      fields: {
        ...like.fields,
        ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
      },
    })
    writeFileSync(file, JSON.stringify(space))
  }
  const get = (path: string) => fetch(store.url + path)
  /** The page at an address, once the store has it. */
  const published = async (path: string) => {
    await expect.poll(async () => (await get(path)).status, { timeout: 10_000 }).toBe(200)
    return (await get(path)).text()
  }

  beforeAll(async () => {
    const space = JSON.parse(readFileSync(join(import.meta.dirname, '../packages/demo/content/space.json'), 'utf8'))
    const [asset] = space.assets
    const chart = { url: '/storage/product-files/chart.pdf', fileName: 'chart.pdf', contentType: 'application/pdf' }
    space.assets.push({
      ...asset,
      sys: { ...asset.sys, id: 'chart' },
      fields: { title: { 'en-US': 'Glove chart' }, file: { 'en-US': chart } },
    })
    writeFileSync(file, JSON.stringify(space))
    const files = join(folder, 'files')
    mkdirSync(join(files, 'product-files'), { recursive: true })
    writeFileSync(join(files, 'product-files/chart.pdf'), '%PDF-1.4\n')
    const env = { GAUZE_CONTENT_FILE: file, GAUZE_STORAGE_DIR: files, GAUZE_PUBLIC_URL: undefined }
    store = await startStore({ dataDir: join(folder, 'changing'), env })
  })
  afterAll(() => store.stop())

  it('ROUTE-07 a page published later is available without a build, and was 404 before', async () => {
    expect((await get('/spring-news')).status).toBe(404)
    publish('/spring-news', 'Spring news')
    expect(await published('/spring-news')).toContain('<title>Spring news | Gauze</title>')
  })

  it('ROUTE-07 a page is found by its address, with any letters, spaces and slashes in its path', async () => {
    publish('/Größen guide/', 'Größen')
    const address = '/Gr%C3%B6%C3%9Fen%20guide'
    const html = await published(address)
    expect(html).toContain('<title>Größen | Gauze</title>')
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    expect((await get(`${address}/`)).status).toBe(200)
  })

  it.each(['/', '/shop', '/products/1', '/category/gloves', '/about', '/robots.txt', '/sitemap.xml'])(
    '%s contains nothing of the requested host name that a cache may store',
    async (path) => {
      const asked = request(store.url + path, { headers: { host: 'evil.example' } }).end()
      const [answer] = await once(asked, 'response')
      expect(answer.statusCode).toBe(200)
      const isKept = /s-maxage/.test(answer.headers['cache-control'])
      expect(isKept).toBe(!path.includes('.'))
      expect((await textOf(answer)).includes('evil.example')).toBe(!isKept)
    },
  )

  test('CMS-03 a file within a page opens, with or without script', async ({ shopper: { page } }) => {
    const target = { sys: { type: 'Link', linkType: 'Asset', id: 'chart' } }
    const embedded = { nodeType: 'embedded-asset-block', data: { target }, content: [] }
    publish('/charts', 'Charts', { nodeType: 'document', data: {}, content: [embedded] })
    await published('/charts')
    await page.goto(`${store.url}/charts`)
    await interactive(page)
    const answer = page.waitForResponse('**/storage/product-files/chart.pdf')
    await page.getByRole('link', { name: 'Glove chart' }).click()
    expect((await answer).headers()['content-type']).toBe('application/pdf')
  })

  it('ROUTE-07 no page of content can take the place of a page of the store', async () => {
    publish('/shop', 'Stolen shop')
    publish('/login', 'Stolen login')
    publish('/api/shopping/item/topItems', 'Stolen call')
    for (const path of ['/shop', '/login', '/api/shopping/item/topItems'])
      expect(await (await get(path)).text()).not.toContain('Stolen')
  })

  it('CMS-04 a space that breaks leaves the pages unchanged', async () => {
    writeFileSync(file, '{ broken')
    expect(await (await get('/about')).text()).toContain('<title>About us | Gauze</title>')
    expect((await get('/')).status).toBe(200)
  })
})

describe('a content service that cannot be reached', () => {
  let store: StoreProcess
  beforeAll(async () => {
    store = await startStore({
      dataDir: join(folder, 'dead'),
      env: {
        GAUZE_CONTENT_HOST: '127.0.0.1:9',
        GAUZE_CONTENT_SPACE: 'gauze',
        GAUZE_CONTENT_TOKEN: 'gauze-public-content',
      },
    })
  })
  afterAll(() => store.stop())

  it.each(['/', '/shop', '/products/1', '/category/gloves', '/login', '/sitemap.xml'])(
    'CMS-04 %s still sells',
    async (path) => {
      const answer = await fetch(store.url + path)
      expect(answer.status).toBe(200)
      if (!path.endsWith('.xml')) expect(await answer.text()).toContain('800-555-0134')
    },
  )

  it('CMS-04 a page that was never read says that the store has a problem, with next steps, rather than that it is gone', async () => {
    const answer = await fetch(`${store.url}/about`)
    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('short break')
    expect(html).toMatch(/href="\/products\/1"/)
    expect(html).toMatch(/Please quote reference/)
  })
})
