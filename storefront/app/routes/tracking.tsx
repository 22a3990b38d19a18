import { DeliveryTracking } from '@gauze/ui/account/delivery-tracking'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { requestScope } from '../data/request-scope.server.js'
import { useSite } from '../data/use-site.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/tracking.js'

export function loader({ context, params }: Route.LoaderArgs) {
  return { trackingNumber: params.trackingNumber, links: context.get(requestScope).settings.trackingLinks }
}

export const headers = publicHeaders

export function meta() {
  return pageMeta({ title: 'Track a delivery', noindex: true })
}

/** Where a parcel can be tracked: at its carrier, or by asking us when our own drivers deliver it. */
export default function Tracking({ loaderData: { trackingNumber, links } }: Route.ComponentProps) {
  const { contact } = useSite()
  return (
    <div className="gz-page narrow">
      <PageHeading title="Track a delivery" />
      <DeliveryTracking
        trackingNumber={trackingNumber}
        hrefOf={({ carrier, number }) => links[carrier] + encodeURIComponent(number)}
        help={
          <>
            Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>, {contact.hoursTextShort}.
          </>
        }
      />
      <p className="muted">
        All your deliveries are listed with their orders under{' '}
        <Anchor href="/myaccount/menu/salesorders">Sales Orders</Anchor>.
      </p>
    </div>
  )
}
