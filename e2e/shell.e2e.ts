import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInTo } from './support/api.js'
import { expectToFit } from './support/overflow.js'
import { focused, interactive, storeUrl, tabTo, test, wholeFrame } from './support/shopper.js'

function at(path: string) {
  return new URL(path, storeUrl()).href
}

/** A page as it is served, without its style sheet. */
async function served(path: string) {
  return (await (await fetch(at(path))).text()).replace(/<style[\s\S]*?<\/style>/g, '')
}

function header(page: Page) {
  return page.getByRole('banner')
}

function products(page: Page) {
  return header(page).getByRole('button', { name: 'PRODUCTS' })
}

function breadcrumbs(page: Page) {
  return page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents()
}

/** Other tests fill carts, and the header shows how much is in one. */
async function emptyCart(username: string) {
  const caller = await signInTo(storeUrl(), username)
  await caller.get('/api/cart/cart/emptyCart')
}

function drawer(page: Page) {
  return page.getByRole('dialog')
}

/**
 * From now on every page records movements within a region once it responds: served content may still arrive in parts
 * before.
 */
function watchShifts(page: Page, region: string) {
  return page.addInitScript((selector) => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      if (!document.documentElement.dataset.hydrated) return
      for (const entry of list.getEntries()) {
        for (const { node } of Reflect.get(entry, 'sources')) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest(selector)) shifts.push(element.outerHTML.slice(0, 120))
        }
      }
    }).observe({ type: 'layout-shift' })
  }, region)
}

