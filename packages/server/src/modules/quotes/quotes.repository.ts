import type { Estimate, EstimateDetails, EstimateLine, EstimateStatus } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { type ListWindow, offsetOf } from '../../http/list-answer.js'
import type { NewOrderLine } from '../orders/new-order.repository.js'
import { estimateRateJoin, estimateStatus, estimateTaxBasis } from '../pricing/estimate.sql.js'
import { containing } from '../records/containing.js'
import { isoInstant } from '../records/instant.sql.js'

/** A quote or estimate from the database, for a list; its amount is 0 until the store answers. */
export type EstimateRow = Omit<Estimate, 'total'> & { readonly totalCents: number }

/** Which quotes or estimates to list. */
export interface EstimateFilters {
  /** First instant of the first day. */
  readonly from: Date | null
  /** First instant after the last day. */
  readonly until: Date | null
  readonly search: string | null
  /** The statuses to list. */
  readonly statuses: readonly EstimateStatus[]
}

/** A page of a list, in an order. */
export interface EstimateWindow extends ListWindow {
  readonly sort: string
  /** Latest or largest first by default. */
  readonly orderBy?: 'asc' | 'desc' | undefined
}

/** A page of quotes or estimates, and how many there are in total. */
interface EstimatePage {
  readonly total: number
  readonly results: EstimateRow[]
}

const status = estimateStatus('e')

/** Members of a JSON object for the estimate `e` and the person `u` who requested it. */
const estimateMembers = `'id', e.id, 'estimateNumber', e.estimate_no, 'title', e.title, 'status', ${status},
  'date', ${isoInstant('e.created_at')}, 'expirationDate', e.expires_on,
  'requestedBy', concat_ws(' ', u.first_name, u.last_name),
  'itemCount', (SELECT COALESCE(sum(l.quantity), 0)::int FROM estimate_lines l WHERE l.estimate_id = e.id),
  'totalCents', e.total_cents`

/** The columns to sort by, by the name of the order. */
const sorts = { date: 'created_at', expirationDate: 'expires_on', total: 'total_cents' }

/** By the order that $8 names, upward if $9 is true; rows without a value are last. */
const order = [
  ...Object.entries(sorts).flatMap(([name, column]) => [
    `CASE WHEN $8 = '${name}' AND $9 THEN e.${column} END NULLS LAST`,
    `CASE WHEN $8 = '${name}' AND NOT $9 THEN e.${column} END DESC NULLS LAST`,
  ]),
  'CASE WHEN $9 THEN e.id END',
  'e.id DESC',
].join(', ')

const estimatesQuery = namedQuery<EstimatePage>(
  'estimates-page',
  `WITH found AS (
    SELECT e.id, e.created_at, e.expires_on, e.total_cents FROM estimates e
    WHERE e.account_id = $1
      AND ($2::timestamptz IS NULL OR e.created_at >= $2)
      AND ($3::timestamptz IS NULL OR e.created_at < $3)
      AND ($4::text IS NULL OR e.estimate_no ILIKE $4 OR e.title ILIKE $4 OR EXISTS (
        SELECT FROM estimate_lines l
        WHERE l.estimate_id = e.id AND (l.item_name ILIKE $4 OR l.display_name ILIKE $4 OR l.mpn ILIKE $4)))
      AND ${status} = ANY($5::text[])),
  shown AS (SELECT e.id, row_number() OVER (ORDER BY ${order}) AS place FROM found e ORDER BY place LIMIT $6 OFFSET $7)
  SELECT (SELECT count(*)::int FROM found) AS total, (
    SELECT COALESCE(json_agg(json_build_object(${estimateMembers}) ORDER BY shown.place), '[]')
    FROM shown JOIN estimates e ON e.id = shown.id LEFT JOIN users u ON u.id = e.user_id) AS results`,
)

/** Reads a page of the company's quotes or estimates, in one statement. */
export async function readEstimates(
  scope: Scope,
  { from, until, search, statuses }: EstimateFilters,
  window: EstimateWindow,
): Promise<EstimatePage> {
  const chosen = [from, until, search === null ? null : containing(search), statuses]
  const paging = [window.limit, offsetOf(window), window.sort, window.orderBy === 'asc']
  const [page] = await estimatesQuery.all(scope.db, [scope.accountId, ...chosen, ...paging])
  return page ?? { total: 0, results: [] }
}

