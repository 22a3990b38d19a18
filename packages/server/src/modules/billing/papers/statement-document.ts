import type { InvoiceAge } from '@gauze/contract'
import { invoiceAgeSchema } from '@gauze/contract/schemas'
import { formatDate } from '@gauze/rules'
import { invoiceAgeMessages, invoiceStatusMessages } from '@gauze/rules/messages'
import type { PdfAmount, PdfBlock, PdfDocument, PdfTable, PdfText } from '../../../ports/pdf.types.js'
import type { StatementData, StatementLine, StatementRange } from '../statement.repository.js'
import type { Customer } from './paper-facts.repository.js'
import { addressLines, counted, type PaperStore, panel, paperPart, remitPanel, sumOf, usd } from './paper-words.js'

const kindNames = {
  invoice: 'Invoice',
  payment: 'Payment',
  creditMemo: 'Credit memo',
  paymentReturn: 'Payment returned',
} as const
const right = { align: 'right' } as const
const onItsWay = 'On its way'
const dense = { kind: 'table', isDense: true } as const

/** The sums of a statement: open invoices less unused credits and payments on their way are left to pay. */
interface Balance {
  readonly invoices: readonly StatementLine[]
  readonly credits: readonly StatementLine[]
  readonly open: number
  readonly unused: number
  readonly pending: number
  readonly left: number
  readonly overdue: number
  /** The open invoices of each age, without the part for which a payment is on its way. */
  readonly byAge: readonly { readonly age: InvoiceAge; readonly open: number }[]
}

function balanceOf({ unsettled, pending, ages: found }: StatementData): Balance {
  const invoices = unsettled.filter(({ kind }) => kind === 'invoice')
  const credits = unsettled.filter(({ kind }) => kind !== 'invoice')
  const open = sumOf(invoices.map((line) => line.open))
  const unused = sumOf(credits.map((line) => -line.open))
  const byAge = invoiceAgeSchema.options.map((age) => ({ age, open: found.find((one) => one.age === age)?.open ?? 0 }))
  const overdue = sumOf(byAge.filter(({ age }) => age !== 'notDue').map((one) => one.open))
  return { invoices, credits, open, unused, pending, left: open - unused - pending, overdue, byAge }
}

function listedNote(count: number, noun: string): string {
  return count === 0 ? `No ${noun}s` : `${counted(count, noun)}, listed below`
}

function equationOf({ invoices, credits, open, unused, pending, left, overdue }: Balance, day: string): PdfAmount[] {
  const note: PdfText = overdue === 0 ? 'Nothing is overdue' : [{ text: `${usd(overdue)} is overdue`, look: 'alert' }]
  const waiting = invoices.filter((line) => line.pending > 0).length
  const onTheirWay: PdfAmount = {
    name: 'Payments on their way',
    value: usd(pending),
    note: `For ${counted(waiting, 'invoice')} below`,
    sign: '−',
  }
  return [
    { name: 'Open invoices', value: usd(open), note: listedNote(invoices.length, 'invoice') },
    { name: 'Unused credits', value: usd(unused), note: listedNote(credits.length, 'credit'), sign: '−' },
    ...(pending === 0 ? [] : [onTheirWay]),
    { name: `Left to pay on ${day}`, value: usd(left), note, sign: '=' },
  ]
}

/** The open invoices by age; the parts for which a payment is on its way have no age. */
function agingTable({ byAge, open, pending }: Balance): PdfTable {
  const amountOf = (age: InvoiceAge, amount: number): PdfText =>
    age === 'notDue' || amount === 0 ? usd(amount) : [{ text: usd(amount), look: 'alert' }]
  return {
    ...dense,
    columns: [
      ...byAge.map(({ age }) => ({ title: invoiceAgeMessages[age].replace(' overdue', ''), ...right })),
      ...(pending === 0 ? [] : [{ title: onItsWay, ...right }]),
      { title: 'Open invoices', ...right },
    ],
    rows: [
      [
        ...byAge.map(({ age, open: amount }) => amountOf(age, amount)),
        ...(pending === 0 ? [] : [usd(pending)]),
        [{ text: usd(open), look: 'strong' }],
      ],
    ],
  }
}

const dayMs = 86_400_000

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

function statusOf({ dueOn, open, pending }: StatementLine, today: string): PdfText {
  if (open === pending) return invoiceStatusMessages.pending
  const days = dueOn === null ? 0 : daysBetween(dueOn, today)
  return days > 0 ? [{ text: `${counted(days, 'day')} overdue`, look: 'alert' }] : 'Not due'
}

