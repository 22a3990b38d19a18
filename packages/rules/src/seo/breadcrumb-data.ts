/** A page of a trail. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/**
 * A schema.org BreadcrumbList of a page's trail.
 *
 * @example breadcrumbData('https://store.example', [{ name: 'Home', path: '/' }])
 */
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