/** The movement so far, including the frame being rendered. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let drawn = 0; drawn < 3; drawn += 1) await frame()
    return Reflect.get(window, 'shifts')
  })
}

interface Category {
  name: string
  urlComponent: string
  parent: unknown
  children: { urlComponent: string }[]
}

describe('the page that the server sends', () => {
  it('NAV-09 has the link of every category and subcategory', async () => {
    const html = await served('/promotions')
    const categories: Category[] = await (await fetch(at('/api/shopping/category/getCategories'))).json()
    expect(categories.length).toBeGreaterThan(10)
    for (const { urlComponent, children } of categories) {
      for (const path of [urlComponent, ...children.map((child) => child.urlComponent)]) {
        expect(html).toContain(`href="/category/${path}"`)
      }
    }
  })

  it('SHELL-01 has the content of menus: support, resources and the sign-in links', async () => {
    const html = await served('/promotions')
    for (const href of ['tel:', 'mailto:', '/contactus', '/resources', '/login', '/register']) {
      expect(html).toContain(`href="${href}`)
    }
    for (const words of ['Low Price Guarantee', '24-Hour Delivery', 'Live Customer Service 24/7', 'Login/Register']) {
      expect(html).toContain(words)
    }
  })

  it('SHELL-05 has the footer, and no page waits for its script', async () => {
    const html = await served('/promotions')
    expect(html).toMatch(/<footer[\s\S]*href="\/[\s\S]*<\/footer>/)
    expect(html.match(/<link[^>]*modulepreload[^>]*>/g)?.join('')).not.toMatch(/site-footer|\/store-/)
  })

  it('SHELL-10 leaves out navigation row and footer columns if a screen asks for that', async () => {
    const html = await served('/punchout')
    expect(html).not.toContain('class="gz-main-nav')
    expect(html).toMatch(/<footer[^>]*data-short/)
    expect(await served('/promotions')).toContain('class="gz-main-nav')
  })
})

describe('the header of the wide layout', () => {
  test('SHELL-01 shows a visitor every sign-in link, and a customer the greeting instead', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/promotions')
    const ways = ['Register for an account', 'Login', 'Create Account']
    for (const name of ways) await header(page).getByRole('link', { name, exact: true }).waitFor()
    for (const name of ['Login/Register', 'Resources', 'Support'])
      await header(page).getByRole('button', { name }).waitFor()
    await shopper.signIn('admin@mercy.example')
    await header(page).getByText('Hello, Dana!').waitFor()
    await header(page)
      .getByRole('button', { name: /^Mercy General Hospital/ })
      .waitFor()
    for (const name of ways) expect(await header(page).getByRole('link', { name, exact: true }).count()).toBe(0)
  })

  test('CMS-02 PLUS-24 the home page has a hero for a visitor, and a desk to order from for a customer', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/')
    await page.locator('.gz-hero').first().waitFor()
    await shopper.signIn('admin@mercy.example', '/')
    await page.getByRole('heading', { level: 1, name: /Good (morning|afternoon|evening), Dana/ }).waitFor()
    expect(await page.locator('.gz-hero').count()).toBe(0)
    const due = page.getByRole('region', { name: 'Time to reorder' })
    await due.getByRole('button', { name: /^Add \d+ due items?, \$/ }).waitFor()
    for (const name of ['Orders that wait for approval', 'Deliveries', 'Item lists'])
      await page.getByRole('region', { name }).getByRole('listitem').first().waitFor()
  })

  test('ACCT-08 goods that are due go into the cart once: they are no longer offered, also after a reload', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', '/')
    const due = page.getByRole('region', { name: 'Time to reorder' })
    await due.getByRole('button', { name: /^Add \d+ due items?, \$/ }).press('Enter')
    const answer = page.getByRole('status').filter({ hasText: 'added to your cart.' })
    await answer.and(page.locator(':focus')).waitFor()
    await due.getByText('What is due is in your cart').waitFor()
    await page.reload()
    await due.getByText('What is due is in your cart').waitFor()
    expect(await due.getByRole('button', { name: /due item/ }).count()).toBe(0)
  })

  test('LIST-05 says in the window, and once, that the lines of a list at the foot of the desk were added', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', '/')
    await page
      .getByRole('region', { name: 'Item lists' })
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    const words = page.getByText(/ added to your cart/)
    await words.first().waitFor()
    await page.getByRole('button', { name: 'Undo all' }).waitFor()
    expect(await words.count()).toBe(1)
    const box = await words.boundingBox()
    const { height } = page.viewportSize() ?? { height: 0 }
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  })

  test('PLUS-24 the / key leads to the field for numbers, until the person turns it off', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', '/')
    const field = page.getByRole('textbox', { name: 'Item number, MPN or barcode, line 1' })
    await field.waitFor()
    await page.keyboard.press('/')
    await field.and(page.locator(':focus')).waitFor()
    expect(await field.inputValue()).toBe('')
    await page.getByRole('button', { name: 'Turn off the / key' }).click()
    await page.keyboard.press('/')
    expect(await page.locator(':focus').textContent()).toBe('Turn on the / key')
    await page.reload()
    await page.getByRole('button', { name: 'Turn on the / key' }).waitFor()
  })

  test('SHELL-01 SHELL-08 shows phone, hours, email and Contact below Support, by hovering', async ({ shopper }) => {
    await shopper.open('/promotions')
    const support = header(shopper.page).getByRole('button', { name: 'Support' })
    await support.hover()
    await header(shopper.page).getByText('Monday to Friday 9 am to 5 pm Eastern').waitFor()
    for (const name of [/^Call /, /^Email /, /^Contact$/])
      await header(shopper.page).getByRole('link', { name }).waitFor()
    await shopper.page.getByRole('heading', { level: 1 }).hover()
    await header(shopper.page)
      .getByRole('link', { name: /^Email / })
      .waitFor({ state: 'hidden' })
  })

  test('SHELL-01 opens Support to a mouse that comes from the alert before the code of the alert does', async ({
    shopper,
  }) => {
    const { page } = shopper
    const code = '**/assets/late-*.js'
    await page.route(code, () => undefined)
    const asked = page.waitForRequest(code)
    // The page never loads completely, because the code that has the alert never comes.
    await page.goto(at('/promotions'), { waitUntil: 'domcontentloaded' })
    await interactive(page)
    await asked
    await header(page).getByRole('region', { name: 'Notice from the store' }).hover()
    await header(page).getByRole('button', { name: 'Support' }).hover()
    await header(page).getByText('Monday to Friday 9 am to 5 pm Eastern').waitFor()
  })

  test('SHELL-10 popovers open and close independently of each other', async ({ shopper }) => {
    const { page } = shopper
    await emptyCart('admin@mercy.example')
    await shopper.signIn('admin@mercy.example', '/promotions')
    const support = header(page).getByRole('button', { name: 'Support' })
    const account = header(page).getByRole('button', { name: /^Mercy General Hospital/ })
    await account.waitFor()
    await support.click()
    await header(page).getByRole('link', { name: /^Cart/ }).hover()
    await header(page)
      .getByText(/^Your cart is/)
      .first()
      .waitFor()
    expect(await support.getAttribute('aria-expanded')).toBe('true')
    expect(await account.getAttribute('aria-expanded')).toBe('false')
    await page.getByRole('heading', { level: 1 }).hover()
    await header(page)
      .getByText(/^Your cart is/)
      .first()
      .waitFor({ state: 'hidden' })
    expect(await support.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await support.getAttribute('aria-expanded')).toBe('false')
  })

  test('NAV-09 PRODUCTS opens for a resting mouse, shows illustrations, and leads to a category', async ({
    shopper,
  }) => {
    const { page } = shopper
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/storage/product-cats/')) pictures.push(request.url())
    })
    await shopper.open('/promotions')
    await wholeFrame(page)
    expect(pictures).toEqual([])
    await products(page).hover()
    await header(page).getByRole('link', { name: 'Exam gloves' }).waitFor()
    await header(page).getByRole('button', { name: 'Wound care' }).hover()
    await header(page).getByRole('link', { name: 'Gauze & sponges' }).click()
    await page.waitForURL('**/category/**')
    expect(pictures.length).toBeGreaterThan(5)
    await header(page).getByRole('link', { name: 'Gauze & sponges' }).waitFor({ state: 'hidden' })
  })

  test('NAV-04 by keyboard: opens, moves along, Escape leaves one level and returns focus', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/promotions')
    await tabTo(page, products(page))
    await page.keyboard.press('Enter')
    const gloves = header(page).getByRole('button', { name: 'Gloves' })
    await gloves.waitFor()
    await tabTo(page, gloves, 3)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await header(page).getByRole('link', { name: 'Gauze & sponges' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    const wound = header(page).getByRole('button', { name: 'Wound care' })
    await focused(wound)
    await page.keyboard.press('Escape')
    await focused(products(page))
    expect(await products(page).getAttribute('aria-expanded')).toBe('false')
  })

  test('NAV-04 closes on a press outside', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/promotions')
    await products(page).click()
    await header(page).getByRole('link', { name: 'Exam gloves' }).waitFor()
    await header(page).getByText('24-Hour Delivery').click()
    await header(page).getByRole('link', { name: 'Exam gloves' }).waitFor({ state: 'hidden' })
  })

  test('SHELL-01 nothing of the header moves when the session arrives', async ({ shopper }) => {
    const { page } = shopper
    await emptyCart('admin@mercy.example')
    await shopper.signIn('admin@mercy.example')
    await watchShifts(page, '.gz-header')
    for (const width of [1440, 1000, 800, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at('/promotions'))
      await page.locator('html[data-hydrated][data-session="known"]').waitFor()
      await header(page).getByText('Hello, Dana!').waitFor({ state: 'attached' })
      await header(page).getByText(', account menu').waitFor({ state: 'attached' })
      expect(await shiftsOf(page), `${width} px`).toEqual([])
    }
  })

  test.for([390, 820, 1100, 1440])(
    'SHELL-01 the search field is the same with login and with many items in a window of %s px',
    async (width, { shopper }) => {
      const { page } = shopper
      await page.setViewportSize({ width, height: 900 })
      const field = page.getByRole('combobox', { name: 'Search for products' }).filter({ visible: true })
      const cart = header(page).getByRole('link', { name: /^Cart/ })
      const boxes = async () => JSON.stringify([await field.boundingBox(), await cart.boundingBox()])
      await shopper.open('/promotions')
      const asVisitor = await field.boundingBox()
      await shopper.signIn('buyer@mercy.example', '/promotions')
      await header(page)
        .getByText('Hello, Luis!')
        .filter({ visible: width >= 768 })
        .first()
        .waitFor({ state: 'attached' })
      expect(await field.boundingBox()).toEqual(asVisitor)
      const empty = await boxes()
      await cart.evaluate((link) => {
        const badge = document.createElement('span')
        badge.dataset.slot = 'badge'
        badge.textContent = '1,284'
        for (const old of link.querySelectorAll('[data-slot="badge"]')) old.remove()
        link.append(badge)
      })
      expect(JSON.parse(await boxes())).toEqual(JSON.parse(empty))
    },
  )

  test('SHELL-01 PDP-04 no product moves when the prices of its customer arrive', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example')
    await watchShifts(page, 'main')
    const [, product = ''] = /href="(\/product\/[^"]+)"/.exec(await served('/products/1?search=nitrile+exam')) ?? []
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      // Without a sort, the products that a company has bought move to the front of equally good matches.
      for (const path of [product, '/products/1?search=gauze&sort=name']) {
        await page.goto(at(path))
        const main = page.getByRole('main')
        await main.getByRole('button', { name: /^Add/ }).first().waitFor()
        await main.getByText(/^\$\d/).first().waitFor()
        expect(await shiftsOf(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
})

describe('by touch, on a wide tablet', () => {
  test.override({ contextOptions: { viewport: { width: 1100, height: 800 }, hasTouch: true, isMobile: true } })

  test('NAV-09 a tap opens PRODUCTS, another a category, a third its page', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/promotions')
    await products(page).tap()
    await header(page).getByRole('button', { name: 'Diagnostics' }).tap()
    await header(page).getByRole('link', { name: 'Thermometry' }).tap()
    await page.waitForURL('**/category/**')
  })
})

