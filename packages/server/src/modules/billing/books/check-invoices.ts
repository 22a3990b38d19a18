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
  differences.compare(`Invoice ${number}, paid,`, paid, posted, 'the payments applied to it sum to')
  differences.compare(`Invoice ${number}, credited,`, credited, memos, 'the credits applied to it sum to')
  differences.compare(`Invoice ${number}, pending,`, pending, pendingSum, 'the pending payments applied to it sum to')
  differences.refuse(paid + credited + pending > total, `Invoice ${number} was paid more than once.`)
  for (const application of applications) {
    const owners = [application.accountId, application.sourceAccountId, application.withAccountId ?? accountId]
    const isOwn = owners.every((owner) => owner === accountId)
    differences.refuse(!isOwn, `The invoice with the id ${id} was paid with the credit of another company.`)
  }
}

/** Calculates an invoice from its lines, its payments and its credits. */
export function checkPaidInvoice(invoice: PaidInvoice, differences: Differences): void {
  const { number, isOfOrder, subtotal, shipping, tax, fee, total, lines } = invoice
  const lineSum = sumOf(lines, (line) => line.total)
  differences.compare(`Invoice ${number}, subtotal,`, subtotal, lineSum, 'its lines sum to')
  differences.compare(`Invoice ${number}, total,`, total, subtotal + shipping + tax + fee, 'its parts sum to')
  // The order's lines say what a line of its invoice charges.
  for (const [index, line] of (isOfOrder ? [] : lines).entries()) {
    const name = `Invoice ${number}, line ${index + 1},`
    differences.compare(name, line.total, pricedTotal(line), 'its price, unit and quantity make')
  }
  checkApplications(invoice, differences)
  checkReturnMemos(invoice, differences)
}
