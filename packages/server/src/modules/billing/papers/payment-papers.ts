import type { PaymentDetails } from '@gauze/contract'
import { easternDate, formatDate } from '@gauze/rules'
import { paymentStatusMessages } from '@gauze/rules/messages'
import type { PdfAmount, PdfPart, PdfText } from '../../../ports/pdf.types.js'
import type { CreditMemoDetails } from '../transaction-details.repository.js'
import type { Customer, MemoFacts } from './paper-facts.repository.js'
import {
  applicationsTable,
  applicationsTables,
  customerPanel,
  known,
  type PaperStore,
  type PaperTax,
  panel,
  paperPart,
  pricedTable,
  sellerPanel,
  sumOf,
  taxNotes,
  taxWords,
  usd,
} from './paper-words.js'

/** The names of a payment's amounts, as its money is on its way, has come, or was returned. */
function amountNames({ status, returnedOn }: PaymentDetails) {
  if (returnedOn !== null) return { used: 'Applied until it was returned', all: 'Returned' }
  if (status === 'Pending') return { used: 'For invoices', all: 'On its way' }
  return { used: 'Applied to invoices', all: 'Paid in all' }
}

/** The amounts of a payment, from its use up to the charge. */
function paymentAmounts(payment: PaymentDetails): PdfAmount[] {
  const { id, amount, fee, applications } = payment
  const { used, all } = amountNames(payment)
  const own = applications.filter(({ kind, sourceId }) => kind === 'payment' && sourceId === id)
  const applied = sumOf(own.map((row) => row.amount))
  const rest = amount - applied
  const withFee: PdfAmount[] = [
    { name: 'Payment', value: usd(amount), look: 'total' },
    { name: 'Convenience fee', value: usd(fee) },
  ]
  return [
    { name: used, value: usd(applied) },
    ...(rest === 0 ? [] : [{ name: 'Not applied', value: usd(rest) }]),
    ...(fee === 0 ? [] : withFee),
    { name: all, value: usd(amount + fee), look: 'due' },
  ]
}

/** How credits that were used with a payment and the payment itself add up to the rows of the receipt. */
function creditNotes({ id, status, applications }: PaymentDetails): PdfText[] {
  const isOwn = (row: PaymentDetails['applications'][number]) => row.kind === 'payment' && row.sourceId === id
  const credits = sumOf(applications.filter((row) => !isOwn(row)).map(({ amount }) => amount))
  if (credits === 0) return []
  const own = sumOf(applications.filter(isOwn).map(({ amount }) => amount))
  const verb = status === 'Pending' ? 'pay' : 'paid'
  return [
    `${usd(own)} of this payment and ${usd(credits)} of credits ${verb} ${usd(own + credits)} of the invoices below.`,
  ]
}

function receiptFact({ status, amount, date, expectedOn, returnedOn }: PaymentDetails): PdfText {
  if (returnedOn !== null) return [{ text: `Returned on ${formatDate(returnedOn)}`, look: 'alert' }]
  const sum = { text: usd(amount), look: 'strong' } as const
  if (status !== 'Pending') return [sum, ' on ', { text: formatDate(easternDate(date)), look: 'strong' }]
  if (expectedOn === null) return [sum, ' on its way']
  return [sum, ' on its way, expected by ', { text: formatDate(expectedOn), look: 'strong' }]
}

/**
 * The receipt of a payment. Its amounts add up from the invoices to the charge.
 * @param payment with amounts in cents
 */
