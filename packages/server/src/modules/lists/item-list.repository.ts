import { MAX_QUANTITY } from '@gauze/rules'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { conflict, forbidden, notFound } from '../../base/problem.js'
import { namedQuery } from '../../db/client.js'
import { sqlState } from '../../db/database-errors.js'
import { itemListDetails, itemLists } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { goodsItemColumns, goodsItemJoins, rxTermsColumns } from '../pricing/goods.sql.js'
import type { GoodsItem } from '../pricing/goods.types.js'

/** The most lists that one person keeps. */
const mostLists = 200

/** The most lines of one list. */
export const MAX_LIST_LINES = 10_000

/** A list as every call answers it. */
export interface ListRow {
  readonly id: number
  readonly name: string
  readonly shared: boolean
  readonly isOwner: boolean
  readonly ownerName: string
  readonly itemListDetailCount: number
  readonly isSubscription: boolean
}

/** A line of a list with its item as the company may buy it now. */
export interface ListLineRow extends GoodsItem {
  readonly id: number
  readonly unit: number
  readonly quantity: number
}

/** A list with its lines, and the terms that its company buys on. */
export interface ListWithLines extends ListRow {
  readonly rxLevels: string[]
  readonly sellable: string[]
  readonly lines: ListLineRow[]
}

const listColumns = `l.id, l.name, l.shared, l.user_id = $2 AS "isOwner",
  concat_ws(' ', o.first_name, o.last_name) AS "ownerName",
  (SELECT count(*)::int FROM item_list_details d WHERE d.item_list_id = l.id) AS "itemListDetailCount",
  EXISTS (SELECT 1 FROM subscriptions s WHERE s.item_list_id = l.id) AS "isSubscription"`

/** The lists that a person reads: $1 account, $2 user. */
const readableLists = 'item_lists l JOIN users o ON o.id = l.user_id WHERE l.account_id = $1 AND l.deleted_at IS NULL'

const listsQuery = namedQuery<ListRow>(
  'item-lists',
  `SELECT ${listColumns} FROM ${readableLists} AND (l.user_id = $2 OR (l.shared AND $3::boolean))
  ORDER BY l.user_id <> $2, lower(l.name), l.id`,
)

const membershipQuery = namedQuery<ListRow & { isMember: boolean }>(
  'item-list-membership',
  `SELECT ${listColumns}, EXISTS (SELECT 1 FROM item_list_details m
    WHERE m.item_list_id = l.id AND m.item_id = $3 AND m.unit_id = $4) AS "isMember"
  FROM ${readableLists} AND l.user_id = $2 ORDER BY lower(l.name), l.id`,
)

const summaryQuery = namedQuery<ListRow>(
  'item-list-summary',
  `SELECT ${listColumns} FROM ${readableLists} AND l.id = $3 AND (l.user_id = $2 OR l.shared)`,
)

/** $4 the only line to read, or null for every line. */
const linesQuery = namedQuery<ListWithLines>(
  'item-list-lines',
  `SELECT ${listColumns}, ${rxTermsColumns},
    (SELECT COALESCE(json_agg(line_row ORDER BY line_row.id), '[]') FROM (
      SELECT d.id, d.unit_id AS unit, d.quantity, ${goodsItemColumns}
      FROM item_list_details d JOIN items i ON i.id = d.item_id ${goodsItemJoins}
      WHERE d.item_list_id = l.id AND ($4::int IS NULL OR d.id = $4)) line_row) AS lines
  FROM accounts a, ${readableLists} AND a.id = $1 AND l.id = $3 AND (l.user_id = $2 OR l.shared)`,
)

const listOfLineQuery = namedQuery<{ listId: number }>(
  'item-list-of-line',
  `SELECT d.item_list_id AS "listId" FROM item_list_details d, ${readableLists} AND d.item_list_id = l.id
    AND d.id = $3 AND (l.user_id = $2 OR l.shared)`,
)

/**
 * Sets the quantities of items and units on the list $1, or adds to them if $3 is true; $2 lines as JSON. It leaves out
 * products with variants, and items and units that the catalog does not have.
 */
