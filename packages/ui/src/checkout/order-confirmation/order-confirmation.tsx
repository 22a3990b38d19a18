'use client'
import type { OrderConfirmation as OrderConfirmationData } from '@gauze/contract'
import { centsFromDollars } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { CheckIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { orderStatuses } from '../../orders/order-statuses/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { type OrderConfirmationMessages, orderConfirmationMessages } from './order-confirmation.messages.js'
import type { Shortage } from './shortages-of.js'

export interface OrderConfirmationProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The order that was placed. */
  confirmation: OrderConfirmationData
  /** Items of the order that are not all in stock, from `shortagesOf`. */
  shortages?: readonly Shortage[]
  /** Next steps: the order, more shopping. */
  children?: ReactNode
  messages?: Partial<OrderConfirmationMessages>
}

const noShortages: readonly Shortage[] = []

/** The result of placing an order; an order that waits for approval says so. @selector [data-pending] */
export function OrderConfirmation({
  confirmation,
  shortages = noShortages,
  children,
  messages,
  className,
  ...props
}: OrderConfirmationProps) {
  const text = useMessages('orderConfirmation', orderConfirmationMessages, messages)
  const date = useDateFormat()
  const { money } = useFormats()
  const isPending = confirmation.status === 'Pending Approval'
  return (
    <section {...props} className={cx('gz-confirmation gz-panel', className)} data-pending={isPending || undefined}>
      <span data-slot="mark">
        <CheckIcon size={30} />
      </span>
      <h1>{isPending ? text.pendingTitle : text.title}</h1>
      {isPending ? <p data-slot="body">{text.pendingBody}</p> : null}
      {shortages.map(({ itemId, name, inStock, ordered }) => (
        <Banner key={itemId} tone="warning" role="note">
          {text.shortage(name, inStock, ordered)}
        </Banner>
      ))}
      <dl>
        <div>
          <dt>{text.orderNumber}</dt>
          <dd>{confirmation.orderNumber}</dd>
        </div>
        <div>
          <dt>{text.date}</dt>
          <dd>{date(confirmation.placedAt)}</dd>
        </div>
        {confirmation.total === null ? null : (
          <div>
            <dt>{text.total}</dt>
            <dd>{money(centsFromDollars(confirmation.total))}</dd>
          </div>
        )}
        <div>
          <dt>{text.status}</dt>
          <dd>
            <RecordStatus of={orderStatuses} status={confirmation.status} />
          </dd>
        </div>
      </dl>
      {children ? <div data-slot="actions">{children}</div> : null}
    </section>
  )
}
