import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimal, parseDecimal, roundHalfUp } from './decimal.js'
import {
  addCents,
  cents,
  centsFromDollars,
  dollarsFromCents,
  formatExactUsd,
  formatUsd,
  MAX_CENTS,
  parseUnitPrice,
  roundToCents,
  sumCents,
} from './money.js'

const anyCents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }).map(cents)
const cartCents = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents)

describe('decimals', () => {
  it.each([
    ['0.1', 1n, 1],
    [0.1, 1n, 1],
    ['12.3400', 1234n, 2],
    ['.5', 5n, 1],
    ['5.', 5n, 0],
    ['-0.07', -7n, 2],
    [1e-7, 1n, 7],
    [1.5e21, 1_500_000_000_000_000_000_000n, 0],
    ['0', 0n, 0],
    [' 7 ', 7n, 0],
  ])('CART-03 reads %j exactly', (value, digits, scale) => {
    expect(parseDecimal(value)).toEqual({ digits, scale })
  })

  it.each([Number.NaN, Infinity, -Infinity, '', ' ', '.', '-', 'abc', '1,000', '1e', '0x10', '1.2.3', '١'])(
    'refuses %j as a decimal and says so',
    (value) => {
      expect(() => parseDecimal(value)).toThrow(RangeError)
      expect(() => parseDecimal(value)).toThrow(/is not a decimal number/)
    },
  )

  it.each(['1e999', '1e-999', '9'.repeat(41), Number.MAX_VALUE, Number.MIN_VALUE])(
    'refuses %s, which has too many digits to work with',
    (value) => {
      expect(() => parseDecimal(value)).toThrow(/more than 40 digits/)
    },
  )

  it.each([
    ['1.005', 101n],
    ['1.0049999', 100n],
    ['0.005', 1n],
    ['-1.005', -101n],
    ['-1.004', -100n],
    ['2', 200n],
  ])('CART-03 rounds %s half up, a credit mirroring its charge', (value, expected) => {
    expect(roundHalfUp(value, 2)).toBe(expected)
  })

  it('CART-03 writes out every decimal so that it reads back the same', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        fc.integer({ min: 0, max: 12 }),
        (digits, scale) => {
          const text = formatDecimal({ digits, scale })
          expect(text).toMatch(/^-?\d+(\.\d+)?$/)
          const { digits: read, scale: readScale } = parseDecimal(text)
          expect(read * 10n ** BigInt(scale)).toBe(digits * 10n ** BigInt(readScale))
        },
      ),
    )
  })
})

describe('money', () => {
  it.each([
    [1.15, 115],
    ['1.15', 115],
    [0.1 + 0.7, 80],
    [19.99, 1999],
    [0, 0],
    [-0, 0],
    [-3.5, -350],
    ['1.10000', 110],
  ])('CART-03 reads %j dollars as whole cents', (dollars, expected) => {
    const rounded = typeof dollars === 'number' ? Number(dollars.toFixed(2)) : dollars
    expect(Object.is(centsFromDollars(rounded), expected)).toBe(true)
  })

  it('CART-03 refuses a fraction of a cent instead of dropping it', () => {
    expect(() => centsFromDollars('1.005')).toThrow(/not a whole number of cents/)
    expect(() => centsFromDollars(0.1 + 0.2)).toThrow(RangeError)
    expect(roundToCents('1.005')).toBe(101)
    expect(roundToCents(0.1 + 0.2)).toBe(30)
  })

  it.each([Number.NaN, Infinity, 'free', 10_000_000_000_000, '10000000000000.00'])(
    'refuses %j as an amount of dollars',
    (dollars) => {
      expect(() => centsFromDollars(dollars)).toThrow(RangeError)
    },
  )

  it.each([0.5, Number.NaN, Infinity, MAX_CENTS + 1, -MAX_CENTS - 1])('refuses %d as an amount of cents', (value) => {
    expect(() => cents(value)).toThrow(/is not an amount in cents/)
  })

  it('refuses a sum beyond the limit instead of losing cents', () => {
    expect(() => addCents(cents(MAX_CENTS), cents(1))).toThrow(RangeError)
    expect(() => sumCents([cents(MAX_CENTS), cents(MAX_CENTS)])).toThrow(RangeError)
  })

  it('CART-03 brings every amount back the same from a JSON number of dollars', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(centsFromDollars(JSON.parse(JSON.stringify(dollarsFromCents(amount))))).toBe(amount)
      }),
      { numRuns: 2000 },
    )
  })

  it('CART-03 sums to the same cents in every order and grouping', () => {
    fc.assert(
      fc.property(fc.array(cartCents), fc.nat(), (amounts, cut) => {
        const at = amounts.length === 0 ? 0 : cut % amounts.length
        const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n)
        expect(BigInt(sumCents(amounts))).toBe(exact)
        expect(sumCents(amounts.toReversed())).toBe(sumCents(amounts))
        expect(addCents(sumCents(amounts.slice(0, at)), sumCents(amounts.slice(at)))).toBe(sumCents(amounts))
      }),
    )
  })

  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [99, '$0.99'],
    [100, '$1.00'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [123_456_789, '$1,234,567.89'],
    [-250, '-$2.50'],
    [MAX_CENTS, '$9,999,999,999,999.99'],
  ])('SHELL-09 shows %d cents as %s', (amount, text) => {
    expect(formatUsd(cents(amount))).toBe(text)
  })

  it('SHELL-09 shows every amount so that its cents can be read back', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        const text = formatUsd(amount)
        expect(text).toMatch(/^-?\$(\d{1,3})(,\d{3})*\.\d{2}$/)
        expect(centsFromDollars(text.replace(/[$,]/g, ''))).toBe(amount)
      }),
    )
  })

  it.each([
    [13.0368, '$13.0368'],
    [1234.5, '$1,234.50'],
    [0.105, '$0.105'],
    [7, '$7.00'],
  ])('CART-03 shows the unit price %d exactly, as %s', (price, text) => {
    expect(formatExactUsd(price)).toBe(text)
  })

  it('CART-03 keeps a unit price finer than a cent, and refuses one below 0', () => {
    expect(parseUnitPrice('0.0525')).toEqual({ digits: 525n, scale: 4 })
    expect(() => parseUnitPrice(-0.01)).toThrow(/cannot be below 0/)
    expect(() => parseUnitPrice('N/A')).toThrow(RangeError)
  })
})
