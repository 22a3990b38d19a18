import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { offerMembers } from '../pricing/estimate.sql.js'
import type { Offer } from '../pricing/offers.js'

/** A line that is added from an estimate. */
interface FromEstimate {
  readonly itemId: number
  readonly estimateId?: number | undefined
}

/** The key of offers: their estimate and item. */
export function offersKey({ estimateId = 0, itemId }: FromEstimate): string {
  return `${estimateId}:${itemId}`
}

const offersQuery = namedQuery<{ itemId: number; estimateId: number; offers: Offer[] }>(
  'cart-offers',
  `SELECT el.item_id AS "itemId", e.id AS "estimateId",
    json_agg(json_build_object(${offerMembers}) ORDER BY el.position) AS offers
  FROM (SELECT DISTINCT * FROM jsonb_to_recordset($2::jsonb) AS named ("itemId" int, "estimateId" int)) wanted
    JOIN estimates e ON e.id = wanted."estimateId" AND e.account_id = $1
    JOIN estimate_lines el ON el.estimate_id = e.id AND el.item_id = wanted."itemId"
  WHERE e.status IN ('Open', 'Accepted', 'Expired') GROUP BY el.item_id, e.id`,
)

/**
 * Reads the offers of the company's estimates for lines, in one statement; none if no line names an estimate.
 * @returns the offers by {@link offersKey}
 */
export async function readOffers(
  scope: Scope,
  lines: readonly FromEstimate[],
): Promise<ReadonlyMap<string, readonly Offer[]>> {
  const wanted = lines.filter(({ estimateId }) => estimateId !== undefined)
  if (wanted.length === 0) return new Map()
  const rows = await offersQuery.all(scope.db, [scope.accountId, JSON.stringify(wanted)])
  return new Map(rows.map(({ offers, ...line }) => [offersKey(line), offers]))
}
