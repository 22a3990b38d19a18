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
import { fill } from '../language/fill.js'
import { metaWords, useWords } from '../language/words.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { CallUs } from '../shell/call-us.js'
import type { Route } from './+types/tracking.js'
import { trackingScreenMessages } from './tracking.messages.js'

const OwnDelivery = lazy(() =>
  untilLoaded(async () => ({ default: (await import('../account/own-delivery.js')).OwnDelivery })),
)

export function loader({ context, params }: Route.LoaderArgs) {
  return { trackingNumber: params.trackingNumber, links: context.get(requestScope).settings.trackingLinks }
}

export const headers = publicHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: metaWords(matches, 'trackingScreen', trackingScreenMessages).title, noindex: true })
}

/**
 * A parcel: its progress for people of the company that gets it (ACCT-15). Everybody else sees where it can be tracked:
 * at its carrier, or by asking us when our own drivers deliver it.
 */
export default function TrackingPage({ loaderData: { trackingNumber, links } }: Route.ComponentProps) {
  const text = useWords('trackingScreen', trackingScreenMessages)
  const { isSignedIn } = useSession()
  const { pathname } = useLocation()
  const hrefOf = ({ carrier, number }: Pick<Tracking, 'carrier' | 'number'>) =>
    links[carrier] + encodeURIComponent(number)
  const help = <CallUs>{text.help}</CallUs>
  const elsewhere = <DeliveryTracking trackingNumber={trackingNumber} hrefOf={hrefOf} help={help} />
  return (
    <div className="gz-page narrow">
      <PageHeading title={text.title} />
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
            <Anchor href={loginPath(pathname)}>{text.login}</Anchor>
          </p>
        </>
      )}
      <p className="muted">{fill(text.all, <Anchor href={accountPath('salesorders')}>{text.orders}</Anchor>)}</p>
    </div>
  )
}
