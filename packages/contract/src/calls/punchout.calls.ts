import { z } from 'zod'
import { userSchema } from '../entities/user.js'
import { users, visitors } from './access.js'
import { defineCalls } from './define-call.js'

/** The calls of a punch-out session, by which a procurement system lets its users shop. */
export const punchoutCalls = defineCalls({
  startPunchout: {
    id: 'PUN-02',
    method: 'POST',
    path: '/api/auth/startPunchout',
    access: visitors,
    summary: 'Signs in with the secret of a start page, once and within ten minutes, and sets the refresh cookie',
    sample: { token: 'not-the-secret-of-any-start-page' },
    body: z.object({ token: z.string('must be text').max(200, 'must be at most 200 characters') }),
    response: z.object({
      user: userSchema,
      token: z.string(),
      isPunchout: z.boolean(),
      startPath: z.string().describe('the page to open first'),
      operation: z.enum(['create', 'edit', 'inspect']),
      missing: z
        .array(z.string())
        .describe('the numbers of items that the procurement system sent and that are not in the cart'),
      adjusted: z.array(z.string()).describe('the numbers of items of which the cart has less than was sent'),
    }),
  },
  returnCart: {
    id: 'API-62',
    method: 'POST',
    path: '/api/checkout/checkout/returncart',
    access: users,
    readsAfterChanges: 'cart',
    summary:
      'Makes the message with the cart; opening its page sends it to the procurement system and ends the session',
    response: z.object({ returnUrl: z.string().describe('a page that works for ten minutes') }),
  },
})
