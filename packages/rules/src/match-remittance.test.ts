import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRemittance, type RemittanceCredit, type RemittanceInvoice } from './match-remittance.js'
import { cents } from './money.js'

function invoiceOf(id: number, number: string, due: number, poNumber = ''): RemittanceInvoice {
  return { id, number, poNumber, due: cents(due) }
}

const invoices = [
  invoiceOf(11, 'INV-20611', 21_240, 'PO-4401'),
  invoiceOf(84, 'INV-20684', 34_519, '4402'),
  invoiceOf(90, 'INV-20690', 128_200, 'SHARED'),
  invoiceOf(91, 'INV-3041', 5_000, 'SHARED'),
]
const credits: RemittanceCredit[] = [
  { kind: 'creditMemo', id: 41, number: 'CM-3041', available: cents(18_450) },
  { kind: 'payment', id: 12, number: 'PMT-8812', available: cents(30_000) },
]

function match(text: string) {
  return matchRemittance(text, { invoices, credits })
}

/** The outcome of a text of one line. */
function outcome(text: string) {
  const { lines } = match(text)
  expect(lines).toHaveLength(1)
  const { code, number, amount, expected } = lines[0] ?? {}
  return [code, number, amount, expected]
}

describe('ACCT-10 one line of a remittance', () => {
  it.each([
    'INV-20611\t212.40',
    '20611,212.40',
    '212.40;INV-20611',
    'INV 20611 | $212.40',
    'inv20611   212.40',
    '11/20/2026, INV-20611, PO-4401, 212.40',
    'Invoice #20611 paid 212.40',
    '"INV-20611","$212.40"',
    'PO-4401 212.40',
    'PO 4401: $ 212.40',
    'INV-20611',
    '20611, 300.00, 87.60-, 212.40',
  ])('%s pays the whole invoice', (text) => {
    expect(outcome(text)).toMatchObject(['matched', 'INV-20611', 21_240, 21_240])
    expect(match(text).invoices).toEqual([{ id: 11, amount: 21_240 }])
  })

  it.each([
    '20690 1,282.00',
    '20690,1,282.00',
    '20690;"1,282.00"',
    '$1,282 INV-20690',
    'INV-20690 1282',
    '20690,1,282',
  ])('%s has thousands separators or none', (text) =>
    expect(outcome(text)).toEqual(['matched', 'INV-20690', 128_200, 128_200]),
  )

  it.each([
    ['CM-3041 (184.50)', 'CM-3041'],
    ['CM-3041', 'CM-3041'],
    ['CM 3041\t-$184.50', 'CM-3041'],
    ['3041  -184.50', 'CM-3041'],
    ['(184.50) cm3041', 'CM-3041'],
    ['184.50- CM-3041', 'CM-3041'],
    ['CM-3041 $(184.50)', 'CM-3041'],
    ['PMT-8812 -300.00', 'PMT-8812'],
  ])('PLUS-05 %s uses a credit', (text, number) => {
    expect(outcome(text).slice(0, 2)).toEqual(['credited', number])
    expect(match(text).credits).toHaveLength(1)
  })

  it.each([
    ['INV-20611 100.00', ['below-due', 'INV-20611', 10_000, 21_240]],
    ['INV-20611 250.00', ['above-due', 'INV-20611', 25_000, 21_240]],
    ['INV-99999 80.00', ['unknown-invoice', 'INV-99999', 8_000, null]],
    ['INV 99999 80.00', ['unknown-invoice', 'INV 99999', 8_000, null]],
    ['INV-20611 -20.00', ['wrong-sign', 'INV-20611', -2_000, 21_240]],
    ['INV-20611 0.00', ['wrong-sign', 'INV-20611', 0, 21_240]],
    ['CM-3041 184.50', ['wrong-sign', 'CM-3041', 18_450, -18_450]],
    ['CM-3041 -200', ['credit-above', 'CM-3041', -20_000, -18_450]],
    ['CM-3041 (20.00)', ['credit-below', 'CM-3041', -2_000, -18_450]],
    ['CM-7777 (20.00)', ['unknown-credit', 'CM-7777', -2_000, null]],
    ['SHARED 50.00', ['ambiguous', 'SHARED', 5_000, null]],
    ['INV-20611 INV-20684 557.59', ['ambiguous', 'INV-20611', 55_759, null]],
    ['Invoice, PO number, Amount paid', ['header', null, null, null]],
    ['-----', ['header', null, null, null]],
    ['Thank you for your business', ['not-understood', null, null, null]],
    ['INV-20690 1.190,95', ['unreadable-amount', '1.190,95', null, null]],
    ['INV-20690,1.190,95', ['unreadable-amount', '1.190,95', null, null]],
    ['INV-20690 1.282', ['unreadable-amount', '1.282', null, null]],
    ['INV-20611; 212,40', ['unreadable-amount', '212,40', null, null]],
    ['INV-20611 579,00', ['unreadable-amount', '579,00', null, null]],
    ['"INV-20611","$212,40"', ['unreadable-amount', '212,40', null, null]],
    ['CM-3041 (184,50)', ['unreadable-amount', '184,50', null, null]],
    ['CM-3041 184,50-', ['unreadable-amount', '184,50', null, null]],
    ['Total 1.190,95', ['unreadable-amount', '1.190,95', null, null]],
    ['20611,12', ['below-due', 'INV-20611', 1_200, 21_240]],
    ['INV-20611,12', ['below-due', 'INV-20611', 1_200, 21_240]],
    ['11.20.2026 INV-20611 212.40', ['matched', 'INV-20611', 21_240, 21_240]],
    ['INV-20611 212.40 CR', ['wrong-sign', 'INV-20611', -21_240, 21_240]],
    ['INV-20611\tCR\t212.40', ['wrong-sign', 'INV-20611', -21_240, 21_240]],
    ['INV-20611 CR', ['wrong-sign', 'INV-20611', -21_240, 21_240]],
    ['INV-99999 80.00 CR', ['unknown-credit', 'INV-99999', -8_000, null]],
    ['3041 184.50 CR', ['credited', 'CM-3041', -18_450, -18_450]],
    ['CR 3041 -184.50', ['credited', 'CM-3041', -18_450, -18_450]],
    ['Total 20.00', ['total-differs', null, 2_000, 0]],
    ['3041 50.00', ['matched', 'INV-3041', 5_000, 5_000]],
  ])('%s is named %j', (text, expected) => {
    expect(outcome(text)).toEqual(expected)
  })
})

