import type { Notification } from '@gauze/contract'
import { nameWithVariant } from '@gauze/rules'
import type { ReactNode } from 'react'
import { useDateFormat } from '../../formats/index.js'
import { Mark } from '../../icons/index.js'
import { Anchor } from '../../link/index.js'
import { useRoutes } from '../../routes/index.js'
import { formatDeliveryDate, formatTimeOfDay } from './delivery-moment.js'
import type { NotificationListMessages } from './notification-list.messages.js'

type Of<Type extends string> = Extract<Notification, { notificationType: Type }>

type KnownType =
  | 'Fulfillment Delivered'
  | 'Backorder Ready'
  | 'Item Back in Stock'
  | 'Order Update'
  | 'Subscription'
  | 'License Expiring'
  | 'License Reviewed'
  | 'Payment Received'
  | 'Payment Returned'
  | 'Invoice Issued'
  | 'Invoices Overdue'
  | 'Quote Answered'
  | 'Return Answered'
  | 'Product Recall'

/** The unknown type can be any text, so comparing it does not narrow the data for TypeScript. */
function isOf<Type extends KnownType>(notification: Notification, type: Type): notification is Of<Type> {
  return notification.notificationType === type
}

interface NotificationTextProps {
  notification: Notification
  text: NotificationListMessages
  isNew: boolean
}

/** One notification in words. */
export function NotificationText({ notification, text, isNew }: NotificationTextProps) {
  if (isOf(notification, 'Fulfillment Delivered')) {
    return (
      <Entry title={text.delivered} isNew={isNew} text={text}>
        <Delivery {...notification.metaData} text={text} />
      </Entry>
    )
  }
  if (isOf(notification, 'Backorder Ready')) {
    const { item, quantityPreviouslyBackordered } = notification.metaData
    return (
      <Entry title={text.backorderReady} isNew={isNew} text={text}>
        <ItemLink urlComponent={item.urlComponent}>
          {text.backorder(nameWithVariant(item.displayName, item.matrixDetails ?? []), quantityPreviouslyBackordered)}
        </ItemLink>
      </Entry>
    )
  }
  if (isOf(notification, 'Item Back in Stock')) {
    const { displayName, urlComponent } = notification.metaData.item
    return (
      <Entry title={text.backInStock} isNew={isNew} text={text}>
        <ItemLink urlComponent={urlComponent}>{displayName}</ItemLink>
      </Entry>
    )
  }
  if (isOf(notification, 'Order Update')) {
    return (
      <Entry title={text.orderUpdate} isNew={isNew} text={text}>
        <OrderUpdate {...notification.metaData} text={text} />
      </Entry>
    )
  }
  if (isOf(notification, 'Subscription')) {
    return (
      <Entry title={text.subscription} isNew={isNew} text={text}>
        <SubscriptionNews {...notification.metaData} />
      </Entry>
    )
  }
  if (isOf(notification, 'License Expiring')) {
    return (
      <Entry title={text.licenseExpiring} isNew={isNew} text={text}>
        <LicenseNews {...notification.metaData} text={text} />
      </Entry>
    )
  }
  if (isOf(notification, 'License Reviewed')) {
    return (
      <Entry title={text.licenseReviewed} isNew={isNew} text={text}>
        <LicenseDecision {...notification.metaData} text={text} />
      </Entry>
    )
  }
  if (isOf(notification, 'Payment Received')) {
    return (
      <Entry title={text.paymentReceived} isNew={isNew} text={text}>
        <PaymentNews {...notification.metaData} words={text.received} />
      </Entry>
    )
  }
  if (isOf(notification, 'Payment Returned')) {
    return (
      <Entry title={text.paymentReturned} isNew={isNew} text={text}>
        <PaymentNews {...notification.metaData} words={text.returned} />
        <span data-slot="reason">{text.reopened}</span>
      </Entry>
    )
  }
  if (isOf(notification, 'Invoice Issued')) {
    return (
      <Entry title={text.invoiceIssued} isNew={isNew} text={text}>
        <InvoiceNews {...notification.metaData} text={text} />
      </Entry>
    )
  }
  if (isOf(notification, 'Invoices Overdue')) {
    return (
      <Entry title={text.invoicesOverdue} isNew={isNew} text={text}>
        <OverdueNews {...notification.metaData} text={text} />
      </Entry>
    )
  }
  if (isOf(notification, 'Quote Answered')) {
    return (
      <Entry title={text.quoteAnswered} isNew={isNew} text={text}>
        <QuoteNews {...notification.metaData} text={text} />
      </Entry>
    )
  }
  if (isOf(notification, 'Return Answered')) {
    const { orderId, returnNumber, status } = notification.metaData
    return (
      <Entry title={text.returnAnswered} isNew={isNew} text={text}>
        <OrderLink orderId={orderId}>{text.returnMoved(returnNumber, status)}</OrderLink>
      </Entry>
    )
  }
  if (isOf(notification, 'Product Recall')) {
    return (
      <Entry title={text.recall} isNew={isNew} text={text}>
        <RecallNews {...notification.metaData} text={text} />
      </Entry>
    )
  }
  return <Entry title={text.unknown} isNew={isNew} text={text} />
}

