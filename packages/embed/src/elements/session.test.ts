import { memoryTokenStore } from '@gauze/api-client'
import { expect, it } from 'vitest'
import {
  element,
  eventually,
  expectAccessible,
  expectText,
  focusIn,
  hear,
  inside,
  place,
  press,
} from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { countRequests, customer, keepSession, plainItem, storeUrl } from '../../test/store.js'

async function signedOut() {
  const buyer = await customer()
  const item = await plainItem(buyer)
  const tokenStore = memoryTokenStore()
  configureGauze({ apiBase: storeUrl, tokenStore })
  return { ...buyer, item, pageTokens: tokenStore }
}

it('LIB-04 shows a visitor the link to the login of the store, and no price', async () => {
  const { item } = await signedOut()
  const requests = countRequests()
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart><gauze-cart></gauze-cart>`)
  const link = await inside('gauze-add-to-cart', 'a')
  expect(link.textContent).toBe('Login to View Price')
  expect(link.getAttribute('href')).toBe(`${storeUrl}/login`)
  await expectText('gauze-cart', 'Log in to the store to see your cart.')
  expect(requests('/api/cart/')).toBe(0)
  await expectAccessible()
})

it('LIB-04 lets the page do the login itself', async () => {
  const { item } = await signedOut()
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`)
  const heard = hear(document, 'gauze-login-required')
  document.addEventListener('gauze-login-required', (event) => event.preventDefault(), { once: true })
  await press('gauze-add-to-cart', 'a')
  expect(heard.map(({ target, detail }) => [target, detail])).toEqual([
    [element('gauze-add-to-cart'), { loginUrl: `${storeUrl}/login`, reason: 'asked' }],
  ])
  expect(heard[0]?.defaultPrevented).toBe(true)
})

it('LIB-04 changes to the customer as soon as the page has a token', async () => {
  const { item, token, pageTokens } = await signedOut()
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart><gauze-cart></gauze-cart>`)
  await expectText('gauze-cart', 'Log in')
  pageTokens.set(token)
  await expectText('gauze-add-to-cart', /\$\d/)
  await expectText('gauze-cart', 'Your cart is empty')
})

it.each([
  ['gauze-add-to-cart', 'a', 'button[type=submit]'],
  ['gauze-cart', 'a', '.gz-cart-line *'],
])(
  'LIB-04 keeps the focus in %s when the visitor becomes a customer, and a visitor again',
  async (name, link, control) => {
    const { item, api, token, pageTokens } = await signedOut()
    await api.addItem({ itemId: item.itemId, unit: item.unit.details[0]?.id ?? 0, quantity: 1 })
    place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart><gauze-cart></gauze-cart>`)
    const login = await inside(name, link)
    login.focus()
    pageTokens.set(token)
    await eventually(() => expect(focusIn(name)?.matches(control)).toBe(true))
    await api.logout()
    pageTokens.clear()
    await expectText(name, /log ?in/i)
    await eventually(() => expect(focusIn(name)?.matches(link)).toBe(true))
  },
)

it('LIB-04 keeps the focus in the open cart of <gauze-cart-button> when the visitor becomes a customer', async () => {
  const { item, api, token, pageTokens } = await signedOut()
  await api.addItem({ itemId: item.itemId, unit: item.unit.details[0]?.id ?? 0, quantity: 1 })
  place('<gauze-cart-button></gauze-cart-button>')
  await press('gauze-cart-button', 'button')
  const login = await inside('gauze-cart-button', '.gz-embed-login a')
  login.focus()
  pageTokens.set(token)
  await eventually(() => expect(focusIn('gauze-cart-button')?.closest('.gz-cart-preview')).toBeTruthy())
})

it("LIB-04 reports a lost session, and shows the visitor's view", async () => {
  const { pageTokens, api } = await signedOut()
  await api.logout()
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', 'Log in')
  pageTokens.set((await customer()).token)
  await expectText('gauze-cart', 'Your cart is empty')
  await api.logout()
  const heard = hear(document, 'gauze-login-required')
  pageTokens.clear()
  await eventually(() => expect(heard.map(({ detail }) => detail)).toMatchObject([{ reason: 'lost' }]))
  await expectText('gauze-cart', 'Log in')
})

it('LIB-04 reports a session that the server ended, though the token store of the page reports nothing', async () => {
  const buyer = await customer()
  const item = await plainItem(buyer)
  const kept: { token: string | null } = { token: buyer.token }
  const tokenStore = {
    get: () => kept.token,
    set: (token: string) => {
      kept.token = token
    },
    clear: () => {
      kept.token = null
    },
  }
  configureGauze({ apiBase: storeUrl, tokenStore })
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', 'Your cart is empty')
  const heard = hear(document, 'gauze-login-required')
  await buyer.api.logout()
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`)
  await eventually(() => expect(heard.map(({ detail }) => detail)).toMatchObject([{ reason: 'lost' }]))
  expect(kept.token).toBeNull()
})

it('LIB-04 PLUS-07 says on a page that is opened again that the session has ended, and shows the visitor’s item', async () => {
  const { api, token, item } = await signedOut()
  await api.logout()
  keepSession(token)
  const errors = hear(document, 'gauze-error')
  configureGauze({ apiBase: storeUrl })
  place(`<gauze-login></gauze-login><gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`)
  await expectText('gauze-login', 'You have been signed out. Sign in again')
  await expectText('gauze-add-to-cart', 'Login to View Price')
  expect(errors.map(({ detail }) => detail)).toEqual([])
})

it('LIB-04 hides prices from a person who may not see them', async () => {
  const { tokenStore, ...buyer } = await customer('noprice@mercy.example')
  const item = await plainItem(buyer)
  configureGauze({ apiBase: storeUrl, tokenStore })
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`)
  const form = await inside('gauze-add-to-cart', 'form')
  expect(form.textContent).not.toContain('$')
  expect(form.textContent).toContain('Add to cart')
})

it('LIB-04 replaces the strings that the page configures', async () => {
  const { tokenStore } = await customer()
  configureGauze({
    apiBase: storeUrl,
    tokenStore,
    messages: { embed: { checkout: 'Zur Kasse' }, cartTable: { emptyTitle: 'Der Warenkorb ist leer' } },
  })
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', 'Der Warenkorb ist leer')
})
