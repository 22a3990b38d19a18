import type { Scope } from '../../db/scope.js'
import { queueMail } from '../../jobs/mail.js'
import type { ListenerServices, ShippedParcel } from '../../services/order-listeners.types.js'
import { issuedMail } from './billing-mails.js'
import { notifyOfBilling, readBillingPeople } from './billing-notices.js'

/** Tells the buyer and the company's administrators of the invoice of a parcel, as far as they may see prices. */
export async function tellOfInvoice(
  { db, accountId, userId }: Scope,
  { invoice }: ShippedParcel,
  { jobs, publicUrl }: ListenerServices,
): Promise<void> {
  const people = await readBillingPeople(db, accountId, userId)
  for (const { email } of people) await queueMail(db, jobs, issuedMail(invoice, email, publicUrl()))
  const { id: invoiceId, number: invoiceNumber, dueOn: dueDate } = invoice
  await notifyOfBilling(db, accountId, people, 'Invoice Issued', { invoiceId, invoiceNumber, dueDate })
}
