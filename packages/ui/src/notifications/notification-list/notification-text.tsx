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
  return <Entry title={text.unknown} isNew={isNew} text={text} />
}

/** Words about an item, as a link to it where its address is known. */
function ItemLink({ urlComponent, children }: { urlComponent: string | undefined; children: ReactNode }) {
  const routes = useRoutes()
  return urlComponent ? <Anchor href={routes.product(urlComponent)}>{children}</Anchor> : children
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

function OrderUpdate({
  orderId,
  orderNumber,
  status,
  reason,
  text,
}: Of<'Order Update'>['metaData'] & { text: NotificationListMessages }) {
  const routes = useRoutes()
  return (
    <>
      <Anchor href={routes.order(orderId)}>{text.orderMoved(orderNumber, status)}</Anchor>
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
  const day = formatDeliveryDate(deliveryDate, useDateFormat())
  const time = formatTimeOfDay(timeOfDelivery, text)
  return (
    <>
      {day ? (time ? text.deliveredAt(day, time) : text.deliveredOn(day)) : text.deliveredSometime}
      {workwaveId ? <span data-slot="reference">{text.reference(workwaveId)}</span> : null}
      {trackingNumber ? (
        <Anchor href={`/tracking/${encodeURIComponent(trackingNumber)}`}>{text.track(trackingNumber)}</Anchor>
      ) : null}
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
