import type { Db } from '../db/client.js'
import { tidy } from '../db/housekeeping.js'
import type { RecurringJob } from './recurring-job.js'

/** Deletes rows that need not stay. */
export const tidyJob: RecurringJob<{ readonly background: Db }> = {
  name: 'tidy',
  everyMinutes: 60,
  run: ({ services }) => tidy(services.background),
}
