import type { RecurringJob } from '../../jobs/recurring-job.js'
import type { Services } from '../../services/services.js'
import { runSubscriptions } from './run-subscriptions.js'

/** The recurring jobs of subscriptions. */
export const subscriptionsJobs: readonly RecurringJob<Services>[] = [
  {
    name: 'run-subscriptions',
    everyMinutes: 15,
    run: ({ services, signal, onFailure }) => {
      const onListFailure = (error: unknown, itemListId: number) =>
        onFailure(error, { of: `list ${itemListId}`, failed: 'a subscription could not be run' })
      return runSubscriptions(services.background, { ...services, onFailure: onListFailure }, { signal })
    },
  },
]
