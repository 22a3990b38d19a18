import { cents, formatDate, formatUsd } from '@gauze/rules'
import { invoiceAgeMessages } from '@gauze/rules/messages'
import type { PdfBlock, PdfDocument } from '../../../ports/pdf.types.js'
import type { StatementData, StatementLine, StatementRange } from '../statement.repository.js'

const kindNames = { invoice: 'Invoice', payment: 'Payment', creditMemo: 'Credit memo' } as const

/** A return names its payment as the reference. */
function nameOf({ kind, number }: StatementLine) {
  return kind === 'paymentReturn' ? 'Payment returned' : `${kindNames[kind]} ${number}`
}

function usd(amount: number) {
  return formatUsd(cents(amount))
}

function cellsOf(line: StatementLine, last: string): string[] {
  const { day, dueOn, reference, amount, open } = line
  const due = dueOn === null ? '' : formatDate(dueOn)
  return [formatDate(day), nameOf(line), reference, due, usd(amount), usd(open), last]
}

function tableOf({ opening, lines }: StatementData, openTransactionsOnly: boolean): PdfBlock {
  let balance = opening
  const rows = lines.map((line) => {
    balance += line.amount
    return cellsOf(line, usd(balance)).slice(0, openTransactionsOnly ? -1 : undefined)
  })
  const columns = [
    { title: 'Date', share: 3.6 },
    { title: 'Transaction', share: 4.6 },
    { title: 'Reference', share: 4.6 },
    { title: 'Due', share: 3.6 },
    { title: 'Amount', share: 3.5, align: 'right' },
    { title: 'Open', share: 3.5, align: 'right' },
    { title: 'Balance', share: 3.5, align: 'right' },
  ] as const
  return { kind: 'table', columns: columns.slice(0, openTransactionsOnly ? -1 : undefined), rows }
}

/**
 * A statement as a document. A range without transactions says so.
 * @param date when it was made
 */
export function statementDocument(data: StatementData, range: StatementRange, date: Date): PdfDocument {
  const { accountName, accountNo, opening, closing, pending, lines, ages } = data
  const { startDate, statementDate, openTransactionsOnly } = range
  const days = `${formatDate(startDate)} to ${formatDate(statementDate)}`
  const empty = openTransactionsOnly ? 'Nothing of these days is open.' : 'There are no transactions in these days.'
  const due = Object.entries(invoiceAgeMessages).flatMap(([age, name]) => {
    const found = ages.find((one) => one.age === age)
    if (found === undefined) return []
    return [{ name, value: `${usd(found.open)} in ${found.count} ${found.count === 1 ? 'invoice' : 'invoices'}` }]
  })
  return {
    title: openTransactionsOnly ? 'Statement of open transactions' : 'Statement',
    subtitle: `${accountName}, account ${accountNo}`,
    date,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { name: 'Days', value: days },
          { name: `Balance before ${formatDate(startDate)}`, value: usd(opening) },
          { name: `Balance on ${formatDate(statementDate)}`, value: usd(closing) },
          ...(pending > 0 ? [{ name: 'Payments on their way', value: usd(pending) }] : []),
          ...due,
        ],
      },
      lines.length === 0 ? { kind: 'text', text: empty } : tableOf(data, openTransactionsOnly),
    ],
    footer: `${accountName} - Statement ${days}`,
  }
}
