import { type SellableProduct, type SoldItem, soldItem } from '../sold-item.js'
import { productPath } from '../store-paths.js'

/** The fields of a product that search engines read. */
export interface DescribedProduct extends SellableProduct {
  readonly description: string
  readonly category: { readonly name: string }
  readonly itemImage: readonly { readonly largeUrl: string }[]
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
}

/**
 * A schema.org Product of the item that the page sells, with an Offer that says whether it is in stock. It never contains
 * a price: visitors do not see one. All addresses are absolute.
 *
 * @example productData('https://store.example', await api.getItem({ id }))
 */
export function productData(origin: string, product: DescribedProduct): object {
  const sold = soldItem(product)
  const url = origin + productPath(sold.urlComponent)
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
    url,
    offers: {
      '@type': 'Offer',
      url,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availabilityOf(sold)}`,
    },
    additionalProperty: product.attributes.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
  }
}

function availabilityOf({ inactive, quantityAvailable, allocationPeriod }: SoldItem): string {
  if (inactive) return 'Discontinued'
  if (quantityAvailable <= 0) return 'BackOrder'
  return allocationPeriod === null ? 'InStock' : 'LimitedAvailability'
}

function absolute(origin: string, path: string): string {
  return path.startsWith('/') ? origin + path : path
}
