import type { RecallClass, RecallNotice } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import { isRecallPersonSql, receivedTextSql } from './recalls.sql.js'

/** An item that a recall names. */
export interface RecalledItem {
  readonly id: number
  /** The item number. */
  readonly itemName: string
  readonly isMatrixParent: boolean
  /** The item numbers of its variants. */
  readonly variants: readonly string[]
}

const itemsQuery = namedQuery<RecalledItem>(
  'recall-named-items',
  `SELECT i.id, i.item_name AS "itemName", i.is_matrix_parent AS "isMatrixParent", (
    SELECT COALESCE(json_agg(v.item_name ORDER BY v.id), '[]') FROM items v WHERE v.parent_id = i.id) AS variants
  FROM items i WHERE i.item_name = ANY($1::text[])`,
)

/** Reads the items that a recall names by exact item numbers. */
export function readNamedItems(db: Db, numbers: readonly string[]): Promise<RecalledItem[]> {
  return itemsQuery.all(db, [numbers])
}

const sameQuery = namedQuery<{ recallNumber: string }>(
  'recall-same',
  `SELECT r.recall_no AS "recallNumber" FROM recalls r
  WHERE r.closed_at IS NULL AND lower(r.title) = lower($1) ORDER BY r.id LIMIT 1`,
)

/** Reads the number of an open recall of the title; null when there is none. */
export async function readOpenWithTitle(db: Db, title: string): Promise<string | null> {
  const [recall] = await sameQuery.all(db, [title])
  return recall?.recallNumber ?? null
}

const insertQuery = namedQuery<{ id: number }>(
  'recall-insert',
  `WITH made AS (
    INSERT INTO recalls (recall_no, title, reason, risk_class, what_to_do, lots, shipped_from, shipped_to, maker_url,
      published_at)
    VALUES ('RC-' || nextval('recall_no_seq'), $1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9) RETURNING id),
  items AS (INSERT INTO recall_items (recall_id, item_id) SELECT made.id, i FROM made, unnest($10::int[]) i)
  SELECT id FROM made`,
)

/** Writes a recall of some items, by their ids; its number comes from the sequence. */
export async function insertRecall(
  db: Db,
  notice: RecallNotice,
  items: readonly number[],
  publishedAt: Date,
): Promise<number> {
  const { title, reason, riskClass, whatToDo, lots, shippedFrom, shippedTo, makerUrl } = notice
  const values = [title, reason, riskClass, whatToDo, JSON.stringify(lots), shippedFrom, shippedTo, makerUrl]
  const [made] = await insertQuery.all(db, [...values, publishedAt, items])
  if (made === undefined) throw new Error('The recall was not written. The database answered no row for it.')
  return made.id
}

const findQuery = namedQuery<{ id: number }>('recall-find', 'SELECT id FROM recalls WHERE recall_no = $1')

/** Finds a recall by its number; null when there is none. */
export async function findRecall(db: Db, recallNumber: string): Promise<number | null> {
  const [recall] = await findQuery.all(db, [recallNumber])
  return recall?.id ?? null
}

const closeQuery = namedQuery('recall-close', 'UPDATE recalls SET closed_at = $2 WHERE id = $1')

/** Closes a recall. */
export async function writeClosed(db: Db, id: number, closedAt: Date): Promise<void> {
  await closeQuery.all(db, [id, closedAt])
}

/** A recall for its operator. */
export interface ListedRecall {
  readonly recallNumber: string
  readonly title: string
  readonly riskClass: RecallClass
  /** YYYY-MM-DD in Eastern time. */
  readonly publishedOn: string
  /** Null while the recall is open. */
  readonly closedOn: string | null
  readonly companies: number
  readonly acknowledged: number
}

const listColumns = `r.recall_no AS "recallNumber", r.title, r.risk_class AS "riskClass",
  (r.published_at AT TIME ZONE 'America/New_York')::date::text AS "publishedOn",
  (r.closed_at AT TIME ZONE 'America/New_York')::date::text AS "closedOn",
  (SELECT count(*)::int FROM recall_notices n WHERE n.recall_id = r.id) AS companies,
  (SELECT count(*)::int FROM recall_notices n WHERE n.recall_id = r.id AND n.acknowledged_at IS NOT NULL) AS acknowledged`

const listQuery = namedQuery<ListedRecall>(
  'recalls-list',
  `SELECT ${listColumns} FROM recalls r
  ORDER BY r.closed_at IS NOT NULL, r.risk_class, r.published_at DESC, r.id DESC LIMIT 100`,
)

/** Reads 100 recalls: open ones first, the most serious class first, then the latest closed ones. */
export function readListedRecalls(db: Db): Promise<ListedRecall[]> {
  return listQuery.all(db, [])
}

/** The state of a recall in one company, for its operator. */
export interface CompanyState {
  readonly accountName: string
  readonly lines: number
  /** Such as `12 × Box of 100, 2 × Case`. */
  readonly received: string
  /** How many people can be told of it now. */
  readonly people: number
  /** YYYY-MM-DD in Eastern time: the last mail. */
  readonly toldOn: string
  /** Whether all lines are acknowledged. */
  readonly isAcknowledged: boolean
  /** The latest version; null while there is none. */
  readonly latest: {
    readonly version: number
    readonly by: string
    readonly on: string
    readonly note: string
    readonly found: number
    readonly used: number
    readonly quarantined: number
    readonly returned: number
  } | null
}

/** A recall with its state in each company. */
export interface RecallState extends ListedRecall {
  readonly states: readonly CompanyState[]
}

const stateQuery = namedQuery<RecallState>(
  'recall-state',
  `SELECT ${listColumns}, (
    SELECT COALESCE(json_agg(json_build_object('accountName', a.account_name,
      'lines', (SELECT count(*) FROM recall_lines rl WHERE rl.notice_id = n.id), 'received', ${receivedTextSql},
      'people', (SELECT count(*) FROM users w WHERE ${isRecallPersonSql}),
      'toldOn', (n.told_at AT TIME ZONE 'America/New_York')::date, 'isAcknowledged', n.acknowledged_at IS NOT NULL,
      'latest', (
        SELECT json_build_object('version', k.version, 'by', concat_ws(' ', u.first_name, u.last_name),
          'on', (k.at AT TIME ZONE 'America/New_York')::date, 'note', k.note, 'found', c.found, 'used', c.used,
          'quarantined', c.quarantined, 'returned', c.returned)
        FROM recall_acknowledgments k JOIN users u ON u.id = k.user_id, LATERAL (
          SELECT COALESCE(sum(found), 0) AS found, COALESCE(sum(used), 0) AS used,
            COALESCE(sum(quarantined), 0) AS quarantined, COALESCE(sum(returned), 0) AS returned
          FROM recall_counts WHERE acknowledgment_id = k.id) c
        WHERE k.notice_id = n.id ORDER BY k.version DESC LIMIT 1)) ORDER BY n.acknowledged_at IS NOT NULL, a.account_name, a.id), '[]')
    FROM recall_notices n JOIN accounts a ON a.id = n.account_id WHERE n.recall_id = r.id) AS states
  FROM recalls r WHERE r.recall_no = $1`,
)

/** Reads the state of a recall; null when there is no recall of the number. */
export async function readRecallState(db: Db, recallNumber: string): Promise<RecallState | null> {
  const [state] = await stateQuery.all(db, [recallNumber])
  return state ?? null
}
