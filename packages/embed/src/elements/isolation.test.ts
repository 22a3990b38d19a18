import { beforeEach, expect, it } from 'vitest'
import { element, expectText, inside, place } from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { customer, plainItem, storeUrl } from '../../test/store.js'

/** Colors differ under the mouse, which is where another test left it. */
const awayFromMouse = '<div style="padding: 500px 0 0 500px"><gauze-cart-button></gauze-cart-button></div>'

function style(css: string) {
  const sheet = document.createElement('style')
  sheet.dataset.test = ''
  sheet.textContent = css
  document.head.append(sheet)
}

beforeEach(async () => {
  const buyer = await customer()
  const item = await plainItem(buyer)
  await buyer.api.addItem({ itemId: item.itemId, unit: item.unit.details[0]?.id ?? 0, quantity: 1 })
  configureGauze({ apiBase: storeUrl, tokenStore: buyer.tokenStore })
})

it('LIB-04 lets no rule of the page in', async () => {
  place(awayFromMouse)
  const button = await inside('gauze-cart-button', 'button')
  const look = () => {
    const { color, fontFamily, fontSize, textTransform, letterSpacing, padding, backgroundColor } =
      getComputedStyle(button)
    return { color, fontFamily, fontSize, textTransform, letterSpacing, padding, backgroundColor }
  }
  const before = look()
  style(`
    body, body * { color: red; font: 40px cursive; text-transform: uppercase; letter-spacing: 9px; padding: 50px }
    button, .gz-cart-button, .gz-root { background: red !important; color: red !important; padding: 99px !important }
  `)
  expect(look()).toEqual(before)
})

it('LIB-04 lets no rule of its own out', async () => {
  place('<button class="gz-button gz-cart-button">Mine</button><ul><li>Mine</li></ul><a href="/">Mine</a>')
  const own = ['button', 'ul', 'a', 'body'].map((name) => element(name))
  const look = () =>
    own.map((mine) => [...getComputedStyle(mine)].map((name) => getComputedStyle(mine).getPropertyValue(name)).join())
  const before = look()
  document.body.append(document.createElement('gauze-cart-button'))
  await expectText('gauze-cart-button', '1')
  // The body has grown with the element; nothing else of it may change.
  expect(look().slice(0, 3)).toEqual(before.slice(0, 3))
  expect(getComputedStyle(element('body')).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(getComputedStyle(document.documentElement).getPropertyValue('--gz-action')).toBe('')
})

it('LIB-04 takes tokens of the theme from the page', async () => {
  style('gauze-cart-button { --gz-action: rgb(1, 2, 3) }')
  place('<gauze-cart-button></gauze-cart-button>')
  const badge = await inside('gauze-cart-button', '[data-slot=badge]')
  expect(getComputedStyle(badge).backgroundColor).toBe('rgb(1, 2, 3)')
})

it('LIB-04 is light or dark as the page is, unless the element says otherwise', async () => {
  place(awayFromMouse)
  const button = await inside('gauze-cart-button', 'button')
  expect(getComputedStyle(button).color).toBe('rgb(16, 36, 43)')
  document.documentElement.style.colorScheme = 'dark'
  expect(getComputedStyle(button).color).toBe('rgb(233, 241, 243)')
  element('gauze-cart-button').dataset.theme = 'light'
  expect(getComputedStyle(button).color).toBe('rgb(16, 36, 43)')
})

it('LIB-04 keeps its size on a page with another root font size, when configured', async () => {
  style('html { font-size: 62.5% } gauze-cart-button { --gz-rem: 1.6rem }')
  place('<gauze-cart-button></gauze-cart-button>')
  expect(getComputedStyle(await inside('gauze-cart-button', 'button')).fontSize).toBe('15px')
})
