import type { RecurringJob } from '../../jobs/recurring-job.js'
import type { Services } from '../../services/services.js'
import { sendLicenseWarnings } from './license-warnings.js'

/** The recurring jobs of licenses. */
export const licensesJobs: readonly RecurringJob<Services>[] = [
  {
    name: 'license-warnings',
    everyMinutes: 60,
    run: ({ services }) => sendLicenseWarnings(services.background, services),
  },
]
