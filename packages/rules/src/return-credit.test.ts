import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from './money.js'
import { type ChargedInvoice, type ReturnCredit, returnCredit } from './return-credit.js'

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((value) => cents(value))
const charged = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  total: fc.integer({ min: 1, max: 10_000_000 }).map((value) => cents(value)),
  isTaxable: fc.boolean(),
})
const invoices = fc.record({
  lines: fc.array(charged, { minLength: 1, maxLength: 6 }),
  shipping: amount,
  tax: amount,
  taxRatePercent: fc.constantFrom(0, 6.25, 8, 8.875),
  convenienceFee: amount,
})
/** The number of the line that each returned unit belongs to, and how many units come back at once. */
const order = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 7 })), { maxLength: 60 })

type Invoice = typeof invoices extends fc.Arbitrary<infer Value> ? Value : never

/** Returns an invoice's goods one parcel after the other, and at last everything that is left. */
function returnAll({ lines, ...amounts }: Invoice, parcels: readonly (readonly [number, number])[], freight: boolean) {
  const credited = lines.map(() => 0)
  const credits: ReturnCredit[] = []
  const send = (returned: readonly number[]) => {
    const invoice: ChargedInvoice = {
      ...amounts,
      lines: lines.map((line, at) => ({ ...line, credited: credited[at] ?? 0, returned: returned[at] ?? 0 })),
    }
    credits.push(returnCredit(invoice, freight))
    for (const [at, count] of returned.entries()) credited[at] = (credited[at] ?? 0) + count
  }
  const left = () => lines.map(({ quantity }, at) => quantity - (credited[at] ?? 0))
  for (const [line, count] of parcels) {
    const at = line % lines.length
    send(lines.map((_, index) => (index === at ? Math.min(count, left()[at] ?? 0) : 0)))
  }
  send(left())
  return credits
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}

describe('PLUS-20 the credit for returned goods', () => {
  it('sums to the whole invoice to the cent, however the goods come back', () => {
    fc.assert(
      fc.property(invoices, order, (invoice, parcels) => {
        const credits = returnAll(invoice, parcels, true)
        expect(sum(credits.map(({ total }) => total))).toBe(
          sum(invoice.lines.map(({ total }) => total)) + invoice.shipping + invoice.tax + invoice.convenienceFee,
        )
        for (const [at, { total }] of invoice.lines.entries()) {
          expect(sum(credits.map(({ lines }) => lines[at] ?? 0))).toBe(total)
        }
      }),
    )
  })

  it('is never below 0 and never above the charged amount, and leaves the freight with the store unless it is at fault', () => {
    fc.assert(
      fc.property(invoices, order, (invoice, parcels) => {
        const credits = returnAll(invoice, parcels, false)
        const all = credits.flatMap(({ lines, ...rest }) => [...lines, ...Object.values(rest)])
        expect(all.every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
        expect(credits.map(({ shipping }) => shipping).filter((value) => value !== 0)).toEqual([])
        expect(sum(credits.map(({ tax }) => tax))).toBeLessThanOrEqual(invoice.tax)
      }),
    )
  })

  it('credits tax with taxable goods only', () => {
    const line = { quantity: 2, total: cents(1000), credited: 0 }
    const invoice = { shipping: cents(600), tax: cents(80), taxRatePercent: 8, convenienceFee: cents(30) }
    const lines = [
      { ...line, isTaxable: true, returned: 0 },
      { ...line, isTaxable: false, returned: 1 },
    ]
    expect(returnCredit({ ...invoice, lines }, true)).toEqual({
      ...{ lines: [0, 500], shipping: 150, tax: 0, convenienceFee: 7, total: 657 },
    })
  })

  it('credits tax on shipping with the shipping charge only', () => {
    const lines = [{ quantity: 2, total: cents(1000), isTaxable: true, credited: 0, returned: 1 }]
    const invoice = { lines, shipping: cents(600), tax: cents(128), taxRatePercent: 8, convenienceFee: cents(0) }
    expect(returnCredit(invoice, false)).toMatchObject({ tax: 40, total: 540 })
    expect(returnCredit(invoice, true)).toMatchObject({ shipping: 300, tax: 64, total: 864 })
  })

  it.each([
    ['more than was charged', { quantity: 3, credited: 2, returned: 2 }],
    ['part of a unit', { quantity: 3, credited: 0, returned: 0.5 }],
    ['fewer than none', { quantity: 3, credited: 1, returned: -1 }],
  ])('refuses %s', (_, counts) => {
    const lines = [{ ...counts, total: cents(900), isTaxable: true }]
    const invoice = { lines, shipping: cents(0), tax: cents(0), taxRatePercent: 8, convenienceFee: cents(0) }
    expect(() => returnCredit(invoice, false)).toThrow(/Credit whole units that were charged and not credited/)
  })
})
