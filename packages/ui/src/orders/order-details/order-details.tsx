'use client'
import type { OrderLine, SalesOrderDetails } from '@gauze/contract'
import { centsFromDollars, nameWithVariant, readCalculatedAmount, type TransactionViewer } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { CartSummary } from '../../cart/cart-summary/index.js'
import {
  AddedItems,
  AddedOutcome,
  type ItemsAddition,
  type ItemsAdditionLine,
} from '../../catalog/added-items/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { PaperButton, PaperNews, type RecordPapers } from '../../records/papers/index.js'
import {
  RecordAddress,
  type RecordFact,
  RecordFacts,
  RecordParcels,
  RecordTable,
  recordDetailsMessages,
  useSoldColumns,
} from '../../records/record-details/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { OrderReturns, ReturnItems, type ReturnMemo, type ReturnRequest } from '../../returns/order-returns/index.js'
import { orderStatuses } from '../order-statuses/index.js'
import { CancelOrder } from './cancel-order.js'
import { type OrderDetailsMessages, orderDetailsMessages } from './order-details.messages.js'
import { OrderInvoices } from './order-invoices.js'
import { ResendOrder } from './resend-order.js'

export interface OrderDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
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

/** A whole order: items, addresses, payment, shipments, returns and history, with a button that prints it. */
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
  const facts: readonly RecordFact[] = [
    [shared.status, <RecordStatus of={orderStatuses} key="status" status={order.status} />],
    [shared.date, date(order.date)],
    [shared.po, order.poNum || '–'],
    [text.placedBy, order.placedBy],
    [text.payment, order.paymentMethod],
    ...(order.shipDate ? [[text.shipDate, date(order.shipDate)] as const] : []),
    [shared.shipTo, <RecordAddress key="ship" address={order.shipAddress} />, 'address'],
    [shared.billTo, <RecordAddress key="bill" address={order.billAddress} />, 'address'],
    ...(order.notes ? [[text.notes, order.notes, 'text'] as const] : []),
  ]
  return (
    <div {...props} className={cx('gz-record', className)}>
      <div data-slot="main">
        <div data-slot="actions">
          {papers ? (
            <>
              <PaperButton papers={papers} paper={{ type: 'order', transactionId: order.id }}>
                {text.pdf}
              </PaperButton>
              <PaperButton papers={papers} paper={{ type: 'packingSlip', transactionId: order.id }}>
                {text.packingSlip}
              </PaperButton>
            </>
          ) : null}
          <Button size="s" variant="quiet" onClick={() => window.print()}>
            {shared.print}
          </Button>
          {onCancel ? <CancelOrder order={order} onCancel={onCancel} text={text} /> : null}
          {onReturn ? <ReturnItems order={order} onReturn={onReturn} startsOpen={startsReturn} /> : null}
        </div>
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
        <RecordFacts label={text.summary} facts={facts} />
        <OrderLines lines={order.lines} text={text} addition={addition} />
        <OrderInvoices invoices={order.invoices} isViewed={viewer === 'invoice'} text={text} />
        <RecordParcels parcels={order.fulfillments} isViewed={viewer === 'shipment'} />
        <OrderReturns order={order} onWithdraw={onWithdrawReturn} creditMemoHrefOf={creditMemoHrefOf} />
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
      <CartSummary
        totalItems={order.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        subtotal={order.subtotal === null ? null : centsFromDollars(order.subtotal)}
        shipping={order.shipping === null ? null : readCalculatedAmount(order.shipping)}
        tax={order.tax === null ? null : readCalculatedAmount(order.tax)}
        convenienceFee={order.convenienceFee === null ? null : readCalculatedAmount(order.convenienceFee)}
        total={order.total === null ? null : readCalculatedAmount(order.total)}
      />
    </div>
  )
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

interface LinesProps {
  lines: readonly OrderLine[]
  text: OrderDetailsMessages
  addition: ItemsAddition | undefined
}

function OrderLines({ lines, text, addition }: LinesProps) {
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const { item, unit, price, quantity, total } = useSoldColumns<OrderLine>((line) =>
    addition ? <Reorder line={line} text={text} addition={addition} /> : null,
  )
  return (
    <RecordTable
      caption={shared.items}
      rows={lines}
      columns={[
        ...[item, unit, price],
        { ...quantity, label: text.ordered },
        { label: text.shipped, cell: ({ quantityFulfilled }) => quantityFulfilled, isNumber: true },
        total,
      ]}
    >
      {addition ? (
        <div data-slot="reorder">
          <Button size="s" variant="quiet" onClick={() => addition.add(lines.map(lineToAdd))}>
            {text.reorderAll}
          </Button>
          <AddedItems addition={addition} />
        </div>
      ) : null}
    </RecordTable>
  )
}

function lineToAdd({ itemId, unit, quantity, name, matrixDetails, unitLabel }: OrderLine): ItemsAdditionLine {
  return { itemId, unit, quantity, name: nameWithVariant(name, matrixDetails), unitLabel }
}

interface ReorderProps {
  line: OrderLine
  text: OrderDetailsMessages
  addition: ItemsAddition
}

function Reorder({ line, text, addition }: ReorderProps) {
  return (
    <>
      <Button
        size="s"
        variant="plain"
        aria-label={text.reorderOne(nameWithVariant(line.name, line.matrixDetails))}
        onClick={() => addition.add([lineToAdd(line)])}
      >
        {text.reorder}
      </Button>
      <AddedOutcome addition={addition} itemId={line.itemId} unit={line.unit} />
    </>
  )
}
