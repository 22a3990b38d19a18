import { z } from 'zod'
import { idOf, textSchema } from '../entities/common.js'
import {
  approvalFormSchema,
  approvalPreviewSchema,
  orderApprovalSchema,
  orderConfirmationSchema,
} from '../entities/order.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

const approvers = { ...users, needs: ['isAdmin', 'isPriceVisible'] } as const

const form = {
  ...{ orderConfirmationId: 1, shipAddressId: 2, billAddressId: 2, poNum: 'PO-1', paymentMethod: 'terms' },
  lines: [{ itemId: 1, unit: 1, quantity: 1 }],
}

/** The calls by which administrators decide about orders of their company. */
export const approvalCalls = defineCalls({
  getOrderApprovals: {
    id: 'API-85',
    method: 'GET',
    path: '/api/myaccount/transactions/getOrderApprovals',
    access: approvers,
    summary: 'The orders of the company that wait for approval, the longest first, and the latest rejected ones',
    response: orderApprovalSchema.omit({ form: true }),
  },
  previewApproval: {
    id: 'API-85',
    method: 'POST',
    path: '/api/myaccount/transactions/previewApproval',
    access: approvers,
    summary: 'Checks an order as approveOrder would, changes nothing, and answers the amounts and differences',
    sample: form,
    body: approvalFormSchema,
    response: approvalPreviewSchema,
  },
  approveOrder: {
    id: 'API-85',
    method: 'POST',
    path: '/api/myaccount/transactions/approveOrder',
    access: approvers,
    changes: 'orders',
    idempotency: 'optional',
    summary: 'Approves an order that waits for approval, with changes if given',
    sample: form,
    body: approvalFormSchema.extend({
      note: textSchema(500).optional().describe('to the buyer'),
      expectedTotal: z
        .number()
        .min(0)
        .max(1_000_000_000)
        .optional()
        .describe('the total that the approver saw, by default that of the order; another one is refused with 409'),
    }),
    response: orderConfirmationSchema,
  },
  rejectOrder: {
    id: 'API-85',
    method: 'POST',
    path: '/api/myaccount/transactions/rejectOrder',
    access: approvers,
    changes: 'orders',
    idempotency: 'optional',
    summary: 'Rejects an order that waits for approval; goods, allocation, credit and held money are given back',
    sample: { orderConfirmationId: 1, reason: 'Duplicate of another order' },
    body: z.object({ orderConfirmationId: idOf('order'), reason: textSchema(500, 1) }),
    response: orderConfirmationSchema,
  },
})
