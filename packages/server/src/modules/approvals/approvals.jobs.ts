import type { RecurringJob } from '../../jobs/recurring-job.js'
import type { Services } from '../../services/services.js'
import { sendApprovalsDigests } from './approvals-digest.js'

/** The recurring jobs of approvals. */
export const approvalsJobs: readonly RecurringJob<Services>[] = [
  {
    name: 'approvals-digest',
    everyMinutes: 60,
    run: ({ services }) => sendApprovalsDigests(services.background, services),
  },
]
