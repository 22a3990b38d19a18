import type { RecurringJob } from '../jobs/recurring-job.js'
import { tidyJob } from '../jobs/tidy.job.js'
import type { Services } from '../services/services.js'
import { approvalsJobs } from './approvals/approvals.jobs.js'
import { billingJobs } from './billing/billing.jobs.js'
import { licensesJobs } from './licenses/licenses.jobs.js'
import { ordersJobs } from './orders/orders.jobs.js'
import { paymentsJobs } from './payments/payments.jobs.js'
import { purchaseOrdersJobs } from './purchase-orders/purchase-orders.jobs.js'
import { recallsJobs } from './recalls/recalls.jobs.js'
import { subscriptionsJobs } from './subscriptions/subscriptions.jobs.js'

/** The recurring jobs of the server. */
export const recurringJobs: readonly RecurringJob<Services>[] = [
  tidyJob,
  ...paymentsJobs,
  ...approvalsJobs,
  ...ordersJobs,
  ...billingJobs,
  ...licensesJobs,
  ...purchaseOrdersJobs,
  ...recallsJobs,
  ...subscriptionsJobs,
]
