import type { ApprovalOrder } from '@gauze/contract'
import { cents, dollarsFromCents } from '@gauze/rules'
import type { Scope } from '../../db/scope.js'
import { defineHandlers, keptAnswer } from '../../http/define-handlers.js'
import type { ApproverRights } from '../../sessions/approvers.repository.js'
import { orderView } from '../orders/order.view.js'
import { type ApprovalRow, readApprovalQueue } from './approval-queue.repository.js'
import {
  approveOrder,
  mayApprove,
  prepareApproval,
  previewApproval,
  rejectOrder,
  requireApprover,
} from './approve-order.service.js'
import { endSubstitute, readSubstitute, saveSubstitute } from './substitutes.service.js'

function approvalView(
  { userId, limitCents, decidedBy, decidedAt, reason, ...order }: ApprovalRow,
  scope: Scope,
  rights: ApproverRights,
  administrators: number,
): ApprovalOrder {
  return {
    ...orderView(order, true),
    isOwn: userId === scope.userId,
    mayApprove: mayApprove(scope, rights, { userId, administrators }),
    approvalLimit: limitCents === null ? null : dollarsFromCents(cents(limitCents)),
    decidedBy,
    decidedAt,
    reason,
  }
}

/** The calls by which administrators, and their substitutes, decide about orders. */
export const approvalHandlers = defineHandlers({
  getOrderApprovals: async ({ scope, services }) => {
    const rights = await requireApprover(scope, services)
    const { waiting, rejected, administrators } = await readApprovalQueue(scope)
    const view = (row: ApprovalRow) => approvalView(row, scope, rights, administrators)
    return { pendingApprovalOrders: waiting.map(view), rejectedOrders: rejected.map(view) }
  },

  previewApproval: async ({ scope, input, services }) => {
    await requireApprover(scope, services)
    return previewApproval(scope, input, services)
  },

  approveOrder: {
    prepare: async ({ scope: before, input, services }) => {
      await requireApprover(before, services)
      const prepared = await prepareApproval(before, input, services)
      return async ({ scope }) => keptAnswer(await approveOrder(scope, input, prepared))
    },
  },

  rejectOrder: ({ scope, input, services }) => rejectOrder(scope, input, services),

  getSubstitute: ({ scope, services }) => readSubstitute(scope, services.now()),

  saveSubstitute: ({ scope, input, services }) => saveSubstitute(scope, input, services.now()),

  endSubstitute: ({ scope, services }) => endSubstitute(scope, services.now()),
})
