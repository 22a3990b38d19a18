import { defineHandlers } from '../../http/define-handlers.js'
import { withdrawReturn } from '../returns/request-return.service.js'
import { submitIssue } from './submit-issue.service.js'

/** The calls by which people report an issue to the store, and take back one that asks for a return. */
export const issueHandlers = defineHandlers({
  submitIssue: ({ scope, input, user, services }) =>
    scope.transaction((locked) => submitIssue(locked, input, user, services)),

  withdrawReturn: ({ scope, input, user }) => scope.transaction((locked) => withdrawReturn(locked, input, user)),
})