/** A whole quote or estimate from the database. */
export type EstimateDetailsRow = EstimateRow &
  Pick<EstimateDetails, 'notes' | 'neededBy' | 'answer' | 'answeredAt' | 'order'> & {
    /** The person who requested it; null if nobody of the company did. */
    readonly userId: number | null
    readonly subtotalCents: number
    readonly shippingCents: number
    readonly taxCents: number
    /** With its amount in cents. */
    readonly taxBasis: EstimateDetails['taxBasis']
    readonly lines: (Omit<EstimateLine, 'price' | 'lineTotal'> & {
      readonly price: number
      readonly totalCents: number
    })[]
  }

const detailsQuery = namedQuery<{ estimate: EstimateDetailsRow }>(
  'estimate-details',
  `SELECT json_build_object(${estimateMembers}, 'userId', e.user_id, 'notes', e.notes, 'neededBy', e.needed_by,
    'answer', e.answer, 'answeredAt', ${isoInstant('e.answered_at')}, 'subtotalCents', e.subtotal_cents,
    'shippingCents', e.shipping_cents, 'taxCents', e.tax_cents, 'taxBasis', ${estimateTaxBasis},
    'order', (SELECT json_build_object('id', o.id, 'orderNumber', o.order_no) FROM orders o WHERE o.id = e.order_id),
    'lines', (
      SELECT COALESCE(json_agg(json_build_object('id', l.id, 'itemId', l.item_id, 'itemName', l.item_name, 'unit', l.unit_id,
        'name', l.display_name, 'mpn', l.mpn, 'urlComponent', i.url_component, 'thumbnailImage', i.thumbnail_image,
        'matrixDetails', l.matrix_details, 'unitLabel', l.unit_label, 'conversionRate', l.conversion_rate,
        'quantity', l.quantity, 'price', l.price, 'totalCents', l.total_cents) ORDER BY l.position), '[]')
      FROM estimate_lines l JOIN items i ON i.id = l.item_id WHERE l.estimate_id = e.id)) AS estimate
  FROM estimates e LEFT JOIN users u ON u.id = e.user_id ${estimateRateJoin} WHERE e.account_id = $1 AND e.id = $2`,
)

/** Reads one of the company's quotes or estimates, in one statement; null when there is no such record. */
export async function readEstimate(scope: Scope, id: number): Promise<EstimateDetailsRow | null> {
  const [row] = await detailsQuery.all(scope.db, [scope.accountId, id])
  return row?.estimate ?? null
}

/** A request for a quote. */
export interface NewQuote {
  readonly title: string
  readonly notes: string
  /** YYYY-MM-DD */
  readonly neededBy: string | null
  readonly requestedAt: Date
  /** Without prices, which only the answer has. */
  readonly lines: readonly Omit<NewOrderLine, 'price' | 'taxable' | 'totalCents'>[]
}

const insertQuery = namedQuery<{ id: number }>(
  'quote-insert',
  `WITH made AS (
    INSERT INTO estimates (estimate_no, account_id, user_id, status, title, notes, needed_by, subtotal_cents,
      total_cents, created_at)
    VALUES ('EST-' || nextval('estimate_no_seq'), $1, $2, 'Requested', $3, $4, $5, 0, 0, $6) RETURNING id),
  lines AS (
    INSERT INTO estimate_lines (estimate_id, position, item_id, unit_id, item_name, display_name, mpn, matrix_details,
      unit_name, unit_label, conversion_rate, price, quantity, total_cents)
    SELECT made.id, l."position", l."itemId", l."unitId", l."itemName", l."displayName", l.mpn, l."matrixDetails",
      l."unitName", l."unitLabel", l."conversionRate", 0, l.quantity, 0
    FROM made, json_to_recordset($7::json) AS l("position" int, "itemId" int, "unitId" int, "itemName" text,
      "displayName" text, mpn text, "matrixDetails" jsonb, "unitName" text, "unitLabel" text,
      "conversionRate" numeric, quantity int))
  SELECT id FROM made`,
)

