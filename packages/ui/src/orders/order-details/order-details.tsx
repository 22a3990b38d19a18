'use client'
import type { SalesOrderDetails } from '@gauze/contract'
import { centsFromDollars, readCalculatedAmount, type TransactionViewer } from '@gauze/rules'
import { type ComponentPropsWithRef, useState } from 'react'
import { ActionMenu } from '../../actions/action-menu/index.js'
import { Button } from '../../actions/button/index.js'
import { CartSummary } from '../../cart/cart-summary/index.js'
import { AddedItems, type ItemsAddition } from '../../catalog/added-items/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useDayFormat, useFormats } from '../../formats/index.js'
import { ReorderIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand, type OnDemandProps, onDemandMessages } from '../../on-demand/index.js'
import { PaperButton, PaperNews, type RecordPapers } from '../../records/papers/index.js'
import {
  RecordAddress,
  type RecordFact,
  RecordFacts,
  RecordParcels,
  recordDetailsMessages,
} from '../../records/record-details/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { isReturnable, type ReturnMemo, type ReturnRequest } from '../../returns/order-returns/index.js'
import { orderStatuses } from '../order-statuses/index.js'
import { CancelOrder } from './cancel-order.js'
import { type OrderDetailsMessages, orderDetailsMessages } from './order-details.messages.js'
import { OrderInvoices } from './order-invoices.js'
import { lineToAdd, OrderLines } from './order-lines.js'
import { ResendOrder } from './resend-order.js'

export interface OrderDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The order, with its lines, addresses and papers. */
  order: SalesOrderDetails
  /** Adds lines to the cart again, from `useItemsAddition`. Without it nothing can be reordered. */
  addition?: ItemsAddition
  /**
   * Cancels the order, with a reason that may be empty; its rejection is shown. It is offered only if `order.mayCancel`;
   * without it nothing can be canceled.
   */
  onCancel?: (reason: string) => Promise<unknown>
  /**
   * Asks for a return of goods; a rejection is shown. It is offered while a line is `returnable`; without it nothing can
   * be returned.
   */
  onReturn?: (request: ReturnRequest, idempotencyKey: string) => Promise<unknown>
  /** Whether the dialog that asks for a return is open at first, as for a link that leads to it. */
  startsReturn?: boolean
  /** Withdraws a return by its id; a rejection is shown. It is offered only if the return's `mayWithdraw` is set. */
  onWithdrawReturn?: (returnId: number) => Promise<unknown>
  /** Where a credit memo of a return is. */
  creditMemoHrefOf?: (memo: ReturnMemo) => string
  /** Called when the buyer of a rejected order has sent its lines to the cart, to open the cart. */
  onResend?: () => void
  /** The units in the buyer's cart, null until they are known: above 0, the buyer confirms before a rejected order is added to them. */
  cartCount?: number | null
  /** Opens the order and its packing slip as PDF, from `useRecordPapers`; without it there are no buttons for them. */
  papers?: RecordPapers
  /** The part that the page opens with, which gets the focus: its invoices, its shipments, or neither. */
  viewer?: TransactionViewer
  messages?: Partial<OrderDetailsMessages>
}

/**
 * A whole order: its status in words, shipments, addresses, payment, lines, returns and history. One button orders it
 * again; a menu has the other actions.
 */
