/** The page a list begins with. */
export const FIRST_PAGE = 1

/** The last page that an address can ask for. */
const LAST_PAGE = 10_000

/**
 * The page that an address asks for: anything but a number is the first, and a larger number the last possible.
 *
 * @example pageNumber('12') // 12
 * @example pageNumber('-3') // 1
 */
export function pageNumber(text: string | null | undefined): number {
  const page = /^\d{1,15}$/.test(text ?? '') ? Number(text) : FIRST_PAGE
  return Math.min(Math.max(page, FIRST_PAGE), LAST_PAGE)
}

/** Rows of a page of most lists. */
export const LIST_PAGE_SIZE = 10

/** Rows of a page, by kind of list. */
export const PAGE_SIZES = { list: LIST_PAGE_SIZE, contacts: 100, reorders: 100, openInvoices: 10_000 } as const

/** The fewest characters of a term that are searched for while typing. */
export const MIN_SEARCH_LENGTH = 3

/** The most characters of a term that are searched for. */
export const MAX_SEARCH_LENGTH = 200

/** The most products that the store itself lists for a text. */
export const ITEM_LIST_LIMIT = 24

/** Values of a filter that a listing shows before 'Show all'. */
export const FILTER_VALUES_SHOWN = 7

/** Suggestions of each kind on a page. */
export const SUGGESTION_LIMIT = 5

/** Searches that a browser remembers. */
export const RECENT_SEARCH_LIMIT = 5

/** The most lines of a cart. */
export const MAX_CART_LINES = 500
