export const recordDetailsMessages = {
  status: 'Status',
  date: 'Date',
  po: 'PO number',
  shipTo: 'Ship to',
  billTo: 'Bill to',
  items: 'Items',
  item: 'Item',
  identity: (mpn: string, item: string) => `MPN\u00a0${mpn} · Item\u00a0${item}`,
  unit: 'Unit',
  quantity: 'Quantity',
  parcels: 'Shipments',
  shippedOn: (day: string) => `Shipped ${day}`,
  deliveredOn: (day: string) => `Delivered ${day}`,
  by: (carrier: string) => `by ${carrier}`,
  print: 'Print',
}

export type RecordDetailsMessages = typeof recordDetailsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    recordDetails: RecordDetailsMessages
  }
}
