import type { OrderStatus } from '@gauze/contract'
import { StatusTag, type StatusTagProps, type StatusTone } from '../../catalog/status-tag/index.js'

export interface OrderStatusTagProps extends Omit<StatusTagProps, 'tone' | 'children'> {
  status: OrderStatus
}

const tones: Readonly<Record<OrderStatus, StatusTone>> = {
  'Pending Approval': 'notice',
  'Pending Fulfillment': 'neutral',
  'Partially Fulfilled': 'notice',
  Shipped: 'good',
  Delivered: 'good',
  Rejected: 'refused',
  Cancelled: 'refused',
}

/** The status of an order. */
export function OrderStatusTag({ status, ...props }: OrderStatusTagProps) {
  return (
    <StatusTag {...props} tone={tones[status]}>
      {status}
    </StatusTag>
  )
}
