import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { signInTo } from './support/api.js'
import { addButton, focused, interactive, type Shopper, storeUrl, tabTo, test } from './support/shopper.js'

const username = 'admin@mercy.example'
const phone = { width: 390, height: 844 }

interface Found {
  readonly id: number
  readonly urlComponent: string
  readonly siteDisplayName: string
  readonly restricted?: boolean
  readonly children: readonly unknown[]
}

/** The first product of a listing that a customer sees and that fits. */
async function pathOf(fits: (product: Found) => boolean, search = ''): Promise<string> {
  const caller = await signInTo(storeUrl(), username)
  const { body } = await caller.post<{ results: readonly Found[] }>('/api/shopping/item/paginate', {
    page: 1,
    limit: 100,
    ...(search ? { search } : {}),
  })
  const found = body.results.find(fits)
  if (!found) throw new Error('The store has no such product. Is it seeded?')
  return `/product/${found.urlComponent}`
}

const kinds = {
  plain: ({ children, restricted }: Found) => children.length === 0 && !restricted,
  'with sizes': ({ children, restricted }: Found) => children.length > 0 && !restricted,
  restricted: ({ restricted }: Found) => restricted === true,
}

function main(page: Page) {
  return page.getByRole('main')
}

function heading(page: Page) {
  return main(page).getByRole('heading', { level: 1 })
}

function buyBar(page: Page) {
  return main(page).getByRole('group', { name: /^Buy / })
}

async function bottomOf(target: Locator): Promise<number> {
  return target.evaluate((element) => Math.round(element.getBoundingClientRect().bottom + scrollY))
}

function sizes(page: Page) {
  return main(page).getByRole('navigation', { name: 'Size' })
}

describe('the first screen of a product on a phone', () => {
  beforeEach<{ shopper: Shopper }>(({ shopper }) => shopper.page.setViewportSize(phone))

  test.for(Object.entries(kinds))(
    'PDP-01 has name, price, stock, unit and the button, of a product that is %s',
    async ([, fits], { shopper }) => {
      const { page } = shopper
      const path = await pathOf(fits)
      await shopper.open(path)
      expect(await bottomOf(heading(page))).toBeLessThanOrEqual(520)
      // The login, or the reason why nobody may buy it.
      expect(await bottomOf(main(page).locator('.gz-buy-box [data-slot="buy"]'))).toBeLessThanOrEqual(740)

      await shopper.signIn(username, path)
      const parts = {
        name: heading(page),
        stock: main(page)
          .getByText(/^(?:Availability: \d+|Out of Stock)$/)
          .first(),
        price: main(page).getByText(/^\$\d/).first(),
        unit: main(page).getByRole('group', { name: 'Unit' }),
        button: addButton(page),
      }
      for (const [name, part] of Object.entries(parts)) {
        await part.waitFor()
        expect(await bottomOf(part), name).toBeLessThanOrEqual(740)
      }
    },
  )

  test('PDP-06 says the stock once', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(username, await pathOf(kinds.plain))
    await addButton(page).waitFor()
    const box = main(page).locator('.gz-buy-box')
    expect(await box.getByText(/^(?:In stock|Out of Stock|Availability: \d+)$/).count()).toBe(1)
  })

  test('PDP-01 follows the reader with a bar that buys, once the button has left the screen', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(username, await pathOf(kinds.plain))
    await addButton(page).waitFor()
    expect(await buyBar(page).count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 900))
    await buyBar(page).waitFor()
    const { y, height } = (await buyBar(page).boundingBox()) ?? { y: 0, height: 0 }
    expect(y + height).toBe(phone.height)
    expect(height).toBeLessThanOrEqual(80)
    const answer = page.waitForResponse(/\/api\/cart\/cart\/addItem$/)
    await buyBar(page)
      .getByRole('button', { name: /^(?:Add|Backorder)$/ })
      .click()
    expect((await answer).ok()).toBe(true)

    // Links of the page below stay above the bar while they have the focus.
    await main(page).getByRole('article').first().getByRole('link').first().focus()
    await page.keyboard.press('Tab')
    const low = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
    expect(low).toBeLessThanOrEqual(y)
    await page.evaluate(() => scrollTo(0, 0))
    await buyBar(page).waitFor({ state: 'hidden' })
  })
})

