import type { EstimateStatus } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import type { RecordStatuses } from '../../records/record-status/index.js'

const estimateStatusMessages: Readonly<Record<EstimateStatus, string>> = {
  Requested: 'Requested',
  Open: 'Open',
  Accepted: 'Accepted',
  Expired: 'Expired',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
}

/** The statuses of a quote or an estimate. */
export const estimateStatuses: RecordStatuses<EstimateStatus> = {
  tones: {
    Requested: 'notice',
    Open: 'good',
    Accepted: 'neutral',
    Expired: 'neutral',
    Declined: 'refused',
    Withdrawn: 'neutral',
  },
  useWords: () => useMessages('estimateStatuses', estimateStatusMessages),
}

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    estimateStatuses: typeof estimateStatusMessages
  }
}
