import type { ApiClient } from '@gauze/api-client'
import type { ContentPage, ProductCard, ProductSource } from '@gauze/contract'

/** The products in a page of content. */
export interface PageProducts {
  /** By the id of the list's entry; an empty list could not be read. */
  readonly lists: Readonly<Record<string, readonly ProductCard[]>>
  /** The Rx levels that the store sells now. */
  readonly sellable: readonly string[]
  /** Where the lists come from, to read them again as a customer. */
  readonly sources: readonly ListSource[]
}

/** A list of products, and where they come from. */
export type ListSource = Pick<ContentPage['productLists'][number], 'id' | 'source'>

const LIST_LENGTH = 16
const MAX_LISTS = 8

/** Reads the products of some lists in parallel. If a list cannot be read, the page leaves it out. */
export async function readPageProducts(api: ApiClient, requested: readonly ListSource[]): Promise<PageProducts> {
  const sources = requested.slice(0, MAX_LISTS).map(({ id, source }) => ({ id, source }))
  if (sources.length === 0) return { lists: {}, sellable: [], sources }
  const [sellable, ...lists] = await Promise.all([
    api.getSellableControlledSubstances().then(
      ({ rxLevels }) => rxLevels,
      () => [],
    ),
    ...sources.map(async ({ id, source }) => [id, await readProducts(api, source).catch(() => [])] as const),
  ])
  return { lists: Object.fromEntries(lists), sellable, sources }
}

async function readProducts(api: ApiClient, source: ProductSource): Promise<readonly ProductCard[]> {
  return source.kind === 'top'
    ? api.getTopItems({ limit: LIST_LENGTH })
    : (await api.paginateItems({ category: source.category, limit: LIST_LENGTH })).results
}
