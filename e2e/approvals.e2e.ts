import { expect } from 'vitest'
import { signInTo } from './support/api.js'
import { placeAboveLimit, placeLongOrder } from './support/place-orders.js'
import { focused, storeUrl, test } from './support/shopper.js'

test('CHK-07 API-85 an administrator approves one order with a change and rejects another; the buyer sees both', async ({
  shopper,
}) => {
  const { page } = shopper
  const buyer = await signInTo(storeUrl(), 'buyer@mercy.example')
  const approved = await placeAboveLimit(buyer)
  const refused = await placeAboveLimit(buyer)
  await shopper.signIn('admin@mercy.example', '/myaccount')
  await page
    .getByRole('link', { name: /Waiting for approval|Pending approval/i })
    .first()
    .click()

  await page.getByRole('heading', { name: 'Approve Orders' }).waitFor()
  // Without a choice, the order that has waited longest is open.
  await page.getByRole('article').getByText('FREE').waitFor()
  await page.getByRole('link', { name: new RegExp(approved.orderNumber) }).click()
  const order = page.getByRole('article', { name: approved.orderNumber })
  await order.getByText(/above\.$/).waitFor()
  await order
    .getByRole('button', { name: /^Decrease/ })
    .first()
    .click()
  await order.getByText(/instead of 60\./).waitFor()
  await order.getByRole('button', { name: /^Approve with 1 change, / }).click()
  await page.getByText(new RegExp(`Order ${approved.orderNumber} was approved.* We mailed its buyer`)).waitFor()

  await page.getByRole('link', { name: new RegExp(refused.orderNumber) }).click()
  await page.getByRole('article', { name: refused.orderNumber }).getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Over budget').click()
  await dialog.getByRole('button', { name: 'Reject order' }).click()
  await page.getByText(`Order ${refused.orderNumber} was rejected. We mailed its buyer.`).waitFor()

  const details = (id: number) =>
    buyer.get<{ status: string; events: { reason: string }[] }>(`/api/myaccount/transactions/salesorders/${id}`)
  expect(await details(approved.id)).toMatchObject({ status: 'Pending Fulfillment' })
  expect((await details(approved.id)).events.at(-1)?.reason).toMatch(/59 × .* instead of 60/)
  expect(await details(refused.id)).toMatchObject({ status: 'Rejected' })
  expect((await details(refused.id)).events.at(-1)?.reason).toBe('Over budget')
})

