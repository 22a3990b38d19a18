import { z } from 'zod'
import { billingFilters } from '../entities/billing.js'
import {
  recallAcknowledgmentInputSchema,
  recallDetailsSchema,
  recallSchema,
  recallStatusSchema,
} from '../entities/recall.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'
import { recordCalls } from './record-calls.js'

const route = 'myaccount/recall'

const recalls = recordCalls({
  route,
  record: 'recall',
  access: users,
  list: {
    summary: 'The recalls of goods that the company received; open ones first, the most serious class first',
    item: recallSchema,
    filters: z.object({ ...billingFilters, status: recallStatusSchema }),
    sorts: ['urgency', 'date'],
  },
})

/** The calls under /api/myaccount/recall/, which have no prices: every user of the company sees its recalls. */
export const recallCalls = defineCalls({
  getRecalls: recalls.list,
  paginateRecalls: recalls.paginate,
  getRecall: recalls.read({
    summary: 'One recall with the goods that the company received, and each version of its acknowledgment',
    response: recallDetailsSchema,
  }),
  acknowledgeRecall: {
    id: 'PLUS-13',
    method: 'POST',
    path: `/api/${route}/acknowledge`,
    access: { ...users, punchout: 'refused' },
    changes: 'recalls',
    idempotency: 'required',
    summary:
      'Acknowledges a recall with the counts that the company found for each line, or amends the acknowledgment; 409 recall-changed if somebody else has done so, or if more goods have shipped',
    sample: { version: 0, lines: [{ found: 1, used: 0, quarantined: 1, returned: 0 }], note: '', isConfirmed: true },
    body: recallAcknowledgmentInputSchema,
    response: recallDetailsSchema,
  },
})
