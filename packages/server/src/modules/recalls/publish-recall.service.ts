import type { RecallNotice } from '@gauze/contract'
import { conflict, notFound, refused } from '../../base/problem.js'
import { lockForTransaction } from '../../db/advisory-locks.js'
import { type Db, inTransaction } from '../../db/client.js'
import { commitUnless } from '../../db/dry-run.js'
import { countShippedGoods, lockOpenRecall, type MatchCounts } from './match-recalls.repository.js'
import { matchRecall, type RecallServices } from './match-recalls.service.js'
import {
  findRecall,
  insertRecall,
  type RecallState,
  readNamedItems,
  readOpenWithTitle,
  readRecallState,
  writeClosed,
} from './publish-recall.repository.js'

function wrong(field: string, advice: string) {
  return refused('validation', `${field}: ${advice} Nothing has changed.`, { [field]: [advice] })
}

/**
 * @returns the ids of the recalled items
 * @throws ProblemError that names the field when days are reversed, or an item does not exist or has variants
 */
async function requireSound(tx: Db, { items, shippedFrom, shippedTo }: RecallNotice): Promise<readonly number[]> {
  if (shippedFrom !== null && shippedTo !== null && shippedFrom > shippedTo) {
    throw wrong('shippedTo', `It is before shippedFrom, ${shippedFrom}. Give the same day or a later one.`)
  }
  const known = await readNamedItems(tx, items)
  const unknown = items.filter((number) => known.every(({ itemName }) => itemName !== number))
  if (unknown.length > 0) throw wrong('items', `The store has no item ${unknown.join(', ')}. Correct the number.`)
  const family = known.find(({ isMatrixParent }) => isMatrixParent)
  if (family === undefined) return known.map(({ id }) => id)
  throw wrong(
    'items',
    `Item ${family.itemName} has variants, and shipments name these. Name the recalled ones: ${family.variants.join(', ')}.`,
  )
}

/** How a recall is published. */
export interface Publication {
  /** Whether to do everything except the commit, and tell nobody. */
  readonly isCheck: boolean
}

/** A recall that was published, or checked. */
export interface PublishedRecall extends MatchCounts {
  /** Null for a check. */
  readonly recallNumber: string | null
  /** How many people are told. */
  readonly told: number
}

/** How many companies have received goods of a recall, and how many have acknowledged it. */
export interface Acknowledgments {
  readonly companies: number
  readonly acknowledged: number
}

/**
 * Publishes a recall, matches it with all shipped goods, and tells the administrators of the companies and the
 * buyers. All of it is one transaction.
 * @throws ProblemError that names the field when something is wrong with the recall, or 409 when an open recall has its
 * title: then nothing has changed
 * @example
 * await publishRecall(db, notice, { isCheck: false }, services)
 */
export async function publishRecall(
  db: Db,
  given: RecallNotice,
  { isCheck }: Publication,
  services: RecallServices,
): Promise<PublishedRecall> {
  const notice = { ...given, title: given.title.trim(), items: [...new Set(given.items)] }
  const publish = async (tx: Db): Promise<PublishedRecall> => {
    await lockForTransaction(tx, 'recalls')
    const itemIds = await requireSound(tx, notice)
    const same = await readOpenWithTitle(tx, notice.title)
    if (same !== null) {
      throw conflict(
        'recall-published',
        `title: Recall ${same} is open and has the same title. Nothing has changed. Close it first, or give another title.`,
      )
    }
    const id = await insertRecall(tx, notice, itemIds, services.now())
    const recall = await lockOpenRecall(tx, id)
    if (recall === null) throw new Error('The recall is gone.')
    const goods = await countShippedGoods(tx, id)
    if (isCheck) return { ...goods, recallNumber: null, told: 0 }
    return { ...goods, recallNumber: recall.recallNumber, told: await matchRecall(tx, recall, services) }
  }
  return commitUnless(isCheck, (work) => inTransaction(db, work), publish)
}

function unknownRecall(recallNumber: string) {
  return notFound(`There is no recall ${recallNumber}. Recall numbers look like RC-1001.`)
}

/**
 * Closes a recall, after matching all goods that have shipped until then. Companies need not acknowledge it any more,
 * and later shipments do not belong to it.
 * @param recallNumber e.g. `RC-1001`
 * @throws ProblemError when there is no such recall, or it is closed: then nothing has changed
 * @example
 * await closeRecall(db, 'RC-1001', services)
 */
export function closeRecall(db: Db, recallNumber: string, services: RecallServices): Promise<Acknowledgments> {
  return inTransaction(db, async (tx) => {
    const id = await findRecall(tx, recallNumber)
    if (id === null) throw unknownRecall(recallNumber)
    const recall = await lockOpenRecall(tx, id)
    if (recall === null) {
      throw conflict('recall-closed', `Recall ${recallNumber} is closed already. Nothing has changed.`)
    }
    await matchRecall(tx, recall, services)
    await writeClosed(tx, id, services.now())
    const state = await readRecallState(tx, recallNumber)
    const { companies = 0, acknowledged = 0 } = state ?? {}
    return { companies, acknowledged }
  })
}

/**
 * Reads the state of a recall in each company that received its goods: first the companies that have not acknowledged
 * it.
 * @param recallNumber e.g. `RC-1001`
 * @throws ProblemError when there is no such recall
 * @example
 * const { states } = await recallStatus(db, 'RC-1001')
 */
export async function recallStatus(db: Db, recallNumber: string): Promise<RecallState> {
  const recall = await readRecallState(db, recallNumber)
  if (recall === null) throw unknownRecall(recallNumber)
  return recall
}
