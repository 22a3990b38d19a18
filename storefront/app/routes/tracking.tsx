import { isOwnDelivery, readTracking } from '@gauze/rules'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { Banner } from '@gauze/ui/feedback/banner'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { CARRIER_NAMES } from '../account/carrier-names.js'
import { requestScope } from '../data/request-scope.server.js'
import { useSite } from '../data/use-site.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/tracking.js'

const LONGEST_SHOWN = 40

export function loader({ context, params }: Route.LoaderArgs) {
  const { trackingLinks } = context.get(requestScope).settings
  const tracking = readTracking(params.trackingNumber)
  return {
    trackingNumber: [...params.trackingNumber].slice(0, LONGEST_SHOWN).join(''),
    carrier: tracking && CARRIER_NAMES[tracking.carrier],
    isOwn: isOwnDelivery(params.trackingNumber),
    isSound: tracking?.isSound ?? true,
    href: tracking && trackingLinks[tracking.carrier] + encodeURIComponent(tracking.number),
  }
}

export const headers = publicHeaders

export function meta() {
  return pageMeta({ title: 'Track a delivery', noindex: true })
}

/** Where a parcel can be tracked: at its carrier, or by asking us when our own drivers deliver it. */
export default function Tracking({ loaderData }: Route.ComponentProps) {
  const { trackingNumber, carrier, isOwn, isSound, href } = loaderData
  const { contact } = useSite()
  return (
    <div className="gz-page narrow">
      <PageHeading title="Track a delivery" />
      <div className="gz-panel form-panel">
        <dl className="facts">
          <div>
            <dt>Tracking number</dt>
            <dd className="gz-num tracking-number">{trackingNumber}</dd>
          </div>
          <div>
            <dt>Carrier</dt>
            <dd>{carrier ?? (isOwn ? 'Our own delivery' : 'Not recognized')}</dd>
          </div>
        </dl>
        {isSound ? null : (
          <Banner tone="warning">
            One of its characters seems to be mistyped. Compare it with the number on your order before you follow it.
          </Banner>
        )}
        {href ? (
          <LinkButton href={href} rel="noreferrer" variant={isSound ? 'primary' : 'quiet'}>
            Follow it at {carrier}
          </LinkButton>
        ) : (
          <p>
            {isOwn
              ? 'Our own drivers’ deliveries are followed by phone: call'
              : 'This is not a number of ours, nor of UPS, USPS or FedEx. Compare it with the number on your order, or call'}{' '}
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
