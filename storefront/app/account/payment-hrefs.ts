import type { PaymentHrefs } from '@gauze/ui/billing/make-payment'

/** The pages of a payment in this store. */
export const paymentHrefs: PaymentHrefs = {
  create: '/myaccount/menu/payment/create',
  method: '/myaccount/menu/payment/method',
  review: '/myaccount/menu/payment/review',
  invoices: '/myaccount/menu/invoices',
  invoice: (id) => `/myaccount/menu/invoicedetails?id=${id}`,
}
