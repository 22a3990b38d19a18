import type {
  CallOutput,
  CreditMemo,
  Invoice,
  InvoiceDetails,
  OpenItem,
  Payment,
  PaymentDetails,
} from '@gauze/contract'
import { invoiceAgeSchema } from '@gauze/contract/schemas'
import { cents, dollarsFromCents } from '@gauze/rules'
import type { TransactionSums } from './transactions.repository.js'

/** The amounts of a row in dollars; the row has them in cents under the same names. */
function inDollars<Row extends object, const Name extends keyof Row>(row: Row, names: readonly Name[]): Row {
  const amounts = names.map((name) => [name, dollarsFromCents(cents(Number(row[name])))])
  return { ...row, ...Object.fromEntries(amounts) }
}

/** An invoice as sent on the wire in a list. */
export function invoiceView(row: Invoice): Invoice {
  return inDollars(row, ['total', 'paid', 'credited', 'pending', 'amountDue'])
}

/** A whole invoice as sent on the wire. */
export function invoiceDetailsView(row: InvoiceDetails): InvoiceDetails {
  const sums = ['total', 'paid', 'credited', 'pending', 'amountDue'] as const
  const amounts = [...sums, 'subtotal', 'shipping', 'tax', 'convenienceFee'] as const
  return {
    ...inDollars(row, amounts),
    taxBasis: row.taxBasis === null ? null : inDollars(row.taxBasis, ['amount']),
    lines: row.lines.map((line) => inDollars(line, ['lineTotal'])),
    applications: row.applications.map((application) => inDollars(application, ['amount'])),
  }
}

/** A payment as sent on the wire in a list. */
export function paymentView(row: Payment): Payment {
  return inDollars(row, ['amount', 'applied', 'unapplied'])
}

/** A whole payment as sent on the wire. */
export function paymentDetailsView(row: PaymentDetails): PaymentDetails {
  return {
    ...inDollars(row, ['amount', 'applied', 'unapplied', 'fee']),
    applications: row.applications.map((application) => inDollars(application, ['amount'])),
  }
}

/** A credit memo as sent on the wire. */
export function creditMemoView(row: CreditMemo): CreditMemo {
  return inDollars(row, ['total', 'applied', 'available'])
}

/** An open item as sent on the wire. */
export function openItemView(row: OpenItem): OpenItem {
  return inDollars(row, ['total', 'open'])
}

/** The sums of a list as sent on the wire; every age is named for a list of invoices. */
export function totalsView({ ages, ...sums }: TransactionSums, hasAges: boolean): CallOutput<'getTransactionTotals'> {
  const of = (age: (typeof invoiceAgeSchema.options)[number]) =>
    ages.find((found) => found.age === age) ?? { age, count: 0, open: 0 }
  return {
    ...inDollars(sums, ['total', 'open', 'overdue']),
    ages: hasAges ? invoiceAgeSchema.options.map((age) => inDollars(of(age), ['open'])) : [],
  }
}

/** The credits that can pay invoices, as sent on the wire. */
export function usableCreditsView({
  creditMemos,
  unappliedPayments,
}: CallOutput<'getCreditInfo'>): CallOutput<'getCreditInfo'> {
  return {
    creditMemos: creditMemos.map((memo) => inDollars(memo, ['total', 'amountPaid', 'maxApply'])),
    unappliedPayments: unappliedPayments.map((payment) => inDollars(payment, ['unappliedPayment', 'maxApply'])),
  }
}
