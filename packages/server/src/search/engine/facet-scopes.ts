import { facetToken } from './facets.js'

/** How the tokens of categories begin. */
export const categoryPrefix = facetToken('category', '')

/**
 * The products that have a facet token, of the whole catalogue (an empty base) or of a category. Everything in a category
 * is the scope named by its url component alone.
 */
export const scopeOf = (base: string, token: string): string =>
  base === '' && token.startsWith(categoryPrefix) ? token.slice(categoryPrefix.length) : `${base}|${token}`
