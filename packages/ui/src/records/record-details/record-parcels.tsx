'use client'
import type { Fulfillment } from '@gauze/contract'
import { useDateFormat } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { recordDetailsMessages } from './record-details.messages.js'

export interface RecordParcelsProps {
  parcels: readonly Fulfillment[]
  /** Where a parcel can be tracked; without it, a tracking number is no link. */
  trackingHrefOf?: ((parcel: Fulfillment) => string) | undefined
}

/**
 * The parcels of an order with their tracking numbers. Renders nothing without a parcel.
 *
 * @example <RecordParcels parcels={order.fulfillments} />
 */
export function RecordParcels({ parcels, trackingHrefOf }: RecordParcelsProps) {
  const text = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  if (parcels.length === 0) return null
  return (
    <section className="gz-panel gz-record-part" data-slot="parcels">
      <h2>{text.parcels}</h2>
      <ul>
        {parcels.map((parcel) => (
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
  )
}
