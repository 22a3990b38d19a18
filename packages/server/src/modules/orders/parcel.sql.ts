import { isoInstant } from '../records/instant.sql.js'

/** Members of a JSON object for the parcel `f`. */
export const parcelMembers = `'id', f.id, 'shippedAt', ${isoInstant('f.shipped_at')}, 'deliveredAt', ${isoInstant('f.delivered_at')},
  'carrier', f.carrier, 'trackingNumber', f.tracking_number`

/**
 * A JSON list of parcels with their orders, newest first, as a value of a statement.
 * @param condition SQL about the parcel `f`, which says whose it is
 * @param most how many parcels the list has at most
 * @example latestParcels('f.account_id = a.id', 5)
 */
export function latestParcels(condition: string, most: number): string {
  return `(SELECT COALESCE(json_agg(recent.parcel ORDER BY recent.shipped_at DESC, recent.id DESC), '[]') FROM (
      SELECT f.id, f.shipped_at,
        json_build_object(${parcelMembers}, 'orderId', o.id, 'orderNumber', o.order_no) AS parcel
      FROM fulfilments f JOIN orders o ON o.id = f.order_id
      WHERE ${condition} ORDER BY f.shipped_at DESC, f.id DESC LIMIT ${most}) recent)`
}
