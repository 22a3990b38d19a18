import { z } from 'zod'
import { idOf } from '../entities/common.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

/** The call by which people take back a return. */
export const returnCalls = defineCalls({
  withdrawReturn: {
    id: 'PLUS-20',
    method: 'POST',
    path: '/api/myaccount/contact/withdrawReturn',
    access: { ...users, needs: ['isPriceVisible'], punchout: 'refused' },
    changes: 'issues',
    idempotency: 'optional',
    summary: 'Withdraws a return that the store has not answered, for its writer or an administrator',
    sample: { id: 1 },
    body: z.object({ id: idOf('return') }),
    response: z.object({}),
  },
})