describe('breakpoints', () => {
  test.for([
    [767, { menu: true, account: false, searchBelow: true, row: false }],
    [768, { menu: true, account: true, searchBelow: false, row: false }],
    [991, { menu: true, account: true, searchBelow: false, row: false }],
    [992, { menu: false, account: true, searchBelow: false, row: true }],
  ] as const)('SHELL-03 the header at %i pixels', async ([width, expected], { shopper }) => {
    const { page } = shopper
    await page.setViewportSize({ width, height: 800 })
    await shopper.open('/promotions')
    const logo = await header(page).getByRole('link', { name: 'Gauze', exact: true }).boundingBox()
    const search = await header(page).getByRole('combobox', { name: 'Search for products' }).boundingBox()
    expect({
      menu: await header(page).getByRole('button', { name: 'Menu', exact: true }).isVisible(),
      account: await header(page).getByRole('button', { name: 'Login/Register' }).isVisible(),
      searchBelow: (search?.y ?? 0) >= (logo?.y ?? 0) + (logo?.height ?? 0),
      row: await products(page).isVisible(),
    }).toEqual(expected)
    // A visitor has nothing to reorder.
    expect(await header(page).getByRole('link', { name: 'Reorder' }).count()).toBe(0)
  })
})

describe('the slide-out menu', () => {
  test.override({ contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true } })
  const openMenu = async (page: Page) => {
    await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
    await drawer(page).getByRole('button', { name: 'PRODUCTS' }).waitFor()
  }

  test('SHELL-03 NAV-04 goes a level down and up again, keeps focus inside and returns it', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/promotions')
    await openMenu(page)
    await drawer(page).getByRole('button', { name: 'PRODUCTS' }).click()
    await drawer(page).getByRole('button', { name: 'Wound care' }).click()
    await page.getByRole('dialog', { name: 'Wound care' }).getByRole('link', { name: 'Gauze & sponges' }).waitFor()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'PRODUCTS' }).waitFor()
    const wound = drawer(page).getByRole('button', { name: 'Wound care' })
    await focused(wound)
    await drawer(page).getByRole('button', { name: 'Back' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
    const menu = header(page).getByRole('button', { name: 'Menu', exact: true })
    await focused(menu)
  })

  test('SHELL-03 searches with its own search bar', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/promotions')
    await openMenu(page)
    await drawer(page).getByRole('searchbox', { name: 'Search for products' }).fill('gauze')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/products\/1\?search=gauze/)
    await drawer(page).waitFor({ state: 'detached' })
  })

  test('NAV-04 closes when the window grows to the wide layout', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/promotions')
    await openMenu(page)
    await page.setViewportSize({ width: 991, height: 800 })
    expect(await drawer(page).count()).toBe(1)
    await page.setViewportSize({ width: 992, height: 800 })
    await drawer(page).waitFor({ state: 'detached' })
    await products(page).waitFor()
  })

  test('SHELL-12 NAV-10 cuts a long account name, which leads to the overview, and assistive technology gets all of it', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('parent@mercyhealth.example')
    await openMenu(page)
    await drawer(page).getByText('Parent Account: Merc…', { exact: true }).waitFor()
    await drawer(page).getByRole('link', { name: 'Parent Account: Mercy Health System' }).click()
    await page.waitForURL(at('/myaccount'))
    await page.getByRole('heading', { level: 1, name: 'Mercy Health System' }).waitFor()
  })

  test('SHELL-03 leaves most of a small screen to the page, with a notice of the store, too', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/promotions')
    await page.getByRole('region', { name: 'Notice from the store' }).waitFor()
    const { y = 0 } = (await page.getByRole('main').boundingBox()) ?? {}
    expect(y).toBeLessThanOrEqual(160)
  })

  test('AUTH-11 NAV-10 switches the account: another company and its orders', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('parent@mercyhealth.example', '/myaccount')
    await page.getByRole('heading', { level: 1, name: 'Mercy Health System' }).waitFor()
    const orders = page.getByRole('main').getByRole('link', { name: /^SO-/ })
    const before = await orders.allTextContents()
    await openMenu(page)
    const accounts = drawer(page).getByRole('region', { name: 'Switch account' })
    const current = accounts.locator('[aria-current=true]')
    expect(await current.allTextContents()).toEqual(['Parent Account: Mercy Health System'])
    const reloaded = page.waitForEvent('load')
    await accounts.getByRole('button', { name: 'Mercy General Hospital', exact: true }).click()
    await reloaded
    await page.getByRole('heading', { level: 1, name: 'Mercy General Hospital' }).waitFor()
    const after = await orders.allTextContents()
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter((order) => before.includes(order))).toEqual([])
    await interactive(page)
    await openMenu(page)
    await current.waitFor()
    expect(await current.allTextContents()).toEqual(['Mercy General Hospital'])
  })
})

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(at(path), { waitUntil: 'commit' })
  return () => scripts.resolve()
}

