/** The seller, as search engines know it. */
export interface Seller {
  readonly name: string
  /** The beginning of all addresses. */
  readonly origin: string
}

/** The contact data of the seller. */
export interface SellerContact {
  readonly contactNumber: string
  readonly contactEmail: string
}

/**
 * A schema.org WebSite with its search.
 *
 * @param searchPath the page of results, up to the term
 * @example siteData({ name: 'Gauze', origin: 'https://store.example' }, '/products?search=')
 */
export function siteData({ name, origin }: Seller, searchPath: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${searchPath}{search_term}`,
      'query-input': 'required name=search_term',
    },
  }
}

/**
 * A schema.org Organization: the seller, and how to reach them.
 *
 * @param logoPath a picture of at least 112 by 112 pixels
 * @example organizationData({ name: 'Gauze', origin: 'https://store.example' }, '/icon-512.png', contact)
 */
export function organizationData(
  { name, origin }: Seller,
  logoPath: string,
  { contactNumber, contactEmail }: SellerContact,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    logo: origin + logoPath,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: contactNumber,
      email: contactEmail,
    },
  }
}
