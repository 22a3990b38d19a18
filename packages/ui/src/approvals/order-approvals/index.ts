export { OrderApprovals, type OrderApprovalsProps } from './order-approvals.js'
export { type OrderApprovalsMessages, orderApprovalsMessages } from './order-approvals.messages.js'
