import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { spanish } from '../storefront/app/language/spanish.js'
import { addToCart, demoPassword, interactive, type Shopper, storeUrl, test } from './support/shopper.js'
import { dataOf, englishOnly, wordsOn } from './support/words.js'

const leftovers = englishOnly(spanish)

function main(page: Page) {
  return page.getByRole('main')
}

/** The choice at the foot of every page. */
function choice(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('button', { name, exact: true })
}

function languageOf(page: Page) {
  return page.locator('html').evaluate(({ lang, dir }: HTMLElement) => ({ lang, dir }))
}

async function choose(page: Page, name: string) {
  const loaded = page.waitForEvent('load')
  await choice(page, name).click()
  await loaded
  await interactive(page)
}

/** Expects no English word of a catalog, and no violation of WCAG, on the page in view. */
async function expectSpanish(page: Page) {
  expect(await languageOf(page)).toEqual({ lang: 'es-US', dir: 'ltr' })
  const words = await wordsOn(page)
  const data = new Set(await dataOf(page))
  expect(words.length).toBeGreaterThan(20)
  expect(
    words.filter((text) => leftovers.has(text) && !data.has(text)),
    page.url(),
  ).toEqual([])
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    page.url(),
  ).toEqual([])
}

async function emptyTheCart(page: Page) {
  await page.evaluate(async () => {
    const token = localStorage.getItem('gauze.token')
    await fetch('/api/cart/cart/emptyCart', { headers: { authorization: `Bearer ${token}` } })
  })
}

/** Logs in by the words of the Spanish form. */
async function logIn(page: Page) {
  await page.getByLabel('Nombre de usuario').fill('admin@mercy.example')
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await main(page).getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** From the cart to the order's number. */
async function checkOut({ page }: Shopper, poNum: string) {
  await main(page).getByRole('link', { name: 'Finalizar compra' }).click()
  await page.waitForURL('**/checkout')
  await page.getByRole('radio', { name: /Main hospital, central supply/ }).check()
  await page.getByLabel(/Número de orden de compra/).fill(poNum)
  await expectSpanish(page)
  await page.getByRole('button', { name: 'Revisar pedido' }).click()
  await page.waitForURL('**/reviewOrder')
  await page.getByRole('heading', { name: 'Revise su pedido' }).waitFor()
  await expectSpanish(page)
  await page.getByRole('button', { name: 'Realizar pedido' }).press('Enter')
  await page.waitForURL('**/orderConfirmation**')
  await page.getByRole('heading', { name: 'Gracias. Su pedido se realizó.' }).waitFor()
  await expectSpanish(page)
  const [number] = /SO-\d+/.exec(await main(page).innerText()) ?? []
  if (!number) throw new Error('The confirmation names no order.')
  return number
}

/** Today in Eastern time, as the store writes it. In the United States, Spanish puts the month first, too. */
function storeDay() {
  return new Intl.DateTimeFormat('es-PR', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'America/New_York',
  }).format(new Date())
}

