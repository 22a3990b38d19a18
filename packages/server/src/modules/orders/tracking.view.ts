import type { CallOutput } from '@gauze/contract'
import type { TrackedParcel } from './tracking.repository.js'

type TrackingData = CallOutput<'getTrackingData'>
type Step = TrackingData['steps'][number]

function reached(name: Step['name'], at: string | null): Step {
  return { name, isReached: true, at }
}

/** The steps of a parcel. A step without a record has no date. */
function stepsOf({ status, placedAt, approvedAt, shippedAt, deliveredAt }: TrackedParcel): Step[] {
  const isDelivered = status === 'Delivered'
  return [
    reached('Ordered', placedAt),
    ...(approvedAt === null ? [] : [reached('Approved', approvedAt)]),
    ...(status === 'Packed' ? [reached('Packed', null)] : []),
    status === 'Packed' ? { name: 'Shipped', isReached: false, at: null } : reached('Shipped', shippedAt),
    ...(status === 'Out for Delivery' ? [reached('Out for delivery', null)] : []),
    { name: 'Delivered', isReached: isDelivered, at: isDelivered ? deliveredAt : null },
  ]
}

/** A parcel as sent on the wire to a user. */
export function trackingView(parcel: TrackedParcel): TrackingData {
  const { status, placedAt: _, approvedAt: __, ...rest } = parcel
  return {
    ...rest,
    status: status === 'Out for Delivery' ? 'Out for delivery' : status,
    // The column is never empty, so a packed parcel has the time of its packing in it.
    shippedAt: status === 'Packed' ? null : rest.shippedAt,
    deliveredAt: status === 'Delivered' ? rest.deliveredAt : null,
    steps: stepsOf(parcel),
  }
}
