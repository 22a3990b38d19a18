import type { Address, SeenPlace } from '@gauze/contract'
import type { SubscriptionRhythm } from '@gauze/rules'
import { type Db, namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { addressJson } from '../addresses/addresses.repository.js'
import type { RequestedLine } from '../orders/goods-lines.repository.js'
import { cardJson, type SavedCard } from '../payment-methods/payment-methods.repository.js'

/** A subscription as stored. Dates are YYYY-MM-DD. */
export interface SubscriptionRow extends SubscriptionRhythm {
  readonly id: number
  readonly accountId: number
  readonly userId: number
  readonly itemListId: number
  readonly listName: string
  readonly isListDeleted: boolean
  readonly itemCount: number
  readonly ownerName: string
  readonly ownerEmail: string
  readonly isOwnerActive: boolean
  /** Whether the owner may see prices. */
  readonly isPriceVisible: boolean
  readonly nextRunOn: string
  readonly skipped: readonly string[]
  readonly retryOn: string | null
  readonly failures: number
  readonly shipAddressId: number
  readonly billAddressId: number
  /** The places as a person last saw them; null for a subscription that an older version of the server wrote. */
  readonly shipPlace: SeenPlace | null
  readonly billPlace: SeenPlace | null
  /** The places as the addresses have them now. */
  readonly shipNow: SeenPlace
  readonly billNow: SeenPlace
  /** Null on terms. */
  readonly paymentMethodId: number | null
  readonly poNum: string
  readonly paused: boolean
  readonly pauseReason: string | null
  readonly lastRun: {
    readonly dueOn: string
    readonly orderId: number | null
    readonly orderNumber: string | null
    readonly error: string | null
    readonly leftOut: string[]
  } | null
}

/** SQL of the content of an address of the company of a subscription `s` by its id. */
function placeSql(id: string) {
  return `(SELECT jsonb_build_object('attention', d.attention, 'line1', d.line1, 'line2', d.line2, 'city', d.city,
    'state', d.state, 'zip', d.zip) FROM addresses d WHERE d.account_id = s.account_id AND d.id = ${id})`
}

const columns = `s.id, s.account_id AS "accountId", s.user_id AS "userId", s.item_list_id AS "itemListId",
  l.name AS "listName", l.deleted_at IS NOT NULL AS "isListDeleted",
  (SELECT count(*)::int FROM item_list_details d WHERE d.item_list_id = l.id) AS "itemCount",
  concat_ws(' ', u.first_name, u.last_name) AS "ownerName", u.email AS "ownerEmail",
  u.active AND a.active AS "isOwnerActive", u.is_price_visible AS "isPriceVisible",
  s.every, s.frequency, s.start_on::text AS "startOn", s.next_run_on::text AS "nextRunOn",
  s.skipped::text[] AS skipped, s.retry_on::text AS "retryOn", s.failures,
  s.ship_address_id AS "shipAddressId", s.bill_address_id AS "billAddressId", s.ship_place AS "shipPlace",
  s.bill_place AS "billPlace", ${placeSql('s.ship_address_id')} AS "shipNow",
  ${placeSql('s.bill_address_id')} AS "billNow",
  s.payment_method_id AS "paymentMethodId", s.po_num AS "poNum", s.paused, s.pause_reason AS "pauseReason",
  (SELECT json_build_object('dueOn', r.due_on, 'orderId', r.order_id, 'orderNumber', o.order_no, 'error', r.error,
    'leftOut', r.left_out)
    FROM subscription_runs r LEFT JOIN orders o ON o.id = r.order_id
    WHERE r.subscription_id = s.id ORDER BY r.due_on DESC LIMIT 1) AS "lastRun"`

const source = `subscriptions s JOIN item_lists l ON l.id = s.item_list_id JOIN users u ON u.id = s.user_id
  JOIN accounts a ON a.id = s.account_id`

const ownQuery = namedQuery<SubscriptionRow>(
  'subscriptions',
  `SELECT ${columns} FROM ${source} WHERE s.account_id = $1 AND (s.user_id = $2 OR $3::boolean)
    AND ($4::int IS NULL OR s.item_list_id = $4) ORDER BY s.paused, s.next_run_on, s.id`,
)

/**
 * The subscriptions of the caller, the next one first; all of the company for an administrator.
 * @param itemListId the only list to look at, or null
 */
export function readSubscriptions(
  scope: Scope,
  isAdmin: boolean,
  itemListId: number | null = null,
): Promise<SubscriptionRow[]> {
  return ownQuery.all(scope.db, [scope.accountId, scope.userId, isAdmin, itemListId])
}

const dueQuery = namedQuery<SubscriptionRow>(
  'subscriptions-due',
  `SELECT ${columns} FROM ${source} WHERE NOT s.paused AND COALESCE(s.retry_on, s.next_run_on) <= $1::date
  ORDER BY COALESCE(s.retry_on, s.next_run_on), s.id`,
)

/** Every subscription that has a run to do by a day. */
export function readDueSubscriptions(db: Db, today: string): Promise<SubscriptionRow[]> {
  return dueQuery.all(db, [today])
}

const nearQuery = namedQuery<SubscriptionRow>(
  'subscriptions-near',
  `SELECT ${columns} FROM ${source} WHERE NOT s.paused AND s.retry_on IS NULL AND s.next_run_on <= $1::date
    AND s.warned_for IS DISTINCT FROM s.next_run_on ORDER BY s.next_run_on, s.id`,
)

/** Every subscription whose next run comes by a day and was not checked yet. */
export function readNearSubscriptions(db: Db, until: string): Promise<SubscriptionRow[]> {
  return nearQuery.all(db, [until])
}

const warnedQuery = namedQuery('subscription-warned', 'UPDATE subscriptions SET warned_for = $2::date WHERE id = $1')

/** Notes that the run of a date was checked. */
export async function noteWarned(db: Db, id: number, date: string): Promise<void> {
  await warnedQuery.all(db, [id, date])
}

const linesQuery = namedQuery<RequestedLine>(
  'subscription-lines',
  `SELECT d.item_id AS "itemId", d.unit_id AS unit, d.quantity FROM item_list_details d
  WHERE d.item_list_id = $1 ORDER BY d.id`,
)

/** The lines that a run orders. */
export function readSubscriptionLines(db: Db, itemListId: number): Promise<RequestedLine[]> {
  return linesQuery.all(db, [itemListId])
}

/** The part of a subscription that a person chooses. */
export interface SubscriptionForm extends SubscriptionRhythm {
  readonly itemListId: number
  readonly shipAddressId: number
  readonly billAddressId: number
  readonly shipPlace: SeenPlace
  readonly billPlace: SeenPlace
  readonly paymentMethodId: number | null
  readonly poNum: string
}

const upsertQuery = namedQuery(
  'subscription-upsert',
  `INSERT INTO subscriptions AS s (account_id, user_id, item_list_id, every, frequency, start_on, next_run_on,
    ship_address_id, bill_address_id, payment_method_id, po_num, ship_place, bill_place)
  SELECT $1, l.user_id, l.id, $3, $4, $5::date, $5::date, $6, $7, $8, $9, $10::jsonb, $11::jsonb
    FROM item_lists l
    WHERE l.account_id = $1 AND l.id = $2
  ON CONFLICT (item_list_id) DO UPDATE SET every = $3, frequency = $4, start_on = $5::date, next_run_on = $5::date,
    ship_address_id = $6, bill_address_id = $7, payment_method_id = $8, po_num = $9,
    ship_place = $10::jsonb, bill_place = $11::jsonb, skipped = ARRAY[]::date[],
    retry_on = NULL, failures = 0, warned_for = NULL, paused = false, pause_reason = NULL`,
)

/** Writes a subscription; a changed rhythm restarts it from its first date. */
export async function writeSubscription(scope: Scope, form: SubscriptionForm): Promise<void> {
  const { itemListId, every, frequency, startOn } = form
  await upsertQuery.all(scope.db, [scope.accountId, itemListId, every, frequency, startOn, ...meansValues(form)])
}

const meansQuery = namedQuery(
  'subscription-means',
  `UPDATE subscriptions SET ship_address_id = $3, bill_address_id = $4, payment_method_id = $5, po_num = $6,
    ship_place = $7::jsonb, bill_place = $8::jsonb, warned_for = NULL
  WHERE account_id = $1 AND item_list_id = $2`,
)

/** Writes the addresses and the payment of a subscription, whose dates stay as they are. */
export async function writeMeans(scope: Scope, form: SubscriptionForm): Promise<void> {
  await meansQuery.all(scope.db, [scope.accountId, form.itemListId, ...meansValues(form)])
}

function meansValues(form: SubscriptionForm) {
  const { shipAddressId, billAddressId, paymentMethodId, poNum, shipPlace, billPlace } = form
  const places = [JSON.stringify(shipPlace), JSON.stringify(billPlace)]
  return [shipAddressId, billAddressId, paymentMethodId, poNum, ...places]
}

const scheduleQuery = namedQuery(
  'subscription-schedule',
  `UPDATE subscriptions SET next_run_on = $3::date, skipped = $4::date[], paused = $5, pause_reason = $6,
    retry_on = $7::date, failures = $8 WHERE account_id = $1 AND id = $2`,
)

/** When a subscription runs next. */
export interface Schedule
  extends Pick<SubscriptionRow, 'nextRunOn' | 'skipped' | 'paused' | 'pauseReason' | 'retryOn' | 'failures'> {}

/** Sets when a subscription runs next. */
export async function writeSchedule(db: Db, row: SubscriptionRow, schedule: Schedule): Promise<void> {
  const { nextRunOn, skipped, paused, pauseReason, retryOn, failures } = schedule
  await scheduleQuery.all(db, [row.accountId, row.id, nextRunOn, skipped, paused, pauseReason, retryOn, failures])
}

const deleteQuery = namedQuery('subscription-delete', 'DELETE FROM subscriptions WHERE account_id = $1 AND id = $2')

/** Ends a subscription. */
export async function deleteSubscriptionRow(scope: Scope, id: number): Promise<void> {
  await deleteQuery.all(scope.db, [scope.accountId, id])
}

const lockQuery = namedQuery<SubscriptionRow>(
  'subscription-lock',
  `SELECT ${columns} FROM ${source} WHERE s.id = $1 FOR NO KEY UPDATE OF s`,
)

/** Locks a subscription until the transaction ends; null if it was deleted. */
export async function lockSubscription(db: Db, id: number): Promise<SubscriptionRow | null> {
  return (await lockQuery.all(db, [id]))[0] ?? null
}

const runQuery = namedQuery(
  'subscription-run',
  `INSERT INTO subscription_runs (subscription_id, due_on, order_id, error, left_out)
  VALUES ($1, $2::date, $3, $4, $5::text[])
  ON CONFLICT (subscription_id, due_on) DO UPDATE SET order_id = EXCLUDED.order_id, error = EXCLUDED.error,
    left_out = EXCLUDED.left_out, ran_at = now()`,
)

/** The outcome of a run. */
export interface RunOutcome {
  readonly orderId: number | null
  readonly error: string | null
  readonly leftOut: readonly string[]
}

/** Records the run of a date. */
export async function writeRun(db: Db, id: number, dueOn: string, { orderId, error, leftOut }: RunOutcome) {
  await runQuery.all(db, [id, dueOn, orderId, error, leftOut])
}

const detailsQuery = namedQuery<{ shipAddress: Address | null; billAddress: Address | null; card: SavedCard | null }>(
  'subscription-details',
  `SELECT (SELECT ${addressJson} FROM addresses d WHERE d.account_id = $1 AND d.id = $2 AND NOT d.deleted) AS "shipAddress",
    (SELECT ${addressJson} FROM addresses d WHERE d.account_id = $1 AND d.id = $3 AND NOT d.deleted) AS "billAddress",
    (SELECT ${cardJson} FROM payment_methods m WHERE m.account_id = $1 AND m.id = $4 AND NOT m.deleted) AS card`,
)

/** The addresses and the card of a subscription; null for a deleted address or card. */
export async function readSubscriptionDetails(
  db: Db,
  { accountId, shipAddressId, billAddressId, paymentMethodId }: SubscriptionRow,
) {
  const [details] = await detailsQuery.all(db, [accountId, shipAddressId, billAddressId, paymentMethodId])
  return details ?? { shipAddress: null, billAddress: null, card: null }
}

const paidQuery = namedQuery<{ itemId: number; price: string }>(
  'subscription-paid-prices',
  `SELECT DISTINCT ON (ol.item_id) ol.item_id AS "itemId", ol.price::text AS price
  FROM order_lines ol JOIN orders o ON o.id = ol.order_id
  WHERE o.account_id = $1 AND ol.item_id = ANY($2::int[]) AND o.status NOT IN ('Rejected', 'Cancelled')
  ORDER BY ol.item_id, o.placed_at DESC`,
)

/** The price per base unit that a company paid last for items, in dollars. */
export async function readPaidPrices(
  db: Db,
  accountId: number,
  itemIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await paidQuery.all(db, [accountId, itemIds])
  return new Map(rows.map(({ itemId, price }) => [itemId, price]))
}

const notifyQuery = namedQuery(
  'subscription-notify',
  `INSERT INTO notifications (account_id, user_id, notification_type, meta_data)
  VALUES ($1, $2, 'Subscription', jsonb_build_object('itemListId', $3::int, 'listName', $4::text, 'message', $5::text))`,
)

/** Tells the owner of a subscription something in words. */
export async function notifyOwner(db: Db, row: SubscriptionRow, message: string): Promise<void> {
  await notifyQuery.all(db, [row.accountId, row.userId, row.itemListId, row.listName, message])
}