const MENU_CODE = '**/assets/reached-*.js'

/** The code of the main menu waits until it is let go. */
async function holdMenu(page: Page) {
  const code = Promise.withResolvers<void>()
  await page.route(MENU_CODE, async (route) => {
    await code.promise
    await route.continue()
  })
  return () => code.resolve()
}

describe('while the scripts are on their way', () => {
  test('NAV-09 a press opens PRODUCTS and a category, which stay open as the scripts arrive', async ({
    shopper: { page },
  }) => {
    const letGo = await openWithoutScripts(page, '/promotions')
    await products(page).click()
    const wound = header(page).getByRole('button', { name: 'Wound care' })
    await wound.click()
    const link = header(page).getByRole('link', { name: 'Gauze & sponges' })
    await link.waitFor()
    // The page then shows the pressed entry, not the entry under the mouse.
    await page.mouse.move(5, 880)
    letGo()
    await page.locator('.gz-main-nav[data-ready]').waitFor()
    await link.waitFor()
    expect(await products(page).getAttribute('aria-expanded')).toBe('true')
    expect(await wound.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'hidden' })
  })

  test.for(['Enter', 'Space'])(
    'NAV-09 %s on PRODUCTS opens it when the code of the menu has come',
    async (key, { shopper: { page } }) => {
      const letGo = await holdMenu(page)
      await page.goto(at('/promotions'))
      await interactive(page)
      await products(page).focus()
      await page.keyboard.press(key)
      letGo()
      await header(page).getByRole('link', { name: 'Exam gloves' }).waitFor()
      expect(await products(page).getAttribute('aria-expanded')).toBe('true')
    },
  )

  test('NAV-09 SHELL-11 says that the code of PRODUCTS did not load, and offers to reload the page', async ({
    shopper: { page },
  }) => {
    await page.route(MENU_CODE, (route) => route.abort())
    await page.goto(at('/promotions'))
    await interactive(page)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/reached-'))
    await page.getByRole('heading', { level: 1 }).click()
    await failed
    await products(page).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Check your connection, then try again.').first().waitFor()
    await page.unroute(MENU_CODE)
    await page.getByRole('button', { name: 'Reload page' }).click()
    await page.locator('html[data-hydrated]').waitFor()
    await products(page).focus()
    await page.keyboard.press('Enter')
    await header(page).getByRole('link', { name: 'Exam gloves' }).waitFor()
  })

  test('SHELL-01 a press opens Support, which stays open as the scripts arrive', async ({ shopper: { page } }) => {
    const letGo = await openWithoutScripts(page, '/promotions')
    const support = header(page).getByRole('button', { name: 'Support' })
    await support.click()
    await page.mouse.move(5, 880)
    letGo()
    await interactive(page)
    expect(await support.getAttribute('aria-expanded')).toBe('true')
    await header(page)
      .getByRole('link', { name: /^Call / })
      .waitFor()
  })

  describe('by touch, on a wide tablet', () => {
    test.override({ contextOptions: { viewport: { width: 1100, height: 800 }, hasTouch: true, isMobile: true } })

    test('NAV-09 a tap opens PRODUCTS, which stays open as the scripts arrive', async ({ shopper: { page } }) => {
      const letGo = await openWithoutScripts(page, '/promotions')
      await products(page).tap()
      const link = header(page).getByRole('link', { name: 'Exam gloves' })
      await link.waitFor()
      letGo()
      await page.locator('.gz-main-nav[data-ready]').waitFor()
      await link.tap()
      await page.waitForURL('**/category/**')
    })
  })

  describe('on a phone', () => {
    test.override({ contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } })

    test('SHELL-03 a tap on Menu opens links, which stay open as the scripts arrive and lead on', async ({
      shopper: { page },
    }) => {
      const letGo = await openWithoutScripts(page, '/promotions')
      const menu = header(page).getByRole('button', { name: 'Menu', exact: true })
      await menu.tap()
      const links = header(page).getByRole('navigation', { name: 'Menu' })
      await links.getByRole('link', { name: 'Create Account' }).waitFor()
      letGo()
      await interactive(page)
      await links.getByRole('link', { name: 'Products', exact: true }).tap()
      await page.waitForURL('**/shop')
      await links.waitFor({ state: 'hidden' })
      await menu.tap()
      await drawer(page).getByRole('button', { name: 'PRODUCTS' }).waitFor()
      expect(await links.isVisible()).toBe(false)
    })
  })
})