describe('ACCT-10 a whole remittance', () => {
  it('PLUS-05 chooses invoices and credits, agrees with its total, and skips blank lines', () => {
    const { lines, named, differences, ...chosen } = match(
      'Invoice\tAmount\r\nINV-20684\t345.19\r\n\r\nINV-20611\t212.40\r\nCM-3041\t(184.50)\r\nTotal\t$373.09\r\n',
    )
    expect(lines.map(({ line, code }) => [line, code])).toEqual([
      [1, 'header'],
      [2, 'matched'],
      [4, 'matched'],
      [5, 'credited'],
      [6, 'total'],
    ])
    expect([named, differences]).toEqual([37_309, 0])
    expect(chosen).toEqual({
      sum: 37_309,
      invoices: [
        { id: 11, amount: 21_240 },
        { id: 84, amount: 34_519 },
      ],
      credits: [{ kind: 'creditMemo', id: 41 }],
    })
  })

  it('sums the lines of one invoice, flags each of them, and chooses no more than is open', () => {
    const { lines, invoices: chosen, named } = match('INV-20611 100.00\n20611 50.00\nINV-20684 300\nINV-20684 300')
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['twice', 15_000],
      ['twice', 15_000],
      ['twice', 60_000],
      ['twice', 60_000],
    ])
    expect(chosen.map(({ amount }) => amount)).toEqual([15_000, 34_519])
    expect(named).toBe(75_000)
  })

  it('PLUS-05 sums its choice: no line that is not found, nothing above the open amount, and whole credits', () => {
    const { sum, named } = match('INV-20611 300.00\nINV-99999 80.00\nINV-20684 -5.00\nSHARED 50.00\nCM-3041 (20.00)')
    expect([sum, named]).toEqual([21_240 - 18_450, 40_500])
  })

  it('chooses nothing for an amount that it cannot read, and counts the line as a difference', () => {
    const { invoices: chosen, sum, named, differences } = match('INV-20690 1.190,95\nINV-20611 212.40')
    expect(chosen).toEqual([{ id: 11, amount: 21_240 }])
    expect([sum, named, differences]).toEqual([21_240, 21_240, 1])
  })

  it('names a total that differs, with lines that nobody knows counted in', () => {
    const { lines, differences } = match('INV-20611 212.40\nINV-99999 10.00\nTotal 212.40')
    expect(lines[2]).toMatchObject({ code: 'total-differs', amount: 21_240, expected: 22_240 })
    expect(differences).toBe(2)
  })

  it('matches 10,000 lines with 10,000 invoices within two seconds', () => {
    const open = Array.from({ length: 10_000 }, (_, at) => invoiceOf(at + 1, `INV-${100_000 + at}`, 10_000 + at))
    const text = open.map(({ number, due }) => `${number}\t${(due / 100).toFixed(2)}`).join('\n')
    const start = performance.now()
    const { invoices: chosen, differences } = matchRemittance(text, { invoices: open, credits })
    expect(performance.now() - start).toBeLessThan(2_000)
    expect([chosen.length, differences]).toEqual([10_000, 0])
  })
})

