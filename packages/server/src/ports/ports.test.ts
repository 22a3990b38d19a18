import type { CallInput } from '@gauze/contract'
import { cents } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shipOrder } from '../modules/orders/fulfil-order.service.js'
import { startTestShop, type TestShop } from '../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards } from '../testing/fixtures/shop-companies.js'
import { accountPayment } from './account-payment.js'
import type { PaymentRequest, Ports, TaxRequest } from './ports.types.js'

let shop: TestShop
let keys = 0

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.replacePorts()
  await shop.reset()
})

async function fails(): Promise<never> {
  throw new Error('The other end is away.')
}

async function add(itemId: number, quantity: number, who: ShopUser = 'admin') {
  return (await shop.as(who, 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })).output()
}

async function cartOf(who: ShopUser = 'admin') {
  return (await shop.as(who, 'getCart', {})).output()
}

function place(form: Partial<CallInput<'placeOrder'>> = {}) {
  keys += 1
  const { licensed } = shopAddresses
  const onTerms = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO-7', paymentMethod: 'terms' } as const
  return shop.as('admin', 'placeOrder', { ...onTerms, ...form }, { idempotencyKey: `key-${keys}` })
}

async function placedOrder(form: Partial<CallInput<'placeOrder'>> = {}) {
  const { orderConfirmation } = (await place(form)).output()
  return (await shop.as('admin', 'getSalesOrder', { id: orderConfirmation.id })).output()
}

/** Nothing is ordered while a port is away, the cart stays, and the shopper reads why. */
async function expectNoOrder(slug: string) {
  const { version } = await cartOf()
  const answer = await place()
  expect(answer.problem()).toMatchObject({ status: 503, type: `https://gauze.example/problems/${slug}` })
  expect(answer.headers['retry-after']).toBe('5')
  expect(await cartOf()).toMatchObject({ version, status: 'open' })
  const { rows } = await shop.db.execute(sql`SELECT 1 FROM orders`)
  expect(rows).toEqual([])
}

