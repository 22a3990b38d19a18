import { createApiClient, memoryTokenStore } from '@gauze/api-client'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { element, eventually, expectText, hear, inside, place, press } from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { type Customer, customer, plainItem, storeUrl } from '../../test/store.js'

const parent = 'parent@mercyhealth.example'

/**
 * A parent login in two accounts, with another quantity of one item in the cart of each; the page has the first token.
 */
async function inTwoAccounts() {
  const first = await customer(parent)
  const { user } = await first.api.currentUser()
  const other = user.relatedAccounts.find(({ id }) => id !== user.account.id)
  if (!other) throw new Error('The demo data has no second account for this login. Change who the tests sign in.')
  // A switch ends the session it began in, so the other account has its own.
  const { api } = await customer(parent)
  const { token } = await api.switchAccount({ accountSwitchId: other.id })
  const tokenStore = memoryTokenStore(token)
  const second: Customer = { api: createApiClient({ baseUrl: storeUrl, tokenStore }), tokenStore, token }
  await second.api.emptyCart()
  const item = await plainItem(first)
  const unit = item.unit.details[0]?.id ?? 0
  await first.api.addItem({ itemId: item.itemId, unit, quantity: 2 })
  await second.api.addItem({ itemId: item.itemId, unit, quantity: 7 })
  const pageTokens = memoryTokenStore(first.token)
  configureGauze({ apiBase: storeUrl, tokenStore: pageTokens })
  return { first, second, item, pageTokens }
}

async function quantities({ api }: Customer) {
  return (await api.getCart()).cartDetail.map(({ quantity }) => quantity)
}

it('LIB-04 AUTH-11 shows the cart of the account whose token the page has now, although its version is the same', async () => {
  const { second, pageTokens } = await inTwoAccounts()
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', /Subtotal \(2 units\)/)
  const heard = hear(document, 'gauze-cart-changed')
  pageTokens.set(second.token)
  await expectText('gauze-cart', /Subtotal \(7 units\)/)
  expect(heard.at(-1)?.detail).toMatchObject({ totalItems: 7 })
})

it('LIB-04 AUTH-11 offers to undo a removal only to the account it was made in', async () => {
  const { second, pageTokens } = await inTwoAccounts()
  place('<gauze-cart></gauze-cart>')
  await press('gauze-cart', '[data-slot="remove"]')
  await expectText('gauze-cart', 'Undo')
  pageTokens.set(second.token)
  await expectText('gauze-cart', /Subtotal \(7 units\)/)
  expect(element('gauze-cart').shadowRoot?.querySelector('.gz-banner')).toBeNull()
})

it('LIB-04 AUTH-11 changes the cart of neither account if the page does not report that its token is another account’s', async () => {
  const { first, second } = await inTwoAccounts()
  const silent = { token: first.token }
  configureGauze({
    apiBase: storeUrl,
    tokenStore: {
      get: () => silent.token,
      set: (token) => {
        silent.token = token
      },
      clear: () => undefined,
    },
  })
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', /Subtotal \(2 units\)/)
  const errors = hear(document, 'gauze-error')
  silent.token = second.token
  await userEvent.fill(await inside('gauze-cart', 'input[role=spinbutton]'), '5')
  await userEvent.keyboard('{Enter}')
  await expectText('gauze-cart', /Subtotal \(7 units\)/)
  await eventually(() =>
    expect(errors.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ operation: 'editItem', message: expect.stringContaining('nothing was changed') }),
    ),
  )
  expect([await quantities(first), await quantities(second)]).toEqual([[2], [7]])
})