const separator = fc.constantFrom('\t', ',', ';', ' | ', '   ', ' ')
const known = fc.constantFrom(...invoices, ...credits)
const money = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('plain', 'dollar', 'minus', 'parentheses'))
  .map(([size, form]) => {
    const text = (size / 100).toFixed(2)
    if (form === 'dollar') return `$${text}`
    return form === 'minus' ? `-${text}` : form === 'parentheses' ? `(${text})` : text
  })
const namedLine = fc
  .tuple(known, fc.option(money), separator, fc.boolean())
  .map(([{ number }, amount, between, isAmountFirst]) => {
    if (amount === null) return number
    return isAmountFirst ? `${amount}${between}${number}` : `${number}${between}${amount}`
  })
const otherLine = fc.oneof(
  money.map((amount) => `Total ${amount}`),
  fc.constantFrom('Invoice, Amount', 'INV-5555 12.00', 'CM-5555 (1.00)', 'Thank you', '', '   '),
  fc.string({ maxLength: 40 }).map((text) => text.replace(/[\r\n]/g, ' ')),
)
const anyLines = fc.array(fc.oneof({ weight: 3, arbitrary: namedLine }, otherLine), { maxLength: 30 })

describe('ACCT-10 any remittance', () => {
  it('gives each line exactly one outcome, in its order, and loses none', () => {
    fc.assert(
      fc.property(anyLines, (texts) => {
        const kept = texts.flatMap((text, at) => (text.trim() === '' ? [] : [[at + 1, text.trim()]]))
        expect(match(texts.join('\n')).lines.map(({ line, text }) => [line, text])).toEqual(kept)
      }),
    )
  })

  it('never chooses more than the open amount, and each invoice and credit once', () => {
    fc.assert(
      fc.property(anyLines, (texts) => {
        const { invoices: chosen, credits: ticked } = match(texts.join('\n'))
        for (const { id, amount } of chosen) {
          expect(amount).toBeGreaterThan(0)
          expect(amount).toBeLessThanOrEqual(invoices.find((invoice) => invoice.id === id)?.due ?? 0)
        }
        expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length)
        expect(new Set(ticked.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(ticked.length)
      }),
    )
  })

  it('does not depend on the order of lines', () => {
    const shuffled = anyLines.chain((texts) =>
      fc.tuple(fc.constant(texts), fc.shuffledSubarray(texts, { minLength: texts.length, maxLength: texts.length })),
    )
    fc.assert(
      fc.property(shuffled, ([texts, others]) => {
        const [before, after] = [match(texts.join('\n')), match(others.join('\n'))]
        const outcomes = ({ lines }: typeof before) =>
          lines.map(({ line: _, ...rest }) => JSON.stringify(rest)).toSorted()
        expect(outcomes(after)).toEqual(outcomes(before))
        expect({ ...after, lines: [] }).toEqual({ ...before, lines: [] })
      }),
    )
  })
})
