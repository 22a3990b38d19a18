export const soldLinesMessages = {
  lineCount: (count: number, written: string) => (count === 1 ? '1 line' : `${written} lines`),
  item: 'Item',
  quantity: 'Quantity',
  amount: (quantity: string, unit: string) => `${quantity} × ${unit}`,
  mpn: (mpn: string) => `MPN\u00a0${mpn}`,
  itemNumber: (item: string) => `Item\u00a0${item}`,
  price: 'Price',
  total: 'Total',
}

export type SoldLinesMessages = typeof soldLinesMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    soldLines: SoldLinesMessages
  }
}
