import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateCredits, type Credit, type CreditUse, type InvoiceToPay } from './allocate-credits.js'
import { cents } from './money.js'

const amount = fc.integer({ min: 1, max: 1_000_000 })
const invoices = fc
  .array(fc.tuple(amount, fc.integer({ min: 1, max: 100 })), { minLength: 1, maxLength: 12 })
  .map((rows): InvoiceToPay[] =>
    rows.map(([due, percent], index) => ({
      id: index + 1,
      due: cents(due),
      apply: cents(Math.max(1, Math.floor((due * percent) / 100))),
    })),
  )
const credits = fc.array(fc.tuple(amount, fc.boolean()), { maxLength: 6 }).map((rows): Credit[] =>
  rows.map(([available, isMemo], index) => ({
    kind: isMemo ? 'creditMemo' : 'payment',
    id: index + 1,
    available: cents(available),
  })),
)

function made(...args: Parameters<typeof allocateCredits>) {
  const { allocation, problems } = allocateCredits(...args)
  expect(problems).toEqual([])
  if (allocation === null) throw new Error('The allocation was refused.')
  return allocation
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}

describe('PLUS-05 ACCT-10 credits in order', () => {
  it('apply nothing beyond an invoice or a credit, and every sum is exact', () => {
    fc.assert(
      fc.property(invoices, credits, (due, available) => {
        const { invoices: paid, credits: used, applied, credited, charged } = made(due, available)
        for (const one of paid) {
          expect(one.credited + one.charged).toBe(one.apply)
          expect(one.apply + one.left).toBe(one.due)
          expect(Math.min(one.credited, one.charged, one.left)).toBeGreaterThanOrEqual(0)
        }
        for (const one of used) {
          expect(one.used + one.left).toBe(one.available)
          expect(Math.min(one.used, one.left)).toBeGreaterThanOrEqual(0)
        }
        expect(applied).toBe(sum(due.map(({ apply }) => apply)))
        expect(credited).toBe(sum(used.map((one) => one.used)))
        expect(charged).toBe(applied - credited)
        expect(credited).toBe(Math.min(applied, sum(available.map((one) => one.available))))
      }),
    )
  })

  it('charge the same in every order of invoices and credits', () => {
    fc.assert(
      fc.property(invoices, credits, (due, available) => {
        const reversed = made([...due].reverse(), [...available].reverse())
        const { charged, credited } = made(due, available)
        expect([reversed.charged, reversed.credited]).toEqual([charged, credited])
      }),
    )
  })

  it('let the oldest credit pay the oldest invoice', () => {
    const { uses } = made(
      [
        { id: 1, due: cents(300), apply: cents(300) },
        { id: 2, due: cents(500), apply: cents(200) },
      ],
      [
        { kind: 'creditMemo', id: 7, available: cents(100) },
        { kind: 'payment', id: 7, available: cents(250) },
      ],
    )
    expect(uses).toEqual([
      { invoiceId: 1, kind: 'creditMemo', creditId: 7, amount: 100 },
      { invoiceId: 1, kind: 'payment', creditId: 7, amount: 200 },
      { invoiceId: 2, kind: 'payment', creditId: 7, amount: 50 },
    ])
  })
})

describe('ACCT-10 the problems that stop a payment', () => {
  const due = [{ id: 1, due: cents(300), apply: cents(300) }]
  const memo: Credit = { kind: 'creditMemo', id: 7, available: cents(100) }
  const use: CreditUse = { invoiceId: 1, kind: 'creditMemo', creditId: 7, amount: cents(50) }

  it.each<[string, readonly InvoiceToPay[], readonly CreditUse[], string]>([
    ['more than is due', [{ id: 1, due: cents(300), apply: cents(301) }], [], 'above-due'],
    ['nothing', [{ id: 1, due: cents(300), apply: cents(0) }], [], 'not-positive'],
    ['a negative amount', [{ id: 1, due: cents(300), apply: cents(-1) }], [], 'not-positive'],
    ['an invoice twice', [...due, ...due], [], 'twice'],
    ['more of a credit than there is', due, [{ ...use, amount: cents(101) }], 'above-available'],
    ['a credit twice, together too much', due, [use, { ...use, amount: cents(51) }], 'above-available'],
    ['more credit than is paid', [{ id: 1, due: cents(300), apply: cents(40) }], [use], 'above-apply'],
    ['a use of nothing', due, [{ ...use, amount: cents(0) }], 'not-positive'],
    ['a credit that is not ticked', due, [{ ...use, creditId: 8 }], 'unknown'],
    ['an invoice that is not chosen', due, [{ ...use, invoiceId: 2 }], 'unknown'],
  ])('%s', (_name, chosen, uses, code) => {
    const { allocation, problems } = allocateCredits(chosen, [memo], uses)
    expect(allocation).toBeNull()
    expect(problems.map((problem) => problem.code)).toContain(code)
  })

  it('names the invoice that is not chosen, and the credit that is not ticked', () => {
    const problemOf = (part: Partial<CreditUse>) => allocateCredits(due, [memo], [{ ...use, ...part }]).problems
    expect(problemOf({ invoiceId: 2 })).toMatchObject([{ of: 'invoice', id: 2, code: 'unknown' }])
    expect(problemOf({ creditId: 8 })).toMatchObject([{ of: 'creditMemo', id: 8, code: 'unknown' }])
  })
})
