import { cents, formatUsd } from '@gauze/rules'
import { type Db, namedQuery } from '../../db/client.js'

/** A record of the books as it is stored; amounts are cents. */
interface BookedInvoice {
  readonly id: number
  readonly number: string
  readonly accountId: number
  readonly orderId: number | null
  readonly subtotal: number
  readonly shipping: number
  readonly tax: number
  readonly fee: number
  readonly total: number
  readonly paid: number
  readonly credited: number
}

interface BookedCredit {
  readonly id: number
  readonly number: string
  readonly accountId: number
  readonly status: string
  readonly total: number
  readonly applied: number
}

interface BookedApplication {
  readonly accountId: number
  readonly invoiceId: number
  readonly paymentId: number | null
  readonly creditMemoId: number | null
  readonly amount: number
}

interface Books {
  readonly accounts: readonly { readonly id: number; readonly name: string; readonly balance: number }[]
  readonly orders: readonly { readonly id: number; readonly number: string; readonly total: number }[]
  readonly invoices: readonly BookedInvoice[]
  readonly lines: readonly { readonly invoiceId: number; readonly total: number }[]
  readonly payments: readonly BookedCredit[]
  readonly creditMemos: readonly BookedCredit[]
  readonly applications: readonly BookedApplication[]
}

function rowsOf(columns: string, table: string) {
  return `(SELECT COALESCE(json_agg(json_build_object(${columns}) ORDER BY id), '[]') FROM ${table})`
}

const booksQuery = namedQuery<Books>(
  'books',
  `SELECT
    ${rowsOf("'id', id, 'name', account_name, 'balance', balance_cents", 'accounts')} AS accounts,
    ${rowsOf("'id', id, 'number', order_no, 'total', total_cents", 'orders')} AS orders,
    ${rowsOf(
      `'id', id, 'number', invoice_no, 'accountId', account_id, 'orderId', order_id, 'subtotal', subtotal_cents,
      'shipping', shipping_cents, 'tax', tax_cents, 'fee', convenience_fee_cents, 'total', total_cents,
      'paid', paid_cents, 'credited', credited_cents`,
      'invoices',
    )} AS invoices,
    ${rowsOf("'invoiceId', invoice_id, 'total', total_cents", 'invoice_lines')} AS lines,
    ${rowsOf(
      `'id', id, 'number', payment_no, 'accountId', account_id, 'status', status, 'total', amount_cents,
      'applied', applied_cents`,
      'payments',
    )} AS payments,
    ${rowsOf(
      `'id', id, 'number', credit_memo_no, 'accountId', account_id, 'status', 'Posted', 'total', total_cents,
      'applied', applied_cents`,
      'credit_memos',
    )} AS "creditMemos",
    ${rowsOf(
      `'accountId', account_id, 'invoiceId', invoice_id, 'paymentId', payment_id, 'creditMemoId', credit_memo_id,
      'amount', amount_cents`,
      'payment_applications',
    )} AS applications`,
)

function sums<Row>(rows: readonly Row[], keyOf: (row: Row) => number | null, amountOf: (row: Row) => number) {
  const found = new Map<number, number>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null) found.set(key, (found.get(key) ?? 0) + amountOf(row))
  }
  return (key: number) => found.get(key) ?? 0
}

/** Collects differences as sentences. */
class Differences {
  readonly found: string[] = []

  compare(record: string, stored: number, calculated: number, of: string) {
    if (stored === calculated) return
    const [says, is] = [formatUsd(cents(stored)), formatUsd(cents(calculated))]
    this.found.push(`${record} says ${says}, but ${of} ${is}.`)
  }

  refuse(isWrong: boolean, sentence: string) {
    if (isWrong) this.found.push(sentence)
  }
}

