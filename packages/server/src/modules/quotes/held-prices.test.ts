import type { CallInput } from '@gauze/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { estimates } from '../../db/schema/index.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses } from '../../testing/fixtures/shop-companies.js'
import { answerQuote } from './answer-quote.service.js'

const gauze = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 3 }
const plainBox = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).box, quantity: 1 }
const swab = { itemId: shopItems.swab, unit: unitsOf(shopItems.swab).each, quantity: 10 }

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  shop.setNow(shopMorning)
})

/** Makes an open estimate for the cart, with other prices by the number of the line, and empties the cart. */
async function quoted(who: ShopUser, prices: ReadonlyMap<number, number>) {
  const idempotencyKey = crypto.randomUUID()
  const quote = (await shop.as(who, 'requestQuote', { title: 'Flu season' }, { idempotencyKey })).output()
  await shop.as(who, 'emptyCart', {})
  await answerQuote(shop.db, quote.estimateNumber, { until: '2099-12-31', prices, note: '' }, shop.services)
  return quote
}

/** An open estimate for three of gauze at $2 instead of $3.2525, and ten swabs at the own price; the cart is empty. */
async function opened(who: ShopUser = 'admin', quantity = gauze.quantity) {
  await shop.as(who, 'addItems', { lines: [{ ...gauze, quantity }, swab] })
  return quoted(who, new Map([[1, 2]]))
}

async function addFrom(estimateId: number, who: ShopUser = 'admin', quantity = gauze.quantity) {
  const lines = [
    { ...gauze, quantity, estimateId },
    { ...swab, estimateId },
  ]
  return (await shop.as(who, 'addItems', { lines })).output()
}

async function gauzeLine(who: ShopUser = 'admin') {
  const { cartDetail } = (await shop.as(who, 'getCart', {})).output()
  const line = cartDetail.find(({ itemId }) => itemId === gauze.itemId)
  if (line === undefined) throw new Error('No gauze is in the cart.')
  return line
}

/** Edits the line in boxes to a quantity in each, which merges it with the line in each; answers the merged line. */
async function mergedIntoEach(quantity = 1) {
  const { cartDetail: before } = (await shop.as('admin', 'getCart', {})).output()
  const box = before.find(({ itemId, unit }) => itemId === gauze.itemId && unit === plainBox.unit)
  const edit = { detailId: box?.id ?? 0, unit: gauze.unit, quantity }
  const { cartDetail } = (await shop.as('admin', 'editItem', edit)).output()
  expect((await shop.as('admin', 'getCart', {})).output().cartDetail).toEqual(cartDetail)
  return cartDetail.find(({ itemId }) => itemId === gauze.itemId)
}

function expire(id: number) {
  return shop.db.update(estimates).set({ expiresOn: '2020-01-31' }).where(eq(estimates.id, id))
}

const onTerms = {
  ...{ shipAddressId: shopAddresses.licensed, billAddressId: shopAddresses.licensed },
  ...{ poNum: 'PO-7', paymentMethod: 'terms' as const },
}

function place(form: Partial<CallInput<'placeOrder'>> = {}, who: ShopUser = 'admin') {
  return shop.as(who, 'placeOrder', { ...onTerms, ...form }, { idempotencyKey: crypto.randomUUID() })
}

async function status(id: number) {
  const { status, order } = (await shop.as('admin', 'getEstimate', { id })).output()
  return { status, order: order?.orderNumber ?? null }
}

it('CHK-06 an order at the prices of an estimate is refused for an address that changed unseen, and the estimate stays open', async () => {
  const { id } = await opened()
  await addFrom(id)
  const seen = { line1: '7 Old Street', line2: '', city: 'Albany', state: 'NY', zip: '12207' }
  const refused = (await place({ expectedShipTo: seen })).problem()
  expect(refused).toMatchObject({ status: 409, type: expect.stringContaining('address-changed') })
  expect(await status(id)).toEqual({ status: 'Open', order: null })
})

