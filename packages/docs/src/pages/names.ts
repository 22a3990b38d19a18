import { createContext, use } from 'react'

/** The page that documents a name of the packages. */
type Names = ReadonlyMap<string, string>

/** The page that is being rendered. */
export interface CurrentPage {
  /** Its path from the root of the site, such as components/cart/cart-line.html. */
  readonly path: string
  readonly names: Names
}

const PageContext = createContext<CurrentPage>({ path: 'index.html', names: new Map() })

/** Gives a page to everything in it. */
export const PageProvider = PageContext.Provider

/** Returns the page that is being rendered. */
export function usePage(): CurrentPage {
  return use(PageContext)
}

/**
 * The relative link from one page to another, so that the site works below any path of any host.
 *
 * @example linkTo('hooks/use-cart.html', 'rules/money.html') // '../rules/money.html'
 */
export function linkTo(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}` || './'
}