const writeLinesQuery = namedQuery<{ id: number; itemId: number; unit: number; quantity: number; isNew: boolean }>(
  'item-list-write-lines',
  `INSERT INTO item_list_details AS kept (item_list_id, item_id, unit_id, quantity)
  SELECT $1, line."itemId", line.unit, line.quantity
  FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS ("itemId" int, unit int, quantity int)) WITH ORDINALITY
    AS line ("itemId", unit, quantity, place)
    JOIN items i ON i.id = line."itemId" AND NOT i.is_matrix_parent
    JOIN item_units u ON u.id = line.unit AND u.item_id = i.id
  ORDER BY line.place
  ON CONFLICT (item_list_id, item_id, unit_id) DO UPDATE SET quantity =
    CASE WHEN $3::boolean THEN LEAST(${MAX_QUANTITY}, kept.quantity + excluded.quantity) ELSE excluded.quantity END
  RETURNING id, item_id AS "itemId", unit_id AS unit, quantity, xmax = 0 AS "isNew"`,
)

/** Adds the lines $3 of the list $1 to the list $2; nothing changes if that is the same list. */
const copyLinesQuery = namedQuery<{ id: number }>(
  'item-list-copy-lines',
  `INSERT INTO item_list_details AS kept (item_list_id, item_id, unit_id, quantity)
  SELECT $2, d.item_id, d.unit_id, d.quantity FROM item_list_details d
  WHERE d.item_list_id = $1 AND d.id = ANY($3::int[])
  ORDER BY d.id
  ON CONFLICT (item_list_id, item_id, unit_id) DO UPDATE SET quantity =
    CASE WHEN $1 = $2 THEN kept.quantity ELSE LEAST(${MAX_QUANTITY}, kept.quantity + excluded.quantity) END
  RETURNING id`,
)

/**
 * Sets unit $4 and quantity $5 of the line $1, which must be of the item $3 on the list $2. The line replaces another
 * line of this item and unit. It reads the removal's result so that it runs after it.
 */
const changeLineQuery = namedQuery<{ id: number }>(
  'item-list-change-line',
  `WITH other AS (
    DELETE FROM item_list_details WHERE item_list_id = $2 AND item_id = $3 AND unit_id = $4 AND id <> $1 RETURNING quantity)
  UPDATE item_list_details SET unit_id = $4,
    quantity = LEAST(${MAX_QUANTITY}, $5::int + COALESCE((SELECT sum(quantity) FROM other), 0))
  WHERE id = $1 AND item_list_id = $2 AND item_id = $3 RETURNING id`,
)

/** A quantity of an item in a unit. */
export interface ListLine {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
}

function listGone() {
  return notFound('This list is no longer there. Its owner deleted it or stopped sharing it. Choose another list.')
}

/** The lists of the person and, if `showShared`, the shared lists of colleagues. */
export function readLists(scope: Scope, showShared: boolean): Promise<readonly ListRow[]> {
  return listsQuery.all(scope.db, [scope.accountId, scope.userId, showShared])
}

/** The lists of the person, each with whether it has the item in the unit. */
export function readMembership(scope: Scope, itemId: number, unit: number) {
  return membershipQuery.all(scope.db, [scope.accountId, scope.userId, itemId, unit])
}

/**
 * Reads a list without its lines.
 * @throws ProblemError when the person has no such list
 */
export async function readListSummary(scope: Scope, listId: number): Promise<ListRow> {
  const [list] = await summaryQuery.all(scope.db, [scope.accountId, scope.userId, listId])
  if (list === undefined) throw listGone()
  return list
}

/**
 * Reads a list with its lines in one statement.
 * @param lineId the only line to read; every line by default
 * @throws ProblemError when the person has no such list
 */
export async function readList(scope: Scope, listId: number, lineId: number | null = null): Promise<ListWithLines> {
  const [list] = await linesQuery.all(scope.db, [scope.accountId, scope.userId, listId, lineId])
  if (list === undefined) throw listGone()
  return list
}

/** The list of a line that the person may read; null if there is none. */
export async function readListOfLine(scope: Scope, lineId: number): Promise<number | null> {
  const [row] = await listOfLineQuery.all(scope.db, [scope.accountId, scope.userId, lineId])
  return row?.listId ?? null
}

const nameTaken = '23505'

/** Turns the refusal of a second list of one name into a problem. */
async function withFreeName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (sqlState(error) !== nameTaken) throw error
    throw conflict('list-name-taken', `You already have a list named “${name}”. Choose another name.`)
  }
}

