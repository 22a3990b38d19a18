export { QuantityField, type QuantityFieldProps } from './quantity-field.js'
export { type QuantityFieldMessages, quantityFieldMessages } from './quantity-field.messages.js'
export type {
  QuantityChangeReason,
  QuantityFieldRootProps,
  QuantityFieldSlot,
  QuantityFieldState,
} from './quantity-field-root.js'
