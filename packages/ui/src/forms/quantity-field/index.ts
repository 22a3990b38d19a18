export { type QuantityChangeReason, QuantityField, type QuantityFieldProps } from './quantity-field.js'
export { type QuantityFieldMessages, quantityFieldMessages } from './quantity-field.messages.js'
