import type { Recall, RecallDetails, RecallStatus } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { type ListWindow, offsetOf } from '../../http/list-answer.js'
import { returnableSql } from '../orders/order-returns.sql.js'
import { containing } from '../records/containing.js'
import { isoInstant } from '../records/instant.sql.js'
import { recallLineJoins, recallMembers, recallStatusSql } from './recalls.sql.js'

/** Which recalls to list. */
export interface RecallFilters {
  /** First instant of the first day. */
  readonly from: Date | null
  /** First instant after the last day. */
  readonly until: Date | null
  readonly search: string | null
  readonly status: RecallStatus | null
}

/** A page of a list, in an order. */
export interface RecallWindow extends ListWindow {
  readonly sort: string
  /** The most urgent or latest first by default. */
  readonly orderBy?: 'asc' | 'desc' | undefined
}

interface RecallPage {
  readonly total: number
  readonly results: Recall[]
}

const urgency = `CASE WHEN r.closed_at IS NOT NULL THEN 3 WHEN n.acknowledged_at IS NOT NULL THEN 2 ELSE 1 END`

/** By the order that $8 names, reversed if $9 is true. */
const order = [
  `CASE WHEN $8 = 'urgency' AND NOT $9 THEN ${urgency} END`,
  `CASE WHEN $8 = 'urgency' AND NOT $9 THEN r.risk_class END`,
  `CASE WHEN $8 = 'urgency' AND $9 THEN ${urgency} END DESC`,
  `CASE WHEN $8 = 'urgency' AND $9 THEN r.risk_class END DESC`,
  `CASE WHEN $9 THEN r.published_at END`,
  `CASE WHEN $9 THEN r.id END`,
  'r.published_at DESC',
  'r.id DESC',
].join(', ')

const recallsQuery = namedQuery<RecallPage>(
  'recalls-page',
  `WITH found AS (
    SELECT n.id, row_number() OVER (ORDER BY ${order}) AS place
    FROM recall_notices n JOIN recalls r ON r.id = n.recall_id
    WHERE n.account_id = $1
      AND ($2::timestamptz IS NULL OR r.published_at >= $2)
      AND ($3::timestamptz IS NULL OR r.published_at < $3)
      AND ($4::text IS NULL OR r.recall_no ILIKE $4 OR r.title ILIKE $4 OR EXISTS (
        SELECT FROM recall_lines rl ${recallLineJoins}
        WHERE rl.notice_id = n.id AND (l.item_name ILIKE $4 OR l.display_name ILIKE $4 OR l.mpn ILIKE $4
          OR o.order_no ILIKE $4 OR o.po_num ILIKE $4)))
      AND ($5::text IS NULL OR ${recallStatusSql} = $5)),
  shown AS (SELECT id, place FROM found ORDER BY place LIMIT $6 OFFSET $7)
  SELECT (SELECT count(*)::int FROM found) AS total, (
    SELECT COALESCE(json_agg(json_build_object(${recallMembers}) ORDER BY shown.place), '[]')
    FROM shown JOIN recall_notices n ON n.id = shown.id JOIN recalls r ON r.id = n.recall_id) AS results`,
)

/** Reads a page of the company's recalls, in one statement. */
export async function readRecalls(
  { db, accountId }: Scope,
  { from, until, search, status }: RecallFilters,
  window: RecallWindow,
): Promise<RecallPage> {
  const chosen = [from, until, search === null ? null : containing(search), status]
  const paging = [window.limit, offsetOf(window), window.sort, window.orderBy === 'asc']
  const [page] = await recallsQuery.all(db, [accountId, ...chosen, ...paging])
  return page ?? { total: 0, results: [] }
}

/** A whole recall from the database. */
export type RecallDetailsRow = Omit<RecallDetails, 'mayAcknowledge'>

