export { cartActors } from './cart.actors.js'
export { cartMachine } from './cart.machine.js'
export {
  cartItemOf,
  selectAddOutcome,
  selectAddOutcomes,
  selectCart,
  selectCartError,
  selectCartStatus,
  selectIsAdding,
  selectIsOperationBusy,
  selectLine,
  selectPendingAdds,
  selectTotalItems,
} from './cart.selectors.js'
export type {
  AddedLine,
  AddOutcome,
  AddRequest,
  CartContext,
  CartEdit,
  CartEmitted,
  CartEvent,
  CartInput,
  CartItem,
  CartOperation,
  CartPort,
  EditOperation,
  ProjectedAmount,
  ProjectedCart,
  ProjectedLine,
  ProjectedSavedLine,
  RequestedItem,
  RestoreEvent,
  SaveAgainEvent,
  UnansweredAdds,
  UnsaveEvent,
} from './cart.types.js'
export { selectUnansweredAdds } from './cart.unanswered.js'
