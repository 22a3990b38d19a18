export { DeliveryDays, type DeliveryDaysProps } from './delivery-days.js'
export { type DeliveryDaysMessages, deliveryDaysMessages } from './delivery-days.messages.js'
