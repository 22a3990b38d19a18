export { checkoutActors } from './checkout.actors.js'
export { checkoutMachine } from './checkout.machine.js'
export {
  type CheckoutStep,
  type PaymentChoices,
  selectApproval,
  selectCanPlace,
  selectCartChanges,
  selectConfirmation,
  selectCutoffTime,
  selectFailure,
  selectFieldErrors,
  selectForm,
  selectPaymentChoices,
  selectShipDates,
  selectShipToChoices,
  selectStep,
  selectSummary,
} from './checkout.selectors.js'
export type {
  CartChange,
  CheckoutChoices,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutForm,
  CheckoutInput,
  CheckoutPort,
  CheckoutSummary,
  NeededApproval,
  PlacedOrder,
  Quote,
  SummaryAmount,
} from './checkout.types.js'
