import type { CallOutput, Fulfillment } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { isoInstant } from '../records/instant.sql.js'
import { latestParcels, parcelMembers } from './parcel.sql.js'

type TrackingData = CallOutput<'getTrackingData'>

/** A parcel from the database, with the times of its order. */
export interface TrackedParcel
  extends Fulfillment,
    Pick<TrackingData, 'orderId' | 'orderNumber' | 'plannedShipDate' | 'shipAddress' | 'lines'> {
  readonly status: 'Packed' | 'Shipped' | 'Out for Delivery' | 'Delivered'
  readonly placedAt: string
  /** Null for an order that needed no approval. */
  readonly approvedAt: string | null
}

const trackedQuery = namedQuery<{ parcel: TrackedParcel }>(
  'tracked-parcel',
  `SELECT json_build_object(${parcelMembers}, 'status', f.status, 'orderId', o.id, 'orderNumber', o.order_no,
    'placedAt', ${isoInstant('o.placed_at')}, 'plannedShipDate', o.ship_date, 'shipAddress', o.ship_address - 'id',
    'approvedAt', (
      SELECT ${isoInstant('max(e.at)')} FROM order_events e
      WHERE e.order_id = o.id AND e.from_status = 'Pending Approval' AND e.to_status = 'Pending Fulfillment'),
    'lines', (
      SELECT COALESCE(json_agg(json_build_object('id', p.id, 'itemId', l.item_id, 'itemName', l.item_name, 'name', l.display_name, 'mpn', l.mpn,
        'urlComponent', i.url_component, 'matrixDetails', l.matrix_details, 'unitLabel', l.unit_label,
        'quantity', p.quantity) ORDER BY l.position), '[]')
      FROM fulfilment_lines p JOIN order_lines l ON l.id = p.order_line_id JOIN items i ON i.id = l.item_id
      WHERE p.fulfilment_id = f.id)) AS parcel
  FROM fulfilments f JOIN orders o ON o.id = f.order_id
  WHERE f.account_id = ANY($1::int[]) AND f.tracking_number = ANY($2::text[])
  ORDER BY f.shipped_at DESC, f.id DESC LIMIT 1`,
)

/**
 * Reads the parcel with a tracking number that the scope reaches, in one statement; null when there is none. If several
 * parcels have the number, it is the latest.
 * @param written the number as a person writes it
 */
export async function readTracked(scope: Scope, written: string): Promise<TrackedParcel | null> {
  const trimmed = written.trim()
  const spellings = [trimmed, trimmed.replace(/[\s-]/g, '').toUpperCase()]
  const [row] = await trackedQuery.all(scope.db, [scope.accountIds, spellings])
  return row?.parcel ?? null
}

const MOST_RECENT = 20

const recentQuery = namedQuery<Pick<CallOutput<'getRecentFulfillments'>, 'fulfillments'>>(
  'recent-parcels',
  `SELECT ${latestParcels('f.account_id = ANY($1::int[]) AND f.account_id = $2 AND f.shipped_at >= $3', MOST_RECENT)}
    AS fulfillments`,
)

/**
 * Reads the latest parcels of an account in one statement; none for an account that the scope does not reach.
 * @param since the first instant that counts
 */
export async function readRecentParcels(
  scope: Scope,
  accountId: number,
  since: Date,
): Promise<CallOutput<'getRecentFulfillments'>['fulfillments']> {
  const [row] = await recentQuery.all(scope.db, [scope.accountIds, accountId, since])
  return row?.fulfillments ?? []
}