describe('a cart line from an open estimate', () => {
  it('ACCT-06 PLUS-19 has the price of the estimate, and names the estimate', async () => {
    const { id, estimateNumber } = await opened()
    const cart = await addFrom(id)
    expect(cart.outcomes).toEqual([{ outcome: 'added' }, { outcome: 'added' }])
    const estimate = { id, estimateNumber, expirationDate: '2099-12-31', lapse: null }
    expect(cart.cartDetail).toMatchObject([
      { ...gauze, price: 2, previousPrice: null, estimate: { ...estimate, unit: gauze.unit, quantity: 3 } },
      { ...swab, price: 0.0525, estimate: { ...estimate, quantity: 10 } },
    ])
    expect(cart.subtotal).toBe(6.53)
    const again = (await shop.as('admin', 'getCart', {})).output()
    expect([again.cartDetail, again.total]).toEqual([cart.cartDetail, cart.total])
  })

  it('PLUS-19 has the company price above the quoted quantity and in another unit, and afterwards the estimate price again', async () => {
    const { id } = await opened()
    await addFrom(id)
    const { id: detailId } = await gauzeLine()
    const edit = async (change: { quantity?: number; unit?: number }) => {
      const input = { detailId, unit: gauze.unit, quantity: 3, ...change }
      const { cartDetail } = (await shop.as('admin', 'editItem', input)).output()
      const { price, previousPrice, estimate } = cartDetail[0] ?? {}
      expect(await gauzeLine()).toEqual(cartDetail[0])
      return { price, previousPrice, lapse: estimate?.lapse }
    }
    expect(await edit({ quantity: 4 })).toEqual({ price: 3.2525, previousPrice: null, lapse: 'quantity' })
    expect(await edit({ quantity: 2 })).toEqual({ price: 2, previousPrice: null, lapse: null })
    expect(await edit({ unit: unitsOf(gauze.itemId).box, quantity: 1 })).toMatchObject({ price: 3.2525, lapse: 'unit' })
    expect(await edit({})).toEqual({ price: 2, previousPrice: null, lapse: null })
  })

  it('PLUS-19 counts the units that were in the cart before toward the quoted quantity', async () => {
    const { id } = await opened()
    await shop.as('admin', 'addItem', { ...gauze, quantity: 1 })
    const { cartDetail, outcomes } = await addFrom(id)
    expect(outcomes).toEqual([{ outcome: 'adjusted', quantity: 2 }, { outcome: 'added' }])
    expect(cartDetail[0]).toMatchObject({ quantity: 3, price: 2, estimate: { id, lapse: null } })
    const grown = (await shop.as('admin', 'addItem', { ...gauze, quantity: 1 })).output()
    expect(grown.cartDetail[0]).toMatchObject({ quantity: 4, price: 3.2525, estimate: { id, lapse: 'quantity' } })
  })

  it('PLUS-19 is not added twice: the answer says that the cart has it, and the price stays', async () => {
    const { id, estimateNumber } = await opened()
    const first = await addFrom(id)
    const second = await addFrom(id)
    const detail = `Your cart already has this from estimate ${estimateNumber}.`
    const refused = { outcome: 'refused', code: 'estimate-in-cart', detail }
    expect(second.outcomes).toEqual([refused, refused])
    expect([second.cartDetail, second.total]).toEqual([first.cartDetail, first.total])
    const single = await shop.as('admin', 'addItem', { ...gauze, estimateId: id })
    expect(single.problem()).toMatchObject({ status: 409, type: expect.stringMatching(/estimate-in-cart$/), detail })
    const fits = (await shop.as('admin', 'removeItems', { lines: [{ ...gauze, quantity: 2 }] })).output()
    expect(fits.cartDetail[0]).toMatchObject({ quantity: 1, price: 2 })
    const third = (await shop.as('admin', 'addItem', { ...gauze, estimateId: id })).output()
    expect(third).toMatchObject({ addToCartAdjustment: true, cartDetail: [{ quantity: 3, price: 2 }, {}] })
  })

  it('PLUS-19 stays with its estimate when another estimate of the item is added, unless its own estimate has expired', async () => {
    const { id, estimateNumber } = await opened()
    const { id: other } = await opened()
    await addFrom(id, 'admin', 2)
    const words = `Your cart already has this from estimate ${estimateNumber}.`
    const refused = { outcome: 'refused', code: 'estimate-in-cart', detail: expect.stringContaining(words) }
    const { outcomes, cartDetail } = await addFrom(other, 'admin', 1)
    expect(outcomes).toEqual([refused, refused])
    expect(cartDetail[0]).toMatchObject({ quantity: 2, price: 2, estimate: { id } })
    await expire(id)
    const later = await addFrom(other, 'admin', 1)
    expect(later.cartDetail[0]).toMatchObject({ quantity: 3, price: 2, estimate: { id: other, lapse: null } })
  })

  it('PLUS-19 gets its whole quantity again when its removal is undone', async () => {
    const { id } = await opened()
    await addFrom(id)
    const { id: detailId } = await gauzeLine()
    await shop.as('admin', 'editItem', { ...gauze, detailId, quantity: 5 })
    const { position = 0 } = await gauzeLine()
    await shop.as('admin', 'removeItem', { detailId })
    await shop.as('admin', 'addItem', { ...gauze, quantity: 5, position, estimateId: id })
    expect(await gauzeLine()).toMatchObject({ quantity: 5, position, estimate: { id, lapse: 'quantity' } })
  })

  it.each([
    ['the edited line', [{ ...plainBox }, { ...gauze, quantity: 2 }]],
    ['the first line', [{ ...gauze, quantity: 2 }, { ...plainBox }]],
  ])('PLUS-19 keeps its price when a line of another unit is merged into it: %s', async (_, lines) => {
    const { id } = await opened()
    for (const line of lines) {
      const from = line.unit === gauze.unit ? { estimateId: id } : {}
      await shop.as('admin', 'addItem', { ...line, ...from })
    }
    const merged = await mergedIntoEach()
    expect(merged).toMatchObject({ quantity: 3, price: 2, estimate: { id, lapse: null } })
  })

  it('PLUS-19 brings its estimate to the plain line that it is merged into', async () => {
    const { id } = await opened()
    await addFrom(id, 'admin', 1)
    await shop.as('admin', 'editItem', { detailId: (await gauzeLine()).id, ...plainBox })
    await shop.as('admin', 'addItem', { ...gauze, quantity: 1, position: 0 })
    const merged = await mergedIntoEach()
    expect(merged).toMatchObject({ quantity: 2, price: 2, estimate: { id, lapse: null } })
  })

  it('PLUS-19 keeps an open estimate rather than an expired estimate when lines are merged above its quantity', async () => {
    const { id: expired } = await opened()
    const { id: open } = await opened()
    await shop.as('admin', 'addItem', { ...gauze, quantity: 1, estimateId: expired })
    const { position = 0 } = await gauzeLine()
    await shop.as('admin', 'addItem', { ...plainBox, position: position + 1, estimateId: open })
    await expire(expired)
    const merged = await mergedIntoEach(3)
    expect(merged).toMatchObject({ quantity: 4, price: 3.2525, estimate: { id: open, lapse: 'quantity' } })
  })

  it('PLUS-19 has the price of its new unit if the estimate also offers that unit', async () => {
    await shop.as('admin', 'addItems', { lines: [gauze, plainBox] })
    const prices = new Map([
      [1, 2],
      [2, 1.5],
    ])
    const { id } = await quoted('admin', prices)
    await shop.as('admin', 'addItem', { ...gauze, estimateId: id })
    const edit = { detailId: (await gauzeLine()).id, ...plainBox }
    const { cartDetail } = (await shop.as('admin', 'editItem', edit)).output()
    expect(cartDetail).toMatchObject([{ price: 1.5, previousPrice: null, estimate: { id, lapse: null } }])
    expect(await gauzeLine()).toEqual(cartDetail[0])
  })

  it('PLUS-19 loses the price after the last day, shows the change, and stops an order that expects the old total', async () => {
    const { id } = await opened()
    const { total } = await addFrom(id)
    await expire(id)
    expect(await gauzeLine()).toMatchObject({ price: 3.2525, previousPrice: 2, estimate: { lapse: 'expired' } })
    const refused = (await place({ expectedTotal: total ?? 0 })).problem()
    expect(refused).toMatchObject({
      status: 409,
      detail: expect.stringContaining('$3.2525 a base unit; it was $2.00.'),
    })
    expect(await status(id)).toEqual({ status: 'Expired', order: null })
  })

  it('AUTH-12 NAV-07 refuses estimates of another company, estimates without prices, and unanswered estimates', async () => {
    const { id } = await opened()
    const refused = { outcome: 'refused', code: 'not-found' }
    expect((await addFrom(id, 'clinic')).outcomes).toMatchObject([refused, refused])
    expect((await addFrom(id, 'noPrice')).outcomes).toMatchObject([refused, refused])
    await shop.db.update(estimates).set({ status: 'Requested' }).where(eq(estimates.id, id))
    expect((await addFrom(id)).outcomes).toMatchObject([refused, refused])
    const other = { ...swab, itemId: shopItems.untaxed, unit: unitsOf(shopItems.untaxed).each, estimateId: id }
    expect((await shop.as('admin', 'addItem', other)).status).toBe(404)
  })

  it('PLUS-19 names an item that can no longer be bought, and adds the other items', async () => {
    const { id } = await opened()
    await shop.db.execute('UPDATE items SET inactive = true WHERE id = 1010')
    const { outcomes, cartDetail } = await addFrom(id).finally(() =>
      shop.db.execute('UPDATE items SET inactive = false WHERE id = 1010'),
    )
    expect(outcomes).toMatchObject([{ outcome: 'refused', code: 'item-unavailable' }, { outcome: 'added' }])
    expect(cartDetail).toHaveLength(1)
  })

  it('CART-06 PLUS-19 is saved for later with its estimate, and has the price again when it is moved back', async () => {
    const { id } = await opened()
    await addFrom(id)
    const save = async () => {
      const { saveForLaterDetail } = (await shop.as('admin', 'saveForLater', { item: await gauzeLine() })).output()
      return saveForLaterDetail[0]?.id ?? 0
    }
    const move = async (savedId: number, quantity: number) =>
      (await shop.as('admin', 'moveItemToCart', { ...gauze, quantity, id: savedId })).output()
    const { cartDetail } = await move(await save(), 3)
    expect(cartDetail[1]).toMatchObject({ ...gauze, price: 2, estimate: { id, lapse: null } })
    expect(await gauzeLine()).toEqual(cartDetail[1])
    const savedId = await save()
    await move(savedId, 1)
    expect(await gauzeLine()).toMatchObject({ quantity: 1, price: 2, estimate: { id, lapse: null } })
    await expire(id)
    await move(savedId, 2)
    expect(await gauzeLine()).toMatchObject({ quantity: 3, price: 3.2525, estimate: { id, lapse: 'expired' } })
  })

  it('CART-06 PLUS-19 comes back with its whole quantity, although its estimate covers less', async () => {
    const { id } = await opened()
    await addFrom(id)
    await shop.as('admin', 'editItem', { ...gauze, detailId: (await gauzeLine()).id, quantity: 5 })
    const { saveForLaterDetail } = (await shop.as('admin', 'saveForLater', { item: await gauzeLine() })).output()
    await shop.as('admin', 'moveItemToCart', { ...gauze, quantity: 5, id: saveForLaterDetail[0]?.id ?? 0 })
    expect(await gauzeLine()).toMatchObject({ quantity: 5, estimate: { id, lapse: 'quantity' } })
  })
})

