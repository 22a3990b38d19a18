import { easternTime } from '@gauze/rules'
import { type Db, inTransaction } from '../../db/client.js'
import { queueMail } from '../../jobs/mail.js'
import {
  claimReminder,
  lockOpenRecall,
  readDueReminders,
  readMailedGoods,
  readRecallPeople,
} from './match-recalls.repository.js'
import type { RecallServices } from './match-recalls.service.js'
import { recallReminderMail } from './recall-mails.js'

/** The time in Eastern time from which reminders go out, also on days that are no business days. */
const sendFrom = '08:00'

/** The days from one mail to the next one, while nobody acknowledges the recall. */
const reminderDays = { classI: 3, others: 7 }

/**
 * From eight in the morning in Eastern time, reminds the administrators and buyers of each company that has not
 * acknowledged an open recall: a class I recall after 3 days, any other recall after 7, and again after as many days.
 * The note of the reminder and its mails are one transaction, so that several servers, or a run that is repeated,
 * remind once.
 * @param signal ends the run between two companies
 * @example
 * await sendRecallReminders(store.db, { ...services, onFailure }, signal)
 */
export async function sendRecallReminders(
  db: Db,
  {
    now,
    jobs,
    publicUrl,
    onFailure,
  }: RecallServices & { readonly onFailure: (error: unknown, recallId: number) => void },
  signal?: AbortSignal,
): Promise<void> {
  const at = now()
  if (easternTime(at) < sendFrom) return
  const remind = (noticeId: number, recallId: number) =>
    inTransaction(db, async (tx) => {
      const recall = await lockOpenRecall(tx, recallId)
      if (recall === null) return
      const days = recall.riskClass === 'I' ? reminderDays.classI : reminderDays.others
      if (!(await claimReminder(tx, noticeId, at, days))) return
      const goods = await readMailedGoods(tx, [noticeId])
      for (const { email } of await readRecallPeople(tx, [noticeId])) {
        const mail = { id: noticeId, recipient: email, storeUrl: publicUrl() }
        await queueMail(tx, jobs, recallReminderMail(recall, goods.get(noticeId) ?? [], mail))
      }
    })
  for (const { noticeId, recallId } of await readDueReminders(db, at, reminderDays)) {
    if (signal?.aborted) return
    await remind(noticeId, recallId).catch((error: unknown) => onFailure(error, recallId))
  }
}
