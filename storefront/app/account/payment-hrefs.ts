import { accountPath, invoicePath } from '@gauze/rules'
import type { PaymentHrefs } from '@gauze/ui/billing/make-payment'

/** The pages of a payment in this store. */
export const paymentHrefs: PaymentHrefs = {
  create: accountPath('payment/create'),
  method: accountPath('payment/method'),
  review: accountPath('payment/review'),
  invoices: accountPath('invoices'),
  invoice: (id) => invoicePath(id),
}