function openInvoicesTable({ invoices, open, pending }: Balance, today: string): PdfTable | null {
  if (invoices.length === 0) return null
  const ifPending = <T>(value: T): T[] => (pending === 0 ? [] : [value])
  return {
    ...dense,
    title: 'Open invoices',
    columns: [
      ...[
        { title: 'Invoice' },
        { title: 'Date' },
        { title: 'PO number', share: 1 },
        { title: 'Due' },
        { title: 'Status' },
      ],
      ...['Amount', 'Paid, credited', 'Open', ...ifPending(onItsWay)].map((title) => ({ title, ...right })),
    ],
    rows: invoices.map((line) => [
      ...[line.number, formatDate(line.day), line.reference, line.dueOn === null ? '' : formatDate(line.dueOn)],
      ...[statusOf(line, today), usd(line.amount), usd(line.amount - line.open)],
      [{ text: usd(line.open), look: 'strong' }] as const,
      ...ifPending(line.pending === 0 ? '' : usd(line.pending)),
    ]),
    sum: ['Open invoices', '', '', '', '', '', '', usd(open), ...ifPending(usd(pending))],
  }
}

function creditsTable({ credits, unused }: Balance): PdfTable | null {
  if (credits.length === 0) return null
  return {
    ...dense,
    title: 'Unused credits',
    note: 'choose them when you pay',
    columns: [
      ...[{ title: 'Credit' }, { title: 'Date' }, { title: 'Reason', share: 1 }],
      ...['Amount', 'Used', 'Unused'].map((title) => ({ title, ...right })),
    ],
    rows: credits.map(({ number, day, reference, amount, open }) => [
      ...[number, formatDate(day), reference, usd(-amount), usd(open - amount)],
      [{ text: usd(open), look: 'strong' }] as const,
    ]),
    sum: ['Unused credits', '', '', '', '', usd(0 - unused)],
  }
}

/**
 * The transactions of the days with the balance after each, from the balance before to the balance on the last day; last
 * the payments on their way, which have not moved the balance yet.
 */
function activityTable({ opening, closing, pending, lines }: StatementData, startDate: string, day: string): PdfTable {
  let balance = opening
  const first = formatDate(startDate)
  return {
    ...dense,
    title: 'What happened',
    note: `${first} to ${day}`,
    columns: [
      ...[{ title: 'Date' }, { title: 'Kind' }, { title: 'Number' }, { title: 'Reference', share: 1 }],
      ...['Amount', 'Balance'].map((title) => ({ title, ...right })),
    ],
    rows: [
      [first, 'Balance before', '', '', '', usd(opening)],
      ...lines.map(({ day: on, kind, number, reference, amount }) => {
        balance = sumOf([balance, amount])
        return [formatDate(on), kindNames[kind], number, reference, usd(amount), usd(balance)]
      }),
      ...(pending === 0
        ? []
        : [
            [day, 'Balance', '', '', '', usd(closing)],
            ['', 'Payments on their way', '', '', usd(0 - pending), ''],
          ]),
    ],
    sum: [`Left to pay on ${day}`, '', '', '', '', usd(closing - pending)],
  }
}

/**
 * A statement as a document: one equation, then the list behind each of its numbers, each ending in that number.
 * @param date when it was made
 */
export function statementDocument(
  data: StatementData,
  range: StatementRange,
  { customer, store, date }: { readonly customer: Customer; readonly store: PaperStore; readonly date: Date },
): PdfDocument {
  const { startDate, statementDate, openTransactionsOnly } = range
  const day = formatDate(statementDate)
  const days = `${formatDate(startDate)} to ${day}`
  const balance = balanceOf(data)
  const { terms, creditLimit, billAddress } = customer
  const hasActivity = data.lines.length > 0
  const { unused, pending } = balance
  const explained = [
    `The balance in the store, ${usd(balance.open)}, is the open invoices.`,
    ...(pending > 0 ? ['Payments on their way are not overdue.'] : []),
  ].join(' ')
  const blocks: (PdfBlock | null)[] = [
    {
      kind: 'panels',
      panels: [
        panel('Customer', [
          customer.name,
          `Account ${customer.number}`,
          ...(billAddress ? addressLines(billAddress) : []),
        ]),
        remitPanel(store),
        panel('Terms', [terms ?? 'Payment by card', terms === null ? '' : `Credit limit ${usd(creditLimit)}`]),
      ],
    },
    { kind: 'equation', amounts: equationOf(balance, day) },
    unused + pending > 0 ? { kind: 'text', text: explained } : null,
    agingTable(balance),
    openInvoicesTable(balance, statementDate),
    creditsTable(balance),
    openTransactionsOnly || !hasActivity ? null : activityTable(data, startDate, day),
    openTransactionsOnly || hasActivity ? null : { kind: 'text', text: 'There are no transactions in these days.' },
  ]
  const fact: PdfText = ['Account ', { text: customer.number, look: 'strong' }]
  const [name, number] = openTransactionsOnly ? ['Open transactions', `on ${day}`] : ['Statement', days]
  return { ...paperPart(store, { name, number, fact, customer }, blocks), date }
}
