import type { RecurringJob } from '../jobs/recurring-job.js'
import { tidyJob } from '../jobs/tidy.job.js'
import type { Services } from '../services/services.js'
import { billingJobs } from './billing/billing.jobs.js'
import { companyJobs } from './company/company.jobs.js'
import { ordersJobs } from './orders/orders.jobs.js'
import { payablesJobs } from './payables/payables.jobs.js'
import { purchaseOrdersJobs } from './purchase-orders/purchase-orders.jobs.js'
import { recallsJobs } from './recalls/recalls.jobs.js'
import { subscriptionsJobs } from './subscriptions/subscriptions.jobs.js'

/** The recurring jobs of the server. */
export const recurringJobs: readonly RecurringJob<Services>[] = [
  tidyJob,
  ...payablesJobs,
  ...ordersJobs,
  ...billingJobs,
  ...companyJobs,
  ...purchaseOrdersJobs,
  ...recallsJobs,
  ...subscriptionsJobs,
]