/** Writes a request for a quote with its lines; the number comes from the sequence. */
export async function insertQuote(
  { db, accountId, userId }: Scope,
  { title, notes, neededBy, requestedAt, lines }: NewQuote,
): Promise<number> {
  const values = [accountId, userId, title, notes, neededBy, requestedAt, JSON.stringify(lines)]
  const [made] = await insertQuery.all(db, values)
  if (made === undefined) throw new Error('The quote was not written. The database answered no row for it.')
  return made.id
}

const copyQuery = namedQuery<{ id: number }>(
  'quote-copy',
  `WITH made AS (
    INSERT INTO estimates (estimate_no, account_id, user_id, status, title, notes, subtotal_cents, total_cents,
      created_at)
    SELECT 'EST-' || nextval('estimate_no_seq'), e.account_id, $2, 'Requested', e.title, e.notes, 0, 0, $4
    FROM estimates e WHERE e.account_id = $1 AND e.id = $3 RETURNING id),
  lines AS (
    INSERT INTO estimate_lines (estimate_id, position, item_id, unit_id, item_name, display_name, mpn, matrix_details,
      unit_name, unit_label, conversion_rate, price, quantity, total_cents)
    SELECT made.id, l.position, l.item_id, l.unit_id, l.item_name, l.display_name, l.mpn, l.matrix_details,
      l.unit_name, l.unit_label, l.conversion_rate, 0, l.quantity, 0
    FROM made, estimate_lines l WHERE l.estimate_id = $3)
  SELECT id FROM made`,
)

/** Requests the lines of an estimate of the company again, in the name of the caller; its prices are not copied. */
export async function copyQuote({ db, accountId, userId }: Scope, id: number, requestedAt: Date): Promise<number> {
  const [made] = await copyQuery.all(db, [accountId, userId, id, requestedAt])
  if (made === undefined) throw new Error('The quote was not copied. The database answered no row for it.')
  return made.id
}

/** The item, unit and quantity of each line of an estimate. */
function goodsOf(estimate: string): string {
  return `(SELECT jsonb_agg(jsonb_build_array(l.item_id, l.unit_id, l.quantity) ORDER BY l.position)
    FROM estimate_lines l WHERE l.estimate_id = ${estimate}.id)`
}

const waitingCopyQuery = namedQuery<{ estimateNumber: string }>(
  'quote-waiting-copy',
  `SELECT w.estimate_no AS "estimateNumber" FROM estimates e JOIN estimates w ON w.account_id = e.account_id
  WHERE e.account_id = $1 AND e.id = $2 AND w.status = 'Requested' AND w.title = e.title
    AND ${goodsOf('w')} = ${goodsOf('e')}
  ORDER BY w.id LIMIT 1`,
)

/** Reads the number of a quote of the company that waits with the title and lines of an estimate; null for none. */
export async function readWaitingCopy({ db, accountId }: Scope, id: number): Promise<string | null> {
  const [copy] = await waitingCopyQuery.all(db, [accountId, id])
  return copy?.estimateNumber ?? null
}

const lockQuery = namedQuery(
  'estimate-lock',
  'SELECT e.id FROM estimates e WHERE e.account_id = $1 AND e.id = $2 FOR NO KEY UPDATE',
)

/** Locks a quote of the company until the transaction of the scope ends. */
export async function lockEstimate({ db, accountId }: Scope, id: number): Promise<void> {
  await lockQuery.all(db, [accountId, id])
}

const countRequestedQuery = namedQuery<{ count: number }>(
  'quotes-requested',
  `WITH company AS (SELECT a.id FROM accounts a WHERE a.id = $1 FOR NO KEY UPDATE)
  SELECT count(*)::int AS count FROM estimates e JOIN company ON company.id = e.account_id WHERE e.status = 'Requested'`,
)

/** Counts the requests of the company that wait for an answer; the company makes no other until the transaction ends. */
export async function lockRequested({ db, accountId }: Scope): Promise<number> {
  const [row] = await countRequestedQuery.all(db, [accountId])
  return row?.count ?? 0
}

const withdrawQuery = namedQuery(
  'quote-withdraw',
  `UPDATE estimates SET status = 'Withdrawn' WHERE account_id = $1 AND id = $2 AND status = 'Requested'`,
)

/** Withdraws a quote of the company that waits for an answer. */
export async function withdraw({ db, accountId }: Scope, id: number): Promise<void> {
  await withdrawQuery.all(db, [accountId, id])
}
