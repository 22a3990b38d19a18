import type { ListAnswer } from '@gauze/contract'

/** Which page of a list is read, as its row validated it. */
export interface ListWindow {
  readonly page: number
  readonly limit: number
}

/** How many rows come before the page. */
export function offsetOf({ page, limit }: ListWindow): number {
  return (page - 1) * limit
}

/**
 * What every list call answers.
 * @example
 * getInvoices: async ({ scope, input }) => listAnswer(input, await readInvoices(scope, input))
 */
export function listAnswer<Item>(
  { page, limit }: ListWindow,
  { results, total }: { readonly results: Item[]; readonly total: number },
): ListAnswer<Item> & { results: Item[] } {
  return { results, total, page, pages: Math.ceil(total / limit), limit }
}
