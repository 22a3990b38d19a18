import { easternDate } from '@gauze/rules'
import { ChooseInvoices } from '@gauze/ui/billing/make-payment'
import { AccountHeading } from '../../account/account-heading.js'
import { paymentHrefs } from '../../account/payment-hrefs.js'

/** Chooses invoices and credits. */
export default function PaymentCreatePage() {
  return (
    <>
      <AccountHeading page="payment/create" />
      <ChooseInvoices hrefs={paymentHrefs} today={easternDate(new Date())} />
    </>
  )
}
