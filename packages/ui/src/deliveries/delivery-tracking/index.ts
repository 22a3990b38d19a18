export { DeliveryTracking, type DeliveryTrackingProps } from './delivery-tracking.js'
export { type DeliveryTrackingMessages, deliveryTrackingMessages } from './delivery-tracking.messages.js'
