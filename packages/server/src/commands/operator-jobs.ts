import { type Config, localUrl } from '../base/config.js'
import { createJobs } from '../jobs/jobs.js'
import { registerMailDelivery } from '../jobs/mail.js'
import { readPublicUrl } from '../services/public-url.js'
import type { Services } from '../services/services.js'
import type { Store } from '../services/store.js'

/**
 * Does the work of an operator's command with jobs that only hand mails over: a server delivers them, or this process
 * before it ends.
 * @param work gets the jobs, and the address that mails link to
 */
export async function withOperatorJobs<Result>(
  store: Store,
  config: Config,
  work: (services: Pick<Services, 'jobs' | 'publicUrl'>) => Promise<Result>,
): Promise<Result> {
  const jobs = createJobs(store, { times: config.jobTimes, onError: (error) => console.error(error) })
  registerMailDelivery(jobs, store.db, config)
  if (config.smtpUrl !== null) await jobs.start()
  const served = config.publicUrl ?? (await readPublicUrl(store.db)) ?? localUrl(config, config.port)
  try {
    return await work({ jobs, publicUrl: () => served })
  } finally {
    if (config.smtpUrl !== null) await jobs.stop()
  }
}
