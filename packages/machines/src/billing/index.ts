export { paymentActors } from './payment.actors.js'
export { paymentMachine } from './payment.machine.js'
export { amountText, creditKey, creditUseKey, readAmount } from './payment.rules.js'
export {
  type PaymentStage,
  selectCanPay,
  selectChoice,
  selectPaid,
  selectPaymentData,
  selectPaymentFailure,
  selectPending,
  selectPlan,
  selectStage,
} from './payment.selectors.js'
export type {
  AmountError,
  PaymentChoice,
  PaymentContext,
  PaymentCredit,
  PaymentData,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentPlan,
  PaymentPort,
  PendingPayment,
  TypedUse,
} from './payment.types.js'
