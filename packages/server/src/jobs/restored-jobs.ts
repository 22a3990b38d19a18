import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { restoredJobsKey } from '../db/backup/stored-tables.js'
import { type Db, inTransaction } from '../db/client.js'
import { settings } from '../db/schema/index.js'
import type { Jobs } from './jobs.js'

const restoredSchema = z.array(z.object({ queue: z.string(), data: z.record(z.string(), z.unknown()) }))

/**
 * Adds the jobs that waited when a backup was made, once after it was restored. Jobs of queues without a handler go on
 * waiting, such as mails while SMTP_URL is not set.
 * @param jobs after `start`
 */
export function resumeRestoredJobs(db: Db, jobs: Jobs): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .delete(settings)
      .where(eq(settings.key, restoredJobsKey))
      .returning({ value: settings.value })
    if (row === undefined) return
    const waiting: z.infer<typeof restoredSchema> = []
    for (const job of restoredSchema.parse(row.value)) {
      if (jobs.handles(job.queue)) await jobs.send(tx, job.queue, job.data)
      else waiting.push(job)
    }
    if (waiting.length > 0) await tx.insert(settings).values({ key: restoredJobsKey, value: waiting })
  })
}