describe('the frame of every page', () => {
  test('SHELL-05 SHELL-08 WCAG 2.4.5 3.2.3 3.2.4 3.2.6 has the same menus, search, cart and help in the same order', async ({
    shopper: { page, open },
  }) => {
    const frames: string[][] = []
    for (const path of ['/', '/shop', '/products/1?search=gloves', '/promotions', '/login', '/about']) {
      await open(path)
      await wholeFrame(page)
      await header(page).getByRole('search').waitFor()
      const names = (region: 'banner' | 'contentinfo') =>
        page.getByRole(region).locator('a:visible, button:visible').allTextContents()
      frames.push([...(await names('banner')), ...(await names('contentinfo'))])
    }
    for (const frame of frames) expect(frame).toEqual(frames[0])
    expect(frames[0]).toEqual(expect.arrayContaining(['PRODUCTS', 'Support', 'Contact us']))
  })

  describe('on a phone held sideways', () => {
    test.override({ contextOptions: { viewport: { width: 844, height: 390 } } })

    test('SHELL-03 WCAG 1.3.4 is whole, and its pages fit', async ({ shopper: { page, open } }) => {
      for (const path of ['/', '/products/1?search=gloves', '/login']) {
        await open(path)
        await wholeFrame(page)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectToFit(page, path)
      }
    })
  })
})

