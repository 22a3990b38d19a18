'use client'
import type { Fulfillment, OrderLine, SalesOrderDetails } from '@gauze/contract'
import {
  centsFromDollars,
  exactUnitPrice,
  isPriced,
  nameWithVariant,
  readCalculatedAmount,
  variantText,
} from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { CartSummary } from '../../cart/cart-summary/index.js'
import { addressLines } from '../../checkout/address-picker/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import {
  AddedItems,
  AddedOutcome,
  type ItemsAddition,
  type ItemsAdditionLine,
} from '../../product/added-items/index.js'
import { useRoutes } from '../../routes/index.js'
import { OrderStatusTag } from '../order-status-tag/index.js'
import { CancelOrder } from './cancel-order.js'
import { type OrderDetailsMessages, orderDetailsMessages } from './order-details.messages.js'
import { ResendOrder } from './resend-order.js'

export interface OrderDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  order: SalesOrderDetails
  /** Where a parcel can be tracked. */
  trackingHrefOf?: (fulfillment: Fulfillment) => string
  /** Adds lines to the cart again, from `useItemsAddition`. Without it nothing can be reordered. */
  addition?: ItemsAddition
  /**
   * Cancels the order, with a reason that may be empty; its rejection is shown. It is offered only if `order.mayCancel`;
   * without it nothing can be canceled.
   */
  onCancel?: (reason: string) => Promise<unknown>
  /** Called when the buyer of a rejected order has sent its lines to the cart, to open the cart. */
  onResend?: () => void
  /** The units in the buyer's cart, null until they are known: above 0, the buyer confirms before a rejected order is added to them. */
  cartCount?: number | null
  messages?: Partial<OrderDetailsMessages>
}

/** Its name, its value, and how much room it takes if it is not a single line. */
type Fact = readonly [string, ReactNode, ('address' | 'text')?]

