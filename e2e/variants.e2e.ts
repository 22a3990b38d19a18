import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signInTo } from './support/api.js'
import { addButton, interactive, storeUrl, test } from './support/shopper.js'

interface Variant {
  readonly id: number
  readonly siteDisplayName: string
  readonly mpn: string
  readonly gtin: string
  readonly urlComponent: string
  readonly matrixDetails: readonly { readonly key: string; readonly value: string }[]
}

interface Card extends Variant {
  readonly children: readonly Variant[]
}

/** Every matrix product of the store with its variants. */
async function families(): Promise<readonly Card[]> {
  const limit = 100
  const search = async (page: number) => {
    const answer = await fetch(`${storeUrl()}/api/shopping/item/paginate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page, limit }),
    })
    return (await answer.json()) as { results: readonly Card[]; pages: number }
  }
  const first = await search(1)
  const others = await Promise.all(Array.from({ length: first.pages - 1 }, (_, at) => search(at + 2)))
  const found = [first, ...others].flatMap(({ results }) => results).filter(({ children }) => children.length > 0)
  return Promise.all(found.map(({ id }) => readItem(id)))
}

/** A listing answers one variant of each product, its page all of them. */
async function readItem(id: number): Promise<Card> {
  return (await fetch(`${storeUrl()}/api/shopping/item/item?id=${id}`)).json()
}

/** The item that a variant's served page sells, from each place that names it. */
async function servedBy(path: string) {
  const html = await (await fetch(storeUrl() + path)).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)]
  const [data] = scripts.map(([, json]) => JSON.parse(json ?? '{}')).filter((each) => each['@type'] === 'Product')
  const body = html.slice(html.indexOf('<main'))
  const found = (pattern: RegExp, text = body) => pattern.exec(text)?.[1]?.replaceAll('&amp;', '&')
  return {
    title: found(/<title>(.*?)<\/title>/, html)?.replaceAll('&amp;', '&'),
    canonical: found(/<link rel="canonical" href="([^"]*)"/, html),
    heading: found(/<h1[^>]*>(.*?)<\/h1>/)?.replaceAll(/<[^>]+>/g, ''),
    id: Number(found(/>Item (?:<!-- -->)?(\d+)</)),
    mpn: found(/>MPN (?:<!-- -->)?([^<]+)</),
    gtin: found(/>GTIN (?:<!-- -->)?([^<]+)</),
    chosen: [...body.matchAll(/<a[^>]*aria-current="true"[^>]*>(.*?)(?:<|$)/g)].map(([, value]) => value),
    structured: { sku: Number(data?.sku), mpn: data?.mpn, gtin: data?.gtin, url: data?.url, name: data?.name },
  }
}

function main(page: Page) {
  return page.getByRole('main')
}

/** The item that the page says it sells. */
async function shownOn(page: Page) {
  return {
    path: new URL(page.url()).pathname,
    heading: await main(page).getByRole('heading', { level: 1 }).innerText(),
    item: await main(page)
      .getByText(/^Item \d+$/)
      .innerText(),
    size: await main(page).getByRole('navigation', { name: 'Size' }).locator('[aria-current=true]').innerText(),
    unit: await main(page).getByRole('group', { name: 'Unit' }).locator('label:has(:checked)').innerText(),
  }
}

describe('the size that is chosen is the size that is bought', () => {
  test('PDP-01 PDP-03 PDP-17 in the served page of another variant of every matrix product', async () => {
    const all = await families()
    expect(all.length).toBeGreaterThan(200)
    for (const [index, { children }] of all.entries()) {
      const variant = children[1 + (index % Math.max(1, children.length - 1))] ?? children[0]
      if (!variant) continue
      const { id, mpn, gtin, siteDisplayName: name, urlComponent } = variant
      const url = `${storeUrl()}/product/${urlComponent}`
      expect(await servedBy(`/product/${index % 2 ? id : urlComponent}`)).toEqual({
        title: expect.stringContaining(name),
        canonical: url,
        heading: name,
        id,
        mpn,
        gtin,
        chosen: variant.matrixDetails.map(({ value }) => value),
        structured: { sku: id, mpn, gtin, url, name },
      })
    }
  })

  test('ROUTE-03 PDP-01 PDP-11 CART-01 CART-10 by click, on reload, on the way back, by a shared link and into the cart', async ({
    shopper,
    browser,
  }) => {
    const { page } = shopper
    const username = 'buyer@mercy.example'
    const caller = await signInTo(storeUrl(), username)
    await caller.get('/api/cart/cart/emptyCart')
    const gloves = (await families()).find(({ siteDisplayName, children }) =>
      [/^Nitrile exam gloves/.test(siteDisplayName), children.length > 3].every(Boolean),
    )
    const [small, medium] = ['small', 'medium'].map((size) =>
      gloves?.children.find(({ matrixDetails }) => matrixDetails.some(({ value }) => value === size)),
    )
    if (!gloves || !small || !medium) throw new Error('The store has no gloves in sizes. Is it seeded?')
    const soldAs = ({ urlComponent, siteDisplayName, id }: Variant, size: string, unit: RegExp) => ({
      path: `/product/${urlComponent}`,
      heading: siteDisplayName,
      item: `Item ${id}`,
      size,
      unit: expect.stringMatching(unit),
    })
    const sizeLink = (size: string) =>
      main(page).getByRole('navigation', { name: 'Size' }).getByRole('link', { name: size, exact: true })

    const quantity = main(page)
      .getByRole('spinbutton', { name: /^Quantity of/ })
      .first()

    await page.addInitScript((token) => localStorage.setItem('gauze.token', token), caller.token)
    await shopper.open(`/product/${small.urlComponent}`)
    await addButton(page).waitFor()
    await main(page).getByRole('group', { name: 'Unit' }).getByRole('radio', { name: /^Case/ }).check()
    await page.reload()
    await interactive(page)
    expect(await shownOn(page)).toEqual(soldAs(small, 'small', /^Case/))
    await addButton(page).waitFor()
    await quantity.fill('7')
    await sizeLink('medium').click()
    await main(page).getByRole('heading', { level: 1, name: medium.siteDisplayName }).waitFor()
    expect(await shownOn(page)).toEqual(soldAs(medium, 'medium', /^Case/))
    expect(await quantity.inputValue(), 'a size that is chosen takes no typed quantity away').toBe('7')
    const shared = page.url()

    await page.reload()
    await interactive(page)
    expect(await shownOn(page)).toEqual(soldAs(medium, 'medium', /^Case/))

    await sizeLink('small').click()
    await main(page).getByRole('heading', { level: 1, name: small.siteDisplayName }).waitFor()
    await page.goBack()
    await main(page).getByRole('heading', { level: 1, name: medium.siteDisplayName }).waitFor()
    expect(await shownOn(page)).toEqual(soldAs(medium, 'medium', /^Case/))

    await addButton(page).click()
    await page.getByRole('link', { name: /^Cart 1 unit/ }).waitFor()
    await page.getByRole('link', { name: /^Cart 1 unit/ }).hover()
    await page.getByRole('region', { name: 'Cart' }).getByText(medium.siteDisplayName).waitFor()
    const inServersCart = async () => {
      const cart = await caller.get<{ cartDetail: { itemId: number }[] }>('/api/cart/cart/getCart')
      return cart.cartDetail.map(({ itemId }) => itemId)
    }
    await expect.poll(inServersCart).toEqual([medium.id])

    const visitor = await browser.newPage({ javaScriptEnabled: false })
    await visitor.goto(shared)
    expect(await shownOn(visitor)).toEqual(soldAs(medium, 'medium', /^Case/))
    await visitor.close()
  })
})
