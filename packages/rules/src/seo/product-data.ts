import { type SellableProduct, soldItem } from '../sold-item.js'

/** The fields of a product that search engines read. */
export interface DescribedProduct extends SellableProduct {
  readonly description: string
  readonly category: { readonly name: string }
  readonly itemImage: readonly { readonly largeUrl: string }[]
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
}

/**
 * A schema.org Product of the item that the page sells. It never contains a price: visitors do not see one.
 *
 * @example productData('https://store.example', await api.getItem({ id }))
 */
export function productData(origin: string, product: DescribedProduct): object {
  const sold = soldItem(product)
  const images = product.itemImage.map(({ largeUrl }) => absolute(origin, largeUrl))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: sold.name,
    description: product.description,
    sku: String(sold.id),
    mpn: sold.mpn,
    ...(sold.gtin && { gtin: sold.gtin }),
    ...(images.length > 0 && { image: images }),
    brand: { '@type': 'Brand', name: product.manufacturer },
    category: product.category.name,
    url: `${origin}/product/${sold.urlComponent}`,
    additionalProperty: product.attributes.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
  }
}

function absolute(origin: string, path: string): string {
  return path.startsWith('/') ? origin + path : path
}