/** Creates a list of the person. @returns its id */
export function insertList(scope: Scope, { name, shared }: { readonly name: string; readonly shared: boolean }) {
  return scope.transaction(async (tx) => {
    const own = await readLists(tx, false)
    if (own.length >= mostLists) {
      throw conflict('too-many-lists', `You already have ${mostLists} lists. Delete one, then create this list again.`)
    }
    const values = { name, shared, accountId: tx.accountId, userId: tx.userId }
    const [row] = await withFreeName(name, () => tx.db.insert(itemLists).values(values).returning({ id: itemLists.id }))
    if (row === undefined) throw listGone()
    return row.id
  })
}

/**
 * Locks a list that the person is about to change.
 * @throws ProblemError when there is no such list, or it is a colleague's
 */
export async function lockOwnList(scope: Scope, listId: number): Promise<void> {
  const [list] = await scope.db
    .select({ userId: itemLists.userId, shared: itemLists.shared })
    .from(itemLists)
    .where(and(scope.owned(itemLists), eq(itemLists.id, listId), isNull(itemLists.deletedAt)))
    .for('update')
  if (list?.userId === scope.userId) return
  if (list?.shared) throw forbidden('This list belongs to a colleague. Copy its lines to a list of your own.')
  throw listGone()
}

/** Renames, shares or deletes a list of the person; the caller has locked it. */
export async function updateList(
  scope: Scope,
  listId: number,
  values: Partial<Pick<typeof itemLists.$inferInsert, 'name' | 'shared' | 'deletedAt'>>,
): Promise<void> {
  const own = and(scope.owned(itemLists), eq(itemLists.id, listId), eq(itemLists.userId, scope.userId))
  await withFreeName(values.name ?? '', () =>
    scope.db
      .update(itemLists)
      .set({ ...values, updatedAt: sql`now()` })
      .where(own),
  )
}

/**
 * Brings a deleted list of the person back.
 * @throws ProblemError when there is no such list, or another one has its name by now
 */
export function restoreList(scope: Scope, listId: number): Promise<void> {
  return scope.transaction(async (tx) => {
    const own = and(tx.owned(itemLists), eq(itemLists.id, listId), eq(itemLists.userId, tx.userId))
    const [list] = await tx.db.select({ name: itemLists.name }).from(itemLists).where(own).for('update')
    if (list === undefined) throw listGone()
    await withFreeName(list.name, () => tx.db.update(itemLists).set({ deletedAt: null }).where(own))
  })
}

/**
 * Writes lines to a list that the caller has locked. It omits lines that no list can hold: lines of products
 * with variants, and of items or units that the catalog does not have.
 * @param lines at most one for an item and unit
 * @param isAddition whether to add the quantities to existing lines instead of replacing their quantities
 * @returns the written lines
 */
export async function writeLines(scope: Scope, listId: number, lines: readonly ListLine[], isAddition: boolean) {
  return writeLinesQuery.all(scope.db, [listId, JSON.stringify(lines), isAddition])
}

/**
 * Copies lines of one list to another, which the caller has locked; lines of the same item and unit merge.
 * @returns how many lines of these ids the first list has
 */
export async function copyLines(scope: Scope, listId: number, toListId: number, ids: readonly number[]) {
  const copied = await copyLinesQuery.all(scope.db, [listId, toListId, ids])
  return copied.length
}

/**
 * Changes unit and quantity of a line of a list that the caller has locked; two lines of one item and unit merge.
 * @returns whether the list has this line
 */
export async function changeLine(scope: Scope, id: number, listId: number, line: ListLine): Promise<boolean> {
  const rows = await changeLineQuery.all(scope.db, [id, listId, line.itemId, line.unit, line.quantity])
  return rows.length > 0
}

/** Removes lines of a list that the caller has locked. @returns whether it had any of them */
export async function deleteLines(scope: Scope, listId: number, ids: readonly number[]): Promise<boolean> {
  const chosen = and(eq(itemListDetails.itemListId, listId), inArray(itemListDetails.id, [...ids]))
  const removed = await scope.db.delete(itemListDetails).where(chosen).returning({ id: itemListDetails.id })
  return removed.length > 0
}

/** Removes an item in a unit from a list that the caller has locked. @returns whether the list had it */
export async function deleteItem(scope: Scope, listId: number, itemId: number, unit: number): Promise<boolean> {
  const { itemListId, itemId: item, unitId, id } = itemListDetails
  const line = and(eq(itemListId, listId), eq(item, itemId), eq(unitId, unit))
  const removed = await scope.db.delete(itemListDetails).where(line).returning({ id })
  return removed.length > 0
}