test('CHK-07 the address of an order that was decided meanwhile says so, and another order opens when it is chosen', async ({
  shopper,
}) => {
  const { page } = shopper
  const buyer = await signInTo(storeUrl(), 'buyer@mercy.example')
  const admin = await signInTo(storeUrl(), 'admin@mercy.example')
  const decided = await placeAboveLimit(buyer)
  const waiting = await placeAboveLimit(buyer)
  await admin.post('/api/myaccount/transactions/rejectOrder', { orderConfirmationId: decided.id, reason: 'Duplicate' })
  await shopper.signIn('admin@mercy.example', `/myaccount/menu/approvals?id=${decided.id}`)
  await page.getByText(`Order ${decided.orderNumber} does not wait for approval any more: rejected by`).waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('link', { name: new RegExp(`^${waiting.orderNumber}`) }).click()
  const heading = page.locator('h2:focus', { hasText: waiting.orderNumber })
  await heading.waitFor()
  const { y = -1 } = (await heading.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(700)
  await page.goBack()
  await page.getByRole('link', { name: `See order ${decided.orderNumber}` }).click()
  await page.getByRole('heading', { name: `Order ${decided.orderNumber}` }).waitFor()
})

test('CHK-07 a phone folds an order of 34 lines, shows a line on 88 pixels, and has text in the place of Approve then', async ({
  shopper,
}) => {
  const { page } = shopper
  const { id, orderNumber } = await placeLongOrder(await signInTo(storeUrl(), 'buyer@mercy.example'), 34, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.signIn('admin@mercy.example', `/myaccount/menu/approvals?id=${id}`)
  const order = page.getByRole('article', { name: orderNumber })
  const others = order.getByRole('button', { name: /\d+ other lines/ })
  await others.waitFor()
  const rows = order.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect((await heights()).length).toBeLessThan(17)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_000)
  await others.press('Enter')
  await expect.poll(() => rows.count()).toBe(34)
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(88)

  const leaveOut = rows.nth(33).getByRole('button', { name: /^Leave out / })
  await leaveOut.press('Enter')
  await focused(rows.nth(33).getByRole('button', { name: /^Put back / }))
  const approve = order.getByRole('button', { name: /^Approve with 1 change, \$/ })
  await order.getByText(/is left out\.$/).waitFor()
  const { x = 0, y = 0, width = 0, height = 0 } = (await approve.boundingBox()) ?? {}
  expect(y + height, 'the buttons are in view').toBeLessThan(844)
  await approve.click()
  await focused(order.getByText(new RegExp(`${orderNumber} was approved with 1 change, \\$.*We mailed its buyer`)))
  const under = await page.evaluate(
    ([left = 0, top = 0]) =>
      document.elementFromPoint(left, top)?.closest('a, button, input, [data-slot="outcome"]')?.tagName,
    [x + width / 2, y + height / 2],
  )
  expect(under, 'the words about the decision').toBe('DIV')
})

test('CHK-07 NAV-06 a buyer reads why an order was rejected, and sends it again from the cart', async ({ shopper }) => {
  const { page } = shopper
  const buyer = await signInTo(storeUrl(), 'buyer@mercy.example')
  const admin = await signInTo(storeUrl(), 'admin@mercy.example')
  const { id, orderNumber } = await placeAboveLimit(buyer)
  await admin.post('/api/myaccount/transactions/rejectOrder', { orderConfirmationId: id, reason: 'Too many gloves' })

  await shopper.signIn('buyer@mercy.example', `/myaccount/menu/orderdetails?id=${id}`)
  await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor()
  await page.getByText(/^Rejected by Dana Whitfield on/).waitFor()
  await page.getByText('Too many gloves', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Approve Orders' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Edit and resend' }).click()
  await page.waitForURL('**/cart')
  await page.getByText(/^This order needs approval: it is \$[\d,.]+ above your \$500\.00 limit\.$/).waitFor()

  await page.goBack()
  await page.getByRole('button', { name: 'Edit and resend' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(/^Your cart has \d+ units\./).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.goForward()
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  expect(await page.getByRole('textbox', { name: 'PO number' }).inputValue()).toBe('PO-E2E')
})

test('NAV-06 NAV-07 CHK-07 API-85 a substitute decides until the right ends, and then keeps the typed text', async ({
  shopper,
}) => {
  const { page } = shopper
  const path = '/myaccount/menu/approvals'
  const buyer = await signInTo(storeUrl(), 'buyer@mercy.example')
  const approved = await placeAboveLimit(buyer)
  const waiting = await placeAboveLimit(buyer)
  await shopper.signIn('admin@mercy.example', path)
  await page.getByText('While you are away').click()
  await page.getByLabel('Colleague').selectOption({ label: 'Rosa Diaz' })
  await page.getByLabel('First day').fill('2020-01-01')
  await page.getByLabel('Last day').fill('2099-12-31')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Rosa Diaz decides for you from 01/01/2020 to 12/31/2099.').waitFor()

  await shopper.signIn('colleague@mercy.example', '/myaccount/menu/addresses')
  await page.getByRole('link', { name: 'Approve Orders' }).click()
  await page.getByRole('link', { name: new RegExp(approved.orderNumber) }).click()
  const open = (orderNumber: string) => page.getByRole('article', { name: orderNumber })
  expect(await page.getByText('While you are away').count()).toBe(0)
  await open(approved.orderNumber)
    .getByRole('button', { name: /^Approve, / })
    .click()
  await page.getByText(new RegExp(`Order ${approved.orderNumber} was approved.* We mailed its buyer`)).waitFor()

  await page.getByRole('link', { name: new RegExp(waiting.orderNumber) }).click()
  const note = open(waiting.orderNumber).getByLabel(/^Note to the buyer/)
  await note.fill('Enough until May.')
  const admin = await signInTo(storeUrl(), 'admin@mercy.example')
  await admin.post('/api/myaccount/transactions/endSubstitute', {})
  await open(waiting.orderNumber)
    .getByRole('button', { name: /^Approve, / })
    .click()
  await page.getByText(/^You may not decide about orders, or may not any longer:/).waitFor()
  expect(await note.inputValue()).toBe('Enough until May.')

  await shopper.open(`/myaccount/menu/orderdetails?id=${approved.id}`)
  await page.getByText(/Rosa Diaz for Dana Whitfield/).waitFor()
  expect(await page.getByRole('link', { name: 'Approve Orders' }).count()).toBe(0)
})