describe('without JavaScript', () => {
  describe('in a wide window', () => {
    test.override({ contextOptions: { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } } })

    test('NAV-09 menus open by hover and keyboard focus, and their links work', async ({ shopper: { page } }) => {
      await page.goto(at('/promotions'))
      await tabTo(page, header(page).getByRole('button', { name: 'Support' }))
      await header(page).getByRole('link', { name: 'Contact', exact: true }).waitFor()
      await products(page).hover()
      await header(page).getByRole('button', { name: 'Wound care' }).hover()
      await header(page).getByRole('link', { name: 'Gauze & sponges' }).click()
      await page.waitForURL('**/category/**')
    })
  })

  describe('on a phone', () => {
    test.override({ contextOptions: { javaScriptEnabled: false, viewport: { width: 390, height: 844 } } })

    test('SHELL-03 SHELL-05 Menu opens plain links, and the footer is there', async ({ shopper: { page } }) => {
      await page.goto(at('/promotions'))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Credit application' }).waitFor()
      await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
      await header(page).getByRole('link', { name: 'Products', exact: true }).click()
      await page.waitForURL('**/shop')
    })
  })
})

describe('the account menu', () => {
  test('NAV-06 NAV-07 shows an administrator every available page, and each opens', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example', '/myaccount')
    const menu = page.getByRole('navigation', { name: 'Account', exact: true })
    await menu.getByRole('link', { name: 'Overview' }).waitFor()
    expect(await menu.getByRole('link').allTextContents()).toContain('Approve Orders')
    await header(page)
      .getByRole('button', { name: /account menu/ })
      .click()
    const links = header(page).locator('.account-tool a')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs).toContain('/myaccount/menu/salesorders')
    for (const href of hrefs) {
      await shopper.open(href)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('main').innerText(), href).not.toContain('not online yet')
    }
  })

  test('NAV-05 NAV-07 hides pages that a user may not open, and refuses a deep link to it without showing data', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('noprice@mercy.example', '/myaccount')
    const menu = page.getByRole('navigation', { name: 'Account', exact: true })
    await menu.getByRole('link', { name: 'Overview' }).waitFor()
    for (const name of ['Sales Orders', 'Make Payment', 'Invoices', 'Approve Orders', 'Contacts', 'Settings']) {
      expect(await menu.getByRole('link', { name, exact: true }).count()).toBe(0)
    }
    const billing = ['invoices', 'invoicedetails?id=1', 'paymentdetails?id=1']
    const company = ['approvals', 'contacts', 'accountsettings']
    for (const path of ['salesorders', 'orderdetails?id=1', ...billing, ...company]) {
      await page.goto(at(`/myaccount/menu/${path}`))
      await page.getByRole('heading', { name: 'You do not have access to this page' }).waitFor()
      expect(await page.getByRole('main').textContent()).not.toMatch(/SO-\d|\$\d/)
      await menu.getByRole('link', { name: 'Overview' }).waitFor()
    }
  })

  test('NAV-08 a page says once where it is and for which use, below the path from Home', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example', '/myaccount')
    const pages = [
      ['profile', 'Profile', 'Set up your profile and basic information'],
      ['contacts', 'Contacts', "Manage your company's contacts and user permissions"],
      ['reorder', 'Easy Reorder', 'Reorder recently ordered items'],
      ['payment/create', 'Make a Payment', 'Select invoices you would like to pay'],
      ['approvals', 'Approve Orders', 'Approve orders that have been placed by your company'],
      ['subscriptions', 'Mercy General Hospital', 'No Hassle Reordering!'],
    ] as const
    for (const [path, title, description] of pages) {
      await shopper.open(`/myaccount/menu/${path}`)
      await page.getByRole('main').getByText(description, { exact: true }).waitFor()
      expect(await breadcrumbs(page), path).toEqual(['Home', title])
      expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count(), path).toBe(1)
    }
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
    await page.waitForURL(at('/'))
  })

  test('NAV-08 the breadcrumb of one order leads to the account and to all orders', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example', '/myaccount/menu/salesorders')
    await page.getByRole('main').getByRole('link', { name: /^SO-/ }).first().click()
    const order = await page.getByRole('heading', { level: 1, name: /^Order SO-/ }).textContent()
    expect(await breadcrumbs(page)).toEqual(['Home', 'Mercy General Hospital', 'Sales Orders', order])
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await trail.getByRole('link', { name: 'Mercy General Hospital' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mercy General Hospital' }).waitFor()
    expect(await breadcrumbs(page)).toEqual(['Home', 'Mercy General Hospital'])
  })

  test('NAV-06 folds up on a phone', async ({ shopper }) => {
    const { page } = shopper
    await page.setViewportSize({ width: 390, height: 844 })
    await shopper.signIn('admin@mercy.example', '/myaccount')
    const menu = page.getByRole('navigation', { name: 'Account', exact: true })
    await menu.getByRole('button', { name: 'Account menu Overview' }).click()
    await menu.getByRole('link', { name: 'Sales Orders' }).click()
    await page.waitForURL('**/myaccount/menu/salesorders')
    await menu.getByRole('button', { name: 'Account menu Sales Orders' }).waitFor()
  })
})