describe('tax', () => {
  it('CART-07 API-11 comes from another port, in cart, quote and order', async () => {
    const requests: TaxRequest[] = []
    shop.replacePorts({
      tax: {
        taxAt: async (request) => {
          requests.push(request)
          return { ratePercent: 10, shippingTaxable: false, taxableItemIds: [shopItems.untaxed] }
        },
      },
    })
    await add(shopItems.gauze, 1)
    const cart = await add(shopItems.untaxed, 10)
    expect(cart).toMatchObject({ subtotal: 33.25, shipping: 14.95, tax: 3, total: 51.2 })
    const itemIds = [shopItems.gauze, shopItems.untaxed]
    const quote = await shop.as('admin', 'getTaxRate', { addressId: shopAddresses.licensed, itemIds })
    expect(quote.output()).toEqual({
      taxRate: 10,
      shippingTaxable: false,
      items: [
        { itemId: shopItems.gauze, taxable: false },
        { itemId: shopItems.untaxed, taxable: true },
      ],
    })
    expect(await placedOrder({ expectedTotal: 51.2 })).toMatchObject({ tax: 3, total: 51.2 })
    expect(requests.at(-1)).toMatchObject({
      company: { isTaxExempt: false },
      destination: { zip: '12207' },
      items: [
        { itemId: shopItems.gauze, taxable: true },
        { itemId: shopItems.untaxed, taxable: false },
      ],
    })
  })

  it('ACCT-09 goes with the lines that the port taxed, to the invoice of each parcel', async () => {
    shop.replacePorts({
      tax: {
        taxAt: async () => ({ ratePercent: 10, shippingTaxable: false, taxableItemIds: [shopItems.untaxed] }),
      },
    })
    await add(shopItems.gauze, 1)
    await add(shopItems.untaxed, 10)
    const { orderNumber } = (await place()).output().orderConfirmation
    await shipOrder(shop.db, orderNumber, { lines: [1] }, shop.services)
    await shipOrder(shop.db, orderNumber, {}, shop.services)
    const { rows } = await shop.db.execute(sql`SELECT tax_cents::int AS tax FROM invoices ORDER BY id DESC LIMIT 2`)
    expect(rows).toEqual([{ tax: 300 }, { tax: 0 }])
  })

  it('ACCT-09 is calculated from the rate that the order has, though the port answers more decimals', async () => {
    shop.replacePorts({
      tax: {
        taxAt: async ({ items }) => ({
          ratePercent: 8.33335,
          shippingTaxable: false,
          taxableItemIds: items.map(({ itemId }) => itemId),
        }),
      },
    })
    // 8.33335 percent of it would be $625.00.
    expect(await add(shopItems.untaxed, 2500)).toMatchObject({ subtotal: 7500, tax: 625.01 })
    expect(await placedOrder({ expectedTotal: 8125.01 })).toMatchObject({ tax: 625.01 })
    const { rows } = await shop.db.execute(sql`SELECT tax_rate_percent AS rate, tax_cents::int AS tax FROM orders`)
    expect(rows).toEqual([{ rate: '8.3334', tax: 62_501 }])
  })

  it('CART-07 reads error in the cart while its port fails, and nothing is ordered without it', async () => {
    shop.replacePorts({ tax: { taxAt: fails } })
    expect(await add(shopItems.gauze, 1)).toMatchObject({ subtotal: 3.25, shipping: 14.95, tax: 'error', total: null })
    expect(await cartOf()).toMatchObject({ tax: 'error', convenienceFee: null, total: null })
    const quote = await shop.as('admin', 'getTaxRate', { addressId: shopAddresses.licensed, itemIds: [] })
    expect(quote.problem()).toMatchObject({ status: 503, type: 'https://gauze.example/problems/tax-unavailable' })
    await expectNoOrder('tax-unavailable')
    shop.replacePorts()
    expect((await place()).status).toBe(200)
  })

  it('CART-08 leaves no fee to calculate while its port fails', async () => {
    shop.replacePorts({ tax: { taxAt: fails } })
    expect(await add(shopItems.gauze, 1, 'clinic')).toMatchObject({
      tax: 'error',
      convenienceFee: 'error',
      total: null,
    })
  })

  it('CART-15 is not requested for users who see no prices', async () => {
    shop.replacePorts({ tax: { taxAt: fails } })
    expect(await add(shopItems.gauze, 1, 'noPrice')).toMatchObject({ subtotal: null, tax: null, total: null })
  })
})

describe('shipping charge', () => {
  it('CART-03 comes from another port, in cart and order', async () => {
    shop.replacePorts({
      shippingCharge: { chargeFor: async ({ lines }) => cents(lines.reduce((sum, line) => sum + line.baseUnits, 500)) },
    })
    expect(await add(shopItems.untaxed, 300)).toMatchObject({ subtotal: 900, shipping: 8 })
    expect(await placedOrder()).toMatchObject({ subtotal: 900, shipping: 8 })
  })

  it('CART-03 is missing with everything that depends on it while its port fails, and nothing is ordered without it', async () => {
    shop.replacePorts({ shippingCharge: { chargeFor: fails } })
    expect(await add(shopItems.untaxed, 1)).toMatchObject({ subtotal: 3, shipping: null, tax: 'error', total: null })
    await expectNoOrder('shipping-unavailable')
  })
})

describe('convenience fee', () => {
  const feeCalls = async () => ({
    fee: await shop.as('clinic', 'getConvenienceFee', { total: 100 }),
    rate: await shop.as('clinic', 'getConvenienceFeeRate', {}),
    exempt: (await shop.as('clinic', 'getConvFeeExempt', {})).output().convFeeExempt,
  })

  it('CART-08 API-12 API-13 comes from another port, for companies that are charged one', async () => {
    shop.replacePorts({ convenienceFee: { percentFor: async ({ listedPercent }) => listedPercent + 7 } })
    const { fee, rate, exempt } = await feeCalls()
    expect([fee.output(), rate.output(), exempt]).toEqual([
      { convenienceFeeTotal: 10 },
      { convenienceFeeRate: 10 },
      false,
    ])
    expect(await add(shopItems.gauze, 10, 'clinic')).toMatchObject({ subtotal: 42.5, tax: 3.77, convenienceFee: 6.12 })
    expect(await add(shopItems.gauze, 10)).toMatchObject({ convenienceFee: null })
  })

  it.each<[string, Ports['convenienceFee']['percentFor']]>([
    ['fails', fails],
    ['answers no number', async () => Number.NaN],
  ])('CART-08 API-12 reads error in the cart while its port %s', async (_what, percentFor) => {
    shop.replacePorts({ convenienceFee: { percentFor } })
    const { fee, rate, exempt } = await feeCalls()
    expect([fee.problem().status, rate.problem().status, exempt]).toEqual([503, 503, false])
    expect(await add(shopItems.gauze, 10, 'clinic')).toMatchObject({ tax: 3.77, convenienceFee: 'error', total: null })
  })
})

