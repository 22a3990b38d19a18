import { barcodeMessages } from '@gauze/rules/messages'

export const barcodeNoteMessages = {
  ...barcodeMessages,
  scanned: 'Scanned package:',
  expired: (date: string) => `This package expired on ${date}. Do not use it.`,
  unknown: (gtin: string) => `The barcode is readable, but no product of this store has GTIN ${gtin}.`,
  lot: (lot: string) => `Lot ${lot}`,
  serial: (serial: string) => `Serial number ${serial}`,
  expires: (date: string) => `Expires ${date}`,
  produced: (date: string) => `Made ${date}`,
}

export type BarcodeNoteMessages = typeof barcodeNoteMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    barcodeNote: BarcodeNoteMessages
  }
}
