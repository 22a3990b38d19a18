import { defineHandlers } from '../../http/define-handlers.js'
import { withdrawReturn } from './request-return.service.js'

/** The call by which people take back a return. */
export const returnHandlers = defineHandlers({
  withdrawReturn: ({ scope, input, user }) => scope.transaction((locked) => withdrawReturn(locked, input, user)),
})
