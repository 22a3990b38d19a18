import { describe } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { onlyKeys } from './support/keyboard.js'
import { placeAboveLimit } from './support/place-orders.js'
import { addButton, demoPassword, focused, storeUrl, test } from './support/shopper.js'

const buyer = 'buyer@mercy.example'
const admin = 'admin@mercy.example'

describe('WCAG 2.1.1 4.1.3 a job from the arrival at its page to its end, with keys alone, and its announcements', () => {
  test('SHELL-02 SRCH-02 SRCH-08 AUTH-10 PDP-04 CART-01 finds a product, logs in on the way, and adds it', async ({
    shopper,
  }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    const main = page.getByRole('main')
    const search = page.getByRole('combobox', { name: 'Search for products' })
    await shopper.open('/')
    await person.press(page.getByRole('link', { name: 'Skip to main content' }))
    await focused(main)
    await person.type(search, 'nitrile exam')
    await person.hears(/^\d+ products? and \d+ search(es)?$/m)
    await person.press(search)
    await person.hears(/^Results for “nitrile exam” \| Gauze, [\d,]+ products/m)
    await person.press(main.getByRole('article').first().getByRole('heading').getByRole('link'))
    await page.waitForURL('**/product/**')
    await person.hears(/^.+ \| Gauze$/m)
    await person.press(main.getByRole('link', { name: 'Login to View Price' }).first())
    await person.hears(/^Login \| Gauze$/m)
    await person.type(page.getByLabel('Username'), buyer)
    await person.type(page.getByLabel('Password', { exact: true }), demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/product/**')
    await person.press(addButton(page))
    await person.hears(/^Added to your cart: 1 × /m)
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
    await person.hears(/^One field needs your attention/m)
    await person.type(main.getByLabel(/PO number/), 'PO-KEYS')
    await person.press(main.getByRole('button', { name: 'Review order' }))
    await person.hears(/^Review your order \| Gauze/m)
    await person.press(main.getByRole('button', { name: 'Place order' }))
    await page.waitForURL('**/orderConfirmation**')
    await person.hears(/^Your order \| Gauze$/m)
  })

  test('CHK-07 approves an order', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    const { id, orderNumber } = await placeAboveLimit(await signInTo(storeUrl(), buyer))
    await shopper.signIn(admin, `/myaccount/menu/approvals?id=${id}`)
    const order = page.getByRole('article', { name: orderNumber })
    await person.press(order.getByRole('button', { name: /^Leave out / }).first())
    await person.hears(/^The total is \$[\d,.]+ now$/m)
    await person.press(order.getByRole('button', { name: /^Approve/ }))
    await person.hears(new RegExp(`${orderNumber} was approved with 1 change, \\$.* We mailed its buyer`))
  })

  test('ACCT-10 pays an invoice', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    await shopper.signIn(admin, '/myaccount/menu/payment/create')
    const main = page.getByRole('main')
    await person.press(main.getByRole('checkbox', { name: /^Pay INV-/ }).first(), 'Space')
    await person.hears(/^1 of \d+ chosen/m)
    await person.press(main.getByRole('link', { name: 'Continue to method' }))
    await person.hears(/^Choose how to pay \| Gauze$/m)
    await person.press(main.getByRole('link', { name: 'Continue to review' }))
    await person.hears(/^Review the payment \| Gauze/m)
    await person.press(main.getByRole('button', { name: /^Pay \$/ }))
    await page.waitForURL('**/payment/confirmation?id=*')
    await person.hears(/^Payment (confirmed|pending) \| Gauze$/im)
  })

  test('ACCT-08 reorders an item, and takes it back', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    await shopper.signIn(buyer, '/myaccount/menu/reorder')
    const main = page.getByRole('main')
    await person.press(main.getByRole('button', { name: /^Add .* to cart$/ }).first())
    await person.hears(/1 of 1 added to your cart\./)
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
    await person.type(main.getByRole('textbox', { name: 'Add items' }), `${item?.id}, 2`)
    await person.press(main.getByRole('button', { name: 'Add', exact: true }))
    await person.hears(/1 added/)
    await person.press(main.getByRole('button', { name: /^Add 1 to cart/ }))
    await person.hears(/1 of 1 added/)
  })

  test('PLUS-13 acknowledges a recall', async ({ shopper }) => {
    const { page } = shopper
    const person = await onlyKeys(page)
    const main = page.getByRole('main')
    await shopper.signIn(admin, '/myaccount/menu/recalls?status=Open')
    await person.press(main.getByRole('link', { name: /^RC-/ }).first())
    await person.hears(/^Recall RC-\d+.* \| Gauze$/m)
    await person.press(main.getByRole('button', { name: 'Acknowledge', exact: true }))
    await person.hears(/needs? your attention/)
    await person.press(main.getByRole('button', { name: 'Everything is used' }))
    await person.press(main.getByRole('checkbox'), 'Space')
    await person.press(main.getByRole('button', { name: 'Acknowledge', exact: true }))
    await person.hears(/^Your acknowledgment was saved\.$/m)
  })
})
