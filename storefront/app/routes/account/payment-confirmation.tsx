import { PaymentConfirmation } from '@gauze/ui/account/make-payment'
import { data } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { paymentHrefs } from '../../account/payment-hrefs.js'
import { readProtected } from '../../data/read-protected.js'
import type { Route } from './+types/payment-confirmation.js'

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const id = Number(url.searchParams.get('id'))
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  return readProtected(context, (api) => api.getPayment({ id }))
}

export function meta({ loaderData }: Route.MetaArgs) {
  const isReturned = loaderData ? loaderData.returnedOn !== null : false
  return [{ title: `Payment ${isReturned ? 'returned' : 'confirmed'} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

/** A payment that was made, or that was returned since. */
export default function PaymentConfirmationPage({ loaderData: payment }: Route.ComponentProps) {
  return (
    <>
      <AccountHeading
        page="payment/confirmation"
        {...(payment.returnedOn === null ? {} : { description: 'Payment Returned' })}
      />
      <PaymentConfirmation
        payment={payment}
        hrefs={paymentHrefs}
        paymentHref={`/myaccount/menu/paymentdetails?id=${payment.id}`}
      />
    </>
  )
}
