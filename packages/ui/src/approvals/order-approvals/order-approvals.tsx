'use client'
import type { ApprovalOrder, CallOutput, SalesOrderDetails } from '@gauze/contract'
import { readFailure } from '@gauze/machines/port'
import { centsFromDollars } from '@gauze/rules'
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { orderStatuses } from '../../orders/order-statuses/index.js'
import {
  type ApprovalChoices,
  ApprovalForm,
  type ApprovalFormProps,
  type ApprovalWork,
  isMoved,
} from './approval-form.js'
import { AwaySection, type AwaySectionProps } from './away-section.js'
import { type Decided, DecisionOutcome } from './decision-outcome.js'
import { type OrderApprovalsMessages, orderApprovalsMessages } from './order-approvals.messages.js'

const noChoices: ApprovalChoices = { addresses: [], cards: [], terms: null }

export interface OrderApprovalsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<ApprovalFormProps, 'onPreview' | 'onApprove' | 'onReject'> {
  /** The orders that wait, the longest first. */
  pending: readonly ApprovalOrder[]
  /** The orders that an approver rejected. */
  rejected: readonly ApprovalOrder[]
  /** Whether the orders are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the orders again. */
  onRetry: () => void
  /** Where an order is opened, or shown if it does not wait. */
  hrefOf: (order: Pick<ApprovalOrder, 'id' | 'status'>) => string
  /** The id of the open order, which may have been decided meanwhile; null for none. */
  openId: number | null
  /** The open order with its lines; null while it is read. */
  order: SalesOrderDetails | null
  /** Addresses and ways to pay that an approver can change the order to; by default, only the order's own. */
  choices?: ApprovalChoices
  /** Whether the opened order is loading, shown, or could not be read. */
  orderStatus?: 'loading' | 'ready' | 'error'
  /** Reads the open order again. */
  onRetryOrder: () => void
  /** Lets the person name a substitute; omit it for somebody who is no administrator. */
  away?: Omit<AwaySectionProps, 'text'>
  /** Called after a decision, and to read on after somebody else's: read the orders again. Open no other order. */
  onDecided: () => void
  messages?: Partial<OrderApprovalsMessages>
}

/**
 * The orders of a company that wait for approval, and the open one with everything that its decision needs: why it
 * waits, its lines, its changes, and its history. An administrator, or the substitute of one, approves it, also with
 * changes, or rejects it with a reason. An administrator who will be away names a substitute.
 *
 * @example
 * <OrderApprovals pending={pendingApprovalOrders} rejected={rejectedOrders} onRetry={read} openId={id} order={order}
 *   onRetryOrder={readOrder} hrefOf={({ id }) => `?id=${id}`} onPreview={api.previewApproval}
 * onApprove={api.approveOrder}
 *   onReject={api.rejectOrder} onDecided={read} />
 */
