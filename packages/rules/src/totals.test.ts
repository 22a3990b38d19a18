import type { CartLine } from '@gauze/contract'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { mergeLines } from './cart-lines.js'
import { type Cents, cents, dollarsFromCents, roundToCents, sumCents } from './money.js'
import {
  cartSubtotal,
  convenienceFee,
  convenienceFeeBase,
  orderTotal,
  readCalculatedAmount,
  shippingCharge,
  taxTotal,
} from './totals.js'
import { conversionRateOf, lineTotal, unitPrice } from './units.js'

/** A decimal of up to `places` decimals as its exact digits and as the text of a database column. */
function decimalOf(max: number, places: number) {
  return fc.record({ digits: fc.bigInt({ min: 0n, max: BigInt(max) * 10n ** BigInt(places) }) }).map(({ digits }) => {
    const padded = String(digits).padStart(places + 1, '0')
    return { digits, text: places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}` }
  })
}

/** numerator / denominator to the nearest integer, halves up, for numbers of 0 or more. */
function nearest(numerator: bigint, denominator: bigint) {
  const floor = numerator / denominator
  return (numerator % denominator) * 2n >= denominator ? floor + 1n : floor
}

const price = decimalOf(10_000, 4)
const factor = fc.oneof(
  fc.integer({ min: 1, max: 1000 }).map(String),
  decimalOf(100, 2).map(({ text }) => text),
)
const quantity = fc.integer({ min: 1, max: 99_999 })
const anyLine = fc.record({
  price,
  conversionRate: fc.integer({ min: 1, max: 1000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
})

describe('lines', () => {
  it.each([
    [{ price: 0.0525, conversionRate: 100, quantity: 3 }, 1575],
    [{ price: 1.005, conversionRate: 1, quantity: 1 }, 101],
    [{ price: 0.0033, conversionRate: 50, quantity: 7 }, 116],
    [{ price: '8.99', conversionRate: 10, quantity: 99_999 }, 898_991_010],
    [{ price: 0.1, conversionRate: 3, quantity: 1 }, 30],
    [{ price: 12.5, conversionRate: 1, quantity: 0 }, 0],
  ])('CART-02 makes the item total of %j', (line, expected) => {
    expect(lineTotal(line)).toBe(expected)
  })

  it('CART-02 shows the price of one unit to 2 decimals, and does not multiply a rounded price', () => {
    const line = { price: '0.0049', conversionRate: 3, quantity: 100 }
    expect(unitPrice(line)).toBe(1)
    expect(lineTotal(line)).toBe(147)
  })

  it('CART-02 CART-03 rounds price × unit factor × quantity once, against exact fractions', () => {
    fc.assert(
      fc.property(price, factor, quantity, (unit, rate, count) => {
        const [whole = '', fraction = ''] = rate.split('.')
        const numerator = unit.digits * BigInt(whole + fraction) * BigInt(count) * 100n
        const exact = nearest(numerator, 10n ** BigInt(4 + fraction.length))
        expect(BigInt(lineTotal({ price: unit.text, conversionRate: rate, quantity: count }))).toBe(exact)
      }),
      { numRuns: 2000 },
    )
  })

  it('CART-03 gives a browser, from JSON numbers, the cents the server gets from its decimal columns', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 20 }),
        decimalOf(30, 4),
        fc.boolean(),
        (lines, rate, shippingTaxable) => {
          const stored = lines.map((line) => ({ ...line, price: line.price.text }))
          const wire: { price: number; conversionRate: number; quantity: number }[] = JSON.parse(
            JSON.stringify(stored.map((line) => ({ ...line, price: Number(line.price) }))),
          )
          const shipping = cents(1295)
          const tax = (taxRate: string | number, rows: readonly (typeof stored | typeof wire)[number][]) =>
            taxTotal({ rate: taxRate, taxableLines: rows.map(lineTotal), shipping, shippingTaxable })
          expect(cartSubtotal(wire)).toBe(cartSubtotal(stored))
          expect(tax(Number(rate.text), wire)).toBe(tax(rate.text, stored))
        },
      ),
    )
  })

  it('CART-03 adds lines up to the same subtotal in every order', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const priced = lines.map((line) => ({ ...line, price: line.price.text }))
        expect(cartSubtotal(priced)).toBe(sumCents(priced.map(lineTotal)))
        expect(cartSubtotal(priced.toReversed())).toBe(cartSubtotal(priced))
      }),
    )
  })

  it('CART-02 finds the factor of the chosen unit, and names the choices when there is no such unit', () => {
    const units = [
      { id: 1, conversionRate: 1 },
      { id: 2, conversionRate: 100 },
    ]
    expect(conversionRateOf(units, 2)).toBe(100)
    expect(() => conversionRateOf(units, 3)).toThrow('The item is not sold in unit 3. Choose one of its units: 1, 2.')
    expectTypeOf<CartLine['units']>().toExtend<Parameters<typeof conversionRateOf>[0]>()
  })

  it.each([
    { price: Number.NaN, conversionRate: 1, quantity: 1 },
    { price: -1, conversionRate: 1, quantity: 1 },
    { price: 1, conversionRate: Infinity, quantity: 1 },
    { price: 1, conversionRate: 1, quantity: Number.NaN },
  ])('refuses to price %j', (line) => {
    expect(() => lineTotal(line)).toThrow(RangeError)
  })
})

describe('merging', () => {
  const line = (id: number, itemId: number, unit: number, count: number) => ({ id, itemId, unit, quantity: count })

  it('CART-04 merges lines with the same item and unit, the first keeping its place', () => {
    const lines = [line(1, 10, 1, 2), line(2, 11, 1, 1), line(3, 10, 1, 3), line(4, 10, 2, 5)]
    const before = structuredClone(lines)
    expect(mergeLines(lines)).toEqual([line(1, 10, 1, 5), line(2, 11, 1, 1), line(4, 10, 2, 5)])
    expect(lines).toEqual(before)
  })

  it('CART-04 does not confuse item 1 in unit 11 with item 11 in unit 1', () => {
    expect(mergeLines([line(1, 1, 11, 1), line(2, 11, 1, 1)])).toHaveLength(2)
  })

  it('CART-04 keeps every quantity, leaves no two alike, and changes nothing the second time', () => {
    const anyLines = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.integer({ min: 1, max: 99_999 })))
    fc.assert(
      fc.property(anyLines, (rows) => {
        const lines = rows.map(([itemId, unit, count], index) => line(index, itemId, unit, count))
        const merged = mergeLines(lines)
        for (const { itemId, unit, quantity: sum } of merged) {
          const same = lines.filter((other) => other.itemId === itemId && other.unit === unit)
          expect(sum).toBe(same.reduce((total, other) => total + other.quantity, 0))
        }
        expect(new Set(merged.map(({ itemId, unit }) => `${itemId}/${unit}`)).size).toBe(merged.length)
        expect(mergeLines(merged)).toEqual(merged)
        expect(merged.length === 0).toBe(lines.length === 0)
      }),
    )
  })
})

describe('totals', () => {
  it('CART-07 takes rate percent of taxable totals, and of shipping only if that is taxable', () => {
    const basis = { rate: 8.875, taxableLines: [cents(10_000), cents(2_345)], shipping: cents(1_500) }
    expect(taxTotal({ ...basis, shippingTaxable: false })).toBe(1_096)
    expect(taxTotal({ ...basis, shippingTaxable: true })).toBe(1_229)
    expect(taxTotal({ ...basis, rate: 0, shippingTaxable: true })).toBe(0)
    expect(taxTotal({ ...basis, taxableLines: [], shippingTaxable: false })).toBe(0)
  })

  it('CART-07 rounds tax once, half up, against exact fractions', () => {
    fc.assert(
      fc.property(
        decimalOf(100, 5),
        fc.array(fc.nat(100_000_000), { maxLength: 30 }),
        fc.nat(100_000),
        fc.boolean(),
        (rate, lines, shipping, shippingTaxable) => {
          const basis = lines.reduce((total, amount) => total + BigInt(amount), shippingTaxable ? BigInt(shipping) : 0n)
          const tax = taxTotal({
            rate: rate.text,
            taxableLines: lines.map((amount) => cents(amount)),
            shipping: cents(shipping),
            shippingTaxable,
          })
          expect(BigInt(tax)).toBe(nearest(basis * rate.digits, 100n * 10n ** 5n))
        },
      ),
    )
  })

  it.each([Number.NaN, -1, 'error'])('CART-07 refuses %j as a rate', (rate) => {
    const basis = { rate, taxableLines: [cents(1)], shipping: cents(0), shippingTaxable: false }
    expect(() => taxTotal(basis)).toThrow(RangeError)
  })

  it('CART-08 calculates the fee on subtotal + shipping + tax', () => {
    const base = convenienceFeeBase({ subtotal: cents(10_000), shipping: cents(1_295), tax: cents(888) })
    expect(base).toBe(12_183)
    expect(convenienceFee({ rate: 3, base: cents(12_183) })).toBe(365)
    expect(() => convenienceFee({ rate: 'none', base: cents(1) })).toThrow(RangeError)
  })

  it.each([undefined, null, 'error', '3.65', Number.NaN, Infinity, {}])(
    'CART-07 CART-08 marks %j in an answer as an error',
    (answer) => {
      expect(readCalculatedAmount(answer)).toBe('error')
    },
  )

  it('CART-08 reads an amount in an answer', () => {
    expect(readCalculatedAmount(3.65)).toBe(365)
    expect(readCalculatedAmount(0)).toBe(0)
  })

  it('CART-07 CART-08 gives no total while tax or fee is an error', () => {
    const amounts = { subtotal: cents(1_000), shipping: cents(500), tax: cents(88), convenienceFee: cents(12) }
    expect(orderTotal(amounts)).toBe(1_600)
    expect(orderTotal({ ...amounts, tax: 'error' })).toBe('error')
    expect(orderTotal({ ...amounts, convenienceFee: 'error' })).toBe('error')
    expect(convenienceFeeBase({ ...amounts, tax: 'error' })).toBe('error')
  })

  it('CART-03 makes a total equal to the exact sum of its parts in dollars', () => {
    const part = fc.nat(10_000_000).map(cents)
    fc.assert(
      fc.property(part, part, part, part, (subtotal, shipping, tax, fee) => {
        const total = orderTotal({ subtotal, shipping, tax, convenienceFee: fee })
        const parts: Cents[] = [subtotal, shipping, tax, fee].map((amount) => roundToCents(dollarsFromCents(amount)))
        expect(total).toBe(sumCents(parts))
      }),
    )
  })

  it('CART-09 charges delivery below the threshold, nothing from it on, nothing for an empty cart', () => {
    const policy = { flatRate: cents(1_295), freeFrom: cents(25_000) }
    expect(shippingCharge(cents(24_999), policy)).toBe(1_295)
    expect(shippingCharge(cents(25_000), policy)).toBe(0)
    expect(shippingCharge(cents(0), policy)).toBe(0)
    expect(shippingCharge(cents(9_999_999), { ...policy, freeFrom: null })).toBe(1_295)
  })
})