const detailsQuery = namedQuery<{ recall: RecallDetailsRow }>(
  'recall-details',
  `SELECT json_build_object(${recallMembers}, 'reason', r.reason, 'whatToDo', r.what_to_do, 'lots', r.lots,
    'shippedFrom', r.shipped_from, 'shippedTo', r.shipped_to, 'makerUrl', r.maker_url,
    'closedAt', ${isoInstant('r.closed_at')},
    'lines', (
      SELECT COALESCE(json_agg(json_build_object('id', rl.id, 'itemId', l.item_id, 'itemName', l.item_name, 'name', l.display_name, 'mpn', l.mpn,
        'urlComponent', i.url_component, 'matrixDetails', l.matrix_details, 'unitLabel', l.unit_label,
        'quantity', fl.quantity, 'order', json_build_object('id', o.id, 'orderNumber', o.order_no), 'poNum', o.po_num,
        'shippedAt', ${isoInstant('f.shipped_at')},
        'shipTo', concat_ws(', ', NULLIF(o.ship_address ->> 'label', ''), o.ship_address ->> 'line1',
          o.ship_address ->> 'city', concat_ws(' ', o.ship_address ->> 'state', o.ship_address ->> 'zip')),
        'isReturnable', ${returnableSql} > 0) ORDER BY f.shipped_at DESC, o.id DESC, l.position, rl.id), '[]')
      FROM recall_lines rl ${recallLineJoins} JOIN items i ON i.id = l.item_id WHERE rl.notice_id = n.id),
    'acknowledgments', (
      SELECT COALESCE(json_agg(json_build_object('version', k.version, 'at', ${isoInstant('k.at')},
        'by', concat_ws(' ', u.first_name, u.last_name), 'note', k.note, 'lines', (
          SELECT COALESCE(json_agg(json_build_object('lineId', c.line_id, 'found', c.found, 'used', c.used,
            'quarantined', c.quarantined, 'returned', c.returned) ORDER BY c.line_id), '[]')
          FROM recall_counts c WHERE c.acknowledgment_id = k.id)) ORDER BY k.version DESC), '[]')
      FROM recall_acknowledgments k JOIN users u ON u.id = k.user_id WHERE k.notice_id = n.id)) AS recall
  FROM recall_notices n JOIN recalls r ON r.id = n.recall_id WHERE n.account_id = $1 AND n.id = $2`,
)

/** Reads one of the company's recalls, in one statement; null when there is no such recall. */
export async function readRecall({ db, accountId }: Scope, id: number): Promise<RecallDetailsRow | null> {
  const [row] = await detailsQuery.all(db, [accountId, id])
  return row?.recall ?? null
}

const lockQuery = namedQuery(
  'recall-lock',
  'SELECT n.id FROM recall_notices n WHERE n.account_id = $1 AND n.id = $2 FOR UPDATE',
)

/**
 * Locks a recall of the company until the transaction ends, so that nobody else acknowledges it, and no goods are
 * added.
 */
export async function lockRecall({ db, accountId }: Scope, id: number): Promise<void> {
  await lockQuery.all(db, [accountId, id])
}

/** A version of an acknowledgment to write. */
export interface NewAcknowledgment {
  readonly version: number
  readonly at: Date
  readonly note: string
  readonly lines: readonly {
    readonly id: number
    readonly found: number
    readonly used: number
    readonly quarantined: number
    readonly returned: number
  }[]
}

const acknowledgeQuery = namedQuery(
  'recall-acknowledge',
  `WITH notice AS (
    UPDATE recall_notices SET acknowledged_at = $5 WHERE account_id = $1 AND id = $3 RETURNING id),
  made AS (
    INSERT INTO recall_acknowledgments (notice_id, version, user_id, at, note)
    SELECT notice.id, $4, $2, $5, $6 FROM notice RETURNING id)
  INSERT INTO recall_counts (acknowledgment_id, line_id, found, used, quarantined, returned)
  SELECT made.id, rl.id, c.found, c.used, c.quarantined, c.returned
  FROM made, json_to_recordset($7::json) AS c(id int, found int, used int, quarantined int, returned int)
    JOIN recall_lines rl ON rl.id = c.id AND rl.notice_id = $3`,
)

/** Writes a version of the acknowledgment of a recall of the company, in the name of the caller. */
export async function insertAcknowledgment(
  { db, accountId, userId }: Scope,
  id: number,
  { version, at, note, lines }: NewAcknowledgment,
): Promise<void> {
  await acknowledgeQuery.all(db, [accountId, userId, id, version, at, note, JSON.stringify(lines)])
}
