'use client'
import type { RecallClass, RecallStatus } from '@gauze/contract'
import { StatusTag, type StatusTagProps, type StatusTone } from '../../catalog/status-tag/index.js'
import { useMessages } from '../../messages/index.js'
import { recallsMessages } from './recalls.messages.js'

export interface RecallClassTagProps extends Omit<StatusTagProps, 'tone' | 'children'> {
  riskClass: RecallClass
}

const classTones: Readonly<Record<RecallClass, StatusTone>> = { I: 'refused', II: 'notice', III: 'neutral' }

/**
 * The risk class of a recall.
 *
 * @example <RecallClassTag riskClass="II" />
 */
export function RecallClassTag({ riskClass, ...props }: RecallClassTagProps) {
  const text = useMessages('recalls', recallsMessages)
  return (
    <StatusTag {...props} tone={classTones[riskClass]}>
      {text.classOf(riskClass)}
    </StatusTag>
  )
}

export interface RecallStatusTagProps extends Omit<StatusTagProps, 'tone' | 'children'> {
  status: RecallStatus
}

const statusTones: Readonly<Record<RecallStatus, StatusTone>> = {
  Open: 'notice',
  Acknowledged: 'good',
  Closed: 'neutral',
}

/**
 * The status of a recall for the company.
 *
 * @example <RecallStatusTag status="Open" />
 */
export function RecallStatusTag({ status, ...props }: RecallStatusTagProps) {
  const text = useMessages('recalls', recallsMessages)
  return (
    <StatusTag {...props} tone={statusTones[status]}>
      {text.statuses[status]}
    </StatusTag>
  )
}
