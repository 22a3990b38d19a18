import { type Db, inTransaction } from '../../db/client.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import {
  claimRecallPeople,
  lockOpenRecall,
  matchShippedGoods,
  notifyOfRecall,
  type OpenRecall,
  readMailedGoods,
  readUnmatched,
} from './match-recalls.repository.js'
import { recallMail } from './recall-mails.js'

/** The services that matching recalls needs. */
export type RecallServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'>

/**
 * Finds the shipped goods of a recall that it does not have yet, and tells the administrators of their companies and
 * the buyers who ordered them, each of them once. Part of a transaction that has the recall locked.
 * @returns how many people are told
 */
export async function matchRecall(
  tx: Db,
  recall: OpenRecall,
  { now, jobs, publicUrl }: RecallServices,
): Promise<number> {
  const noticeIds = await matchShippedGoods(tx, recall.id, now())
  if (noticeIds.length === 0) return 0
  const people = await claimRecallPeople(tx, noticeIds)
  const goods = await readMailedGoods(tx, noticeIds)
  for (const { noticeId, email } of people) {
    const mail = { id: noticeId, recipient: email, storeUrl: publicUrl() }
    await queueMail(tx, jobs, recallMail(recall, goods.get(noticeId) ?? [], mail))
  }
  await notifyOfRecall(tx, people, recall)
  return people.length
}

/**
 * Matches the open recalls with the goods that have shipped since the last match. Each recall is one transaction, which
 * locks it, so that several servers tell no person twice.
 * @param signal ends the run between two recalls
 * @example
 * await matchOpenRecalls(store.db, { ...services, onFailure }, signal)
 */
export async function matchOpenRecalls(
  db: Db,
  { onFailure, ...services }: RecallServices & { readonly onFailure: (error: unknown, recallId: number) => void },
  signal?: AbortSignal,
): Promise<void> {
  for (const id of await readUnmatched(db)) {
    if (signal?.aborted) return
    await inTransaction(db, async (tx) => {
      const recall = await lockOpenRecall(tx, id)
      if (recall !== null) await matchRecall(tx, recall, services)
    }).catch((error: unknown) => onFailure(error, id))
  }
}