function checkInvoices({ invoices, lines, applications }: Books, differences: Differences) {
  const lineSum = sums(
    lines,
    ({ invoiceId }) => invoiceId,
    ({ total }) => total,
  )
  const amountOf = ({ amount }: BookedApplication) => amount
  const paid = sums(applications, ({ paymentId, invoiceId }) => (paymentId === null ? null : invoiceId), amountOf)
  const credited = sums(applications, ({ paymentId, invoiceId }) => (paymentId === null ? invoiceId : null), amountOf)
  for (const invoice of invoices) {
    const { id, number, subtotal, shipping, tax, fee, total } = invoice
    differences.compare(`Invoice ${number}, subtotal,`, subtotal, lineSum(id), 'its lines sum to')
    differences.compare(`Invoice ${number}, total,`, total, subtotal + shipping + tax + fee, 'its parts sum to')
    differences.compare(`Invoice ${number}, paid,`, invoice.paid, paid(id), 'the payments applied to it sum to')
    differences.compare(
      `Invoice ${number}, credited,`,
      invoice.credited,
      credited(id),
      'the credits applied to it sum to',
    )
    differences.refuse(invoice.paid + invoice.credited > total, `Invoice ${number} was paid more than once.`)
  }
}

function checkCredits(
  kind: string,
  credits: readonly BookedCredit[],
  applied: (id: number) => number,
  differences: Differences,
) {
  for (const { id, number, status, total, applied: stored } of credits) {
    differences.compare(`${kind} ${number}, applied,`, stored, applied(id), 'its applications sum to')
    differences.refuse(stored > total, `${kind} ${number} was applied for more than it is.`)
    differences.refuse(
      status !== 'Posted' && applied(id) > 0,
      `${kind} ${number} is ${status.toLowerCase()}, but it was applied.`,
    )
  }
}

function checkOwners({ invoices, payments, creditMemos, applications }: Books, differences: Differences) {
  const owners = (rows: readonly { readonly id: number; readonly accountId: number }[]) =>
    new Map(rows.map(({ id, accountId }) => [id, accountId]))
  const [ofInvoice, ofPayment, ofMemo] = [owners(invoices), owners(payments), owners(creditMemos)]
  for (const { accountId, invoiceId, paymentId, creditMemoId } of applications) {
    const source = paymentId === null ? ofMemo.get(creditMemoId ?? 0) : ofPayment.get(paymentId)
    const isOwn = ofInvoice.get(invoiceId) === accountId && source === accountId
    differences.refuse(!isOwn, `The invoice with the id ${invoiceId} was paid with the credit of another company.`)
  }
}

/**
 * Calculates every invoice, payment, credit memo and balance from their lines and applications, in code of its own, and
 * compares them with the stored sums.
 * @returns a sentence for each difference; none for clean books
 * @example
 * const differences = await checkBooks(store.db)
 */
export async function checkBooks(db: Db): Promise<readonly string[]> {
  const [books] = await booksQuery.all(db, [])
  if (books === undefined) throw new Error('The books could not be read. The database answered no row.')
  const differences = new Differences()
  const { accounts, orders, invoices, payments, creditMemos, applications } = books
  checkInvoices(books, differences)
  const amountOf = ({ amount }: BookedApplication) => amount
  checkCredits(
    'Payment',
    payments,
    sums(applications, ({ paymentId }) => paymentId, amountOf),
    differences,
  )
  checkCredits(
    'Credit memo',
    creditMemos,
    sums(applications, ({ creditMemoId }) => creditMemoId, amountOf),
    differences,
  )
  checkOwners(books, differences)
  const invoiced = sums(
    invoices,
    ({ orderId }) => orderId,
    ({ total }) => total,
  )
  for (const { id, number, total } of orders) {
    differences.refuse(invoiced(id) > total, `Order ${number} was invoiced for more than its total.`)
  }
  const owed = sums(
    invoices,
    ({ accountId }) => accountId,
    ({ total, paid, credited }) => total - paid - credited,
  )
  for (const { id, name, balance } of accounts) {
    differences.compare(`The balance of ${name}`, balance, owed(id), 'its open invoices sum to')
  }
  return differences.found
}
