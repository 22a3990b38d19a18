import { defineHandlers } from '../../http/define-handlers.js'
import { applyForAccount } from './apply.service.js'

/** The call by which a company applies for an account. */
export const applicationHandlers = defineHandlers({
  createAccount: ({ db, input, ip, services }) => applyForAccount(db, input, ip, services),
})
