import { LinkButton } from '@gauze/ui/actions/link-button'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { requestScope } from '../config/request-scope.server.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { useSite } from '../shell/use-site.js'
import { CARRIER_NAMES, carrierOf } from '../tracking/carrier.js'
import type { Route } from './+types/tracking.js'

export function loader({ context, params }: Route.LoaderArgs) {
  const { trackingLinks } = context.get(requestScope).settings
  const trackingNumber = params.trackingNumber.slice(0, 60)
  const carrier = carrierOf(trackingNumber)
  return {
    trackingNumber,
    carrier: carrier && CARRIER_NAMES[carrier],
    href: carrier && trackingLinks[carrier] + encodeURIComponent(trackingNumber.replace(/\s/g, '')),
  }
}

export const headers = publicHeaders

export const meta = () => pageMeta({ title: 'Track a delivery', noindex: true })

/** Where a parcel can be followed: at its carrier, or by asking us when our own drivers bring it. */
export default function Tracking({ loaderData }: Route.ComponentProps) {
  const { trackingNumber, carrier, href } = loaderData
  const { contact } = useSite()
  return (
    <div className="gz-page narrow">
      <PageHeading title="Track a delivery" />
      <div className="gz-panel form-panel">
        <dl className="facts">
          <div>
            <dt>Tracking number</dt>
            <dd className="gz-num">{trackingNumber}</dd>
          </div>
          <div>
            <dt>Carrier</dt>
            <dd>{carrier ?? 'Our own delivery'}</dd>
          </div>
        </dl>
        {href ? (
          <LinkButton href={href} rel="noreferrer">
            Follow it at {carrier}
          </LinkButton>
        ) : (
          <p>
            This number is not one of UPS, USPS or FedEx. Our drivers’ deliveries are followed by phone: call{' '}
            <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>, {contact.hoursTextShort}.
          </p>
        )}
      </div>
      <p className="muted">
        All your deliveries are listed with their orders under{' '}
        <Anchor href="/myaccount/menu/salesorders">Sales Orders</Anchor>.
      </p>
    </div>
  )
}
