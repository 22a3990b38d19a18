import type { RecurringJob } from '../../jobs/recurring-job.js'
import type { Services } from '../../services/services.js'
import { fulfilDueOrders } from './fulfil-order.service.js'

/** The recurring jobs of orders. */
export const ordersJobs: readonly RecurringJob<Services>[] = [
  {
    name: 'fulfil-orders',
    everyMinutes: 1,
    isWanted: ({ config }) => config.fulfilAfter > 0,
    run: ({ services, signal, log }) =>
      fulfilDueOrders(
        services.background,
        services.config.fulfilAfter,
        { ...services, onHeld: (line) => log.warn(line) },
        signal,
      ),
  },
]
