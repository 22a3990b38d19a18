import type { FastifyBaseLogger } from 'fastify'
import type { ThrottledLog } from '../base/log.js'
import { messageOf } from '../base/message-of.js'
import type { Jobs } from './jobs.js'
import type { RecurringJob } from './recurring-job.js'

/** The surroundings of recurring jobs. */
export interface RecurringJobsOptions<Services> {
  readonly services: Services & { readonly log: FastifyBaseLogger; readonly throttledLog: ThrottledLog }
  /** Called with the failure of one record, and with the name of the job. */
  readonly report: (error: unknown, job: string) => void
}

/**
 * Has one of the processes do each run of the declared jobs; after `start` of the jobs.
 * @example
 * await startRecurringJobs(jobs, recurringJobs, { services, report })
 */
export async function startRecurringJobs<Services>(
  jobs: Pick<Jobs, 'repeat'>,
  declared: readonly RecurringJob<Services>[],
  { services, report }: RecurringJobsOptions<Services>,
): Promise<void> {
  for (const { name: job, ...declaration } of declared) {
    if (declaration.isWanted?.(services) === false) continue
    const log = services.log.child({ job })
    await jobs.repeat(job, declaration.everyMinutes, async (signal) => {
      await declaration.run({
        services,
        signal,
        log,
        onFailure: (error, { of, failed }) => {
          const fields = { job, object: of, reason: messageOf(error) }
          services.throttledLog.note({ level: 'error', message: failed, fields })
          report(error, job)
        },
      })
    })
  }
}
