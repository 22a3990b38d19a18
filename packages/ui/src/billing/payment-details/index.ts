export { PaymentDetails, type PaymentDetailsProps } from './payment-details.js'
export { type PaymentDetailsMessages, paymentDetailsMessages } from './payment-details.messages.js'
