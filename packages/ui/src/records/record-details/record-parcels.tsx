'use client'
import type { Fulfillment } from '@gauze/contract'
import { useDayFormat } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { recordDetailsMessages } from './record-details.messages.js'
import { useViewed } from './use-viewed.js'

export interface RecordParcelsProps {
  /** The parcels of the order. */
  parcels: readonly Fulfillment[]
  /** Whether the page opens with them: focus moves there. */
  isViewed?: boolean
}

/**
 * The parcels with their tracking numbers: parcels on their way first, then the delivered ones. Renders nothing without
 * a parcel.
 *
 * @example <RecordParcels parcels={order.fulfillments} />
 */
export function RecordParcels({ parcels, isViewed = false }: RecordParcelsProps) {
  const text = useMessages('recordDetails', recordDetailsMessages)
  const day = useDayFormat()
  const { tracking } = useRoutes()
  const viewed = useViewed(isViewed)
  if (parcels.length === 0) return null
  const isAway = ({ deliveredAt }: Fulfillment) => deliveredAt === null
  return (
    <section {...viewed} aria-label={text.parcels} className="gz-panel gz-record-part" data-slot="parcels">
      <h2>{text.parcels}</h2>
      <ul>
        {[...parcels.filter(isAway), ...parcels.filter((parcel) => !isAway(parcel))].map((parcel) => (
          <li key={parcel.id}>
            <b>
              {parcel.deliveredAt ? text.deliveredOn(day(parcel.deliveredAt)) : text.shippedOn(day(parcel.shippedAt))}
            </b>
            <span>{text.by(parcel.carrier)}</span>
            <Anchor href={tracking(parcel.trackingNumber)}>{parcel.trackingNumber}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
