import { nameWithVariant } from '@gauze/rules'
import { type Db, namedQuery } from '../../db/client.js'
import type { MailedGoods, MailedRecall } from './recall-mails.js'
import { isRecallPersonSql, recallLineJoins, shippedGoodsSql } from './recalls.sql.js'

/** A recall that is open while a transaction matches it. */
export type OpenRecall = MailedRecall & { readonly id: number; readonly publishedOn: string }

const lockQuery = namedQuery<OpenRecall>(
  'recall-lock-open',
  `SELECT r.id, r.recall_no AS "recallNumber", r.title, r.risk_class AS "riskClass", r.reason,
    r.what_to_do AS "whatToDo", r.lots, r.maker_url AS "makerUrl",
    (r.published_at AT TIME ZONE 'America/New_York')::date::text AS "publishedOn"
  FROM recalls r WHERE r.id = $1 AND r.closed_at IS NULL FOR UPDATE`,
)

/** Locks a recall until the transaction ends; null when it is closed. */
export async function lockOpenRecall(db: Db, id: number): Promise<OpenRecall | null> {
  const [recall] = await lockQuery.all(db, [id])
  return recall ?? null
}

const unmatchedQuery = namedQuery<{ id: number }>(
  'recalls-unmatched',
  `SELECT DISTINCT r.id FROM ${shippedGoodsSql} WHERE r.closed_at IS NULL AND NOT EXISTS (
    SELECT FROM recall_lines rl JOIN recall_notices n ON n.id = rl.notice_id
    WHERE rl.fulfilment_line_id = fl.id AND n.recall_id = r.id)
  ORDER BY r.id`,
)

/** Reads the ids of the open recalls to which goods belong that have shipped since the recall was matched. */
export async function readUnmatched(db: Db): Promise<number[]> {
  return (await unmatchedQuery.all(db, [])).map(({ id }) => id)
}

const noticesQuery = namedQuery(
  'recall-match-notices',
  `INSERT INTO recall_notices (recall_id, account_id, matched_at, told_at)
  SELECT DISTINCT r.id, f.account_id, $2::timestamptz, $2::timestamptz
  FROM ${shippedGoodsSql} WHERE r.id = $1
  ON CONFLICT DO NOTHING`,
)

const linesQuery = namedQuery<{ noticeId: number }>(
  'recall-match-lines',
  `INSERT INTO recall_lines (notice_id, fulfilment_line_id)
  SELECT n.id, fl.id
  FROM ${shippedGoodsSql} JOIN recall_notices n ON n.recall_id = r.id AND n.account_id = f.account_id
  WHERE r.id = $1
  ON CONFLICT DO NOTHING RETURNING notice_id AS "noticeId"`,
)

const reopenQuery = namedQuery(
  'recall-reopen',
  `WITH locked AS (
    SELECT n.id, n.acknowledged_at IS NOT NULL AS acknowledged FROM recall_notices n WHERE n.id = ANY($1::int[])
    ORDER BY n.id FOR UPDATE),
  reopened AS (
    UPDATE recall_notices n SET acknowledged_at = NULL, told_at = $2
    FROM locked WHERE n.id = locked.id AND locked.acknowledged RETURNING n.id)
  DELETE FROM recall_recipients p USING reopened WHERE p.notice_id = reopened.id`,
)

/**
 * Finds the goods of a recall that have shipped and that it does not have yet. A company that had acknowledged the
 * recall must acknowledge it again, and its people are told again. Part of a transaction that has the recall locked.
 * @returns the ids of the companies' notices that have new goods
 */
export async function matchShippedGoods(db: Db, recallId: number, at: Date): Promise<number[]> {
  await noticesQuery.all(db, [recallId, at])
  const lines = await linesQuery.all(db, [recallId])
  const noticeIds = [...new Set(lines.map(({ noticeId }) => noticeId))]
  if (noticeIds.length > 0) await reopenQuery.all(db, [noticeIds, at])
  return noticeIds
}

/** The number of shipped lines of a recall, and of the companies that received them. */
export interface MatchCounts {
  readonly companies: number
  readonly lines: number
}

const countQuery = namedQuery<MatchCounts>(
  'recall-match-count',
  `SELECT count(DISTINCT f.account_id)::int AS companies, count(*)::int AS lines
  FROM ${shippedGoodsSql} WHERE r.id = $1`,
)

/** Counts the shipped goods of a recall, and the companies that received them. */
export async function countShippedGoods(db: Db, recallId: number): Promise<MatchCounts> {
  const [counts] = await countQuery.all(db, [recallId])
  return counts ?? { companies: 0, lines: 0 }
}

/** A person to tell of a recall of one company. */
export interface RecallPerson {
  readonly noticeId: number
  readonly accountId: number
  readonly userId: number
  readonly email: string
}

