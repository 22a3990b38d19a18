export { OrderConfirmation, type OrderConfirmationProps } from './order-confirmation.js'
export { type OrderConfirmationMessages, orderConfirmationMessages } from './order-confirmation.messages.js'
export { type Shortage, shortagesOf } from './shortages-of.js'
