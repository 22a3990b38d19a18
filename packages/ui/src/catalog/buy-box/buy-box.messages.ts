export const buyBoxMessages = {
  mpn: (mpn: string) => `MPN ${mpn}`,
  item: (item: string) => `Item ${item}`,
  gtin: (gtin: string) => `GTIN ${gtin}`,
  specialOrder: 'Special order',
  perBaseUnit: (price: string, unit: string) => `${price} / ${unit.toLowerCase()}`,
}

export type BuyBoxMessages = typeof buyBoxMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    buyBox: BuyBoxMessages
  }
}
