import { centsFromDollars } from '@gauze/rules'
import { SalesOrderTable } from '@gauze/ui/account/sales-order-table'
import { useDateFormat, useFormats } from '@gauze/ui/formats'
import { useSession } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useEffect } from 'react'
import { takeSwitch } from '../browser/switched-account.js'
import { readProtected } from '../data/read-protected.js'
import { focusOn, pageHeading } from '../shell/page-heading.js'
import type { Route } from './+types/account-overview.js'

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return readProtected(context, (api) => api.getOverViewData())
}

export function meta() {
  return [{ title: 'Your account | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The account at a glance (ROUTE-06). */
export default function AccountOverview({ loaderData: overview }: Route.ComponentProps) {
  const { user } = useSession()
  const date = useDateFormat()
  const { money } = useFormats()
  useEffect(() => {
    // A reload of the page is not a navigation, so the name of the new account is announced from here.
    if (takeSwitch()) focusOn(pageHeading(), true)
  }, [])
  const amounts = [
    { label: 'Balance', amount: overview.balance },
    { label: 'Overdue', amount: overview.overdue },
    { label: 'Available on terms', amount: overview.availableBalance },
  ].flatMap(({ label, amount }) => (amount === null ? [] : [{ label, value: money(centsFromDollars(amount)) }]))
  const facts = [
    ...amounts,
    { label: 'Open orders', value: String(overview.openOrders) },
    { label: 'Waiting for approval', value: String(overview.pendingApprovals) },
  ]
  return (
    <>
      <PageHeading
        title={overview.accountName}
        description={user ? `Hello, ${user.firstName}! Here is how your account stands.` : undefined}
      />
      <dl className="overview-facts">
        {facts.map(({ label, value }) => (
          <div key={label} className="gz-panel">
            <dt>{label}</dt>
            <dd className="gz-num">{value}</dd>
          </div>
        ))}
      </dl>
      {overview.recentOrders ? (
        <section className="account-section">
          <div className="section-head">
            <h2>Recent orders</h2>
            <Anchor href="/myaccount/menu/salesorders">All sales orders</Anchor>
          </div>
          <SalesOrderTable
            hasToolbar={false}
            rows={overview.recentOrders}
            hrefOf={({ id }) => `/myaccount/menu/orderdetails?id=${id}`}
          />
        </section>
      ) : null}
      {overview.recentFulfillments.length > 0 ? (
        <section className="account-section">
          <h2>Recent deliveries</h2>
          <ul className="gz-panel deliveries">
            {overview.recentFulfillments.map((parcel) => (
              <li key={parcel.id}>
                <span>
                  Order {parcel.orderNumber}, {parcel.carrier}
                </span>
                <span className="muted">
                  {parcel.deliveredAt ? `Delivered ${date(parcel.deliveredAt)}` : `Shipped ${date(parcel.shippedAt)}`}
                </span>
                <Anchor href={`/tracking/${encodeURIComponent(parcel.trackingNumber)}`}>{parcel.trackingNumber}</Anchor>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
