export { type PaymentChoice, PaymentPicker, type PaymentPickerProps } from './payment-picker.js'
export { type PaymentPickerMessages, paymentPickerMessages } from './payment-picker.messages.js'
