import type { PaidInvoice } from './booked-invoice.js'
import { checkReturnMemos } from './check-return-memos.js'
import type { Differences } from './differences.js'
import { pricedTotal, sumOf } from './shares.js'

/** The payments and credits of an invoice are its company's, and sum to its paid, credited and pending amounts. */
function checkApplications(
  { id, number, accountId, total, paid, credited, pending, applications }: PaidInvoice,
  differences: Differences,
) {
  const current = applications.filter(({ hasEnded }) => !hasEnded)
  const appliedOf = (kind: { isPayment: boolean; isPending: boolean }) =>
    sumOf(current, ({ isPayment, isPending, amount }) =>
      isPayment === kind.isPayment && isPending === kind.isPending ? amount : 0,
    )
  const [posted, pendingSum] = [
    appliedOf({ isPayment: true, isPending: false }),
    appliedOf({ isPayment: true, isPending: true }),
  ]
  const memos = appliedOf({ isPayment: false, isPending: false })
  differences.compare({ kind: 'invoice', name: number, part: 'paid' }, paid, posted, 'appliedPayments')
  differences.compare({ kind: 'invoice', name: number, part: 'credited' }, credited, memos, 'appliedCredits')
  differences.compare({ kind: 'invoice', name: number, part: 'pending' }, pending, pendingSum, 'pendingPayments')
  differences.refuse(paid + credited + pending > total, { kind: 'invoice', name: number }, 'overpaid')
  for (const application of applications) {
    const owners = [application.accountId, application.sourceAccountId, application.withAccountId ?? accountId]
    const isOwn = owners.every((owner) => owner === accountId)
    differences.refuse(!isOwn, { kind: 'invoiceById', name: String(id) }, 'otherCredit')
  }
}

/** Calculates an invoice from its lines, its payments and its credits. */
export function checkPaidInvoice(invoice: PaidInvoice, differences: Differences): void {
  const { number, isOfOrder, subtotal, shipping, tax, fee, total, lines } = invoice
  const place = { kind: 'invoice', name: number } as const
  const lineSum = sumOf(lines, (line) => line.total)
  differences.compare({ ...place, part: 'subtotal' }, subtotal, lineSum, 'lines')
  differences.compare({ ...place, part: 'total' }, total, subtotal + shipping + tax + fee, 'parts')
  // If the invoice belongs to an order, the order's lines determine the charges of its lines.
  for (const [index, line] of (isOfOrder ? [] : lines).entries()) {
    differences.compare({ ...place, line: index + 1 }, line.total, pricedTotal(line), 'priceAndQuantity')
  }
  checkApplications(invoice, differences)
  checkReturnMemos(invoice, differences)
}
