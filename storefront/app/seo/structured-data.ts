import type { ContactSection, Product } from '@gauze/contract'
import { soldItem } from '@gauze/rules'

interface Crumb {
  readonly name: string
  readonly path: string
}

/** A schema.org BreadcrumbList of a page's trail. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/**
 * A schema.org Product of the item that the page sells. It never contains a price: visitors do not see one (PDP-03).
 */
export function productData(origin: string, product: Product): object {
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

/** A schema.org WebSite with its search. */
export function siteData(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Gauze',
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/products/1?search={search_term}`,
      'query-input': 'required name=search_term',
    },
  }
}

/** A schema.org Organization: the seller, and how to reach them. */
export function organizationData(origin: string, { contactNumber, contactEmail }: ContactSection): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Gauze',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: contactNumber,
      email: contactEmail,
    },
  }
}

/** JSON that is safe inside a script element: no sequence in it can end the element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

function absolute(origin: string, path: string): string {
  return path.startsWith('/') ? origin + path : path
}
