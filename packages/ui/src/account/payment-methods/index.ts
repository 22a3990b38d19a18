export { PaymentMethods } from './payment-methods.js'
export { type PaymentMethodsMessages, paymentMethodsMessages } from './payment-methods.messages.js'
export type { PaymentMethodsPort, PaymentMethodsProps } from './payment-methods.types.js'
