import type { CallOutput, CallParsedInput, Facet, ProductCard, Sort } from '@gauze/contract'
import { soldItem } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import type { ChosenFilters, ListingRequest, ListingResult, SearchPort } from '../../ports/search.types.js'
import type { VisitorCards } from '../../services/visitor-cards.js'
import { readListedCards } from './card.repository.js'
import type { Viewer } from './card.types.js'
import { cardView, withChoices, withLatestPurchase, withNamedUnit } from './card.view.js'
import { namedItem } from './card-variant.js'
import { readNamedUnits } from './gtin-units.repository.js'
import { readListingFrame } from './listing.repository.js'
import {
  type ChosenValue,
  inOrder,
  shortened,
  uncounted,
  withChosen,
  withoutValues,
  wordsOf,
  worthOffering,
} from './listing-facets.js'
import { type PageWindow, pageWindow } from './page-window.js'

type Listing = CallOutput<'paginateItems'>
type ListingInput = CallParsedInput<'paginateItems'>

/** The sources that a listing reads from. */
interface ListingServices {
  readonly db: Db
  readonly search: SearchPort
  readonly visitorCards: VisitorCards
}

const defaultLimit = 10
const unblockers = 4

/**
 * A page of a listing, or several in a row: the search finds and counts, the store prices and describes. Pages beyond
 * the end are empty and still have the totals.
 * @throws ProblemError when the category does not exist
 */
export async function readListing(
  { db, search: port, visitorCards }: ListingServices,
  viewer: Viewer,
  input: ListingInput,
): Promise<Listing> {
  const { page = 1, limit = defaultLimit } = input
  const window = pageWindow({ from: input.from ?? page, page, limit })
  const { category, level } = await readListingFrame(db, input.category ?? null, viewer.accountId)
  if (input.category !== undefined && !category) {
    throw notFound('There is no such category. Choose one from the menu.')
  }
  const sort = sortFor(viewer, input.sort)
  // The search reuses the result of an equal request, so only a request whose result depends on the company names it.
  const request: ListingRequest = {
    query: input.search,
    category: category?.urlComponent,
    filters: input.filters,
    sort,
    prices: isPriceSort(sort) ? pricesFor(viewer, level) : undefined,
    accountId: isByPurchases(input.search, sort) ? viewer.accountId : undefined,
    page: window.page,
    limit: window.limit,
    facets: input.allFacetValues ? 'all' : 'offered',
  }
  const [{ found, facets, leftOut, filters }, catalogue] = await Promise.all([
    searchKnown(port, request),
    categoryCounts(port, input),
  ])
  const ids = idsIn(found, window)
  const readResults = () => readCardsOf(db, viewer, found, ids, request.query)
  const [results, without] = await Promise.all([
    viewer.accountId === null ? visitorCards({ ids, query: request.query, filters }, readResults) : readResults(),
    found.total === 0 ? waysOut(port, { ...request, filters }, facets, category?.name) : [],
  ])
  return {
    results,
    total: found.total,
    page,
    pages: Math.ceil(found.total / limit),
    limit,
    from: window.from,
    facets: input.allFacetValues ? facets : facets.map((facet) => shortened(facet, filters)),
    category,
    categories: catalogue ?? found.counts.category ?? {},
    queryID: found.queryID,
    corrected: found.corrected,
    relaxed: found.relaxed,
    leftOut,
    without,
    nearest: found.total === 0 && without.length === 0 && request.query ? await port.nearest(request.query) : null,
  }
}

async function readCardsOf(
  db: Db,
  viewer: Viewer,
  found: ListingResult,
  ids: readonly number[],
  query = '',
): Promise<ProductCard[]> {
  const [{ cards, purchases }, units] = await Promise.all([readListedCards(db, viewer, ids), readNamedUnits(db, query)])
  return cards.map((card) => {
    const shown = found.shown.get(card.id)
    const view = withNamedUnit(cardView(card, viewer.isPriceVisible, namedItem(shown, card.children)), units)
    // A visitor orders nothing, so a visitor's cards have no choices.
    if (viewer.accountId === null) return view
    return withLatestPurchase(withChoices(view, card, shown?.fitting ?? []), purchases[soldItem(view).id])
  })
}

/** The number of products in a listing that match the filters. */
export async function readFilters(
  port: SearchPort,
  { search, category, filters }: CallParsedInput<'filterItems'>,
): Promise<CallOutput<'filterItems'>> {
  const { found, facets } = await searchKnown(port, { query: search, category, filters, facets: 'offered', limit: 0 })
  return { total: found.total, facets }
}

