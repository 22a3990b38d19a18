import { type Db, inTransaction } from '../../db/client.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { returnPaymentRow } from './payables.repository.js'
import { returnedMail } from './payment-mails.js'

/**
 * Takes a payment back whose money did not come, opens its invoices again and tells the person who paid. Done twice, it
 * changes nothing more.
 * @param db of the store itself
 */
export async function returnPayment(
  db: Db,
  paymentId: number,
  { jobs, publicUrl }: Pick<Services, 'jobs' | 'publicUrl'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const returned = await returnPaymentRow(tx, paymentId)
    if (returned?.email == null) return
    await queueMail(tx, jobs, returnedMail(returned, returned.email, publicUrl()))
  })
}
