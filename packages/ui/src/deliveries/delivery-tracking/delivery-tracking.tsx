'use client'
import { isOwnDelivery, readTracking, type Tracking } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type DeliveryTrackingMessages, deliveryTrackingMessages } from './delivery-tracking.messages.js'

const LONGEST_SHOWN = 40

export interface DeliveryTrackingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The tracking number as the person typed it. */
  trackingNumber: string
  /** The page of a carrier about a number. */
  hrefOf: (tracking: Tracking) => string
  /** How to reach a person, where no carrier follows the number. */
  help?: ReactNode
  messages?: Partial<DeliveryTrackingMessages>
}

/**
 * Where a parcel can be followed: at its carrier, or by asking, when the seller's own drivers deliver it.
 *
 * @example <DeliveryTracking trackingNumber="1Z999AA10123456784" hrefOf={({ number }) => `https://ups.example/${number}`} />
 */
export function DeliveryTracking({
  trackingNumber,
  hrefOf,
  help,
  messages,
  className,
  ...props
}: DeliveryTrackingProps) {
  const text = useMessages('deliveryTracking', deliveryTrackingMessages, messages)
  const tracking = readTracking(trackingNumber)
  const isOwn = isOwnDelivery(trackingNumber)
  const carrier = tracking && text.carriers[tracking.carrier]
  return (
    <div {...props} className={cx('gz-panel gz-delivery-tracking', className)}>
      <dl>
        <div>
          <dt>{text.number}</dt>
          <dd className="gz-num">{[...trackingNumber].slice(0, LONGEST_SHOWN).join('')}</dd>
        </div>
        <div>
          <dt>{text.carrier}</dt>
          <dd>{carrier ?? (isOwn ? text.own : text.unknown)}</dd>
        </div>
      </dl>
      {tracking && !tracking.isSound ? <Banner tone="warning">{text.mistyped}</Banner> : null}
      {tracking && carrier ? (
        <LinkButton href={hrefOf(tracking)} rel="noreferrer" variant={tracking.isSound ? 'primary' : 'quiet'}>
          {text.follow(carrier)}
        </LinkButton>
      ) : (
        <p>
          {isOwn ? text.ownHelp : text.unknownHelp} {help}
        </p>
      )}
    </div>
  )
}
