export const comparisonTableMessages = {
  label: 'Comparison',
  product: 'Product',
  price: 'Price',
  availability: 'Availability',
  manufacturer: 'Manufacturer',
  /** Shown where a product lacks an attribute that other products have. */
  nothing: '–',
}

export type ComparisonTableMessages = typeof comparisonTableMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    comparisonTable: ComparisonTableMessages
  }
}