interface KnownSearch {
  readonly found: ListingResult
  readonly facets: Facet[]
  readonly leftOut: Listing['leftOut']
  /** The filters that the search used. */
  readonly filters: ChosenFilters
}

/**
 * Searches; chosen values that the catalogue does not know, from an old link, are ignored instead of finding nothing.
 */
async function searchKnown(port: SearchPort, request: ListingRequest): Promise<KnownSearch> {
  const filters = request.filters ?? {}
  const found = await port.search(request)
  const doubtful = uncounted(filters, found.counts)
  const offered = ({ facets, total }: ListingResult) => worthOffering(facets, filters, total).map(inOrder)
  if (doubtful.length === 0) return { found, facets: offered(found), leftOut: [], filters }
  const names = [...new Set(doubtful.map(({ name }) => name))]
  const known = await port.search({ facets: names, limit: 0 })
  const unknown = uncounted(filters, known.counts).filter((one) => isAmong(one, doubtful))
  const kept = withoutValues(filters, unknown)
  const answer = unknown.length > 0 ? await port.search({ ...request, filters: kept }) : found
  const chosen = Object.entries(kept).flatMap(([name, values]) => values.map((value) => ({ name, value })))
  return {
    found: answer,
    facets: withChosen(offered(answer), chosen, known.facets).map(inOrder),
    leftOut: unknown.map((one) => {
      const words = wordsOf(one, known.facets)
      return { ...one, label: `${words.facet}: ${words.value}` }
    }),
    filters: kept,
  }
}

function isAmong(one: ChosenValue, others: readonly ChosenValue[]): boolean {
  return others.some(({ name, value }) => name === one.name && value === one.value)
}

/**
 * How many products the link to each category would list, that is, without filters. A search only has the counts of its
 * results, which need no second search.
 */
async function categoryCounts(port: SearchPort, { search, category, filters }: ListingInput) {
  if (search?.trim() || (category === undefined && filters === undefined)) return null
  const { counts } = await port.search({ facets: ['category'], limit: 0 })
  return counts.category ?? {}
}

interface WayOut {
  readonly name: string
  readonly label: string
  readonly search: ListingRequest
}

/**
 * The filters or the category to remove when no product matches, each with the number of products that the listing
 * would then have, the largest number first.
 */
async function waysOut(
  port: SearchPort,
  request: ListingRequest,
  facets: readonly Facet[],
  categoryName: string | undefined,
): Promise<Listing['without']> {
  const { filters = {}, query } = request
  const counted: ListingRequest = { ...request, facets: undefined, page: 1, limit: 0 }
  const ways = Object.entries(filters)
    .slice(0, unblockers)
    .map(([name, values]): WayOut => {
      const given = values.map((value) => ({ name, value }))
      const words = given.map((one) => wordsOf(one, facets))
      return {
        name,
        label: `${words[0]?.facet ?? name}: ${words.map(({ value }) => value).join(', ')}`,
        search: { ...counted, filters: withoutValues(filters, given) },
      }
    })
  if (categoryName !== undefined && query) {
    ways.push({ name: 'category', label: categoryName, search: { ...counted, category: undefined } })
  }
  const totals = await Promise.all(ways.map(({ search }) => port.search(search)))
  return ways
    .map(({ name, label }, at) => ({ name, label, total: totals[at]?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

function idsIn({ ids }: ListingResult, { skip, size }: PageWindow): readonly number[] {
  return ids.slice(skip, skip + size)
}

/**
 * Sorting by price would reveal prices: for viewers who may not see them it is ignored, so that shared links still
 * work.
 */
function sortFor({ isPriceVisible }: Viewer, sort: Sort | undefined): Sort | undefined {
  return !isPriceVisible && isPriceSort(sort) ? undefined : sort
}

function isPriceSort(sort: Sort | undefined): boolean {
  return sort === 'priceAsc' || sort === 'priceDesc'
}

/** Whether the company's earlier purchases affect the order: only among equally good matches of a search text. */
function isByPurchases(search: string | undefined, sort: Sort = 'relevance'): boolean {
  return sort === 'relevance' && Boolean(search?.trim())
}

function pricesFor({ isPriceVisible, accountId }: Viewer, level: string | null) {
  return isPriceVisible && level !== null && accountId !== null ? { level, accountId } : undefined
}
