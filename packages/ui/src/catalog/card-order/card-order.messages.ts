export const cardOrderMessages = {
  /** @param axes the names of the values that distinguish the variants, e.g. 'Size' */
  variantOf: (axes: string, name: string) => `${axes} of ${name}`,
  unitOf: (name: string) => `Unit of ${name}`,
  /** One list of both, on a narrow card. */
  variantAndUnitOf: (axes: string, name: string) => `${axes} and unit of ${name}`,
  variantAndUnit: (variant: string, unit: string) => `${variant}, ${unit}`,
  /** The variant of a card without a choice. */
  fixed: (axis: string, value: string) => `${axis}: ${value}`,
  outOfStock: (variant: string) => `${variant} (out of stock)`,
  add: 'Add',
  /** In place of `add` in the accessible name of the button. */
  addToCart: 'Add to cart',
  backorder: 'Backorder',
  added: 'Added',
  /** Follows the words on the button in its accessible name. */
  ofItem: (name: string, item: number) => `: ${name}, item ${item}`,
  loading: 'Loading the price',
  failed: 'This choice did not load. Choose it again.',
  /** Links to the page of the product. @param isSize whether the variants differ only in size */
  others: (count: number, isSize: boolean) => {
    const noun = isSize ? 'size' : 'option'
    return count === 1 ? `1 more ${noun}` : `${count} more ${noun}s`
  },
  /** @param price empty where it is not shown */
  chosen: (variant: string, price: string) => (price ? `${variant}: ${price}` : variant),
  /** The headings of the columns above rows. */
  product: 'Product',
  variant: 'Variant',
  unit: 'Unit',
  stock: 'Stock',
  price: 'Your price',
  quantity: 'Quantity',
}

export type CardOrderMessages = typeof cardOrderMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cardOrder: CardOrderMessages
  }
}
