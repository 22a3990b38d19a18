import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { interactive, storeUrl, test } from './support/shopper.js'

function at(path: string) {
  return new URL(path, storeUrl()).href
}

async function text(path: string) {
  return (await fetch(at(path))).text()
}

const publicPaths = [
  '/',
  '/shop',
  '/products/1',
  '/category/gloves',
  '/promotions',
  '/updates',
  '/compare',
  '/register',
  '/success',
  '/tracking/1Z9999999999999999',
  '/login',
  '/punchout',
  '/about',
  '/resources',
  '/marketsserved',
  '/contactus',
]

describe('ROUTE-01 public pages, as the server answers them', () => {
  it.each(publicPaths)('ROUTE-01 WCAG 2.4.2 %s is there, with a heading, a title and no price', async (path) => {
    const answer = await fetch(at(path))
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toMatch(/<h1[\s>]/)
    expect(html).toMatch(/<title>[^<]{4,}<\/title>/)
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\$\d+\.\d\d/)
    expect(html).not.toMatch(/"(price|pricelevelprice)":\s*\d/)
  })

  it('ROUTE-02 /products goes to /products/1 and keeps the query', async () => {
    const answer = await fetch(at('/products?search=gauze&sort=name'), { redirect: 'manual' })
    expect([301, 302, 307, 308]).toContain(answer.status)
    expect(answer.headers.get('location')).toMatch(/\/products\/1\?search=gauze&sort=name$/)
  })

  it('ROUTE-02 a subcategory has its own listing, and ?category= selects one', async () => {
    const own = await text('/products/exam-gloves')
    expect(own).toMatch(/<h1[^>]*>[^<]*(<[^>]+>)*Exam gloves/)
    expect(await text('/products/1?category=exam-gloves')).toContain('Exam gloves')
  })

  it('ROUTE-01 the id of a category leads to its address for good, and lists the same products', async () => {
    const [category]: { id: number; urlComponent: string; children: { id: number; urlComponent: string }[] }[] = await (
      await fetch(at('/api/shopping/category/getCategories'))
    ).json()
    const [child] = category?.children ?? []
    for (const [path, target] of [
      [`/category/${category?.id}?sort=name`, `/category/${category?.urlComponent}?sort=name`],
      [`/category/${child?.id}`, `/category/${child?.urlComponent}`],
      [`/products/1?search=a&category=${child?.id}`, `/products/1?search=a&category=${child?.urlComponent}`],
    ] as const) {
      const answer = await fetch(at(path), { redirect: 'manual' })
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, target])
      expect((await fetch(at(target))).status).toBe(200)
    }
    expect((await fetch(at('/category/99999999'))).status).toBe(404)
  })

  test('ROUTE-01 the id of a category leads to its address in the browser, too', async ({
    shopper: { page, signIn },
  }) => {
    const [category]: { id: number; urlComponent: string }[] = await (
      await fetch(at('/api/shopping/category/getCategories'))
    ).json()
    await signIn('buyer@mercy.example', `/category/${category?.id}`)
    await page.waitForURL(`**/category/${category?.urlComponent}`)
  })

  it('ROUTE-03 /product without an id goes to the products, and an id and a url component show the same product', async () => {
    const bare = await fetch(at('/product'), { redirect: 'manual' })
    expect(bare.headers.get('location')).toMatch(/\/products(\/1)?$/)
    const [item] = await (await fetch(at('/api/shopping/item/topItems?limit=1'))).json()
    const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]
    expect(titleOf(await text(`/product/${item.id}`))).toBe(titleOf(await text(`/product/${item.urlComponent}`)))
    expect((await fetch(at('/product/no-such-thing'))).status).toBe(404)
  })

  it('ROUTE-04 /customerapplication leaves the site', async () => {
    const answer = await fetch(at('/customerapplication'), { redirect: 'manual' })
    expect([302, 303, 307]).toContain(answer.status)
    expect(new URL(answer.headers.get('location') ?? '').origin).not.toBe(storeUrl())
  })

  it.each(['/nothing/here', '/products/no-such-category', '/category/no-such-category', '/wp-admin.php'])(
    'ROUTE-08 %s answers 404 with next steps',
    async (path) => {
      const answer = await fetch(at(path))
      expect(answer.status).toBe(404)
      expect(await answer.text()).toMatch(/<h1[\s>][\s\S]*href="\//)
    },
  )

  it('PDP-03 describes the product to search engines, without its price', async () => {
    const [item] = await (await fetch(at('/api/shopping/item/topItems?limit=1'))).json()
    const html = await text(`/product/${item.urlComponent}`)
    const data = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    )
    expect(data.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(['BreadcrumbList', 'Product']))
    const product = data.find((entry) => entry['@type'] === 'Product')
    expect(product.offers).toMatchObject({
      '@type': 'Offer',
      url: product.url,
      availability: expect.stringMatching(/^https:\/\/schema\.org\/\w+$/),
    })
    for (const address of [product.url, product.offers.url, ...product.image])
      expect(address).toMatch(new RegExp(`^${storeUrl()}/`))
    expect(JSON.stringify(data)).not.toMatch(/price/i)
  })

  it('answers public pages with headers that a shared cache may use, and a policy without inline script', async () => {
    const answer = await fetch(at('/products/1?search=gloves'))
    expect(answer.headers.get('cache-control')).toMatch(/public/)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src [^;]*'(?:nonce|sha256)-/)
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/)
  })
})