describe('payment', () => {
  it('API-60 API-63 offers the ways to pay of another port, and accepts nothing else', async () => {
    shop.replacePorts({ payment: { ...accountPayment, kindsFor: async () => ['card'] } })
    expect((await shop.as('admin', 'getCheckoutTypes', {})).output()).toEqual({ types: ['card'] })
    await add(shopItems.gauze, 1)
    expect((await place()).problem()).toMatchObject({ status: 422, errors: { paymentMethod: [expect.any(String)] } })
    expect(await placedOrder({ paymentMethod: shopCards.good, poNum: '' })).toMatchObject({ total: 19.66 })
  })

  it('API-63 accepts no order that another port refuses, and says why', async () => {
    const requests: PaymentRequest[] = []
    const reason = 'Your bank has declined the card ending in 4241. Use another one.'
    shop.replacePorts({
      payment: {
        ...accountPayment,
        authorize: async (request) => {
          requests.push(request)
          return { isAccepted: false, reason }
        },
      },
    })
    await add(shopItems.gauze, 1)
    const problem = (await place({ paymentMethod: shopCards.good })).problem()
    expect(problem).toMatchObject({
      ...{ status: 422, type: 'https://gauze.example/problems/payment-declined', detail: reason },
      errors: { paymentMethod: [reason] },
    })
    expect(requests).toMatchObject([
      { means: { kind: 'card', token: 'tok_1', last4: '4241' }, total: 1966, poNum: 'PO-7' },
    ])
    expect(await cartOf()).toMatchObject({ totalItems: 1 })
  })

  it.each([null, '', ' '])('API-63 has words for a refusal whose reason is %j', async (reason) => {
    shop.replacePorts({
      payment: { ...accountPayment, authorize: async () => ({ isAccepted: false, reason }) },
    })
    await add(shopItems.gauze, 1)
    const words = 'This payment was declined. Choose another way to pay, and try again.'
    expect((await place()).problem()).toMatchObject({ detail: words, errors: { paymentMethod: [words] } })
  })

  it('API-63 accepts no order while its port fails', async () => {
    shop.replacePorts({ payment: { ...accountPayment, authorize: fails } })
    await add(shopItems.gauze, 1)
    await expectNoOrder('payment-unavailable')
  })
})

describe('shipping calendar', () => {
  const dates = { numShipDates: 2, shipAddressZip: '12207', shipCity: 'Albany' }

  it('CHK-04 API-61 API-39 comes from another port, wherever days and cutoff time are shown', async () => {
    shop.replacePorts({
      shippingCalendar: { cutoffTime: '11:30', shipDates: async () => ['2026-03-14', '2026-03-15'] },
    })
    expect((await shop.as('admin', 'getAlternateShippingData', dates)).output()).toEqual({
      shipDates: ['2026-03-14', '2026-03-15'],
      cutoffTime: '11:30',
    })
    expect((await shop.as('admin', 'getAddresses', {})).output().dddShippingCutoffTime).toBe('11:30')
    await add(shopItems.gauze, 1)
    expect((await place({ shipDate: '2026-03-12' })).problem().status).toBe(422)
    expect(await placedOrder()).toMatchObject({ shipDate: '2026-03-14' })
  })

  it('CHK-04 is not known while its port fails', async () => {
    shop.replacePorts({ shippingCalendar: { cutoffTime: '11:30', shipDates: fails } })
    expect((await shop.as('admin', 'getAlternateShippingData', dates)).problem().status).toBe(503)
    await add(shopItems.gauze, 1)
    await expectNoOrder('ship-dates-unavailable')
  })
})
