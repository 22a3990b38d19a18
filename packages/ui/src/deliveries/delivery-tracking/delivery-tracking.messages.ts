export const deliveryTrackingMessages = {
  number: 'Tracking number',
  carrier: 'Carrier',
  carriers: { ups: 'UPS', usps: 'USPS', fedex: 'FedEx' },
  own: 'Our own delivery',
  unknown: 'Not recognized',
  mistyped:
    'One of its characters seems to be mistyped. Compare it with the number on your order before you follow it.',
  follow: (carrier: string) => `Track with ${carrier}`,
  ownHelp: 'Our own drivers’ deliveries are followed by phone.',
  unknownHelp: 'We don’t recognize this tracking number. Compare it with the number on your order.',
}

export type DeliveryTrackingMessages = typeof deliveryTrackingMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    deliveryTracking: DeliveryTrackingMessages
  }
}
