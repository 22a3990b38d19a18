'use client'
import type { SalesOrder } from '@gauze/contract'
import { type ComponentPropsWithRef, useId } from 'react'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { salesOrderKind } from '../../orders/sales-orders/index.js'
import { RecordListTable } from '../../records/record-list/index.js'
import { type AccountOverviewMessages, accountOverviewMessages } from './account-overview.messages.js'

export interface RecentOrdersProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The latest orders, newest first. */
  orders: readonly SalesOrder[]
  /** The page of all orders; without it, there is no link to it. */
  ordersHref?: string | undefined
  messages?: Partial<AccountOverviewMessages> | undefined
}

/**
 * The latest orders of a company, with a link to all of them.
 *
 * @example <RecentOrders orders={overview.recentOrders} ordersHref="/orders" />
 */
export function RecentOrders({ orders, ordersHref, messages, className, ...props }: RecentOrdersProps) {
  const text = useMessages('accountOverview', accountOverviewMessages, messages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...props} className={cx('gz-recent-orders', className)}>
      <div data-slot="head">
        <h2 id={titleId}>{text.orders}</h2>
        {ordersHref ? <Anchor href={ordersHref}>{text.allOrders}</Anchor> : null}
      </div>
      <RecordListTable kind={salesOrderKind} hasToolbar={false} rows={orders} />
    </section>
  )
}