export function OrderApprovals({
  pending,
  rejected,
  status = 'ready',
  onRetry,
  hrefOf,
  openId,
  order,
  choices = noChoices,
  orderStatus = 'ready',
  onRetryOrder,
  onPreview,
  onApprove,
  onReject,
  away,
  onDecided,
  messages,
  className,
  ...props
}: OrderApprovalsProps) {
  const text = useMessages('orderApprovals', orderApprovalsMessages, messages)
  const { money } = useFormats()
  const [decided, setDecided] = useState<Decided | null>(null)
  const [moved, setMoved] = useState<ReadonlySet<number>>(new Set())
  const [works] = useState(() => new Map<number, ApprovalWork>())
  const headingRef = useRef<HTMLHeadingElement>(null)
  const queueRef = useRef<HTMLHeadingElement>(null)
  const chosenId = useRef<number>(null)
  const open = pending.find(({ id }) => id === openId) ?? null
  const here = decided !== null && decided.done.id === openId ? decided : null
  const shown = here?.waiting ?? open
  const shownOrder = here ? decidedOrder(here, order) : orderStatus === 'error' ? null : order
  // A decided order stays in the list until the orders were read again.
  const queue = pending.filter(({ id }) => !moved.has(id) && id !== decided?.done.id)
  const isGone =
    here === null && open === null && order !== null && order.id === openId && order.status !== 'Pending Approval'
  // On a narrow screen, the order that was chosen opens below the queue.
  useEffect(() => {
    if (order === null || order.id !== chosenId.current) return
    chosenId.current = null
    headingRef.current?.focus()
  }, [order])
  const choose = (id: number) => {
    chosenId.current = id
  }
  const decide = async (
    decision: Promise<CallOutput<'approveOrder'>>,
    seen: Pick<Decided, 'waiting' | 'order'>,
    wordsOf: (done: CallOutput<'approveOrder'>) => string,
  ) => {
    try {
      const done = await decision
      setDecided({ done, words: wordsOf(done), ...seen })
      onDecided()
      return done
    } catch (error) {
      if (openId !== null && isMoved(readFailure(error))) setMoved(new Set([...moved, openId]))
      throw error
    }
  }
  return (
    <div {...props} className={cx('gz-approvals', className)}>
      {status === 'loading' ? <Loading label={text.loading} /> : null}
      {status === 'error' ? <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry} /> : null}
      {status === 'ready' ? (
        <div data-slot="body">
          <div data-slot="queue">
            <header>
              <h2 ref={queueRef} tabIndex={-1}>
                {text.queue}
              </h2>
              <p data-slot="count">{text.waiting(queue.length)}</p>
            </header>
            {queue.length === 0 ? (
              <EmptyState className="gz-panel" title={text.emptyTitle}>
                {text.empty}
              </EmptyState>
            ) : (
              <OrderCards orders={queue} openId={openId} hrefOf={hrefOf} text={text} onChoose={choose} />
            )}
          </div>
          <div data-slot="open">
            {isGone ? <GoneOrder order={order} href={hrefOf(order)} text={text} /> : null}
            {shown === null && queue.length > 0 ? <p data-slot="choose">{text.choose}</p> : null}
            {shown !== null && here === null && orderStatus === 'error' ? (
              <ErrorState className="gz-panel" title={text.orderFailedTitle} onRetry={onRetryOrder} />
            ) : null}
            {shown !== null && orderStatus !== 'error' && shownOrder?.id !== shown.id ? (
              <Loading label={text.orderLoading} />
            ) : null}
            {shown !== null && shownOrder !== null && shownOrder.id === shown.id ? (
              <ApprovalForm
                key={shownOrder.id}
                headingRef={headingRef}
                work={works.get(shownOrder.id)}
                onWork={(work) => works.set(shownOrder.id, work)}
                waiting={shown}
                order={shownOrder}
                choices={choices}
                text={text}
                onPreview={onPreview}
                onApprove={(form, changes) =>
                  decide(onApprove(form, changes), { waiting: shown, order: shownOrder }, ({ orderNumber, total }) =>
                    text.approved(orderNumber, changes, total === null ? '' : money(centsFromDollars(total))),
                  )
                }
                onReject={(form) =>
                  decide(onReject(form), { waiting: shown, order: shownOrder }, ({ orderNumber }) =>
                    text.wasRejected(orderNumber),
                  )
                }
                onReadAgain={() => {
                  queueRef.current?.focus()
                  onDecided()
                }}
                outcome={
                  here ? (
                    <DecisionOutcome
                      decided={here}
                      next={queue[0] ?? null}
                      hrefOf={hrefOf}
                      onChoose={choose}
                      text={text}
                    />
                  ) : null
                }
              />
            ) : null}
          </div>
          {rejected.length > 0 || away ? (
            <div data-slot="aside">
              {rejected.length > 0 ? (
                <details>
                  <summary>
                    {text.rejected} <span data-slot="count">{rejected.length}</span>
                  </summary>
                  <OrderCards orders={rejected} openId={openId} hrefOf={hrefOf} text={text} />
                </details>
              ) : null}
              {away ? <AwaySection {...away} text={text} /> : null}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** A decided order as its approver saw it, with its status, total and history of now. */
function decidedOrder({ done, order }: Decided, now: SalesOrderDetails | null): SalesOrderDetails {
  return { ...order, status: done.status, total: done.total, events: now?.id === order.id ? now.events : order.events }
}

/** An order that was opened by its address and does not wait, with the decision about it if there was one. */
function GoneOrder({ order, href, text }: { order: SalesOrderDetails; href: string; text: OrderApprovalsMessages }) {
  const date = useDateFormat()
  const statuses = orderStatuses.useWords()
  const { orderNumber, status, events } = order
  const decision = events.find((_, index) => events[index - 1]?.status === 'Pending Approval')
  return (
    <Banner tone="warning" actions={<Anchor href={href}>{text.seeOrder(orderNumber)}</Anchor>}>
      {decision === undefined
        ? text.neverWaited(orderNumber, statuses[status])
        : text.gone(orderNumber, text.outcome(decision.status, decision.by, date(decision.at)))}
    </Banner>
  )
}

interface OrderCardsProps extends Pick<OrderApprovalsProps, 'hrefOf' | 'openId'> {
  orders: readonly ApprovalOrder[]
  onChoose?: (id: number) => void
  text: OrderApprovalsMessages
}

function OrderCards({ orders, openId, hrefOf, onChoose, text }: OrderCardsProps) {
  const { money } = useFormats()
  const date = useDateFormat()
  return (
    <ul data-slot="cards">
      {orders.map((order) => (
        <li key={order.id} className="gz-panel" data-open={order.id === openId || undefined}>
          <Anchor
            href={hrefOf(order)}
            aria-current={order.id === openId ? 'true' : undefined}
            onClick={() => onChoose?.(order.id)}
          >
            <b>{order.orderNumber}</b>
            {order.total === null ? null : <b data-slot="sum">{money(centsFromDollars(order.total))}</b>}
          </Anchor>
          <span>{text.placed(order.placedBy, date(order.date))}</span>
          {order.decidedBy !== null && order.decidedAt !== null ? (
            <span>{text.decided(order.decidedBy, date(order.decidedAt))}</span>
          ) : null}
          {order.reason ? <q>{order.reason}</q> : null}
        </li>
      ))}
    </ul>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="gz-visually-hidden">
        {label}
      </p>
      <div data-slot="loading" className="gz-panel" aria-hidden="true">
        <Skeleton width="40%" height="1.25rem" />
        <Skeleton width="100%" height="6rem" shape="box" />
        <Skeleton width="70%" />
      </div>
    </>
  )
}