const claimPeopleQuery = namedQuery<RecallPerson>(
  'recall-claim-people',
  `WITH claimed AS (
    INSERT INTO recall_recipients (notice_id, user_id)
    SELECT n.id, w.id FROM recall_notices n JOIN users w ON ${isRecallPersonSql} WHERE n.id = ANY($1::int[])
    ON CONFLICT DO NOTHING RETURNING notice_id, user_id)
  SELECT n.id AS "noticeId", n.account_id AS "accountId", w.id AS "userId", w.email
  FROM claimed JOIN recall_notices n ON n.id = claimed.notice_id JOIN users w ON w.id = claimed.user_id
  ORDER BY n.id, w.id`,
)

/** Records the people to tell of recalls, and returns the people who were not told before. */
export function claimRecallPeople(db: Db, noticeIds: readonly number[]): Promise<RecallPerson[]> {
  return claimPeopleQuery.all(db, [noticeIds])
}

const peopleQuery = namedQuery<RecallPerson>(
  'recall-people',
  `SELECT n.id AS "noticeId", n.account_id AS "accountId", w.id AS "userId", w.email
  FROM recall_notices n JOIN users w ON ${isRecallPersonSql} WHERE n.id = ANY($1::int[]) ORDER BY n.id, w.id`,
)

/** Reads the people to remind of recalls. */
export function readRecallPeople(db: Db, noticeIds: readonly number[]): Promise<RecallPerson[]> {
  return peopleQuery.all(db, [noticeIds])
}

interface GoodsRow extends MailedGoods {
  readonly noticeId: number
  readonly matrixDetails: readonly { key: string; value: string }[]
}

const goodsQuery = namedQuery<GoodsRow>(
  'recall-mailed-goods',
  `SELECT rl.notice_id AS "noticeId", l.display_name AS name, l.matrix_details AS "matrixDetails",
    o.order_no AS "orderNumber", o.po_num AS "poNum",
    (f.shipped_at AT TIME ZONE 'America/New_York')::date::text AS "shippedOn",
    fl.quantity || ' × ' || l.unit_label AS quantity
  FROM recall_lines rl ${recallLineJoins} WHERE rl.notice_id = ANY($1::int[])
  ORDER BY f.shipped_at DESC, o.id DESC, l.position, rl.id`,
)

/** Reads the goods of recalls for mails, by the id of the company's notice. */
export async function readMailedGoods(
  db: Db,
  noticeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MailedGoods[]>> {
  const goods = (await goodsQuery.all(db, [noticeIds])).map(({ name, matrixDetails, ...row }) => ({
    ...row,
    name: nameWithVariant(name, matrixDetails),
  }))
  return Map.groupBy(goods, ({ noticeId }) => noticeId)
}

const notifyQuery = namedQuery(
  'recall-notify',
  `INSERT INTO notifications (account_id, user_id, notification_type, meta_data)
  SELECT p."accountId", p."userId", 'Product Recall', $2::jsonb || jsonb_build_object('recallId', p."noticeId")
  FROM json_to_recordset($1::json) AS p("accountId" int, "userId" int, "noticeId" int)`,
)

/** Notifies people of a recall, each with the id of their company's recall. */
export async function notifyOfRecall(db: Db, people: readonly RecallPerson[], recall: MailedRecall): Promise<void> {
  const { recallNumber, title, riskClass } = recall
  await notifyQuery.all(db, [JSON.stringify(people), JSON.stringify({ recallNumber, title, riskClass })])
}

const dueQuery = namedQuery<{ noticeId: number; recallId: number }>(
  'recall-reminders-due',
  `SELECT n.id AS "noticeId", r.id AS "recallId" FROM recall_notices n JOIN recalls r ON r.id = n.recall_id
  WHERE r.closed_at IS NULL AND n.acknowledged_at IS NULL
    AND n.told_at <= $1::timestamptz - CASE WHEN r.risk_class = 'I' THEN $2::int ELSE $3::int END * interval '1 day'
  ORDER BY r.id, n.id`,
)

/** Reads the recalls of companies that have not acknowledged them some days after the last mail. */
export function readDueReminders(
  db: Db,
  at: Date,
  { classI, others }: { readonly classI: number; readonly others: number },
): Promise<{ noticeId: number; recallId: number }[]> {
  return dueQuery.all(db, [at, classI, others])
}

const claimReminderQuery = namedQuery<{ id: number }>(
  'recall-claim-reminder',
  `UPDATE recall_notices SET told_at = $2
  WHERE id = $1 AND acknowledged_at IS NULL AND told_at <= $2::timestamptz - $3::int * interval '1 day' RETURNING id`,
)

/**
 * Notes that a company is reminded now; false when another server has done so, or somebody has acknowledged the recall.
 */
export async function claimReminder(db: Db, noticeId: number, at: Date, afterDays: number): Promise<boolean> {
  return (await claimReminderQuery.all(db, [noticeId, at, afterDays])).length > 0
}
