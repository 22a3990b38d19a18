import type { RecallNotice } from '@gauze/contract'
import { formatDate } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { conflict, notFound, refused } from '../../base/problem.js'
import { quoted, quotedLines } from '../../base/quoted.js'
import { type Db, inTransaction } from '../../db/client.js'
import { countShippedGoods, lockOpenRecall, type MatchCounts } from './match-recalls.repository.js'
import { matchRecall, type RecallServices } from './match-recalls.service.js'
import {
  type CompanyState,
  findRecall,
  insertRecall,
  type ListedRecall,
  readListedRecalls,
  readNamedItems,
  readOpenWithTitle,
  readRecallState,
  writeClosed,
} from './publish-recall.repository.js'

/** Any number, the same in every process that publishes recalls. */
const advisoryLock = 4_728_921

/** Ends the transaction of a check without a change. */
class CheckOver extends Error {}

function wrong(field: string, advice: string) {
  return refused('validation', `${field}: ${advice} Nothing has changed.`, { [field]: [advice] })
}

/** @throws ProblemError that names the field when days are reversed, or an item does not exist or has variants */
async function requireSound(tx: Db, { items, shippedFrom, shippedTo }: RecallNotice): Promise<void> {
  if (shippedFrom !== null && shippedTo !== null && shippedFrom > shippedTo) {
    throw wrong('shippedTo', `It is before shippedFrom, ${shippedFrom}. Give the same day or a later one.`)
  }
  const known = new Map((await readNamedItems(tx, items)).map((item) => [item.id, item]))
  const unknown = items.filter((id) => !known.has(id))
  if (unknown.length > 0) throw wrong('items', `The store has no item ${unknown.join(', ')}. Correct the number.`)
  const families = items.flatMap((id) => {
    const item = known.get(id)
    return item?.isMatrixParent ? [item] : []
  })
  const [family] = families
  if (family === undefined) return
  throw wrong(
    'items',
    `Item ${family.id} has variants, and shipments name these. Name the recalled ones: ${family.variants.join(', ')}.`,
  )
}

function goodsText({ companies, lines }: MatchCounts): string {
  if (lines === 0) return 'no company has received its goods'
  const received = lines === 1 ? '1 shipped line' : `${lines} shipped lines`
  return companies === 1 ? `1 company has received ${received}` : `${companies} companies have received ${received}`
}

function peopleText(count: number): string {
  return count === 1 ? '1 person is told' : `${count} people are told`
}

/** How a recall is published. */
export interface Publication {
  /** Whether to do everything except the commit, and tell nobody. */
  readonly isCheck: boolean
}

/**
 * Publishes a recall, matches it with everything that has shipped, and tells the administrators of the companies and the
 * buyers. All of it is one transaction.
 * @throws ProblemError that names the field when something is wrong with the recall, or 409 when an open recall has its
 * title: then nothing has changed
 * @returns a sentence for the operator
 * @example
 * await publishRecall(db, notice, { isCheck: false }, services)
 */
export async function publishRecall(
  db: Db,
  given: RecallNotice,
  { isCheck }: Publication,
  services: RecallServices,
): Promise<string> {
  const notice = { ...given, title: given.title.trim(), items: [...new Set(given.items)] }
  let sentence = ''
  try {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock})`)
      await requireSound(tx, notice)
      const same = await readOpenWithTitle(tx, notice.title)
      if (same !== null) {
        throw conflict(
          'recall-published',
          `title: Recall ${same} is open and has the same title. Nothing has changed. Close it first, or give another title.`,
        )
      }
      const id = await insertRecall(tx, notice, services.now())
      const recall = await lockOpenRecall(tx, id)
      if (recall === null) throw new Error('The recall is gone.')
      const goods = goodsText(await countShippedGoods(tx, id))
      if (isCheck) {
        sentence = `The recall has no mistake: ${goods}. Nothing was published, and nobody was told.`
        throw new CheckOver()
      }
      const told = await matchRecall(tx, recall, services)
      sentence = `Recall ${recall.recallNumber} is published: ${goods}, and ${peopleText(told)}. See who has acknowledged it with: gauze recalls status ${recall.recallNumber}`
    })
  } catch (error) {
    if (!(error instanceof CheckOver)) throw error
  }
  return sentence
}

function unknownRecall(recallNumber: string) {
  return notFound(`There is no recall ${recallNumber}. Recall numbers look like RC-1001.`)
}

/**
 * Closes a recall, after it has found everything that has shipped until then: companies need not acknowledge it any more,
 * and shipments after it do not belong to it.
 * @param recallNumber e.g. `RC-1001`
 * @throws ProblemError when there is no such recall, or it is closed: then nothing has changed
 * @returns a sentence for the operator
 * @example
 * await closeRecall(db, 'RC-1001', services)
 */
export function closeRecall(db: Db, recallNumber: string, services: RecallServices): Promise<string> {
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
    return `Recall ${recallNumber} is closed: ${acknowledged} of ${companies} companies have acknowledged it`
  })
}

function headText({ recallNumber, title, riskClass, publishedOn, closedOn, ...counts }: ListedRecall): string {
  const state = closedOn === null ? 'open' : `closed on ${formatDate(closedOn)}`
  return `${recallNumber}, class ${riskClass}, ${state}: ${title}. Published on ${formatDate(publishedOn)}, acknowledged by ${counts.acknowledged} of ${counts.companies} companies`
}

/**
 * Lists recalls: open ones first, the most serious class first.
 * @returns the list for the operator
 * @example
 * console.log(await listRecalls(db))
 */
export async function listRecalls(db: Db): Promise<string> {
  const recalls = await readListedRecalls(db)
  return recalls.length === 0 ? 'There is no recall' : recalls.map(headText).join('\n')
}

function companyText({ accountName, lines, received, people, toldOn, isAcknowledged, latest }: CompanyState): string[] {
  const goods = `  ${quoted(accountName)}, ${lines === 1 ? '1 line' : `${lines} lines`}, ${received}:`
  const told = people === 0 ? 'nobody there can be told' : `last mail on ${formatDate(toldOn)}`
  if (latest === null) return [`${goods} nobody has acknowledged it, ${told}`]
  const { version, by, on, note, found, used, quarantined, returned } = latest
  const amended = version === 1 ? '' : `, version ${version}`
  const again = isAcknowledged ? '' : `; more goods have shipped since, and nobody has acknowledged them, ${told}`
  return [
    `${goods} acknowledged by ${quoted(by)} on ${formatDate(on)}${amended}: ${found} found, ${used} used, ${quarantined} quarantined, ${returned} returned${again}`,
    ...(note === '' ? [] : quotedLines(note, '    ')),
  ]
}

/**
 * Shows the state of a recall in each company that received its goods: first the companies that have not acknowledged it.
 * @param recallNumber e.g. `RC-1001`
 * @throws ProblemError when there is no such recall
 * @returns the state for the operator
 * @example
 * console.log(await recallStatus(db, 'RC-1001'))
 */
export async function recallStatus(db: Db, recallNumber: string): Promise<string> {
  const recall = await readRecallState(db, recallNumber)
  if (recall === null) throw unknownRecall(recallNumber)
  return [headText(recall), ...recall.states.flatMap(companyText)].join('\n')
}
