import { PaymentDetails } from '@gauze/ui/billing/payment-details'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { AccountBreadcrumbs } from '../../account/account-breadcrumbs.js'
import { useStorePaper } from '../../account/use-store-paper.js'
import { readRecord } from '../../data/read-record.js'
import { accountSite } from '../../shell/account-site.js'
import type { FrameHandle } from '../../shell/frame-handle.js'
import type { Route } from './+types/paymentdetails.js'

export const handle = { frame: { hasBreadcrumbs: true } } satisfies FrameHandle

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return readRecord(context, url, (api, id) => api.getPayment({ id }))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData ? `Payment ${loaderData.paymentNumber}` : 'Payment'} | Gauze` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** One payment, with the invoices to which it was applied. */
export default function PaymentDetailsPage({ loaderData: payment }: Route.ComponentProps) {
  const title = `Payment ${payment.paymentNumber}`
  return (
    <>
      <AccountBreadcrumbs
        below={[{ label: 'Payment history', href: accountSite.hrefOf('paymenthistory') }, { label: title }]}
      />
      <PageHeading title={title} />
      <PaymentDetails payment={payment} papers={useStorePaper()} />
    </>
  )
}
