import { InvoiceDetails } from '@gauze/ui/billing/invoice-details'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { AccountBreadcrumbs } from '../../account/account-breadcrumbs.js'
import { useStorePaper } from '../../account/use-store-paper.js'
import { readRecord } from '../../data/read-record.js'
import { accountSite } from '../../shell/account-site.js'
import type { FrameHandle } from '../../shell/frame-handle.js'
import type { Route } from './+types/invoicedetails.js'

export const handle = { frame: { hasBreadcrumbs: true } } satisfies FrameHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getInvoice({ id }))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData ? `Invoice ${loaderData.invoiceNumber}` : 'Invoice'} | Gauze` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** One invoice, with the payments and credits that were applied to it. */
export default function InvoiceDetailsPage({ loaderData: invoice }: Route.ComponentProps) {
  const title = `Invoice ${invoice.invoiceNumber}`
  return (
    <>
      <AccountBreadcrumbs below={[{ label: 'Invoices', href: accountSite.hrefOf('invoices') }, { label: title }]} />
      <PageHeading title={title} />
      <InvoiceDetails
        invoice={invoice}
        papers={useStorePaper()}
        trackingHrefOf={({ trackingNumber }) => `/tracking/${encodeURIComponent(trackingNumber)}`}
      />
    </>
  )
}
