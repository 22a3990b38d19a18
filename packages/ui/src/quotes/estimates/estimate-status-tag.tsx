import type { EstimateStatus } from '@gauze/contract'
import { StatusTag, type StatusTagProps, type StatusTone } from '../../catalog/status-tag/index.js'

export interface EstimateStatusTagProps extends Omit<StatusTagProps, 'tone' | 'children'> {
  status: EstimateStatus
}

const tones: Readonly<Record<EstimateStatus, StatusTone>> = {
  Requested: 'notice',
  Open: 'good',
  Accepted: 'neutral',
  Expired: 'neutral',
  Declined: 'refused',
  Withdrawn: 'neutral',
}

/**
 * The status of a quote or an estimate.
 *
 * @example <EstimateStatusTag status="Open" />
 */
export function EstimateStatusTag({ status, ...props }: EstimateStatusTagProps) {
  return (
    <StatusTag {...props} tone={tones[status]}>
      {status}
    </StatusTag>
  )
}
