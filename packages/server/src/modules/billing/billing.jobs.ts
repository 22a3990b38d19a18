import type { RecurringJob } from '../../jobs/recurring-job.js'
import type { Services } from '../../services/services.js'
import { sendReminders } from './send-reminders.js'
import { sendStatements } from './send-statements.js'

/** The recurring jobs of billing. */
export const billingJobs: readonly RecurringJob<Services>[] = [
  {
    name: 'send-statements',
    everyMinutes: 60,
    run: ({ services, signal, onFailure }) => {
      const onCompanyFailure = (error: unknown, accountId: number) =>
        onFailure(error, { of: `company ${accountId}`, failed: 'a statement could not be sent' })
      return sendStatements(services.background, { ...services, onFailure: onCompanyFailure }, { signal })
    },
  },
  {
    name: 'send-reminders',
    everyMinutes: 60,
    run: ({ services, signal, onFailure }) => {
      const onCompanyFailure = (error: unknown, accountId: number) =>
        onFailure(error, { of: `company ${accountId}`, failed: 'a reminder could not be sent' })
      return sendReminders(services.background, { ...services, onFailure: onCompanyFailure }, { signal })
    },
  },
]
