import { z } from 'zod'
import { seenPlaceSchema } from '../entities/address.js'
import { idOf, namedDateSchema, textSchema } from '../entities/common.js'
import {
  approvalFormSchema,
  approvalPreviewSchema,
  approvalSubstituteSchema,
  orderApprovalSchema,
  orderConfirmationSchema,
} from '../entities/order.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

const administrators = { ...users, needs: ['isAdmin', 'isPriceVisible'] } as const

/** Administrators and their substitutes; the server reads from the database whether the caller is one. */
const approvers = { ...users, needs: ['isPriceVisible'] } as const

const form = {
  ...{ orderConfirmationId: 1, shipAddressId: 2, billAddressId: 2, poNum: 'PO-1', paymentMethod: 'terms' },
  lines: [{ itemId: 1, unit: 1, quantity: 1 }],
}

/** The calls by which administrators, and their substitutes, decide about orders of their company. */
export const approvalCalls = defineCalls({
  getOrderApprovals: {
    id: 'API-85',
    method: 'GET',
    path: '/api/myaccount/transactions/getOrderApprovals',
    access: approvers,
    summary:
      'The orders of the company that wait for approval, the longest first, and the latest rejected ones; for administrators and substitutes',
    response: orderApprovalSchema.omit({ form: true }),
  },
  previewApproval: {
    id: 'API-85',
    method: 'POST',
    path: '/api/myaccount/transactions/previewApproval',
    access: approvers,
    summary:
      'Checks an order as approveOrder would, changes nothing, and answers the amounts and differences; for administrators and substitutes',
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
    summary: 'Approves an order that waits for approval, with changes if given; for administrators and substitutes',
    sample: form,
    body: approvalFormSchema.extend({
      note: textSchema(500).optional().describe('to the buyer'),
      expectedTotal: z
        .number()
        .min(0)
        .max(1_000_000_000)
        .optional()
        .describe(
          'the total that the approver saw, by default the total of the order; another total is refused with 409',
        ),
      expectedShipTo: seenPlaceSchema
        .optional()
        .describe(
          'the ship-to address that the approver saw, by default the address of the order, unless the form chooses another one; another place is refused with 409',
        ),
      expectedBillTo: seenPlaceSchema.optional().describe('the billing address that the approver saw, likewise'),
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
    summary:
      'Rejects an order that waits for approval, for administrators and substitutes; goods, allocation, credit and held money are given back',
    sample: { orderConfirmationId: 1, reason: 'Duplicate of another order' },
    body: z.object({ orderConfirmationId: idOf('order'), reason: textSchema(500, 1) }),
    response: orderConfirmationSchema,
  },
  getSubstitute: {
    id: 'API-85',
    method: 'GET',
    path: '/api/myaccount/transactions/getSubstitute',
    access: administrators,
    summary: 'The colleague who decides about orders for the caller, and the colleagues who could',
    response: approvalSubstituteSchema,
  },
  saveSubstitute: {
    id: 'API-85',
    method: 'POST',
    path: '/api/myaccount/transactions/saveSubstitute',
    access: administrators,
    changes: 'orders',
    idempotency: 'optional',
    summary: 'Names the colleague who decides about orders for the caller from a day to another one',
    sample: { userId: 1, fromDate: '2040-01-02', toDate: '2040-01-31' },
    body: z.object({ userId: idOf('user'), fromDate: namedDateSchema, toDate: namedDateSchema }),
    response: approvalSubstituteSchema,
  },
  endSubstitute: {
    id: 'API-85',
    method: 'POST',
    path: '/api/myaccount/transactions/endSubstitute',
    access: administrators,
    changes: 'orders',
    idempotency: 'optional',
    summary: 'Lets nobody decide about orders for the caller any longer',
    sample: {},
    body: z.object({}),
    response: approvalSubstituteSchema,
  },
})