test('PDP-01 changes the size in place: the page stays where it is, and the link keeps the focus', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize(phone)
  await shopper.signIn(username, await pathOf(kinds['with sizes']))
  await addButton(page).waitFor()
  await page.evaluate(() => scrollTo(0, 120))
  const before = await page.evaluate(() => scrollY)
  const other = sizes(page).getByRole('link', { name: 'large', exact: true })
  const place = await other.boundingBox()
  await page.getByRole('button', { name: /^Show picture 4 of 4/ }).click()
  await other.click()
  await page.waitForURL(/-large-/)
  await expect.poll(() => other.getAttribute('aria-current')).toBe('true')
  await focused(other)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await other.boundingBox()).toEqual(place)
  await page.getByRole('button', { name: /^Show picture 4 of 4/, pressed: true }).waitFor()
  await main(page).locator('.product[aria-busy=false]').waitFor()
})

test('PDP-01 keeps its controls in place on a phone while sizes and units are chosen, and its heading whole words', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize(phone)
  const search = 'nitrile exam gloves fully textured blue'
  const fits = ({ siteDisplayName }: Found) => siteDisplayName.includes('fully textured, blue')
  await shopper.signIn(username, await pathOf(fits, search))
  const place = async () => Math.round((await addButton(page).boundingBox())?.y ?? 0)
  await addButton(page).waitFor()
  const before = await place()
  for (const size of ['small', 'medium', 'large', 'x-large']) {
    const link = sizes(page).getByRole('link', { name: size, exact: true })
    await link.click()
    await expect.poll(() => link.getAttribute('aria-current')).toBe('true')
    await main(page).locator('.product[aria-busy=false]').waitFor()
    expect(await place(), size).toBe(before)
  }
  const units = main(page).getByRole('group', { name: 'Unit' }).getByRole('radio')
  for (const at of [1, 0]) {
    await units.nth(at).check({ force: true })
    expect(await place(), `unit ${at}`).toBe(before)
  }
  const word = heading(page).getByText('powder-free', { exact: true })
  expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1)
  const pictures = main(page).getByRole('button', { name: /^Show picture/ })
  const tops = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(tops[0]).toBe(tops[1])
})

test('PDP-01 enlarges a picture by keyboard, says its view, and gives the focus back', async ({ shopper }) => {
  const { page } = shopper
  await shopper.open(await pathOf(kinds.plain))
  await page.getByRole('button', { name: /^Show picture 2 of 4: close-up/ }).click()
  await main(page).getByText('Picture 2 of 4: close-up').waitFor({ state: 'attached' })
  const enlarge = page.getByRole('button', { name: /Enlarge the picture$/ })
  await tabTo(page, enlarge)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Picture 2 of 4: close-up').waitFor()
  await tabTo(page, dialog.getByRole('button', { name: 'Next picture' }))
  await page.keyboard.press('Enter')
  await dialog.getByText('Picture 3 of 4: two packages').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await focused(enlarge)
})

test('PDP-01 shares the canonical address, and answers questions by phone and by the contact page', async ({
  shopper,
}) => {
  const { page } = shopper
  const path = await pathOf(kinds.plain)
  await shopper.open(`${path}?uom=1`)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(/^https?:/)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  for (const site of ['Twitter', 'Facebook', 'LinkedIn']) {
    const href = await dialog.getByRole('link', { name: new RegExp(`^${site}`) }).getAttribute('href')
    expect(href).toContain(encodeURIComponent(canonical ?? ''))
  }
  expect(await dialog.getByRole('textbox').inputValue()).toBe(canonical)
  await page.keyboard.press('Escape')
  await focused(page.getByRole('button', { name: 'Share' }))

  await page.getByRole('button', { name: 'Have Questions?' }).click()
  await dialog.getByRole('link', { name: '800-555-0134' }).waitFor()
  await dialog.getByRole('link', { name: 'Contact Us' }).click()
  await page.waitForURL('**/contactus')
})

test('PDP-16 compares a product of a page with one of a listing', async ({ shopper }) => {
  const { page } = shopper
  await shopper.open('/products/1?search=gauze+sponges')
  await main(page)
    .getByRole('checkbox', { name: /^Compare/ })
    .first()
    .check()
  await page.goto(new URL(await pathOf(kinds['with sizes']), storeUrl()).href)
  await interactive(page)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('link', { name: 'Compare 2 items' }).click()
  await page.waitForURL('**/compare?ids=*')
  await main(page).getByText('2 products side by side').waitFor()
})
