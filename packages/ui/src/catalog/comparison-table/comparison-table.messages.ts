export const comparisonTableMessages = {
  label: 'Comparison',
  product: 'Product',
  price: 'Price',
  availability: 'Availability',
  manufacturer: 'Manufacturer',
  /** Marks a row in which the products are not the same. */
  differs: 'Differs',
  /** Shown where a product lacks an attribute that other products have. */
  nothing: '–',
}

export type ComparisonTableMessages = typeof comparisonTableMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    comparisonTable: ComparisonTableMessages
  }
}
