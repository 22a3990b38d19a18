import { itemNumbersOf, MOST_COMPARED } from '@gauze/rules'
import type { ComparisonTableProps } from '../comparison-table/index.js'

type ComparedProduct = ComparisonTableProps['products'][number]

/** A comparison that the address of a page requests. */
export interface ComparisonData {
  /** The requested numbers as typed; null without a request. */
  readonly text: string | null
  readonly products: readonly ComparedProduct[]
  /** The numbers that no item has. */
  readonly unknown: readonly string[]
}

const ITEM_NUMBER = /^[\w-]{1,200}$/

/**
 * Reads the products of a comparison, in their order.
 *
 * @param text the item numbers, such as `ids` of the page's address; null without a request
 * @param findProduct reads one product; returns null if no item has the number. It is called only with valid item
 * numbers
 * @example await readComparison(url.searchParams.get('ids'), (id) => api.getItem({ id }))
 */
export async function readComparison(
  text: string | null,
  findProduct: (number: string) => Promise<ComparedProduct | null>,
): Promise<ComparisonData> {
  const numbers = itemNumbersOf(text ?? '').slice(0, MOST_COMPARED)
  const found = await Promise.all(numbers.map((number) => (ITEM_NUMBER.test(number) ? findProduct(number) : null)))
  return {
    text,
    products: found.filter((product) => product !== null),
    unknown: numbers.filter((_, position) => found[position] === null),
  }
}
