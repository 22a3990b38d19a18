import type { RecallClass, RecallStatus } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import type { RecordStatuses } from '../../records/record-status/index.js'
import { recallsMessages } from './recalls.messages.js'

/** The risk classes of a recall. */
export const recallClasses: RecordStatuses<RecallClass> = {
  tones: { I: 'refused', II: 'notice', III: 'neutral' },
  useWords: () => useMessages('recalls', recallsMessages).classes,
}

/** The statuses of a recall for the company. */
export const recallStatuses: RecordStatuses<RecallStatus> = {
  tones: { Open: 'notice', Acknowledged: 'good', Closed: 'neutral' },
  useWords: () => useMessages('recalls', recallsMessages).statuses,
}
