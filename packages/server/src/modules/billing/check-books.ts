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
  readonly isReturned: boolean
}

/** A credit memo for returned goods, with the goods that it credits. */
interface BookedReturn {
  readonly id: number
  readonly number: string
  readonly invoiceId: number | null
  readonly creditsFreight: boolean
  readonly shipping: number
  readonly tax: number
  readonly fee: number
  readonly total: number
  /** The part of the invoice's tax that was charged on shipping. */
  readonly freightTax: number
  /** What earlier memos have credited of the invoice. */
  readonly creditedBefore: number
  readonly lines: readonly { readonly invoiceLineId: number; readonly quantity: number; readonly total: number }[]
}

/** A return with the units that it says and the units that its credit memos have. */
interface CountedReturn {
  readonly number: string
  readonly isCredited: boolean
  readonly returned: number
  readonly credited: number
}

interface BookedLine {
  readonly id: number
  readonly invoiceId: number
  readonly quantity: number
  readonly total: number
  readonly isTaxable: boolean
}

interface BookedApplication {
  readonly accountId: number
  readonly invoiceId: number
  readonly paymentId: number | null
  readonly creditMemoId: number | null
  readonly amount: number
  readonly hasEnded: boolean
}

interface Books {
  readonly accounts: readonly { readonly id: number; readonly name: string; readonly balance: number }[]
  readonly orders: readonly { readonly id: number; readonly number: string; readonly total: number }[]
  readonly invoices: readonly BookedInvoice[]
  readonly lines: readonly BookedLine[]
  readonly payments: readonly BookedCredit[]
  readonly creditMemos: readonly BookedCredit[]
  /** The oldest first. */
  readonly returns: readonly BookedReturn[]
  readonly countedReturns: readonly CountedReturn[]
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
    (SELECT COALESCE(json_agg(json_build_object('id', il.id, 'invoiceId', il.invoice_id, 'quantity', il.quantity,
      'total', il.total_cents, 'isTaxable', COALESCE(l.taxable, true)) ORDER BY il.id), '[]')
      FROM invoice_lines il JOIN invoices v ON v.id = il.invoice_id
        LEFT JOIN order_lines l ON l.order_id = v.order_id AND l.position = il.position) AS lines,
    (SELECT COALESCE(json_agg(json_build_object('id', m.id, 'number', m.credit_memo_no, 'invoiceId', m.invoice_id,
      'creditsFreight', r.credits_freight, 'shipping', m.shipping_cents, 'tax', m.tax_cents,
      'fee', m.convenience_fee_cents, 'total', m.total_cents, 'freightTax', (
        SELECT CASE WHEN o.tax_rate_percent = 0 OR v.shipping_cents = 0 THEN 0 ELSE GREATEST(0, v.tax_cents - round(
          COALESCE(sum(il.total_cents) FILTER (WHERE l.taxable AND il.total_cents > 0), sum(il.total_cents))
          * o.tax_rate_percent / 100)) END
        FROM invoices v JOIN orders o ON o.id = v.order_id JOIN invoice_lines il ON il.invoice_id = v.id
          JOIN order_lines l ON l.order_id = o.id AND l.position = il.position
        WHERE v.id = m.invoice_id GROUP BY v.id, o.id), 'creditedBefore', (
        SELECT COALESCE(sum(e.total_cents), 0) FROM credit_memos e WHERE e.invoice_id = m.invoice_id AND e.id < m.id),
      'lines', (
        SELECT COALESCE(json_agg(json_build_object('invoiceLineId', c.invoice_line_id, 'quantity', c.quantity,
          'total', c.total_cents)), '[]')
        FROM credit_memo_lines c WHERE c.credit_memo_id = m.id)) ORDER BY m.id), '[]')
      FROM credit_memos m JOIN issues r ON r.id = m.issue_id) AS returns,
    (SELECT COALESCE(json_agg(json_build_object('number', r.issue_no, 'isCredited', r.return_status = 'Credited',
      'returned', (SELECT COALESCE(sum(rl.quantity), 0) FROM return_lines rl WHERE rl.issue_id = r.id),
      'credited', (
        SELECT COALESCE(sum(c.quantity), 0) FROM credit_memos m JOIN credit_memo_lines c ON c.credit_memo_id = m.id
        WHERE m.issue_id = r.id)) ORDER BY r.id), '[]')
      FROM issues r WHERE r.return_status IS NOT NULL) AS "countedReturns",
    ${rowsOf(
      `'id', id, 'number', payment_no, 'accountId', account_id, 'status', status, 'total', amount_cents,
      'applied', applied_cents, 'isReturned', returned_at IS NOT NULL`,
      'payments',
    )} AS payments,
    ${rowsOf(
      `'id', id, 'number', credit_memo_no, 'accountId', account_id, 'status', 'Posted', 'total', total_cents,
      'applied', applied_cents, 'isReturned', false`,
      'credit_memos',
    )} AS "creditMemos",
    ${rowsOf(
      `'accountId', account_id, 'invoiceId', invoice_id, 'paymentId', payment_id, 'creditMemoId', credit_memo_id,
      'amount', amount_cents, 'hasEnded', ended_at IS NOT NULL`,
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

/** A returned payment pays nothing, and what it paid until then has ended; nothing else ends. */
function checkReturns({ payments, applications }: Books, differences: Differences) {
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  for (const { number, status, isReturned } of payments) {
    differences.refuse(isReturned && status !== 'Failed', `Payment ${number} was returned, but it is ${status}.`)
  }
  for (const { paymentId, invoiceId, hasEnded } of applications) {
    const payment = paymentId === null ? undefined : byId.get(paymentId)
    const invoice = `the invoice with the id ${invoiceId}`
    if (payment?.isReturned && !hasEnded) {
      differences.refuse(true, `Payment ${payment.number} was returned, but it still pays ${invoice}.`)
    }
    if (hasEnded && !payment?.isReturned) {
      const name = payment === undefined ? 'A credit memo' : `Payment ${payment.number}`
      differences.refuse(true, `${name} no longer pays ${invoice}, but it was not returned.`)
    }
  }
}

/** The cents of an amount that go with a part of a whole, rounded down. */
function shareOf(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** The sum of the credited part of each line, rounded down to a cent. */
function creditedOf(lines: readonly BookedLine[], counts: ReadonlyMap<number, number>): number {
  return lines.reduce((sum, { id, quantity, total }) => sum + shareOf(total, counts.get(id) ?? 0, quantity), 0)
}

/** What a memo adds to the credited part of an amount of its invoice, which goes with lines. */
function addedShare(
  amount: number,
  lines: readonly BookedLine[],
  [before, after]: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>],
): number {
  const whole = lines.reduce((sum, { total }) => sum + total, 0)
  return shareOf(amount, creditedOf(lines, after), whole) - shareOf(amount, creditedOf(lines, before), whole)
}

function checkReturnedGoods(
  { number, lines }: BookedReturn,
  charged: readonly BookedLine[],
  counts: ReadonlyMap<number, number>,
  differences: Differences,
) {
  for (const { invoiceLineId } of lines) {
    const line = charged.find(({ id }) => id === invoiceLineId)
    differences.refuse(line === undefined, `Credit memo ${number} credits goods of another invoice.`)
    const isTooMany = line !== undefined && (counts.get(line.id) ?? 0) > line.quantity
    differences.refuse(isTooMany, `Credit memo ${number} credits more goods than its invoice charged.`)
  }
}

/** A credited return is credited wholly, and no other return at all. */
function checkCountedReturns({ countedReturns }: Books, differences: Differences) {
  for (const { number, isCredited, returned, credited } of countedReturns) {
    const expected = isCredited ? returned : 0
    const units = `${expected} ${expected === 1 ? 'unit' : 'units'}`
    differences.refuse(
      credited !== expected,
      `Return ${number} should credit ${units}, but its credit memos credit ${credited}.`,
    )
  }
}

/** What each return adds to the credits of its invoice, from the goods that were credited until then. */
function checkReturnCredits({ invoices, lines, returns }: Books, differences: Differences) {
  const counts = new Map<number, number>()
  for (const memo of returns) {
    const { number, invoiceId, creditsFreight, freightTax, shipping, tax, fee, total } = memo
    const invoice = invoices.find(({ id }) => id === invoiceId)
    const charged = lines.filter((line) => line.invoiceId === invoiceId)
    const taxable = charged.filter((line) => line.isTaxable && line.total > 0)
    const before = new Map(counts)
    for (const line of memo.lines) {
      counts.set(line.invoiceLineId, (counts.get(line.invoiceLineId) ?? 0) + line.quantity)
    }
    checkReturnedGoods(memo, charged, counts, differences)
    const goods = memo.lines.reduce((sum, line) => sum + line.total, 0)
    const compare = (part: string, stored: number, calculated: number) =>
      differences.compare(`Credit memo ${number}, ${part},`, stored, calculated, 'its goods are worth')
    const step = [before, counts] as const
    compare('goods', goods, creditedOf(charged, counts) - creditedOf(charged, before))
    const goodsTax = addedShare((invoice?.tax ?? 0) - freightTax, taxable.length > 0 ? taxable : charged, step)
    compare('tax', tax, goodsTax + (creditsFreight ? addedShare(freightTax, charged, step) : 0))
    compare('fee', fee, addedShare(invoice?.fee ?? 0, charged, step))
    compare('shipping', shipping, creditsFreight ? addedShare(invoice?.shipping ?? 0, charged, step) : 0)
    const parts = goods + shipping + tax + fee
    const rest = Math.max(0, (invoice?.total ?? 0) - memo.creditedBefore)
    const of = rest < parts ? 'what earlier memos left of its invoice is' : 'its parts sum to'
    differences.compare(`Credit memo ${number}, total,`, total, Math.min(parts, rest), of)
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
  const { accounts, orders, invoices, payments, creditMemos } = books
  const applications = books.applications.filter(({ hasEnded }) => !hasEnded)
  checkInvoices({ ...books, applications }, differences)
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
  checkReturns(books, differences)
  checkReturnCredits(books, differences)
  checkCountedReturns(books, differences)
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
