import { describe, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { demoPassword, focused, interactive, storeUrl, test } from './support/shopper.js'

const username = 'noprice@mercy.example'

/** Requests a new password and reads the mail. */
async function resetPath(): Promise<string> {
  const asked = await fetch(`${storeUrl()}/api/auth/createResetHash`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  })
  expect(asked.status).toBe(200)
  const mails = await (await fetch(`${storeUrl()}/dev/outbox`)).text()
  const [, query] = /\/login\?(username=noprice[^\s"<]+)/.exec(mails) ?? []
  if (!query) throw new Error('No mail with a reset link is in the outbox.')
  return `/login?${query.replaceAll('&amp;', '&')}`
}

/** Collects, in the page, the live regions that announce these words. */
function countAnnouncements(words: string) {
  const live = '[role="status"], [role="alert"], [aria-live]'
  const announced = new Set<Element>()
  Object.assign(window, { announced })
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const regions = [element?.closest(live), ...(element?.querySelectorAll(live) ?? [])]
      for (const region of regions) if (region?.textContent.includes(words)) announced.add(region)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Numbers of items that the store sells. */
async function itemNumbers(): Promise<number[]> {
  const answer = await fetch(`${storeUrl()}/api/shopping/item/topItems?limit=2`)
  return (await answer.json()).map(({ id }: { id: number }) => id)
}

describe('forms that name their missing fields', () => {
  test('AUTH-07 VAL-06 a new password: shows errors, then a message that outlives the login', async ({ shopper }) => {
    const { page } = shopper
    await page.addInitScript(countAnnouncements, 'Password Reset!')
    await shopper.open(await resetPath())
    const first = page.getByLabel('New password')
    const again = page.getByLabel('The same password again')
    await page.getByRole('button', { name: 'Set password and log in' }).click()
    await page.getByRole('link', { name: 'New password is required' }).waitFor()
    await focused(first)
    await first.fill(demoPassword)
    await again.fill(`${demoPassword}!`)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'The two passwords differ' }).waitFor()
    await focused(again)
    await again.fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${storeUrl()}/`)
    await page.getByText('Password Reset! Logging you in').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate('announced.size'), 'said once').toBe(1)
  })

  test('ACCT-17 VAL-06 a product lookup for nothing says so and stays in its field', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', '/productLookup')
    const field = page.getByLabel('Item number, MPN or name')
    await field.fill('   ')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByRole('link', { name: 'Enter an item number, an MPN or a name' }).waitFor()
    await focused(field)
    expect(new URL(page.url()).search).toBe('')
    const find = page.getByRole('button', { name: 'Find' })
    expect((await find.boundingBox())?.y, 'Find stands by the field').toBeCloseTo(
      (await field.boundingBox())?.y ?? 0,
      0,
    )
  })

  test('API-86 ACCT-17 a product lookup adds items of several searches in one request, and says so on their rows', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', '/productLookup?search=gloves')
    const quantities = page.getByRole('main').getByRole('spinbutton', { name: /^Quantity of / })
    await quantities.first().fill('3')
    const search = page.getByLabel('Item number, MPN or name')
    await search.fill('gowns')
    await page.keyboard.press('Enter')
    const others = page.getByRole('region', { name: 'From other searches' })
    await others.waitFor()
    expect(await others.getByRole('spinbutton').inputValue()).toBe('3')
    await quantities.last().fill('2')
    const [request] = await Promise.all([
      page.waitForRequest('**/api/cart/cart/addItems'),
      page.getByRole('button', { name: 'Add 2 items to cart' }).click(),
    ])
    expect(request.postDataJSON().lines).toMatchObject([{ quantity: 3 }, { quantity: 2 }])
    await page
      .getByRole('status')
      .filter({ hasText: /, item \d+: Added 2 × / })
      .waitFor()
    await others.waitFor({ state: 'detached' })
  })

  test('PDP-16 VAL-06 a comparison says which numbers it lacks, and keeps its form', async ({ shopper }) => {
    const { page } = shopper
    const [first, second] = await itemNumbers()
    const field = page.getByLabel('Item numbers')
    const columns = page.getByRole('main').getByRole('columnheader')
    const isRefused = async (words: string) => {
      await page.getByRole('alert').getByRole('link', { name: words, exact: true }).waitFor()
      expect(await field.getAttribute('aria-invalid'), words).toBe('true')
      await focused(field)
    }
    await shopper.open('/compare')
    expect(await page.getByRole('alert').count()).toBe(0)
    for (const text of ['', ' , ', 'abc']) {
      await field.fill(text)
      await page.keyboard.press('Enter')
      await isRefused('Enter two to four item numbers')
    }
    expect(new URL(page.url()).search).toBe('')
    await field.fill(`${first}, abc`)
    await page.keyboard.press('Enter')
    await isRefused('We have no item with the number abc')
    expect(await columns.count(), 'what is known is shown').toBe(2)
    await page.getByRole('button', { name: 'Compare' }).click()
    await isRefused('We have no item with the number abc')
    await field.fill(`${first}, ${second}`)
    await page.keyboard.press('Enter')
    const count = page.locator('[data-results]').filter({ hasText: '2 products side by side' })
    await count.waitFor()
    expect(await columns.count()).toBe(3)
    await focused(count)
    expect(await field.inputValue(), 'the form stays with the result').toBe(`${first}, ${second}`)
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

describe('forms that keep the typed text', () => {
  test('AUTH-01 the login keeps a username that was typed before its scripts arrived', async ({
    shopper: { page },
  }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`${storeUrl()}/login`, { waitUntil: 'commit' })
    const field = page.getByLabel('Username')
    await field.fill(username)
    scripts.resolve()
    await interactive(page)
    await page.getByLabel('Password', { exact: true }).fill('what comes next')
    expect(await field.inputValue()).toBe(username)
  })

  test('ACCT-17 a product lookup keeps text and focus while it loads', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', '/productLookup')
    const answer = Promise.withResolvers<void>()
    await page.route(/getItemList/, async (route) => {
      await answer.promise
      await route.continue()
    })
    const field = page.getByLabel('Item number, MPN or name')
    await field.fill('gow')
    await page.keyboard.press('Enter')
    await field.pressSequentially('ns')
    answer.resolve()
    await page.locator('[data-results]').filter({ hasText: '“gow”' }).waitFor()
    expect(await field.inputValue()).toBe('gowns')
    await focused(field)
  })

  test('CHK-02 VAL-06 the dialog for an address keeps the entries when Escape closes it, until Cancel', async ({
    shopper,
  }) => {
    const { page } = shopper
    const buyer = await signInTo(storeUrl(), 'buyer@mercy.example')
    await fillCart(buyer)
    await shopper.signIn('buyer@mercy.example', '/checkout')
    const add = page.getByRole('button', { name: 'Add an address' })
    const dialog = page.getByRole('dialog', { name: 'Add an address' })
    const city = dialog.getByLabel('City')
    await add.click()
    await city.fill('Albany')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await add.click()
    expect(await city.inputValue()).toBe('Albany')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await add.click()
    expect(await city.inputValue()).toBe('')
  })
})

describe('forms without script', () => {
  test.override({ contextOptions: { javaScriptEnabled: false } })

  test('PDP-16 VAL-06 a comparison names the numbers that it could not find or accept', async ({
    shopper: { page },
  }) => {
    const [first] = await itemNumbers()
    const field = page.getByLabel('Item numbers')
    await page.goto(`${storeUrl()}/compare`)
    for (const [text, words] of [
      ['', /Enter two to four item numbers$/],
      ['1, 2', /We have no items with the numbers 1 and 2$/],
      [
        `${first} 1 2 3 4 5`,
        /only the first four of your 6 are compared. We have no items with the numbers 1, 2, and 3$/,
      ],
    ] as const) {
      await field.fill(text)
      await page.getByRole('button', { name: 'Compare' }).click()
      const error = page.locator('.gz-field [data-slot="error"]').filter({ hasText: words })
      await error.waitFor()
      expect(await field.getAttribute('aria-describedby')).toContain(await error.getAttribute('id'))
      expect(await field.inputValue()).toBe(text)
      expect(await page.getByText('Nothing to compare yet').count()).toBe(0)
    }
    expect(await page.getByRole('main').getByRole('columnheader').count()).toBe(2)
  })
})
