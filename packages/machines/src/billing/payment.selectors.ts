import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from './payment.machine.js'
import { canPay } from './payment.rules.js'
import type { PaymentContext, PaymentPlan } from './payment.types.js'

type State = SnapshotFrom<typeof paymentMachine>

/** The stages of a payment. */
export type PaymentStage = 'loading' | 'unavailable' | 'open' | 'paying' | 'unconfirmed' | 'undecided' | 'made'

/** Returns the stage to show. */
export function selectStage(state: State): PaymentStage {
  return state.value
}

/** Returns the open invoices, the credits and the payment methods; `null` before they were read. */
export function selectPaymentData(state: State): PaymentContext['data'] {
  return state.context.data
}

/** Returns the person's entries. */
export function selectChoice(state: State): PaymentContext['choice'] {
  return state.context.choice
}

/** Returns the plan of the entries. */
export function selectPlan({ context }: State): PaymentPlan {
  return context.plan
}

/** Whether the payment can be made as it is. */
export function selectCanPay({ context }: State): boolean {
  return canPay(context)
}

/** Returns the request to pay whose answer is not known, to keep it for a reload. */
export function selectPending(state: State): PaymentContext['pending'] {
  return state.context.pending
}

/** Returns why the last step did not work. */
export function selectPaymentFailure(state: State): PaymentContext['failure'] {
  return state.context.failure
}

/** Returns the payment that was made. */
export function selectPaid(state: State): PaymentContext['paid'] {
  return state.context.paid
}
