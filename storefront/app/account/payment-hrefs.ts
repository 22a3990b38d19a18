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

/** The page that pays the invoices with these ids. */
export function payHrefOf(ids: readonly number[]): string {
  return `${paymentHrefs.create}?ids=${ids.join(',')}`
}
