import { memoryTokenStore } from '@gauze/api-client'
import { afterEach, expect, it } from 'vitest'
import { element, expectAccessible, expectText, inside, place } from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { customer, firstItem, storeUrl } from '../../test/store.js'

const visitor = { apiBase: storeUrl, tokenStore: memoryTokenStore() }

async function showButton() {
  const { itemId } = await firstItem(({ isAddableToCart, restricted }) => isAddableToCart && !restricted)
  place(`<gauze-login></gauze-login><gauze-add-to-cart item-id="${itemId}"></gauze-add-to-cart>`)
}

afterEach(() => document.documentElement.removeAttribute('lang'))

it('PLUS-27 LIB-04 speaks Spanish where the configuration says so, with words of the page in their place', async () => {
  configureGauze({ ...visitor, language: 'es', messages: { embed: { login: 'Entrar' } } })
  await showButton()
  await expectText('gauze-login', 'Entrar')
  await expectText('gauze-add-to-cart', 'Inicie sesión para ver el precio')
  const root = element('gauze-add-to-cart').shadowRoot?.querySelector('[part=root]')
  expect(root?.getAttribute('lang')).toBe('es-US')
  await expectAccessible()
})

it('PLUS-27 LIB-04 speaks the language of the page, and English on a page in a third one', async () => {
  document.documentElement.lang = 'es-MX'
  configureGauze(visitor)
  await showButton()
  await expectText('gauze-login', 'Iniciar sesión')
  document.documentElement.lang = 'de'
  configureGauze({ ...visitor })
  await expectText('gauze-login', 'Log in')
  configureGauze({ ...visitor, language: 'en' })
  await expectText('gauze-login', 'Log in')
})

it('PLUS-27 LIB-04 shows the cart of a customer in Spanish', async () => {
  const buyer = await customer()
  const { itemId, unit } = await firstItem(({ isAddableToCart, restricted }) => isAddableToCart && !restricted)
  await buyer.api.addItem({ itemId, unit: unit.details[0]?.id ?? 0, quantity: 2 })
  configureGauze({ apiBase: storeUrl, tokenStore: buyer.tokenStore, language: 'es' })
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', 'Subtotal (2 unidades)')
  await inside('gauze-cart', 'button[aria-label^="Quitar"]')
  await expectAccessible()
  configureGauze({ apiBase: storeUrl, tokenStore: buyer.tokenStore, locale: 'de-DE', currency: 'EUR' })
  await expectText('gauze-cart', /\d,\d\d\s€/)
})
