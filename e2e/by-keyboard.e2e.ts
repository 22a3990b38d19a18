import { describe, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { onlyKeys } from './support/keyboard.js'
import { placeAboveLimit } from './support/place-orders.js'
import { addButton, storeUrl, test } from './support/shopper.js'

const buyer = 'buyer@mercy.example'
const admin = 'admin@mercy.example'

describe('a job from the arrival at its page to its end, with keys alone, and its announcements', () => {
  test('SRCH-02 SRCH-08 PDP-04 CART-01 finds a product and adds it', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    const search = page.getByRole('combobox', { name: 'Search for products' })
    await shopper.signIn(buyer, '/')
    await person.type(search, 'nitrile exam')
    await person.hears(/^\d+ products? and \d+ search(es)?$/m)
    await person.press(search)
    await person.hears(/^Results for “nitrile exam” \| Gauze, [\d,]+ products/m)
    await person.press(page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link'))
    await page.waitForURL('**/product/**')
    await person.hears(/ \| Gauze$/m)
    await person.press(addButton(page))
    await person.hears(/added/i)
    console.log('ADD', await page.evaluate(() => window.heard))
  })

  test('CHK-01 CHK-05 checks out', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    const caller = await signInTo(storeUrl(), buyer)
    await caller.get('/api/cart/cart/emptyCart')
    await fillCart(caller)
    await shopper.signIn(buyer, '/cart')
    const main = page.getByRole('main')
    await person.press(main.getByRole('link', { name: 'Checkout' }))
    await person.hears(/^Checkout \| Gauze/m)
    await person.press(main.getByRole('button', { name: 'Review order' }))
    console.log('CHK', await page.evaluate(() => window.heard))
    await person.type(main.getByLabel(/PO number/), 'PO-KEYS')
    await person.press(main.getByRole('button', { name: 'Review order' }))
    await person.hears(/^Review your order \| Gauze/m)
    await person.press(main.getByRole('button', { name: 'Place order' }))
    await page.waitForURL('**/orderConfirmation**')
    await person.hears(/ \| Gauze/m)
    console.log('CHK2', await page.evaluate(() => window.heard))
  })

  test('PLUS-24 orders by numbers', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    const caller = await signInTo(storeUrl(), buyer)
    const [item] = await caller.get<{ id: number }[]>('/api/shopping/item/topItems?limit=1')
    await shopper.signIn(buyer, '/quickOrder')
    const lines = page.getByRole('region', { name: 'Lines of the order' })
    await person.type(lines.getByRole('textbox').first(), String(item?.id))
    await page.keyboard.press('Enter')
    await lines.getByRole('link').first().waitFor()
    console.log('QO1', await page.evaluate(() => window.heard))
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await person.press(lines.getByRole('button', { name: /^Add/ }))
    await person.hears(/^Added 2 × /m)
    console.log('QO2', await page.evaluate(() => window.heard))
  })

  test('CHK-07 approves an order', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    const { id, orderNumber } = await placeAboveLimit(await signInTo(storeUrl(), buyer))
    await shopper.signIn(admin, `/myaccount/menu/approvals?id=${id}`)
    const order = page.getByRole('article', { name: orderNumber })
    await person.press(order.getByRole('button', { name: /^Leave out / }).first())
    await person.hears(/left out/)
    console.log('AP1', await page.evaluate(() => window.heard))
    await person.press(order.getByRole('button', { name: /^Approve/ }))
    await person.hears(/approved/)
    console.log('AP2', await page.evaluate(() => window.heard))
  })

  test('ACCT-10 pays an invoice', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    await shopper.signIn(admin, '/myaccount/menu/payment/create')
    const main = page.getByRole('main')
    await person.press(main.getByRole('checkbox', { name: /^Pay INV-/ }).first(), 'Space')
    await person.hears(/^1 of \d+ chosen/m)
    await person.press(main.getByRole('link', { name: 'Continue to method' }))
    await person.hears(/ \| Gauze/m)
    await person.press(main.getByRole('link', { name: 'Continue to review' }))
    await person.hears(/^Review the payment \| Gauze/m)
    await person.press(main.getByRole('button', { name: /^Pay \$/ }))
    await page.waitForURL('**/payment/confirmation?id=*')
    await person.hears(/Payment/m)
    console.log('PAY', await page.evaluate(() => window.heard))
  })

  test('ACCT-08 reorders an item, and takes it back', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    await shopper.signIn(buyer, '/myaccount/menu/reorder')
    const main = page.getByRole('main')
    await person.press(main.getByRole('button', { name: /^Add .* to cart$/ }).first())
    await person.hears(/1 of 1 added to your cart\./)
    console.log('RE1', await page.evaluate(() => window.heard))
    await person.press(main.getByRole('button', { name: 'Undo all' }))
    await person.hears(/Taken out of your cart again\./)
  })

  test('ACCT-12 makes a list, adds an item by its number, and fills the cart', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    const caller = await signInTo(storeUrl(), buyer)
    const [item] = await caller.get<{ id: number }[]>('/api/shopping/item/topItems?limit=1')
    const name = `Keys ${Date.now()}`
    await shopper.signIn(buyer, '/myaccount/menu/itemlists')
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    await person.press(main.getByRole('button', { name: 'New list' }))
    await person.type(dialog.getByLabel('Name of the list'), name)
    await person.press(dialog.getByRole('button', { name: 'Create list' }))
    await person.hears(new RegExp(name))
    console.log('LI1', await page.evaluate(() => window.heard))
    await person.type(main.getByRole('textbox', { name: 'Add items' }), `${item?.id}, 2`)
    await person.press(main.getByRole('button', { name: 'Add', exact: true }))
    await person.hears(/1 added/)
    await person.press(main.getByRole('button', { name: /^Add 1 to cart/ }))
    await person.hears(/1 of 1 added/)
    console.log('LI2', await page.evaluate(() => window.heard))
  })
})