for (const width of [390, 1440]) {
  describe(`the content policy in a window of ${width} px`, () => {
    test.override({ contextOptions: { viewport: { width, height: 900 } } })
    test('is violated by no menu or dialog of an account page', async ({ shopper }) => {
      const { page } = shopper
      const violations: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(`${page.url()}: ${message.text()}`)
      })
      await shopper.signIn('admin@mercy.example', '/myaccount/menu/contacts')
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await wholeFrame(page)
      await page.getByRole('button', { name: 'Invite a person' }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await header(page)
        .getByRole('button', { name: /^Notifications/ })
        .click()
      expect(violations).toEqual([])
    })
  })
}

describe('switching account', () => {
  const openSwitcher = async (page: Page) => {
    await header(page)
      .getByRole('button', { name: /account menu/ })
      .click()
    await header(page).getByRole('region', { name: 'Switch account' }).waitFor()
  }

  test('AUTH-11 NAV-10 a parent login continues in another account, from its overview', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('parent@mercyhealth.example')
    await header(page)
      .getByRole('button', { name: /^Parent Account: Mercy Health System/ })
      .waitFor()
    await openSwitcher(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await header(page).getByRole('button', { name: 'Mercy General Hospital', exact: true }).click()
    await page.waitForURL('**/myaccount')
    await page.getByRole('heading', { level: 1, name: 'Mercy General Hospital' }).waitFor()
    expect(await page.evaluate(() => Reflect.has(window, 'isSamePage'))).toBe(false)
    const shipTo = page.getByRole('main').getByRole('cell', { name: 'Main hospital, central supply' })
    expect(await shipTo.count()).toBeGreaterThan(0)
    await header(page)
      .getByRole('button', { name: /^Mercy General Hospital/ })
      .first()
      .waitFor()
  })

  test("AUTH-11 says 'There was a problem changing accounts' and stays", async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('parent@mercyhealth.example')
    await page.route('**/api/auth/switchAccount', (route) => route.fulfill({ status: 403, json: {} }))
    await openSwitcher(page)
    await header(page).getByRole('button', { name: 'Mercy General Hospital', exact: true }).click()
    await page.getByText('There was a problem changing accounts').waitFor()
    await header(page)
      .getByRole('button', { name: /^Parent Account: Mercy Health System/ })
      .first()
      .waitFor()
  })

  test('NAV-10 is not offered to a login with one account', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example')
    await header(page)
      .getByRole('button', { name: /account menu/ })
      .click()
    await header(page).getByRole('link', { name: 'Sales Orders' }).waitFor()
    expect(await page.getByRole('region', { name: 'Switch account' }).count()).toBe(0)
  })
})

test('SHELL-04 SHELL-08 the checkout has the reduced bar: logo to the cart, phone and hours', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', '/checkout')
  const logo = header(page).getByRole('link', { name: /Gauze/ })
  await logo.waitFor()
  expect(await logo.getAttribute('href')).toBe('/cart')
  await header(page).getByText('Monday to Friday 9 am to 5 pm Eastern').waitFor()
  expect(await header(page).getByRole('link').count()).toBe(2)
  expect(await products(page).count()).toBe(0)
})