describe('an order at the prices of an estimate', () => {
  it('PLUS-19 is placed at these prices and accepts the estimate', async () => {
    const { id } = await opened()
    const { total } = await addFrom(id)
    const { orderConfirmation } = (await place({ expectedTotal: total ?? 0 })).output()
    const order = (await shop.as('admin', 'getSalesOrder', { id: orderConfirmation.id })).output()
    expect(order).toMatchObject({ total, subtotal: 6.53, lines: [{ price: 2, lineTotal: 6 }, { price: 0.0525 }] })
    expect(await status(id)).toEqual({ status: 'Accepted', order: order.orderNumber })
  })

  it('PLUS-19 is possible once, also for two people at the same moment', async () => {
    const { id } = await opened()
    const { total } = await addFrom(id)
    await addFrom(id, 'buyer')
    const expectedTotal = total ?? 0
    const answers = await Promise.all([place({ expectedTotal }), place({ expectedTotal }, 'buyer')])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect((await status(id)).status).toBe('Accepted')
    const loser = answers[0]?.status === 200 ? 'buyer' : 'admin'
    expect(await gauzeLine(loser)).toMatchObject({ price: 3.2525, previousPrice: 2, estimate: { lapse: 'ordered' } })
    const { total: current } = (await shop.as(loser, 'getCart', {})).output()
    const second = (await place({ expectedTotal: current ?? 0 }, loser)).output().orderConfirmation
    expect((await shop.as('admin', 'getSalesOrder', { id: second.id })).output().lines[0]?.price).toBe(3.2525)
  })

  it('PLUS-19 at the company prices leaves the estimate open', async () => {
    const { id } = await opened()
    await shop.as('admin', 'addItems', { lines: [gauze] })
    expect((await place()).status).toBe(200)
    expect(await status(id)).toEqual({ status: 'Open', order: null })
  })

  it('PLUS-19 has the company price where it is lower than the estimate, and leaves the estimate open', async () => {
    await shop.as('admin', 'addItems', { lines: [gauze] })
    const { id, estimateNumber } = await quoted('admin', new Map([[1, 4]]))
    const { cartDetail, outcomes, total } = await addFrom(id)
    expect(outcomes[0]).toEqual({ outcome: 'added' })
    expect(cartDetail[0]).toMatchObject({ price: 3.2525, previousPrice: null, estimate: { id, lapse: 'regular' } })
    const detail = `Your cart already has this from estimate ${estimateNumber}.`
    expect((await addFrom(id)).outcomes[0]).toEqual({ outcome: 'refused', code: 'estimate-in-cart', detail })
    const { orderConfirmation } = (await place({ expectedTotal: total ?? 0 })).output()
    const order = (await shop.as('admin', 'getSalesOrder', { id: orderConfirmation.id })).output()
    expect(order.lines[0]).toMatchObject({ price: 3.2525, lineTotal: 9.76 })
    expect(await status(id)).toEqual({ status: 'Open', order: null })
  })

  it('PLUS-19 gives the estimate back when it is rejected or canceled, so that one other order can have the prices', async () => {
    const { id } = await opened()
    const order = async () => {
      const { total } = await addFrom(id)
      return (await place({ expectedTotal: total ?? 0 })).output().orderConfirmation
    }
    const first = await order()
    const cancel = { orderConfirmationId: first.id, reason: 'Ordered twice' }
    expect((await shop.as('admin', 'cancelOrder', cancel)).status).toBe(200)
    expect(await status(id)).toEqual({ status: 'Open', order: null })
    const second = await order()
    expect((await shop.as('admin', 'getSalesOrder', { id: second.id })).output().lines[0]?.price).toBe(2)
    expect(await status(id)).toEqual({ status: 'Accepted', order: second.orderNumber })
    expect((await addFrom(id)).cartDetail[0]).toMatchObject({ price: 3.2525, estimate: { lapse: 'ordered' } })
  })

  it('CHK-07 PLUS-19 keeps the company price of a line that was not added from the estimate', async () => {
    const both = [{ ...gauze, quantity: 300 }, swab]
    await shop.as('buyer', 'addItems', { lines: both })
    const prices = new Map([
      [1, 2],
      [2, 0.04],
    ])
    const { id } = await quoted('buyer', prices)
    await shop.as('buyer', 'addItems', { lines: [{ ...gauze, quantity: 300, estimateId: id }, swab] })
    const { total } = (await shop.as('buyer', 'getCart', {})).output()
    const placed = (await place({ expectedTotal: total ?? 0 }, 'buyer')).output()
    const form = { ...onTerms, orderConfirmationId: placed.orderConfirmation.id }
    expect((await shop.as('admin', 'previewApproval', form)).output()).toMatchObject({ total, changes: [] })
    const fewer = { ...form, lines: [{ ...gauze, quantity: 299 }, swab] }
    const { changes } = (await shop.as('admin', 'previewApproval', fewer)).output()
    expect(changes.filter((words) => words.includes('now costs'))).toEqual([])
  })

  it('CHK-07 PLUS-19 keeps the prices when an administrator approves it after the last day', async () => {
    const { id } = await opened('buyer', 300)
    const { total } = await addFrom(id, 'buyer', 300)
    const placed = (await place({ expectedTotal: total ?? 0 }, 'buyer')).output()
    expect(placed.status).toBe('Pending Approval')
    await expire(id)
    const { id: orderId } = placed.orderConfirmation
    const form = { ...onTerms, orderConfirmationId: orderId }
    const preview = (await shop.as('admin', 'previewApproval', form)).output()
    expect(preview).toMatchObject({ total, changes: [] })
    const more = { ...form, lines: [{ ...gauze, quantity: 301 }, swab] }
    expect((await shop.as('admin', 'previewApproval', more)).output().changes).toContain(
      'Gauze Pad now costs $3.2525 a base unit; it was $2.00.',
    )
    expect((await shop.as('admin', 'approveOrder', { ...form, expectedTotal: total ?? 0 })).output().total).toBe(total)
    expect((await status(id)).status).toBe('Accepted')
  })
})
