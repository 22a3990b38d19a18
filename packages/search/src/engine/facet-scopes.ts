import { facetToken } from './facets.js'

/** The prefix of category tokens. */
export const categoryPrefix = facetToken('category', '')

/**
 * The products with a facet token, in the whole catalogue (an empty base) or in a category. Everything in a category is
 * the scope named by its url component alone.
 */
export function scopeOf(base: string, token: string): string {
  return base === '' && token.startsWith(categoryPrefix) ? token.slice(categoryPrefix.length) : `${base}|${token}`
}
