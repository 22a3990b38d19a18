import type { InvoiceDetails as Invoice } from '@gauze/contract'
import { readTransactionViewer } from '@gauze/rules'
import { InvoiceDetails } from '@gauze/ui/billing/invoice-details'
import { useSession } from '@gauze/ui/hooks'
import { useSearchParams } from 'react-router-dom'
import { payHrefOf } from '../../account/payment-hrefs.js'
import { type RecordName, RecordPage, recordHandle, recordMeta } from '../../account/record-page.js'
import { useStorePaper } from '../../account/use-store-paper.js'
import { readRecord } from '../../data/read-record.js'
import type { Route } from './+types/invoicedetails.js'

export const handle = recordHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getInvoice({ id }))
}

export const meta = recordMeta('invoice', nameOf)

function nameOf({ invoiceNumber }: Invoice): RecordName {
  return ['invoice', invoiceNumber]
}

/** One invoice, with the payments and credits that were applied to it. */
export default function InvoiceDetailsPage({ loaderData: invoice }: Route.ComponentProps) {
  const { mayPay } = useSession()
  const [parameters] = useSearchParams()
  return (
    <RecordPage list="invoices" record={nameOf(invoice)}>
      <InvoiceDetails
        invoice={invoice}
        papers={useStorePaper()}
        viewer={readTransactionViewer(parameters.get('viewer'))}
        {...(mayPay ? { payHref: payHrefOf([invoice.id]) } : {})}
      />
    </RecordPage>
  )
}
