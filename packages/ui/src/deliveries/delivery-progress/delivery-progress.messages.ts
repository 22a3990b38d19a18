export const deliveryProgressMessages = {
  loading: 'Loading the delivery…',
  failedTitle: 'The delivery could not be loaded',
  offline: 'There is no network. Try again once you are connected.',
  unknownTitle: 'Your company has no delivery with this number',
  unknownBody: 'Compare the number with the one on your order, or choose one of your latest deliveries.',
  progress: 'Progress',
  steps: {
    Ordered: 'Ordered',
    Approved: 'Approved',
    Packed: 'Packed',
    Shipped: 'Shipped',
    'Out for delivery': 'Out for delivery',
    Delivered: 'Delivered',
  },
  done: 'done',
  ahead: 'Not yet',
  summary: 'Delivery summary',
  order: 'Order',
  carrier: 'Carrier',
  own: 'Our own delivery',
  number: 'Tracking number',
  planned: 'Planned ship date',
  noLines: 'The goods in this parcel are listed with the order.',
  follow: (carrier: string) => `Track with ${carrier}`,
  wrongTitle: 'Is something wrong?',
  wrong: 'If the parcel is late, damaged or incomplete, keep its packaging and tell us the tracking number.',
}

export type DeliveryProgressMessages = typeof deliveryProgressMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    deliveryProgress: DeliveryProgressMessages
  }
}