export function receiptPaper(payment: PaymentDetails, customer: Customer, store: PaperStore): PdfPart {
  const { paymentNumber, status, method, memo, paidBy, returnedOn, expectedOn, postedOn, applications } = payment
  const day = formatDate(easternDate(payment.date))
  const applied = returnedOn === null ? 'Paid invoices' : 'Invoices paid until the return'
  const texts = [...creditNotes(payment), ...(memo === '' ? [] : [`Memo: ${memo}`])]
  return paperPart(store, { name: 'Payment receipt', number: paymentNumber, fact: receiptFact(payment), customer }, [
    {
      kind: 'panels',
      panels: [
        customerPanel(customer),
        panel('Paid by', [method, paidBy]),
        panel('Terms', [customer.terms ?? 'Payment by card']),
        sellerPanel(store, 'Paid to'),
      ],
    },
    {
      kind: 'strip',
      facts: known([
        ['Receipt', paymentNumber],
        ['Date', day],
        ['Status', paymentStatusMessages[status]],
        ['Expected by', expectedOn === null ? '' : formatDate(expectedOn)],
        ['Money received', postedOn === null ? '' : formatDate(postedOn)],
        ['Returned', returnedOn === null ? '' : formatDate(returnedOn)],
      ]),
    },
    {
      kind: 'sums',
      amounts: paymentAmounts(payment),
      notes: texts.length === 0 ? [] : [{ title: 'About this payment', texts }],
    },
    ...applicationsTables({ applied, pending: 'Invoices that it will pay' }, applications, ['invoice', 'source']),
  ])
}

function taxOf({ invoiceNumber }: CreditMemoDetails, { taxCents, taxBasis, isShippingTaxed }: MemoFacts): PaperTax {
  return { tax: taxCents, basis: taxBasis, isShippingTaxed, whole: invoiceNumber }
}

/** The amounts that add up to the total of a credit memo. */
function creditedAmounts(memo: CreditMemoDetails, facts: MemoFacts): PdfAmount[] {
  const { lines, shippingCents, taxCents, convenienceFeeCents } = facts
  if (lines.length === 0) return []
  const goods = sumOf(lines.map(({ totalCents }) => totalCents))
  const before = memo.total - sumOf([goods, shippingCents, taxCents, convenienceFeeCents])
  return [
    { name: 'Returned goods', value: usd(goods) },
    { name: 'Shipping', value: usd(shippingCents) },
    { name: taxWords(taxOf(memo, facts)), value: usd(taxCents) },
    ...(convenienceFeeCents === 0 ? [] : [{ name: 'Convenience fee', value: usd(convenienceFeeCents) }]),
    ...(before === 0 ? [] : [{ name: 'Credited before', value: usd(before) }]),
  ]
}

/**
 * A credit memo as a paper. Its amounts add up to the credit, and the credit less its use is the unused part.
 * @param memo with amounts in cents
 */
export function creditMemoPaper(
  memo: CreditMemoDetails,
  facts: MemoFacts,
  customer: Customer,
  makers: ReadonlyMap<number, string>,
  store: PaperStore,
): PdfPart {
  const { creditMemoNumber, date, reason, invoiceNumber, total, available, applications } = memo
  const fact: PdfText = [
    { text: usd(total), look: 'strong' },
    ' credited on ',
    { text: formatDate(date), look: 'strong' },
  ]
  const use = {
    title: 'How to use it',
    texts: [`Log in at ${store.host}, choose Make a Payment and tick ${creditMemoNumber}. It is not used by itself.`],
  }
  return paperPart(store, { name: 'Credit memo', number: creditMemoNumber, fact, customer }, [
    {
      kind: 'panels',
      panels: [
        customerPanel(customer),
        panel('Reason', [reason]),
        panel('Terms', [customer.terms ?? 'Payment by card']),
        sellerPanel(store, 'Credited by'),
      ],
    },
    {
      kind: 'strip',
      facts: known([
        ['Credit memo', creditMemoNumber],
        ['Date', formatDate(date)],
        ['PO number', facts.poNum],
        ['Order', facts.orderNumber],
        ['Invoice', invoiceNumber],
        ['Return', facts.returnNumber],
        ['Status', available > 0 ? 'Open' : 'Used'],
      ]),
    },
    facts.lines.length === 0 ? null : pricedTable(facts.lines, makers, facts.taxCents),
    {
      kind: 'sums',
      amounts: [
        ...creditedAmounts(memo, facts),
        { name: 'Credit', value: usd(total), ...(facts.lines.length === 0 ? {} : { look: 'total' as const }) },
        { name: 'Used', value: usd(available - total) },
        { name: 'Unused credit', value: usd(available), look: 'due' },
      ],
      notes: [...taxNotes(facts.lines, taxOf(memo, facts), facts.shippingCents), ...(available > 0 ? [use] : [])],
    },
    ...applicationsTable('Used for', applications, ['invoice']),
  ])
}
