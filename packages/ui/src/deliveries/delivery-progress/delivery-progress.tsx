'use client'
import type { CallOutput, Fulfillment } from '@gauze/contract'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { StatusTag, type StatusTone } from '../../catalog/status-tag/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useDayFormat } from '../../formats/index.js'
import { useOnline } from '../../hooks/use-online.js'
import { Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import {
  RecordAddress,
  type RecordFact,
  RecordFacts,
  RecordParcels,
  RecordTable,
  recordDetailsMessages,
  useSoldColumns,
} from '../../records/record-details/index.js'
import { type DeliveryProgressMessages, deliveryProgressMessages } from './delivery-progress.messages.js'

type Delivery = CallOutput<'getTrackingData'>

export interface DeliveryProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The delivery; null while it loads, and for a number that is not of the company. */
  delivery: Delivery | null
  /** Whether the delivery is loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the delivery again after a failure. */
  onRetry: () => void
  /** The page of the carrier about the parcel; null for a parcel that no carrier follows. Without it there is no link. */
  carrierHrefOf?: (delivery: Delivery) => string | null
  /** The page of the order; without it, for a user who may not open orders, its number is no link. */
  orderHrefOf?: ((delivery: Delivery) => string) | undefined
  /** Where else the number can be tracked, such as a `DeliveryTracking`, while there is no delivery to show. */
  elsewhere?: ReactNode
  /** The latest parcels of the company, offered in place of an unknown number. */
  recent?: readonly Fulfillment[]
  /** How to reach a person. */
  help?: ReactNode
  messages?: Partial<DeliveryProgressMessages>
}

const tones: Readonly<Record<Delivery['status'], StatusTone>> = {
  Packed: 'neutral',
  Shipped: 'good',
  'Out for delivery': 'good',
  Delivered: 'good',
}

/**
 * A parcel of the company: how far it is, its goods, its order and its destination.
 *
 * @example
 * <DeliveryProgress delivery={await api.getTrackingData({ trackingNumber })} onRetry={read}
 *   orderHrefOf={({ orderId }) => `/orders/${orderId}`} help="Call 800-555-0134." />
 */
export function DeliveryProgress({
  delivery,
  status = 'ready',
  onRetry,
  carrierHrefOf,
  orderHrefOf,
  elsewhere,
  recent = [],
  help,
  messages,
  className,
  ...props
}: DeliveryProgressProps) {
  const text = useMessages('deliveryProgress', deliveryProgressMessages, messages)
  const isOnline = useOnline()
  const carrierHref = delivery === null ? null : (carrierHrefOf?.(delivery) ?? null)
  return (
    <div {...props} className={cx('gz-delivery-progress gz-record', className)} data-wide>
      <div data-slot="main">
        <p role="status" className="gz-visually-hidden">
          {status === 'loading' ? text.loading : null}
        </p>
        {status === 'loading' ? <Skeleton width="100%" height="20rem" shape="box" /> : null}
        {status === 'error' ? (
          <>
            <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry}>
              {isOnline ? undefined : text.offline}
            </ErrorState>
            {elsewhere}
          </>
        ) : null}
        {status === 'ready' && delivery === null ? (
          <>
            <EmptyState className="gz-panel" title={text.unknownTitle}>
              {text.unknownBody} {help}
            </EmptyState>
            {elsewhere}
            <RecordParcels parcels={recent} />
          </>
        ) : null}
        {status === 'ready' && delivery ? (
          <>
            <Steps steps={delivery.steps} text={text} />
            <Facts delivery={delivery} orderHrefOf={orderHrefOf} text={text} />
            <Goods lines={delivery.lines} text={text} />
            <section className="gz-panel gz-record-part" data-slot="wrong">
              <h2>{text.wrongTitle}</h2>
              <p>
                {text.wrong} {help}
              </p>
              {carrierHref ? (
                <LinkButton href={carrierHref} rel="noreferrer" variant="quiet">
                  {text.follow(delivery.carrier)}
                </LinkButton>
              ) : null}
            </section>
          </>
        ) : null}
      </div>
    </div>
  )
}

interface PartProps {
  text: DeliveryProgressMessages
}

function Steps({ steps, text }: PartProps & Pick<Delivery, 'steps'>) {
  const day = useDayFormat()
  const current = steps.findLastIndex(({ isReached }) => isReached)
  return (
    <section className="gz-panel gz-record-part" data-slot="progress">
      <h2>{text.progress}</h2>
      <ol>
        {steps.map(({ name, isReached, at }, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            data-state={isReached ? 'done' : 'ahead'}
          >
            <Mark shape={isReached ? 'dot' : 'ring'} />
            <span data-slot="step">{text.steps[name]}</span>
            <span data-slot="when">
              {at === null ? null : day(at)}
              {isReached ? <span className="gz-visually-hidden"> {text.done}</span> : text.ahead}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Facts({ delivery, orderHrefOf, text }: PartProps & Pick<DeliveryProgressProps, 'orderHrefOf'> & OfDelivery) {
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const day = useDayFormat()
  const { status, orderNumber, carrier, trackingNumber, plannedShipDate, shipAddress } = delivery
  const facts: readonly RecordFact[] = [
    [
      shared.status,
      <StatusTag key="status" tone={tones[status]}>
        {text.steps[status]}
      </StatusTag>,
    ],
    [
      text.order,
      orderHrefOf ? (
        <Anchor key="order" href={orderHrefOf(delivery)}>
          {orderNumber}
        </Anchor>
      ) : (
        orderNumber
      ),
    ],
    ...(plannedShipDate === null ? [] : [[text.planned, day(plannedShipDate)] as const]),
    [text.carrier, carrier === 'Gauze' ? text.own : carrier],
    [
      text.number,
      <span key="number" data-slot="tracking-number">
        {trackingNumber}
      </span>,
      'text',
    ],
    [shared.shipTo, <RecordAddress key="ship" address={shipAddress} />, 'address'],
  ]
  return <RecordFacts label={text.summary} facts={facts} />
}

interface OfDelivery {
  delivery: Delivery
}

function Goods({ lines, text }: PartProps & Pick<Delivery, 'lines'>) {
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const { item, unit, quantity } = useSoldColumns<Delivery['lines'][number]>()
  if (lines.length === 0) return <p className="gz-panel gz-record-part">{text.noLines}</p>
  return <RecordTable caption={shared.items} rows={lines} columns={[item, unit, quantity]} />
}
