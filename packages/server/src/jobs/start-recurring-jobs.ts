import type { Log } from '../base/log.js'
import { messageOf } from '../base/message-of.js'
import type { Jobs } from './jobs.js'
import type { RecurringJob } from './recurring-job.js'

/** The surroundings of recurring jobs. */
export interface RecurringJobsOptions<Services> {
  readonly services: Services
  readonly log: Log
  /** Called with the failure of one record, and with the name of the job. */
  readonly report: (error: unknown, job: string) => void
}

/**
 * Has one of the processes do each run of the declared jobs; after `start` of the jobs.
 * @example
 * await startRecurringJobs(jobs, recurringJobs, { services, log, report })
 */
export async function startRecurringJobs<Services>(
  jobs: Pick<Jobs, 'repeat'>,
  declared: readonly RecurringJob<Services>[],
  { services, log, report }: RecurringJobsOptions<Services>,
): Promise<void> {
  for (const job of declared) {
    if (job.isWanted?.(services) === false) continue
    const onFailure = (error: unknown, failed?: string) => {
      log(failed === undefined ? messageOf(error) : `${failed}: ${messageOf(error)}`)
      report(error, job.name)
    }
    await jobs.repeat(job.name, job.everyMinutes, async (signal) => {
      await job.run({ services, signal, log, onFailure })
    })
  }
}
