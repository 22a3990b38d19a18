'use client'
import type { SalesOrder } from '@gauze/contract'
import { type ComponentPropsWithRef, useId } from 'react'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { SalesOrderTable } from '../../orders/sales-order-table/index.js'
import { type AccountOverviewMessages, accountOverviewMessages } from './account-overview.messages.js'

export interface RecentOrdersProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  orders: readonly SalesOrder[]
  /** The page of all orders; without it, there is no link to it. */
  ordersHref?: string | undefined
  /** The page of one order. */
  hrefOf: (order: SalesOrder) => string
  messages?: Partial<AccountOverviewMessages> | undefined
}

/**
 * The latest orders of a company, with a link to all of them.
 *
 * @example <RecentOrders orders={overview.recentOrders} ordersHref="/orders" hrefOf={({ id }) => `/orders/${id}`} />
 */
export function RecentOrders({ orders, ordersHref, hrefOf, messages, className, ...props }: RecentOrdersProps) {
  const text = useMessages('accountOverview', accountOverviewMessages, messages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...props} className={cx('gz-recent-orders', className)}>
      <div data-slot="head">
        <h2 id={titleId}>{text.orders}</h2>
        {ordersHref ? <Anchor href={ordersHref}>{text.allOrders}</Anchor> : null}
      </div>
      <SalesOrderTable hasToolbar={false} rows={orders} hrefOf={hrefOf} />
    </section>
  )
}
