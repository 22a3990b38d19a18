import { accountPath, categoryPath } from '@gauze/rules'
import { GridIcon, ListIcon, ReorderIcon } from '@gauze/ui/icons'
import type { AccountMenuGroup } from '@gauze/ui/navigation/account-menu'
import type { NavEntry } from '@gauze/ui/navigation/main-nav'
import type { FrameContent } from '../data/content-minimum.js'
import type { FrameCategory } from '../data/read-frame.server.js'
import type { frameMessages } from './frame.messages.js'

/** Id of the PRODUCTS menu: also of its button. */
const PRODUCTS_MENU = 'products-menu'

/** The PRODUCTS dropdown: categories with their subcategories, one further level (NAV-09). */
export function productsEntry(categories: readonly FrameCategory[], label: string): NavEntry {
  return {
    id: PRODUCTS_MENU,
    label,
    href: '/shop',
    items: categories.map((category) => ({
      id: `category-${category.id}`,
      label: category.name,
      href: categoryPath(category.urlComponent),
      imageUrl: category.imageUrl,
      items: category.children.map((child) => ({
        id: `category-${child.urlComponent}`,
        label: child.name,
        href: categoryPath(child.urlComponent),
        imageUrl: child.imageUrl,
      })),
    })),
  }
}

const customerLinks = [
  [accountPath('reorder'), 'reorder', ReorderIcon],
  [accountPath('itemlists'), 'lists', ListIcon],
  ['/quickOrder', 'quickOrder', GridIcon],
] as const

/** Links of a person who is signed in, at the end of the row. */
export function customerEntries(pathname: string, text: typeof frameMessages): NavEntry[] {
  return customerLinks.map(([href, name, Icon]) => ({
    ...{ id: `customer-${href}`, label: text[name], href },
    ...{ icon: <Icon size={18} />, isAtEnd: true, isCurrent: pathname === href },
  }))
}

/**
 * Links of the content service's navigation next to PRODUCTS, except the links below Resources.
 *
 * @param lang the language of the content, if it is another than the page's
 */
export function contentEntries(content: FrameContent, pathname: string, lang?: string): NavEntry[] {
  const sections = content.navBar.sections.flatMap(({ title, path }) => (path ? [{ title, path }] : []))
  const links = [...content.mainNavigation, ...sections]
  // PRODUCTS already links there.
  const seen = new Set(['/products', '/shop', ...resourceLinks(content).map(({ href }) => href)])
  return links
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(({ title, path }) => ({ id: `page-${path}`, label: title, href: path, lang, isCurrent: path === pathname }))
}

/** The links below Resources: the sections of the content service's dropdown, or only its page of resources. */
export function resourceGroups(content: FrameContent): AccountMenuGroup[] {
  const sections = content.mainNavigationDropdown.filter(({ pages }) => pages.length > 0)
  const pages = content.contentPages.filter(({ path }) => path === '/resources')
  const groups = sections.length > 0 ? sections : [{ title: '', pages }]
  return groups
    .filter((group) => group.pages.length > 0)
    .map((group) => ({
      title: group.title,
      links: group.pages.map(({ title, path }) => ({ label: title, href: path })),
    }))
}

/** The pages below Resources, each once. */
export function resourceLinks(content: FrameContent): AccountMenuGroup['links'] {
  const links = resourceGroups(content).flatMap((group) => group.links)
  return [...new Map(links.map((link) => [link.href, link])).values()]
}
