'use client'
import { centsFromDollars } from '@gauze/rules'
import { useId } from 'react'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { type AccountOverviewMessages, accountOverviewMessages } from './account-overview.messages.js'
import type { AccountOverviewProps, Overview } from './account-overview.types.js'
import { OpenInvoices } from './open-invoices.js'
import { QuickLinks } from './quick-links.js'
import { RecentOrders } from './recent-orders.js'
import { Spend } from './spend.js'
import { Today } from './today.js'

/**
 * An account at a glance: the tasks of today, its balance, open invoices, spend, latest orders and deliveries. Users who
 * may not see prices see no amounts and no orders.
 *
 * @example
 * <AccountOverview
 *   overview={await api.getOverViewData()}
 *   pageHrefOf={(page) => `/account/${page}`}
 * />
 */
export function AccountOverview({ overview, pageHrefOf, messages, className, ...props }: AccountOverviewProps) {
  const text = useMessages('accountOverview', accountOverviewMessages, messages)
  const deliveriesId = useId()
  const day = useDateFormat()
  const { tracking } = useRoutes()
  const { recentOrders, recentFulfillments, ages, spend } = overview
  const ordersHref = pageHrefOf('salesorders')
  return (
    <div {...props} className={cx('gz-account-overview', className)}>
      <Today overview={overview} pageHrefOf={pageHrefOf} text={text} />
      <Facts overview={overview} approvalsHref={pageHrefOf('approvals')} text={text} />
      <div data-slot="columns">
        <div>
          {ages ? <OpenInvoices ages={ages} pageHrefOf={pageHrefOf} text={text} /> : null}
          <QuickLinks pageHrefOf={pageHrefOf} text={text} />
        </div>
        {spend ? <Spend months={spend} text={text} /> : null}
      </div>
      {recentOrders ? <RecentOrders orders={recentOrders} ordersHref={ordersHref} messages={messages} /> : null}
      {recentFulfillments.length > 0 ? (
        <section aria-labelledby={deliveriesId}>
          <h2 id={deliveriesId}>{text.deliveries}</h2>
          <ul className="gz-panel" data-slot="deliveries">
            {recentFulfillments.map((parcel) => (
              <li key={parcel.id}>
                <span>{text.delivery(parcel.orderNumber, parcel.carrier)}</span>
                <span data-slot="when">
                  {parcel.deliveredAt ? text.delivered(day(parcel.deliveredAt)) : text.shipped(day(parcel.shippedAt))}
                </span>
                <Anchor href={tracking(parcel.trackingNumber)}>{parcel.trackingNumber}</Anchor>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

interface FactsProps {
  overview: Overview
  /** The page of the orders that wait for approval; without it, their number is no link. */
  approvalsHref: string | undefined
  text: AccountOverviewMessages
}

function Facts({ overview, approvalsHref, text }: FactsProps) {
  const { money, number } = useFormats()
  const amounts = [
    { label: text.balance, amount: overview.balance },
    { label: text.overdue, amount: overview.overdue },
    { label: text.pendingPayments, amount: overview.pendingPayments === 0 ? null : overview.pendingPayments },
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
