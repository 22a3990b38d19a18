import { addDays } from '@gauze/rules'
import { type Db, recallItems, recallLines, recallNotices, recalls } from '@gauze/server/plugin'
import { type InferInsertModel, sql } from 'drizzle-orm'

const DAY = 86_400_000

/** A shipped line of an order. */
interface ShippedLine extends Record<string, unknown> {
  readonly itemId: number
  readonly name: string
  /** YYYY-MM-DD in Eastern time. */
  readonly shippedOn: string
}

/** Goods of a recall, with the company that received them. */
interface ShippedGoods extends Record<string, unknown> {
  readonly fulfilmentLineId: number
  readonly accountId: number
}

/** Two shipped items of a company: one of its latest parcels, and one of parcels two months earlier. */
async function recalledLines(db: Db, accountId: number): Promise<readonly ShippedLine[]> {
  const { rows } = await db.execute<ShippedLine>(sql`
    SELECT DISTINCT ON (age) l.item_id AS "itemId", l.display_name AS name,
      (f.shipped_at AT TIME ZONE 'America/New_York')::date::text AS "shippedOn"
    FROM fulfilment_lines fl JOIN fulfilments f ON f.id = fl.fulfilment_id JOIN order_lines l ON l.id = fl.order_line_id,
      LATERAL (SELECT f.shipped_at < (SELECT max(shipped_at) FROM fulfilments) - interval '60 days' AS age) a
    WHERE f.account_id = ${accountId} AND f.delivered_at IS NOT NULL AND l.quantity >= 4
    ORDER BY age, f.shipped_at DESC, l.position`)
  return rows
}

/**
 * All units of the item of a line that shipped on its day or up to three days before, to any company. The rows of the
 * given company come first.
 */
async function shippedGoods(
  db: Db,
  { itemId, shippedOn }: ShippedLine,
  firstAccountId: number,
): Promise<readonly ShippedGoods[]> {
  const { rows } = await db.execute<ShippedGoods>(sql`
    SELECT fl.id AS "fulfilmentLineId", f.account_id AS "accountId"
    FROM fulfilment_lines fl JOIN fulfilments f ON f.id = fl.fulfilment_id JOIN order_lines l ON l.id = fl.order_line_id
    WHERE l.item_id = ${itemId}
      AND (f.shipped_at AT TIME ZONE 'America/New_York')::date BETWEEN ${shippedOn}::date - 3 AND ${shippedOn}::date
    ORDER BY f.account_id <> ${firstAccountId}, f.account_id, fl.id`)
  return rows
}

/** A recall before its item and its days are known. */
interface WrittenRecall extends Pick<InferInsertModel<typeof recalls>, 'riskClass' | 'reason' | 'whatToDo' | 'lots'> {
  readonly problem: string
  /** How many days ago it was published. */
  readonly days: number
  readonly isClosed: boolean
}

/** The recalls of the demonstration, the open one first. */
const written: readonly WrittenRecall[] = [
  {
    ...{ riskClass: 'II', days: 2, isClosed: false, problem: 'wrong expiration date on the label' },
    ...{ reason: 'Some labels name a later expiration date than that of the goods.', lots: ['LX-2201', 'LX-2202'] },
    whatToDo: 'Stop the use of these goods now.\nQuarantine what you find, and return it to us.',
  },
  {
    ...{ riskClass: 'III', days: 40, isClosed: true, problem: 'label without a lot' },
    ...{ reason: 'Some labels name no lot.', lots: [] },
    whatToDo: 'Look at the labels before use. Return goods whose label names no lot.',
  },
]

async function writeRecall(db: Db, recall: WrittenRecall, line: ShippedLine, publishedAt: Date): Promise<number> {
  const { problem, days: _, isClosed, ...words } = recall
  const { itemId, name, shippedOn } = line
  const { rows } = await db.execute<{ recallNo: string }>(sql`SELECT 'RC-' || nextval('recall_no_seq') AS "recallNo"`)
  const [made] = await db
    .insert(recalls)
    .values({
      ...{ ...words, publishedAt, title: `${name}: ${problem}`, recallNo: rows[0]?.recallNo ?? '' },
      ...{ shippedFrom: addDays(shippedOn, -3), shippedTo: shippedOn, makerUrl: 'https://maker.example/recalls' },
      closedAt: isClosed ? new Date(publishedAt.getTime() + 20 * DAY) : null,
    })
    .returning({ id: recalls.id })
  if (made === undefined) throw new Error('The recall was not written. The database answered no row for it.')
  await db.insert(recallItems).values({ recallId: made.id, itemId })
  return made.id
}

async function writeNotice(db: Db, recallId: number, accountId: number, goods: readonly ShippedGoods[], at: Date) {
  const [notice] = await db
    .insert(recallNotices)
    .values({ recallId, accountId, matchedAt: at, toldAt: at })
    .returning({ id: recallNotices.id })
  if (notice === undefined) throw new Error('The notice was not written. The database answered no row for it.')
  const noticeId = notice.id
  await db.insert(recallLines).values(goods.map(({ fulfilmentLineId }) => ({ noticeId, fulfilmentLineId })))
  return noticeId
}

/** Acknowledges everything: it was used, except up to two units, which were found and returned. */
async function acknowledge(db: Db, noticeId: number, userId: number, at: Date) {
  await db.execute(sql`
    WITH made AS (
      INSERT INTO recall_acknowledgments (notice_id, version, user_id, at, note)
      VALUES (${noticeId}, 1, ${userId}, ${at.toISOString()}::timestamptz, 'They were on the emergency cart.') RETURNING id),
    notice AS (UPDATE recall_notices SET acknowledged_at = ${at.toISOString()}::timestamptz WHERE id = ${noticeId})
    INSERT INTO recall_counts (acknowledgment_id, line_id, found, used, quarantined, returned)
    SELECT made.id, rl.id, least(fl.quantity, 2), greatest(fl.quantity - 2, 0), 0, least(fl.quantity, 2)
    FROM made, recall_lines rl JOIN fulfilment_lines fl ON fl.id = rl.fulfilment_line_id WHERE rl.notice_id = ${noticeId}`)
}

/**
 * Writes two recalls of goods that a company received: an open one that nobody has acknowledged, and a closed one that
 * the company acknowledged. They include all units of their items that shipped on the same days, to any company, as if
 * the store had published them then. The store notifies nobody.
 * @param company the id of its account, and of the person who acknowledges for it
 * @param now the time up to which the companies have traded
 */
export async function writeRecalls(
  db: Db,
  company: { readonly accountId: number; readonly userId: number },
  now: Date,
): Promise<void> {
  const lines = await recalledLines(db, company.accountId)
  for (const [index, recall] of written.entries()) {
    const line = lines[index]
    if (line === undefined) return
    const publishedAt = new Date(now.getTime() - recall.days * DAY)
    const recallId = await writeRecall(db, recall, line, publishedAt)
    const goods = await shippedGoods(db, line, company.accountId)
    for (const [accountId, received] of Map.groupBy(goods, (shipped) => shipped.accountId)) {
      const noticeId = await writeNotice(db, recallId, accountId, received, publishedAt)
      const isAcknowledged = recall.isClosed && accountId === company.accountId
      if (isAcknowledged) await acknowledge(db, noticeId, company.userId, new Date(publishedAt.getTime() + DAY))
    }
  }
}
