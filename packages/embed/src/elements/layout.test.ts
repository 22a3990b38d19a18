import { beforeEach, expect, it } from 'vitest'
import { element, eventually, expectAccessible, inside, place } from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { customer, plainItem, storeUrl } from '../../test/store.js'

/** A page whose parents are as wide as their content. */
const layouts: Readonly<Record<string, (markup: string) => string>> = {
  'a row of a flex box': (markup) => `<div style="display: flex"><p>Gloves</p>${markup}</div>`,
  'a column of a flex box that starts at the edge': (markup) =>
    `<div style="display: flex; flex-direction: column; align-items: flex-start">${markup}</div>`,
  'an auto column of a grid': (markup) =>
    `<div style="display: grid; grid-template-columns: auto 1fr">${markup}<p>Gloves</p></div>`,
  'a cell of a table': (markup) => `<table><tr><td>Gloves</td><td>${markup}</td></tr></table>`,
  'an inline block': (markup) =>
    `<style>gauze-add-to-cart, gauze-login, gauze-cart { display: inline-block }</style>${markup}`,
  'a box that fits its content': (markup) => `<div style="width: fit-content">${markup}</div>`,
}

let markupOf: Readonly<Record<string, string>>

beforeEach(async () => {
  const buyer = await customer()
  const { itemId, unit } = await plainItem(buyer)
  await buyer.api.addItem({ itemId, unit: unit.details[0]?.id ?? 0, quantity: 1 })
  configureGauze({ apiBase: storeUrl, tokenStore: buyer.tokenStore })
  markupOf = {
    'gauze-add-to-cart': `<gauze-add-to-cart item-id="${itemId}"></gauze-add-to-cart>`,
    'gauze-cart': '<gauze-cart></gauze-cart>',
    'gauze-login': '<gauze-login></gauze-login>',
    'gauze-cart-button': '<gauze-cart-button></gauze-cart-button>',
  }
})

const control: Readonly<Record<string, string>> = {
  'gauze-add-to-cart': 'button[type=submit]',
  'gauze-cart': '.gz-cart-line [role=spinbutton]',
  'gauze-login': 'button',
  'gauze-cart-button': 'button',
}

/** Pixels between which the width of an element is one of use. */
const widths: Readonly<Record<string, readonly [number, number]>> = {
  'gauze-add-to-cart': [300, 400],
  'gauze-cart': [700, 1_100],
  'gauze-login': [100, 400],
  'gauze-cart-button': [40, 200],
}

function widthOf(name: string): number {
  return element(name).getBoundingClientRect().width
}

/** How far content sticks out of an element. */
function excessOf(name: string): number {
  const { scrollWidth, clientWidth } = element(name)
  return scrollWidth - clientWidth
}

it.each(Object.entries(layouts))(
  'LIB-04 in %s, is as wide as it needs to be, and no wider than the page',
  async (_, layout) => {
    place(Object.values(markupOf).map(layout).join(''))
    for (const [name, [least, most]] of Object.entries(widths)) {
      await inside(name, control[name] ?? '')
      await eventually(() => expect(widthOf(name)).toBeGreaterThan(least))
      expect(widthOf(name)).toBeLessThan(most)
    }
    place(`<div id="page" style="width: 260px">${Object.values(markupOf).map(layout).join('')}</div>`)
    for (const name of ['gauze-add-to-cart', 'gauze-cart']) {
      await inside(name, control[name] ?? '')
      expect(widthOf(name)).toBeGreaterThan(120)
    }
    expect(element('#page').scrollWidth).toBeLessThanOrEqual(260)
  },
)

it('LIB-04 fills the width of the page’s block, or that which the page gives it', async () => {
  place(`<div style="width: 1000px">${markupOf['gauze-cart']}</div>`)
  await inside('gauze-cart', control['gauze-cart'] ?? '')
  expect((await inside('gauze-cart', '.gz-embed-cart')).getBoundingClientRect().width).toBe(1_000)
  const narrow = markupOf['gauze-add-to-cart']?.replace(' ', ' style="width: 200px" ')
  place(`<div style="display: flex">${narrow}</div>`)
  await inside('gauze-add-to-cart', 'button[type=submit]')
  expect(widthOf('gauze-add-to-cart')).toBe(200)
  expect(excessOf('gauze-add-to-cart')).toBe(0)
  await expectAccessible()
})
