import { type Db, inTransaction } from '../../db/client.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { notifyOfBilling, readBillingPeople } from '../billing/billing-notices.js'
import { returnPaymentRow } from './payables.repository.js'
import { returnedMail } from './payment-mails.js'

/**
 * Takes a payment back whose money did not come, opens its invoices again, and tells the person who paid and the company's
 * administrators, as far as they may see prices. Done twice, it changes nothing more.
 * @param db of the store itself
 */
export async function returnPayment(
  db: Db,
  returnedId: number,
  { jobs, now, publicUrl }: Pick<Services, 'jobs' | 'now' | 'publicUrl'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const returned = await returnPaymentRow(tx, returnedId, now())
    if (returned === null) return
    const { id: paymentId, number: paymentNumber, accountId, userId } = returned
    const people = await readBillingPeople(tx, accountId, userId)
    await notifyOfBilling(tx, accountId, people, 'Payment Returned', { paymentId, paymentNumber })
    for (const { email } of people) await queueMail(tx, jobs, returnedMail(returned, email, publicUrl()))
  })
}
