import { issueInputSchema, submittedIssueSchema } from '../entities/issue.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

/** The call by which people report an issue to the store, which may ask for a return. */
export const issueCalls = defineCalls({
  submitIssue: {
    id: 'API-33',
    method: 'POST',
    path: '/api/myaccount/contact/submitIssue',
    access: users,
    changes: 'issues',
    idempotency: 'required',
    summary:
      'Reports an issue to the store, which mails its support and confirms it to the writer; with orderReturn, asks for a return, which needs the right to see prices and no punch-out session, as the order does; 429 too-many-issues after 20 in 24 hours',
    largestBody: 64 * 1024,
    sample: {
      message: 'The cart shows the wrong total.',
      page: '/cart',
      facts: { windowSize: '1280x720' },
      orderReturn: { lines: [{ line: 1, quantity: 1 }] },
    },
    body: issueInputSchema,
    response: submittedIssueSchema,
  },
})
