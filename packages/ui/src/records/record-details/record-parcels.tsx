'use client'
import type { Fulfillment } from '@gauze/contract'
import { useDateFormat } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { recordDetailsMessages } from './record-details.messages.js'
import { useViewed } from './use-viewed.js'

export interface RecordParcelsProps {
  parcels: readonly Fulfillment[]
  /** Whether the page opens with them: focus moves there. */
  isViewed?: boolean
}

/**
 * The parcels of an order with their tracking numbers. Renders nothing without a parcel.
 *
 * @example <RecordParcels parcels={order.fulfillments} />
 */
export function RecordParcels({ parcels, isViewed = false }: RecordParcelsProps) {
  const text = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  const { tracking } = useRoutes()
  const viewed = useViewed(isViewed)
  if (parcels.length === 0) return null
  return (
    <section {...viewed} aria-label={text.parcels} className="gz-panel gz-record-part" data-slot="parcels">
      <h2>{text.parcels}</h2>
      <ul>
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <span>
              {text.shippedOn(parcel.carrier, date(parcel.shippedAt))}
              {parcel.deliveredAt ? `, ${text.deliveredOn(date(parcel.deliveredAt))}` : ''}
            </span>
            <Anchor href={tracking(parcel.trackingNumber)}>{parcel.trackingNumber}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
