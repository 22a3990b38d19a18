export const deliveryTrackingMessages = {
  number: 'Tracking number',
  carrier: 'Carrier',
  carriers: { ups: 'UPS', usps: 'USPS', fedex: 'FedEx' },
  own: 'Our own delivery',
  unknown: 'Not recognized',
  mistyped:
    'One of its characters seems to be mistyped. Compare it with the number on your order before you follow it.',
  follow: (carrier: string) => `Follow it at ${carrier}`,
  ownHelp: 'Our own drivers’ deliveries are followed by phone.',
  unknownHelp: 'This is not a number of ours, nor of UPS, USPS or FedEx. Compare it with the number on your order.',
}

export type DeliveryTrackingMessages = typeof deliveryTrackingMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    deliveryTracking: DeliveryTrackingMessages
  }
}
