import type { RecurringJob } from '../../jobs/recurring-job.js'
import type { Services } from '../../services/services.js'
import { settlePayments } from './settle-payments.js'

/** The recurring jobs of payments. */
export const paymentsJobs: readonly RecurringJob<Services>[] = [
  {
    name: 'settle-payments',
    everyMinutes: 5,
    run: ({ services, signal, onFailure }) =>
      settlePayments(
        services.background,
        {
          ...services,
          onFailure: (error, payment) => onFailure(error, { of: payment, failed: 'a payment needs a person' }),
        },
        signal,
      ),
  },
]
