import type { RecurringJob } from '../../jobs/recurring-job.js'
import type { Services } from '../../services/services.js'
import { sendDueDocuments } from './send-documents.js'

/** The recurring jobs of purchase orders. */
export const purchaseOrdersJobs: readonly RecurringJob<Services>[] = [
  {
    name: 'send-documents',
    everyMinutes: 1,
    run: ({ services, signal, onFailure }) =>
      sendDueDocuments(services.background, {
        signal,
        onFailure: (words, documentId) =>
          onFailure(new Error(words), { of: `document ${documentId}`, failed: 'a document was given up' }),
      }),
  },
]
