'use client'
import type { SalesOrder } from '@gauze/contract'
import { centsFromDollars } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { OrderStatusTag } from '../order-status-tag/index.js'
import { type SalesOrderTableMessages, salesOrderTableMessages } from './sales-order-table.messages.js'

export interface SalesOrderTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  orders: readonly SalesOrder[]
  /** The page of one order. */
  hrefOf: (order: SalesOrder) => string
  /** @selector [data-status] */
  status?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  messages?: Partial<SalesOrderTableMessages>
}

/**
 * Orders as a table; on a phone each row is a card. Without any total, for a viewer who may not see prices, that column
 * is left out.
 */
export function SalesOrderTable({
  orders,
  hrefOf,
  status = 'ready',
  onRetry,
  messages,
  className,
  ...props
}: SalesOrderTableProps) {
  const text = useMessages('salesOrderTable', salesOrderTableMessages, messages)
  const date = useDateFormat()
  const { money } = useFormats()
  const hasRows = status !== 'error' && orders.length > 0
  const hasTotals = orders.some(({ total }) => total !== null)
  return (
    <div
      {...props}
      className={cx('gz-table gz-panel', className)}
      data-status={status}
      aria-busy={status === 'loading'}
    >
      {status === 'error' ? <ErrorState {...(onRetry ? { onRetry } : {})} /> : null}
      {status === 'ready' && orders.length === 0 ? <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState> : null}
      {status === 'loading' && orders.length === 0 ? <LoadingRows words={text.loading} /> : null}
      {hasRows ? (
        <table>
          <caption className="gz-visually-hidden">{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.order}</th>
              <th scope="col">{text.date}</th>
              <th scope="col">{text.po}</th>
              <th scope="col">{text.shipTo}</th>
              <th scope="col" data-slot="placed-by">
                {text.placedBy}
              </th>
              <th scope="col" data-num>
                {text.items}
              </th>
              <th scope="col">{text.status}</th>
              {hasTotals ? (
                <th scope="col" data-num>
                  {text.total}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <th scope="row" data-slot="code">
                  <Anchor href={hrefOf(order)}>{order.orderNumber}</Anchor>
                </th>
                <td data-label={text.date}>{date(order.date)}</td>
                <td data-label={text.po} data-slot="po">
                  {order.poNum || '–'}
                </td>
                <td data-label={text.shipTo} data-slot="ship-to">
                  {order.shipTo}
                </td>
                <td data-label={text.placedBy} data-slot="placed-by">
                  {order.placedBy}
                </td>
                <td data-label={text.items} data-num>
                  {order.itemCount}
                </td>
                <td data-label={text.status}>
                  <OrderStatusTag status={order.status} />
                </td>
                {hasTotals ? (
                  <td data-label={text.total} data-num data-slot="total">
                    {order.total === null ? '–' : money(centsFromDollars(order.total))}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  )
}

function LoadingRows({ words }: { words: string }) {
  return (
    <div data-slot="loading">
      <p className="gz-visually-hidden" role="status">
        {words}
      </p>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} height="1.3em" />
      ))}
    </div>
  )
}
