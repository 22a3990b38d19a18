import type { ContactSection } from '@gauze/contract'

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
