import { accountPath, loginPath, type Tracking } from '@gauze/rules'
import { DeliveryTracking } from '@gauze/ui/deliveries/delivery-tracking'
import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { useSession } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { requestScope } from '../data/request-scope.server.js'
import { useSite } from '../data/use-site.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/tracking.js'

const OwnDelivery = lazy(() =>
  untilLoaded(async () => ({ default: (await import('../account/own-delivery.js')).OwnDelivery })),
)

export function loader({ context, params }: Route.LoaderArgs) {
  return { trackingNumber: params.trackingNumber, links: context.get(requestScope).settings.trackingLinks }
}

export const headers = publicHeaders

export function meta() {
  return pageMeta({ title: 'Track a delivery', noindex: true })
}

/**
 * A parcel: its progress for people of the company that gets it (ACCT-15). Everybody else sees where it can be tracked:
 * at its carrier, or by asking us when our own drivers deliver it.
 */
export default function TrackingPage({ loaderData: { trackingNumber, links } }: Route.ComponentProps) {
  const { contact } = useSite()
  const { isSignedIn } = useSession()
  const { pathname } = useLocation()
  const hrefOf = ({ carrier, number }: Pick<Tracking, 'carrier' | 'number'>) =>
    links[carrier] + encodeURIComponent(number)
  const help = (
    <>
      Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>, {contact.hoursTextShort}.
    </>
  )
  const elsewhere = <DeliveryTracking trackingNumber={trackingNumber} hrefOf={hrefOf} help={help} />
  return (
    <div className="gz-page narrow">
      <PageHeading title="Track a delivery" />
      {isSignedIn ? (
        <Suspense fallback={<Skeleton width="100%" height="20rem" shape="box" />}>
          <OwnDelivery
            key={trackingNumber}
            trackingNumber={trackingNumber}
            hrefOf={hrefOf}
            elsewhere={elsewhere}
            help={help}
          />
        </Suspense>
      ) : (
        <>
          {elsewhere}
          <p className="muted visitor-only">
            <Anchor href={loginPath(pathname)}>Sign in to see the delivery</Anchor>
          </p>
        </>
      )}
      <p className="muted">
        All your deliveries are listed with their orders under{' '}
        <Anchor href={accountPath('salesorders')}>Sales Orders</Anchor>.
      </p>
    </div>
  )
}