export function OrderDetails({
  order,
  addition,
  onCancel,
  onReturn,
  startsReturn = false,
  onWithdrawReturn,
  creditMemoHrefOf,
  onResend,
  cartCount = 0,
  papers,
  viewer = 'none',
  messages,
  className,
  ...props
}: OrderDetailsProps) {
  const text = useMessages('orderDetails', orderDetailsMessages, messages)
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  const day = useDayFormat()
  const { number } = useFormats()
  const [asking, setAsking] = useState<'cancel' | 'return' | null>(
    startsReturn && onReturn && isReturnable(order) ? 'return' : null,
  )
  const [hasAskedReturn, setHasAskedReturn] = useState(asking === 'return')
  const askForReturn = () => {
    setHasAskedReturn(true)
    setAsking('return')
  }
  const setOpen = (kind: 'cancel' | 'return') => (isOpen: boolean) => setAsking(isOpen ? kind : null)
  const facts: readonly RecordFact[] = [
    [text.placed, text.placedOn(date(order.date), order.placedBy)],
    [shared.po, order.poNum || '–'],
    [text.payment, order.paymentMethod],
    ...(order.shipDate ? [[text.shipDate, day(order.shipDate)] as const] : []),
    [shared.shipTo, <RecordAddress key="ship" address={order.shipAddress} />, 'address'],
    [shared.billTo, <RecordAddress key="bill" address={order.billAddress} />, 'address'],
    ...(order.notes ? [[text.notes, order.notes, 'text'] as const] : []),
  ]
  const print = () => window.print()
  const actions: readonly OrderAction[] = [
    ...(onReturn && isReturnable(order) ? [{ label: text.returnItems, onAction: askForReturn }] : []),
    { label: shared.print, onAction: print },
    ...(onCancel && order.mayCancel
      ? [{ label: text.cancelOrder, onAction: () => setAsking('cancel'), isDestructive: true }]
      : []),
  ]
  return (
    <div {...props} className={cx('gz-record gz-order', className)}>
      <div data-slot="main">
        <header data-slot="next">
          <p role="status">
            <RecordStatus of={orderStatuses} status={order.status} /> <span>{nextOf(order, text, day)}</span>
          </p>
          <div data-slot="actions">
            {addition ? (
              <Button onClick={() => addition.add(order.lines.map(lineToAdd))}>
                <ReorderIcon size={18} /> {text.reorderAll(order.lines.length, number(order.lines.length))}
              </Button>
            ) : null}
            {papers || actions.length > 1 ? (
              <ActionMenu label={text.more(order.orderNumber)}>
                {papers ? (
                  <>
                    <PaperButton variant="plain" papers={papers} paper={{ type: 'order', transactionId: order.id }}>
                      {text.pdf}
                    </PaperButton>
                    <PaperButton
                      variant="plain"
                      papers={papers}
                      paper={{ type: 'packingSlip', transactionId: order.id }}
                    >
                      {text.packingSlip}
                    </PaperButton>
                  </>
                ) : null}
                {actions.map(({ label, onAction, isDestructive }) => (
                  <Button key={label} variant="plain" data-apart={isDestructive} onClick={onAction}>
                    {label}
                  </Button>
                ))}
              </ActionMenu>
            ) : (
              <Button variant="quiet" onClick={print}>
                {shared.print}
              </Button>
            )}
          </div>
        </header>
        {onCancel ? (
          <CancelOrder
            order={order}
            onCancel={onCancel}
            text={text}
            isOpen={asking === 'cancel'}
            onOpenChange={setOpen('cancel')}
          />
        ) : null}
        {onReturn && hasAskedReturn ? (
          <Late load={() => import('../../returns/order-returns/return-items.js')}>
            {({ ReturnItems }) => (
              <ReturnItems
                order={order}
                onReturn={onReturn}
                isOpen={asking === 'return'}
                onOpenChange={setOpen('return')}
              />
            )}
          </Late>
        ) : null}
        {addition ? <AddedItems addition={addition} /> : null}
        {papers ? <PaperNews papers={papers} /> : null}
        <Rejection
          order={order}
          text={text}
          cartCount={cartCount}
          onResend={
            addition && order.isOwn
              ? () => {
                  addition.add(order.lines.map(lineToAdd))
                  onResend?.()
                }
              : undefined
          }
        />
        <RecordParcels parcels={order.fulfillments} isViewed={viewer === 'shipment'} />
        <OrderInvoices invoices={order.invoices} isViewed={viewer === 'invoice'} text={text} />
        <RecordFacts label={text.summary} facts={facts} />
      </div>
      <OrderLines order={order} text={text} addition={addition} />
      {order.returns.length > 0 ? (
        <Late load={() => import('../../returns/order-returns/order-returns.js')}>
          {({ OrderReturns }) => (
            <OrderReturns order={order} onWithdraw={onWithdrawReturn} creditMemoHrefOf={creditMemoHrefOf} />
          )}
        </Late>
      ) : null}
      <div data-slot="aside">
        <CartSummary
          totalItems={order.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
          subtotal={order.subtotal === null ? null : centsFromDollars(order.subtotal)}
          shipping={order.shipping === null ? null : readCalculatedAmount(order.shipping)}
          tax={order.tax === null ? null : readCalculatedAmount(order.tax)}
          taxBasis={order.taxBasis}
          convenienceFee={order.convenienceFee === null ? null : readCalculatedAmount(order.convenienceFee)}
          total={order.total === null ? null : readCalculatedAmount(order.total)}
        />
        {order.events.length > 0 ? (
          <section className="gz-panel gz-record-part" data-slot="history">
            <h2>{text.history}</h2>
            <ol>
              {order.events.map(({ at, by, status, reason }) => (
                <li key={`${at} ${status}`}>
                  <RecordStatus of={orderStatuses} status={status} /> <span>{text.event(date(at), by)}</span>
                  {reason ? <p>{reason}</p> : null}
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </div>
  )
}

/** A part that few orders need: its code loads when it is rendered first. */
function Late<Module>({ load, children }: Pick<OnDemandProps<Module>, 'load' | 'children'>) {
  const text = useMessages('onDemand', onDemandMessages)
  const [isUnloaded, setUnloaded] = useState(false)
  if (isUnloaded) return <Banner tone="danger">{text.unloaded}</Banner>
  return (
    <OnDemand load={load} onUnloaded={() => setUnloaded(true)}>
      {children}
    </OnDemand>
  )
}

/** An action in the menu of an order. */
interface OrderAction {
  readonly label: string
  readonly onAction: () => void
  readonly isDestructive?: boolean
}

interface RejectionProps {
  order: SalesOrderDetails
  text: OrderDetailsMessages
  cartCount: number | null
  onResend: (() => void) | undefined
}

/** The approver, day and reason of a rejection, with the way to send the order again. Renders nothing for other orders. */
function Rejection({ order, text, cartCount, onResend }: RejectionProps) {
  const date = useDateFormat()
  const event = order.status === 'Rejected' ? order.events.findLast(({ status }) => status === 'Rejected') : undefined
  if (event === undefined) return null
  const resend = onResend ? <ResendOrder cartCount={cartCount} onResend={onResend} text={text} /> : null
  return (
    <Banner tone="warning" role="note" title={text.rejectedBy(event.by, date(event.at))} actions={resend}>
      {event.reason}
    </Banner>
  )
}

/** What happens next with an order, in a sentence; empty where another part of the page says it. */
function nextOf(order: SalesOrderDetails, text: OrderDetailsMessages, day: (date: string) => string): string {
  const { status, lines, shipDate, fulfillments } = order
  const shipped = lines.filter(({ quantity, quantityFulfilled }) => quantityFulfilled >= quantity).length
  const short = lines.filter(({ backordered = 0 }) => backordered > 0).length
  switch (status) {
    case 'Pending Approval':
      return text.nextApproval
    case 'Pending Fulfillment':
      return `${shipDate === null ? text.nextPacking : text.nextShip(day(shipDate))} ${text.nextShort(short)}`.trim()
    case 'Partially Fulfilled':
      return `${text.nextPart(shipped, lines.length)} ${text.nextShort(short) || text.nextRest}`
    case 'Shipped':
      return text.nextShipped
    case 'Delivered': {
      const last = fulfillments.findLast(({ deliveredAt }) => deliveredAt !== null)?.deliveredAt
      return last ? text.nextDelivered(day(last)) : ''
    }
    case 'Cancelled':
      return text.nextCanceled
    case 'Rejected':
      return ''
  }
}