describe('invalid requests', () => {
  it.each([
    'GET // HTTP/1.1\r\nHost: localhost',
    'GET //?author=1 HTTP/1.1\r\nHost: localhost',
    'GET //a:b HTTP/1.1\r\nHost: localhost',
    'TRACE / HTTP/1.1\r\nHost: localhost',
    'GET / HTTP/1.1\r\nHost: a b',
    'GET / HTTP/1.1\r\nHost: [',
  ])('refuses %j and keeps serving', async (head) => {
    const { hostname, port } = new URL(storeUrl())
    const socket = connect(Number(port), hostname)
    socket.write(`${head}\r\nConnection: close\r\n\r\n`)
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect((await fetch(at('/healthz'))).status).toBe(200)
  })
})

const guarded = [
  '/beta/issue',
  '/cart',
  '/checkout',
  '/subscription',
  '/reviewOrder',
  '/orderConfirmation',
  '/orderError',
  '/productLookup',
  '/quickOrder',
  '/error/500',
  '/myaccount/menu/salesorders',
  '/myaccount/menu/quotes',
  '/myaccount/menu/estimates',
  '/myaccount/menu/recalls',
]

describe('protected pages', () => {
  test('ROUTE-05 send a visitor to the login with a way back, and fetch and show nothing first', async ({
    shopper: { page },
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(cart|myaccount|checkout)/.test(pathname)) asked.push(pathname)
    })
    for (const path of guarded) {
      await page.goto(at(path))
      await page.waitForURL('**/login?**')
      expect(decodeURIComponent(page.url())).toContain(path)
    }
    expect(asked).toEqual([])
  })

  test('ROUTE-05 brings them back to where they were going', async ({ shopper }) => {
    await shopper.page.goto(at('/myaccount/menu/salesorders?status=Shipped#main'))
    await shopper.page.waitForURL('**/login?**')
    await interactive(shopper.page)
    await shopper.signInByForm('admin@mercy.example')
    await shopper.page.waitForURL('**/myaccount/menu/salesorders?status=Shipped#main')
    await shopper.page.getByRole('heading', { name: 'Sales Orders', level: 1 }).waitFor()
  })

  test('ROUTE-06 /myaccount shows login when signed out and the overview when signed in', async ({ shopper }) => {
    await shopper.page.goto(at('/myaccount'))
    await shopper.page.getByLabel('Username').waitFor()
    await interactive(shopper.page)
    await shopper.page.getByLabel('Username').fill('admin@mercy.example')
    await shopper.page.getByLabel('Password', { exact: true }).fill('gauze-demo-2026')
    await shopper.page.getByRole('button', { name: 'Log in', exact: true }).click()
    await shopper.page.getByRole('main').getByText('Mercy General Hospital').first().waitFor()
    expect(new URL(shopper.page.url()).pathname).toBe('/myaccount')
  })

  test('CHK-01 /orderError mentions a failed order only if there is one', async ({ shopper }) => {
    const { page } = shopper
    const buyer = 'surgery@mercyhealth.example'
    const caller = await signInTo(storeUrl(), buyer)
    await fillCart(caller)
    await shopper.signIn(buyer, '/orderError')
    await page.getByRole('heading', { level: 1, name: 'There is no failed order to show here' }).waitFor()
    expect(await page.getByText(/not placed/).count()).toBe(0)
    expect(await page.title()).not.toMatch(/not placed/)
    await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
    await page.getByLabel(/PO number/).fill(`E2E-FAILED-${Date.now()}`)
    await page.getByRole('button', { name: 'Review order' }).click()
    await page.waitForURL('**/reviewOrder')
    await page.route('**/checkout/placeOrder', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('button', { name: 'Place order' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Your order was not placed' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor()
    await caller.get('/api/cart/cart/emptyCart')
  })

  test('ROUTE-08 a missing page that is opened from another one keeps the look, and its heading gets the focus', async ({
    shopper: { page },
  }) => {
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
    await page.goto(at('/shop'))
    await interactive(page)
    const before = await font()
    await page.evaluate(() => {
      history.pushState({ key: 'missing', usr: null, idx: 1 }, '', '/product/none-such')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await page.getByRole('heading', { level: 1, name: 'We can’t find that page' }).waitFor()
    expect(await font()).toBe(before)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })

  test('ROUTE-08 /error/:statusCode shows the page of that status', async ({ shopper }) => {
    await shopper.signIn('admin@mercy.example', '/error/503')
    await shopper.page.getByRole('main').getByText('503').first().waitFor()
  })

  test.for(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'ROUTE-10 ignores %s as a way back',
    async (path, { shopper }) => {
      await shopper.page.goto(at(`/login?returnTo=${encodeURIComponent(path)}`))
      await interactive(shopper.page)
      await shopper.signInByForm('admin@mercy.example')
      expect(new URL(shopper.page.url()).origin).toBe(storeUrl())
    },
  )
})

describe('without JavaScript', () => {
  test.override({ contextOptions: { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } } })

  test('SRCH-01 searches by a plain form, opens a product, and shows no price', async ({ shopper: { page } }) => {
    await page.goto(at('/'))
    await page.getByRole('combobox', { name: 'Search for products' }).fill('gauze')
    await page.getByRole('combobox', { name: 'Search for products' }).press('Enter')
    await page.waitForURL(/\/products\/1\?search=gauze/)
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/product/**')
    await page.getByRole('link', { name: 'Login to View Price' }).first().waitFor()
  })
})
