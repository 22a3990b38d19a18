import { defineHandlers } from '../../http/define-handlers.js'
import { submitIssue } from './submit-issue.service.js'

/** The call by which people report an issue to the store, which may ask for a return. */
export const issueHandlers = defineHandlers({
  submitIssue: ({ scope, input, user, services }) =>
    scope.transaction((locked) => submitIssue(locked, input, user, services)),
})
