export const comparisonTableMessages = {
  label: 'Comparison',
  product: 'Product',
  price: 'Price',
  availability: 'Availability',
  manufacturer: 'Manufacturer',
  /** A product that does not say what others do. */
  nothing: '–',
}

export type ComparisonTableMessages = typeof comparisonTableMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    comparisonTable: ComparisonTableMessages
  }
}
