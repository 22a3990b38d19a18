import type { Category, WebsiteContent } from '@gauze/contract'
import type { NavEntry } from '@gauze/ui/navigation/main-nav'

/** Id of the PRODUCTS menu: also of its button. */
const PRODUCTS_MENU = 'products-menu'

/** The PRODUCTS dropdown: categories with their subcategories, one further level (NAV-09). */
export function productsEntry(categories: readonly Category[]): NavEntry {
  return {
    id: PRODUCTS_MENU,
    label: 'PRODUCTS',
    href: '/shop',
    items: topCategories(categories).map((category) => ({
      id: `category-${category.id}`,
      label: category.name,
      href: `/category/${category.urlComponent}`,
      items: category.children.map((child) => ({
        id: `category-${child.id}`,
        label: child.name,
        href: `/category/${child.urlComponent}`,
      })),
    })),
  }
}

/** Links of the content service's navigation that stand beside PRODUCTS. */
export function contentEntries(content: WebsiteContent, pathname: string): NavEntry[] {
  const sections = content.navBar.sections.flatMap(({ title, path }) => (path ? [{ title, path }] : []))
  const links = [...content.mainNavigation, ...sections]
  // PRODUCTS leads there already.
  const seen = new Set(['/products', '/shop'])
  return links
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ title, path }) => ({ id: `page-${path}`, label: title, href: path, isCurrent: path === pathname }))
}

/** The categories that have no parent. */
export function topCategories(categories: readonly Category[]): Category[] {
  return categories.filter(({ parent }) => parent === null)
}
