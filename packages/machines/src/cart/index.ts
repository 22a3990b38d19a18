export { cartActors } from './cart.actors.js'
export { cartMachine } from './cart.machine.js'
export {
  cartItemOf,
  selectAddOutcome,
  selectCart,
  selectCartError,
  selectCartStatus,
  selectIsAdding,
  selectIsOperationBusy,
  selectLine,
  selectTotalItems,
} from './cart.selectors.js'
export type {
  AddOutcome,
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
  RequestedItem,
  RestoreEvent,
} from './cart.types.js'
