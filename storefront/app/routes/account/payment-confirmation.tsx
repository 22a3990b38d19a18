import type { PaymentDetails } from '@gauze/contract'
import { paymentPath } from '@gauze/rules'
import { PaymentConfirmation } from '@gauze/ui/billing/make-payment'
import { AccountHeading } from '../../account/account-heading.js'
import { paymentHrefs } from '../../account/payment-hrefs.js'
import { readRecord } from '../../data/read-record.js'
import { metaWords, useWords } from '../../language/words.js'
import { privateMeta } from '../../seo/private-meta.js'
import type { Route } from './+types/payment-confirmation.js'
import { paymentConfirmationScreenMessages } from './payment-confirmation.messages.js'

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getPayment({ id }))
}

/** The status of the payment, in the title of the page. */
function outcomeOf({ status, returnedOn }: Pick<PaymentDetails, 'status' | 'returnedOn'>) {
  if (returnedOn !== null) return 'returned'
  return status === 'Pending' ? 'pending' : 'confirmed'
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = metaWords(matches, 'paymentConfirmationScreen', paymentConfirmationScreenMessages)
  return privateMeta(text[loaderData ? outcomeOf(loaderData) : 'confirmed'])
}

/** A payment that was made, whose money is on its way, or that was returned since. */
export default function PaymentConfirmationPage({ loaderData: payment }: Route.ComponentProps) {
  const text = useWords('paymentConfirmationScreen', paymentConfirmationScreenMessages)
  return (
    <>
      <AccountHeading page="payment/confirmation" isStep title={text[outcomeOf(payment)]} />
      <PaymentConfirmation payment={payment} hrefs={paymentHrefs} paymentHref={paymentPath(payment.id)} />
    </>
  )
}
