import type { ApprovalOrder } from '@gauze/contract'
import { cents, dollarsFromCents } from '@gauze/rules'
import type { Scope } from '../../db/scope.js'
import { defineHandlers, keptAnswer } from '../../http/define-handlers.js'
import { approveOrder, prepareApproval, previewApproval, rejectOrder } from './approve-order.service.js'
import { orderView } from './order.view.js'
import { type ApprovalRow, readApprovalQueue } from './waiting-orders.repository.js'

function approvalView(
  { userId, limitCents, decidedBy, decidedAt, reason, ...order }: ApprovalRow,
  scope: Scope,
  administrators: number,
): ApprovalOrder {
  const isOwn = userId === scope.userId
  return {
    ...orderView(order, true),
    isOwn,
    mayApprove: !isOwn || administrators <= 1,
    approvalLimit: limitCents === null ? null : dollarsFromCents(cents(limitCents)),
    decidedBy,
    decidedAt,
    reason,
  }
}

/** The calls by which administrators decide about orders. */
export const approvalHandlers = defineHandlers({
  getOrderApprovals: async ({ scope }) => {
    const { waiting, rejected, administrators } = await readApprovalQueue(scope)
    const view = (row: ApprovalRow) => approvalView(row, scope, administrators)
    return { pendingApprovalOrders: waiting.map(view), rejectedOrders: rejected.map(view) }
  },

  previewApproval: ({ scope, input, services }) => previewApproval(scope, input, services),

  approveOrder: {
    prepare: async ({ scope: before, input, services }) => {
      const prepared = await prepareApproval(before, input, services)
      return async ({ scope }) => keptAnswer(await approveOrder(scope, input, prepared))
    },
  },

  rejectOrder: ({ scope, input, services }) => rejectOrder(scope, input, services),
})
