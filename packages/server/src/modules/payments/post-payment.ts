import type { Db } from '../../db/client.js'
import { notifyOfBilling, readBillingPeople } from '../billing/billing-notices.js'
import { postPaymentRow } from './payables.repository.js'

/**
 * Posts a pending payment whose money has come: its invoices are paid, the balance falls, and the person who paid and the
 * company's administrators are notified, as far as they may see prices. It changes nothing for a payment that is not
 * pending.
 * @param tx a transaction of the store itself
 */
export async function postPayment(tx: Db, pendingId: number, postedAt: Date): Promise<void> {
  const posted = await postPaymentRow(tx, pendingId, postedAt)
  if (posted === null) return
  const { id: paymentId, number: paymentNumber, accountId, userId } = posted
  const people = await readBillingPeople(tx, accountId, userId)
  await notifyOfBilling(tx, accountId, people, 'Payment Received', { paymentId, paymentNumber })
}