describe('PLUS-27 the language of the store', () => {
  test('PLUS-27 is what the visitor chose: at once, after a reload, in another tab, and until they choose again', async ({
    shopper,
  }) => {
    const { page, open } = shopper
    await open('/shop')
    expect(await languageOf(page)).toEqual({ lang: 'en-US', dir: 'ltr' })
    await page.getByRole('heading', { level: 1, name: 'Shop all categories' }).waitFor()
    expect(await choice(page, 'English').getAttribute('aria-current')).toBe('true')
    expect(await choice(page, 'Español').getAttribute('lang')).toBe('es-US')

    await choose(page, 'Español')
    await page.getByRole('heading', { level: 1, name: 'Todas las categorías' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/shop')
    expect(await page.title()).toBe('Todas las categorías | Gauze')
    expect(await choice(page, 'Español').getAttribute('aria-current')).toBe('true')
    await expectSpanish(page)

    await page.reload()
    await expectSpanish(page)
    const tab = await page.context().newPage()
    await tab.goto(new URL('/register', storeUrl()).href)
    await tab.getByRole('heading', { level: 1, name: 'Crear cuenta' }).waitFor()
    await expectSpanish(tab)
    await expectAccessible(tab)
    await tab.close()

    await choose(page, 'English')
    await page.getByRole('heading', { level: 1, name: 'Shop all categories' }).waitFor()
    expect(await languageOf(page)).toEqual({ lang: 'en-US', dir: 'ltr' })
  })

  test('PLUS-27 keeps the words of the other language from readers of English', async ({ shopper }) => {
    const { page, open } = shopper
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await open('/')
    expect(loaded.filter((url) => url.includes('/assets/spanish'))).toEqual([])
    await choose(page, 'Español')
    expect(loaded.filter((url) => url.includes('/assets/spanish'))).toHaveLength(1)
  })

  test('PLUS-27 a shopper finds, buys and finds the order by the words of Spanish alone', async ({ shopper }) => {
    const { page, open } = shopper
    await open('/')
    await choose(page, 'Español')
    await expectSpanish(page)
    await expectAccessible(page)

    const search = page.getByRole('combobox', { name: 'Buscar productos' })
    await search.fill('nitrile exam gloves')
    await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL('**/products/1?search=nitrile+exam+gloves')
    await page.getByRole('heading', { level: 1, name: 'Resultados de “nitrile exam gloves”' }).waitFor()
    await expectSpanish(page)

    const first = main(page).getByRole('article').first().getByRole('heading').getByRole('link')
    await first.click()
    await page.waitForURL('**/product/**')
    await main(page).getByText('¿Tiene preguntas?').waitFor()
    await expectSpanish(page)
    await main(page).getByRole('link', { name: 'Inicie sesión para ver el precio' }).first().click()
    await page.waitForURL('**/login**')
    await expectSpanish(page)
    await logIn(page)
    await page.waitForURL('**/product/**')
    expect(await languageOf(page)).toEqual({ lang: 'es-US', dir: 'ltr' })

    await emptyTheCart(page)
    await page.reload()
    await interactive(page)
    const add = main(page).getByRole('button', { name: /^(?:Agregar al carrito|Pedir con entrega pendiente)$/ })
    await addToCart(page, () => add.first().click())
    await page.getByRole('link', { name: /^Carrito 1 unidad$/ }).waitFor()
    await addToCart(page, () => add.first().click())
    await page.getByRole('link', { name: /^Carrito 2 unidades$/ }).click()
    await page.waitForURL('**/cart')
    await main(page).getByText('Subtotal (2 unidades)').waitFor()
    await expectSpanish(page)
    await expectAccessible(page)

    const poNum = `E2E-ES-${Date.now()}`
    const before = storeDay()
    const number = await checkOut(shopper, poNum)
    await open('/myaccount/menu/salesorders')
    const field = main(page).getByLabel('Pedido u orden de compra')
    await field.fill(poNum)
    await field.press('Enter')
    const order = page.getByRole('row', { name: number })
    await order.waitFor()
    // The order may be placed just before midnight.
    const row = await order.innerText()
    expect([before, storeDay()].filter((day) => row.includes(day))).not.toEqual([])
    await expectSpanish(page)
    await order.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: `Pedido ${number}` }).waitFor()
    expect(await page.title()).toBe(`Pedido ${number} | Gauze`)
    await expectSpanish(page)
    await expectAccessible(page)

    await choose(page, 'English')
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor()
  })

  describe('without JavaScript', () => {
    test.override({ contextOptions: { javaScriptEnabled: false } })

    test('PLUS-27 is what the visitor chose, too', async ({ shopper }) => {
      const { page } = shopper
      await page.goto(new URL('/products/1?search=gloves', storeUrl()).href)
      await choice(page, 'Español').click()
      await page.waitForURL('**/products/1?search=gloves')
      await page.getByRole('heading', { level: 1, name: 'Resultados de “gloves”' }).waitFor()
      await page.goto(new URL('/login', storeUrl()).href)
      await page.getByText(/Para iniciar sesión se necesita JavaScript/).waitFor()
      await choice(page, 'English').click()
      await page.getByText(/Logging in needs JavaScript/).waitFor()
    })
  })
})
