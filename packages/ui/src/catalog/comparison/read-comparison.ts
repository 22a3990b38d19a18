import type { CallInput, CallOutput, ProductCard } from '@gauze/contract'
import { itemNumbersOf, MOST_COMPARED, soldItem } from '@gauze/rules'
import { meantItems } from '../../internal/meant-items.js'
import type { ComparisonTableProps } from '../comparison-table/index.js'

type ComparedProduct = ComparisonTableProps['products'][number]

/** The calls that read a comparison. A client of `@gauze/api-client` fits without changes. */
export interface ComparisonPort {
  /** Finds the item of a number. */
  readonly getItemList: (input: CallInput<'getItemList'>) => Promise<CallOutput<'getItemList'>>
  readonly getItem: (input: CallInput<'getItem'>) => Promise<ComparedProduct>
}

/** A comparison that the address of a page requests. */
export interface ComparisonData {
  /** The requested numbers as typed; null without a request. */
  readonly text: string | null
  readonly products: readonly ComparedProduct[]
  /** The numbers that no item has, or several. */
  readonly unknown: readonly string[]
}

const LONGEST_NUMBER = 200

/** The id of the one item that a number names; null for none, and for several. */
function meantId(cards: readonly ProductCard[], number: string): string | null {
  const [card, ...others] = meantItems(cards, number)
  return card === undefined || others.length > 0 ? null : String(soldItem(card).id)
}

async function findProduct(api: ComparisonPort, number: string): Promise<ComparedProduct | null> {
  if (number.length > LONGEST_NUMBER) return null
  const id = meantId(await api.getItemList({ search: number }), number)
  return id === null ? null : api.getItem({ id })
}

/**
 * Reads the products of a comparison, in their order.
 *
 * @param text the item numbers, such as `ids` of the page's address; null without a request
 * @throws ApiError when a call fails
 * @example await readComparison(url.searchParams.get('ids'), api)
 */
export async function readComparison(text: string | null, api: ComparisonPort): Promise<ComparisonData> {
  const numbers = itemNumbersOf(text ?? '').slice(0, MOST_COMPARED)
  const found = await Promise.all(numbers.map((number) => findProduct(api, number)))
  return {
    text,
    products: found.filter((product) => product !== null),
    unknown: numbers.filter((_, position) => found[position] === null),
  }
}
