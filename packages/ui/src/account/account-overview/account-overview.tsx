'use client'
import type { CallOutput, SalesOrder } from '@gauze/contract'
import { centsFromDollars } from '@gauze/rules'
import { type ComponentPropsWithRef, useId } from 'react'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type AccountOverviewMessages, accountOverviewMessages } from './account-overview.messages.js'
import { RecentOrders } from './recent-orders.js'

type Overview = CallOutput<'getOverViewData'>

export interface AccountOverviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  overview: Overview
  /** The page of all orders. */
  ordersHref: string
  /** The page of one order. */
  hrefOf: (order: SalesOrder) => string
  /** The page that follows a parcel. */
  trackingHrefOf: (parcel: Overview['recentFulfillments'][number]) => string
  /** The page of the orders that wait for approval; without it, their number is no link. */
  approvalsHref?: string | undefined
  messages?: Partial<AccountOverviewMessages>
}

/**
 * An account at a glance: its balance, latest orders and deliveries. Persons who may not see prices see no amounts and
 * no orders.
 *
 * @example
 * <AccountOverview
 *   overview={await api.getOverViewData()}
 *   ordersHref="/orders"
 *   hrefOf={({ id }) => `/orders/${id}`}
 *   trackingHrefOf={({ trackingNumber }) => `/tracking/${trackingNumber}`}
 * />
 */
export function AccountOverview({
  overview,
  ordersHref,
  hrefOf,
  trackingHrefOf,
  approvalsHref,
  messages,
  className,
  ...props
}: AccountOverviewProps) {
  const text = useMessages('accountOverview', accountOverviewMessages, messages)
  const deliveriesId = useId()
  const day = useDateFormat()
  const { recentOrders, recentFulfillments } = overview
  return (
    <div {...props} className={cx('gz-account-overview', className)}>
      <Facts overview={overview} approvalsHref={approvalsHref} text={text} />
      {recentOrders ? (
        <RecentOrders orders={recentOrders} ordersHref={ordersHref} hrefOf={hrefOf} messages={messages} />
      ) : null}
      {recentFulfillments.length > 0 ? (
        <section aria-labelledby={deliveriesId}>
          <h2 id={deliveriesId}>{text.deliveries}</h2>
          <ul className="gz-panel">
            {recentFulfillments.map((parcel) => (
              <li key={parcel.id}>
                <span>{text.delivery(parcel.orderNumber, parcel.carrier)}</span>
                <span data-slot="when">
                  {parcel.deliveredAt ? text.delivered(day(parcel.deliveredAt)) : text.shipped(day(parcel.shippedAt))}
                </span>
                <Anchor href={trackingHrefOf(parcel)}>{parcel.trackingNumber}</Anchor>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

interface FactsProps extends Pick<AccountOverviewProps, 'approvalsHref'> {
  overview: Overview
  text: AccountOverviewMessages
}

function Facts({ overview, approvalsHref, text }: FactsProps) {
  const { money, number } = useFormats()
  const amounts = [
    { label: text.balance, amount: overview.balance },
    { label: text.overdue, amount: overview.overdue },
    { label: text.available, amount: overview.availableBalance },
  ].flatMap(({ label, amount }) =>
    amount === null ? [] : [{ label, value: money(centsFromDollars(amount)), href: undefined }],
  )
  const facts = [
    ...amounts,
    { label: text.open, value: number(overview.openOrders), href: undefined },
    { label: text.approvals, value: number(overview.pendingApprovals), href: approvalsHref },
  ]
  return (
    <dl data-slot="facts">
      {facts.map(({ label, value, href }) => (
        <div key={label} className="gz-panel">
          <dt>{href === undefined ? label : <Anchor href={href}>{label}</Anchor>}</dt>
          <dd className="gz-num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
