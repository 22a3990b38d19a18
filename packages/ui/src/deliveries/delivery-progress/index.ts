export { DeliveryProgress, type DeliveryProgressProps } from './delivery-progress.js'
export { type DeliveryProgressMessages, deliveryProgressMessages } from './delivery-progress.messages.js'
