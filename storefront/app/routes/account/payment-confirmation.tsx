import type { PaymentDetails } from '@gauze/contract'
import { paymentPath } from '@gauze/rules'
import { PaymentConfirmation } from '@gauze/ui/billing/make-payment'
import { AccountHeading } from '../../account/account-heading.js'
import { paymentHrefs } from '../../account/payment-hrefs.js'
import { readRecord } from '../../data/read-record.js'
import type { Route } from './+types/payment-confirmation.js'

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getPayment({ id }))
}

/** The status of the payment, in the title of the page. */
function outcomeOf({ status, returnedOn }: Pick<PaymentDetails, 'status' | 'returnedOn'>) {
  if (returnedOn !== null) return 'Returned'
  return status === 'Pending' ? 'Pending' : 'Confirmed'
}

export function meta({ loaderData }: Route.MetaArgs) {
  const outcome = loaderData ? outcomeOf(loaderData) : 'Confirmed'
  return [{ title: `Payment ${outcome.toLowerCase()} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

/** A payment that was made, whose money is on its way, or that was returned since. */
export default function PaymentConfirmationPage({ loaderData: payment }: Route.ComponentProps) {
  return (
    <>
      <AccountHeading page="payment/confirmation" isStep title={`Payment ${outcomeOf(payment)}`} />
      <PaymentConfirmation payment={payment} hrefs={paymentHrefs} paymentHref={paymentPath(payment.id)} />
    </>
  )
}
