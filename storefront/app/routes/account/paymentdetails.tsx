import type { PaymentDetails as Payment } from '@gauze/contract'
import { PaymentDetails } from '@gauze/ui/billing/payment-details'
import { type RecordName, RecordPage, recordHandle, recordMeta } from '../../account/record-page.js'
import { useStorePaper } from '../../account/use-store-paper.js'
import { readRecord } from '../../data/read-record.js'
import type { Route } from './+types/paymentdetails.js'

export const handle = recordHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getPayment({ id }))
}

export const meta = recordMeta('payment', nameOf)

function nameOf({ paymentNumber }: Payment): RecordName {
  return ['payment', paymentNumber]
}

/** One payment, with the invoices to which it was applied. */
export default function PaymentDetailsPage({ loaderData: payment }: Route.ComponentProps) {
  return (
    <RecordPage list="paymenthistory" record={nameOf(payment)}>
      <PaymentDetails payment={payment} papers={useStorePaper()} />
    </RecordPage>
  )
}
