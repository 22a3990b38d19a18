import type { CallOutput, CallParsedInput, Sort } from '@gauze/contract'
import type { Db } from '../../db/client.js'
import { notFound } from '../../http/problem.js'
import type { SearchEngine } from '../../search/engine/search-engine.types.js'
import { readCards } from './card.repository.js'
import type { Viewer } from './card.types.js'
import { cardView } from './card.view.js'
import { readListingFrame } from './listing.repository.js'

const defaultLimit = 10

/**
 * A page of a listing: the engine finds and counts, the store prices and describes. A page beyond the end is empty and
 * still tells the totals.
 * @throws ProblemError when the category does not exist
 */
export const readListing = async (
  db: Db,
  engine: SearchEngine,
  viewer: Viewer,
  input: CallParsedInput<'paginateItems'>,
): Promise<CallOutput<'paginateItems'>> => {
  const { page = 1, limit = defaultLimit } = input
  const { category, level } = await readListingFrame(db, input.category ?? null, viewer.accountId)
  if (input.category !== undefined && !category) {
    throw notFound('There is no such category. Choose one from the menu.')
  }
  const found = await engine.search({
    query: input.search,
    category: input.category,
    filters: input.filters,
    sort: sortFor(viewer, input.sort),
    prices: pricesFor(viewer, level),
    page,
    limit,
    facets: 'all',
  })
  const cards = await readCards(db, viewer, found.ids)
  return {
    results: cards.map((card) => cardView(card, viewer.isPriceVisible)),
    total: found.total,
    page,
    pages: Math.ceil(found.total / limit),
    limit,
    facets: [...found.facets],
    category,
    queryID: found.queryID,
  }
}

/** Order by price would tell what prices are: for who may not see them it is left out, so that shared links still work. */
const sortFor = ({ isPriceVisible }: Viewer, sort: Sort | undefined): Sort | undefined =>
  !isPriceVisible && (sort === 'priceAsc' || sort === 'priceDesc') ? undefined : sort

const pricesFor = ({ isPriceVisible, accountId }: Viewer, level: string | null) =>
  isPriceVisible && level !== null && accountId !== null ? { level, accountId } : undefined