/** A whole order: items, addresses, payment, shipments and history, with a button that prints it. */
export function OrderDetails({
  order,
  trackingHrefOf,
  addition,
  onCancel,
  onResend,
  cartCount = 0,
  messages,
  className,
  ...props
}: OrderDetailsProps) {
  const text = useMessages('orderDetails', orderDetailsMessages, messages)
  const date = useDateFormat()
  const facts: readonly Fact[] = [
    [text.status, <OrderStatusTag key="status" status={order.status} />],
    [text.date, date(order.date)],
    [text.po, order.poNum || '–'],
    [text.placedBy, order.placedBy],
    [text.payment, order.paymentMethod],
    ...(order.shipDate ? [[text.shipDate, date(order.shipDate)] as const] : []),
    [text.shipTo, <AddressBlock key="ship" address={order.shipAddress} />, 'address'],
    [text.billTo, <AddressBlock key="bill" address={order.billAddress} />, 'address'],
    ...(order.notes ? [[text.notes, order.notes, 'text'] as const] : []),
  ]
  return (
    <div {...props} className={cx('gz-order', className)}>
      <div data-slot="main">
        <div data-slot="actions">
          <Button size="s" variant="quiet" onClick={() => window.print()}>
            {text.print}
          </Button>
          {onCancel ? <CancelOrder order={order} onCancel={onCancel} text={text} /> : null}
        </div>
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
        <section className="gz-panel" aria-label={text.summary}>
          <dl data-slot="facts">
            {facts.map(([name, value, kind]) => (
              <div key={name} data-fact={kind}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <OrderLines lines={order.lines} text={text} addition={addition} />
        {order.fulfillments.length > 0 ? (
          <section className="gz-panel" data-slot="parcels">
            <h2>{text.parcels}</h2>
            <ul>
              {order.fulfillments.map((parcel) => (
                <li key={parcel.id}>
                  <span>
                    {text.shippedOn(parcel.carrier, date(parcel.shippedAt))}
                    {parcel.deliveredAt ? `, ${text.deliveredOn(date(parcel.deliveredAt))}` : ''}
                  </span>
                  {trackingHrefOf ? (
                    <Anchor href={trackingHrefOf(parcel)}>{parcel.trackingNumber}</Anchor>
                  ) : (
                    <span>{parcel.trackingNumber}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {order.events.length > 0 ? (
          <section className="gz-panel" data-slot="history">
            <h2>{text.history}</h2>
            <ol>
              {order.events.map(({ at, by, status, reason }) => (
                <li key={`${at} ${status}`}>
                  <OrderStatusTag status={status} /> <span>{text.event(date(at), by)}</span>
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

/** Who rejected the order, when and why, with the way to send it again. Renders nothing for any other order. */
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

function AddressBlock({ address }: { address: SalesOrderDetails['shipAddress'] }) {
  return (
    <>
      <b>{address.label}</b>
      {addressLines(address).map((line) => (
        <span key={line} data-slot="line">
          {line}
        </span>
      ))}
    </>
  )
}

interface LinesProps {
  text: OrderDetailsMessages
  addition: ItemsAddition | undefined
}

function OrderLines({ lines, text, addition }: LinesProps & { lines: readonly OrderLine[] }) {
  const { money, exactPrice } = useFormats()
  return (
    <section className="gz-order-lines gz-panel" data-slot="lines">
      {addition ? (
        <div data-slot="reorder">
          <Button size="s" variant="quiet" onClick={() => addition.add(lines.map(lineToAdd))}>
            {text.reorderAll}
          </Button>
          <AddedItems addition={addition} />
        </div>
      ) : null}
      <table>
        <caption className="gz-visually-hidden">{text.items}</caption>
        <thead>
          <tr>
            <th scope="col">{text.item}</th>
            <th scope="col">{text.unit}</th>
            <th scope="col" data-num>
              {text.price}
            </th>
            <th scope="col" data-num>
              {text.ordered}
            </th>
            <th scope="col" data-num>
              {text.shipped}
            </th>
            <th scope="col" data-num>
              {text.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <OrderedItem line={line} text={text} addition={addition} />
              </th>
              <td data-label={text.unit} data-slot="unit">
                {line.unitLabel}
              </td>
              <td data-label={text.price} data-num>
                {isPriced(line.price)
                  ? exactPrice(exactUnitPrice({ price: line.price, conversionRate: line.conversionRate }))
                  : '–'}
              </td>
              <td data-label={text.ordered} data-num>
                {line.quantity}
              </td>
              <td data-label={text.shipped} data-num>
                {line.quantityFulfilled}
              </td>
              <td data-label={text.total} data-num data-slot="total">
                {line.lineTotal === null ? '–' : money(centsFromDollars(line.lineTotal))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function lineToAdd({ itemId, unit, quantity, name, matrixDetails, unitLabel }: OrderLine): ItemsAdditionLine {
  return { itemId, unit, quantity, name: nameWithVariant(name, matrixDetails), unitLabel }
}

function OrderedItem({ line, text, addition }: LinesProps & { line: OrderLine }) {
  const { name, urlComponent, matrixDetails, mpn, itemId } = line
  const routes = useRoutes()
  return (
    <div data-slot="item">
      {urlComponent ? (
        <Anchor href={routes.product(urlComponent)} aria-label={nameWithVariant(name, matrixDetails)}>
          {name}
        </Anchor>
      ) : (
        name
      )}
      <p data-slot="identity">{[variantText(matrixDetails), text.identity(mpn, itemId)].filter(Boolean).join(' · ')}</p>
      {addition ? (
        <>
          <Button
            size="s"
            variant="plain"
            aria-label={text.reorderOne(nameWithVariant(name, matrixDetails))}
            onClick={() => addition.add([lineToAdd(line)])}
          >
            {text.reorder}
          </Button>
          <AddedOutcome addition={addition} itemId={itemId} unit={line.unit} />
        </>
      ) : null}
    </div>
  )
}
