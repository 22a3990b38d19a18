import type { CallOutput, Cart } from '@gauze/contract'
import { cartSubtotal, cents, centsFromDollars, conversionRateOf, lineTotal, orderTotal, taxTotal } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

function add(itemId: number, quantity = 1, unit = unitsOf(itemId).each, who: 'buyer' | 'clinic' | 'noPrice' = 'buyer') {
  return shop.as(who, 'addItem', { itemId, unit, quantity })
}
async function cartOf(who: 'buyer' | 'clinic' | 'noPrice' | 'punchout' = 'buyer') {
  return (await shop.as(who, 'getCart', {})).output()
}

/** The totals that a browser calculates from the lines of an answer. */
function clientTotals(cart: Cart, tax: CallOutput<'getTaxRate'>) {
  const priced = cart.cartDetail.map((line) => ({
    itemId: line.itemId,
    price: typeof line.price === 'number' ? line.price : 0,
    conversionRate: conversionRateOf(line.units, line.unit),
    quantity: line.quantity,
  }))
  const subtotal = cartSubtotal(priced)
  const shipping = centsFromDollars(cart.shipping ?? 0)
  const taxable = new Set(tax.items.filter((item) => item.taxable).map(({ itemId }) => itemId))
  const taxTotals = priced.filter(({ itemId }) => taxable.has(itemId)).map(lineTotal)
  const taxAmount = taxTotal({
    rate: tax.taxRate,
    taxableLines: taxTotals,
    shipping,
    shippingTaxable: tax.shippingTaxable,
  })
  const total = orderTotal({ subtotal, shipping, tax: taxAmount, convenienceFee: cents(0) })
  return [subtotal, taxAmount, total]
}

describe('amounts', () => {
  it('CART-03 client and server agree to the cent for any lines', async () => {
    const goods = [shopItems.gauze, shopItems.swab, shopItems.gloveSmall, shopItems.gloveMedium, shopItems.untaxed]
    const lines = fc.array(
      fc.record({
        itemId: fc.constantFrom(...goods),
        isBox: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 40_000 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    const agrees = async (added: { itemId: number; isBox: boolean; quantity: number }[]) => {
      await shop.reset()
      for (const { itemId, isBox, quantity } of added) {
        await add(itemId, quantity, isBox ? unitsOf(itemId).box : unitsOf(itemId).each)
      }
      const cart = await cartOf()
      const tax = await shop.as('buyer', 'getTaxRate', { addressId: shopAddresses.licensed, itemIds: goods })
      const server = [cart.subtotal, cart.tax, cart.total].map((amount) => centsFromDollars(Number(amount)))
      expect(server).toEqual(clientTotals(cart, tax.output()))
    }
    await fc.assert(fc.asyncProperty(lines, agrees), { numRuns: 20 })
  })

  it('CART-03 adds up exactly: contract price, shipping, tax on taxable lines and shipping', async () => {
    await add(shopItems.gauze, 3)
    await add(shopItems.swab, 3, unitsOf(shopItems.swab).box)
    await add(shopItems.untaxed, 1)
    // 3 × 3.2525 = 9.7575 → 9.76; 300 × 0.0525 = 15.75; 3.00 not taxed; 8 % of 25.51 + 14.95 = 3.2368 → 3.24
    expect(await cartOf()).toMatchObject({
      subtotal: 28.51,
      shipping: 14.95,
      tax: 3.24,
      taxBasis: { percent: 8, state: 'NY', amount: 40.46 },
      convenienceFee: null,
      total: 46.7,
    })
  })

  it('CART-07 taxes by the longest zip prefix of the default shipping address, shipping only where it is taxable', async () => {
    await add(shopItems.gauze, 10, undefined, 'clinic')
    // Price level Clinic: 42.50; 8.875 % = 3.771875 → 3.77; fee 3 % of 61.22 = 1.8366 → 1.84
    expect(await cartOf('clinic')).toMatchObject({
      subtotal: 42.5,
      shipping: 14.95,
      tax: 3.77,
      convenienceFee: 1.84,
      total: 63.06,
    })
  })

  it('CART-07 has no tax while there is no address', async () => {
    await shop.db.execute(sql`UPDATE addresses SET default_shipping = false WHERE id = ${shopAddresses.clinic}`)
    await add(shopItems.gauze, 10, undefined, 'clinic')
    const cart = await cartOf('clinic')
    await shop.db.execute(sql`UPDATE addresses SET default_shipping = true WHERE id = ${shopAddresses.clinic}`)
    expect(cart).toMatchObject({ subtotal: 42.5, tax: null })
    expect(cart).not.toHaveProperty('taxBasis')
  })

  it('CART-09 ships free from the threshold on', async () => {
    await add(shopItems.specialOrder, 2)
    expect(await cartOf()).toMatchObject({ subtotal: 400, shipping: 0, freeShippingFrom: 250 })
    await add(shopItems.gauze, 1, undefined, 'noPrice')
    expect(await cartOf('noPrice')).not.toHaveProperty('freeShippingFrom')
  })
})

describe('charges', () => {
  it('API-11 getTaxRate answers the rate at an address and which items it applies to', async () => {
    const itemIds = [shopItems.gauze, shopItems.untaxed]
    const tax = await shop.as('buyer', 'getTaxRate', { addressId: shopAddresses.unlicensed, itemIds })
    expect(tax.output()).toEqual({
      taxRate: 8.875,
      shippingTaxable: false,
      items: [
        { itemId: shopItems.gauze, taxable: true },
        { itemId: shopItems.untaxed, taxable: false },
      ],
    })
  })

  it('API-11 getTaxRate knows neither another company’s address nor an unknown item', async () => {
    expect((await shop.as('buyer', 'getTaxRate', { addressId: shopAddresses.clinic, itemIds: [] })).status).toBe(404)
    expect((await shop.as('buyer', 'getTaxRate', { addressId: shopAddresses.licensed, itemIds: [77] })).status).toBe(
      404,
    )
  })

  it('API-12 API-13 API-14 charges the convenience fee to flagged companies only', async () => {
    expect((await shop.as('clinic', 'getConvenienceFee', { total: 61.22 })).output()).toEqual({
      convenienceFeeTotal: 1.84,
    })
    expect((await shop.as('clinic', 'getConvenienceFeeRate', {})).output()).toEqual({ convenienceFeeRate: 3 })
    expect((await shop.as('clinic', 'getConvFeeExempt', {})).output()).toEqual({ convFeeExempt: false })
    expect((await shop.as('buyer', 'getConvenienceFee', { total: 61.22 })).output()).toEqual({ convenienceFeeTotal: 0 })
    expect((await shop.as('buyer', 'getConvenienceFeeRate', {})).output()).toEqual({ convenienceFeeRate: 0 })
    expect((await shop.as('buyer', 'getConvFeeExempt', {})).output()).toEqual({ convFeeExempt: true })
  })
})