/** Words about an item, as a link to it where its address is known. */
function ItemLink({ urlComponent, children }: { urlComponent: string | undefined; children: ReactNode }) {
  const routes = useRoutes()
  return urlComponent ? <Anchor href={routes.product(urlComponent)}>{children}</Anchor> : children
}

function OrderLink({ orderId, children }: { orderId: number; children: ReactNode }) {
  const routes = useRoutes()
  return <Anchor href={routes.order(orderId)}>{children}</Anchor>
}

function SubscriptionNews({ message }: Of<'Subscription'>['metaData']) {
  const routes = useRoutes()
  return <Anchor href={routes.subscriptions}>{message}</Anchor>
}

function LicenseNews({
  addressLabel,
  rxLevel,
  licenceNumber,
  expiration,
  text,
}: Of<'License Expiring'>['metaData'] & { text: NotificationListMessages }) {
  const routes = useRoutes()
  const day = useDateFormat()(expiration)
  return (
    <>
      <Anchor href={routes.addresses}>{text.licenseEnds(licenceNumber, addressLabel, day)}</Anchor>
      <span data-slot="reason">{text.licenseBlocks(rxLevel)}</span>
    </>
  )
}

function LicenseDecision({
  addressLabel,
  licenceNumber,
  status,
  reason,
  text,
}: Of<'License Reviewed'>['metaData'] & { text: NotificationListMessages }) {
  const routes = useRoutes()
  const words = status === 'confirmed' ? text.licenseConfirmed : text.licenseRefused
  return (
    <>
      <Anchor href={routes.addresses}>{words(licenceNumber, addressLabel)}</Anchor>
      {reason ? <span data-slot="reason">{text.reason(reason)}</span> : null}
    </>
  )
}

function PaymentNews({
  paymentId,
  paymentNumber,
  words,
}: Of<'Payment Received'>['metaData'] & { words: (paymentNumber: string) => string }) {
  const routes = useRoutes()
  return <Anchor href={routes.payment(paymentId)}>{words(paymentNumber)}</Anchor>
}

function InvoiceNews({
  invoiceId,
  invoiceNumber,
  dueDate,
  text,
}: Of<'Invoice Issued'>['metaData'] & { text: NotificationListMessages }) {
  const routes = useRoutes()
  const date = useDateFormat()
  return (
    <>
      <Anchor href={routes.invoice(invoiceId)}>{text.issued(invoiceNumber)}</Anchor>
      <span data-slot="reason">{dueDate === null ? text.isPaid : text.due(date(dueDate))}</span>
    </>
  )
}

function QuoteNews({
  estimateId,
  estimateNumber,
  status,
  text,
}: Of<'Quote Answered'>['metaData'] & { text: NotificationListMessages }) {
  const routes = useRoutes()
  const words = status === 'Open' ? text.priced(estimateNumber) : text.declined(estimateNumber)
  return <Anchor href={routes.estimate(estimateId)}>{words}</Anchor>
}

function RecallNews({
  recallId,
  recallNumber,
  title,
  riskClass,
  text,
}: Of<'Product Recall'>['metaData'] & { text: NotificationListMessages }) {
  const routes = useRoutes()
  return (
    <>
      <Anchor href={routes.recall(recallId)}>{text.recalled(recallNumber, riskClass, title)}</Anchor>
      <span data-slot="reason">{text.acknowledge}</span>
    </>
  )
}

function OverdueNews({ count, text }: Of<'Invoices Overdue'>['metaData'] & { text: NotificationListMessages }) {
  const routes = useRoutes()
  return <Anchor href={routes.invoices}>{text.overdue(count)}</Anchor>
}

function OrderUpdate({
  orderId,
  orderNumber,
  status,
  reason,
  text,
}: Of<'Order Update'>['metaData'] & { text: NotificationListMessages }) {
  return (
    <>
      <OrderLink orderId={orderId}>{text.orderMoved(orderNumber, status)}</OrderLink>
      {reason ? <span data-slot="reason">{text.reason(reason)}</span> : null}
    </>
  )
}

function Delivery({
  deliveryDate,
  timeOfDelivery,
  workwaveId,
  trackingNumber,
  text,
}: Of<'Fulfillment Delivered'>['metaData'] & { text: NotificationListMessages }) {
  const { tracking } = useRoutes()
  const day = formatDeliveryDate(deliveryDate, useDateFormat())
  const time = formatTimeOfDay(timeOfDelivery, text)
  return (
    <>
      {day ? (time ? text.deliveredAt(day, time) : text.deliveredOn(day)) : text.deliveredSometime}
      {workwaveId ? <span data-slot="reference">{text.reference(workwaveId)}</span> : null}
      {trackingNumber ? <Anchor href={tracking(trackingNumber)}>{text.track(trackingNumber)}</Anchor> : null}
    </>
  )
}

/** The title with the green dot and its word, and the text. */
function Entry({
  title,
  isNew,
  text,
  children,
}: {
  title: string
  isNew: boolean
  text: NotificationListMessages
  children?: ReactNode
}) {
  return (
    <>
      <p data-slot="title">
        {title}
        {isNew ? (
          <span data-slot="new">
            <Mark shape="dot" /> {text.new}
          </span>
        ) : null}
      </p>
      {children ? <div data-slot="body">{children}</div> : null}
    </>
  )
}
