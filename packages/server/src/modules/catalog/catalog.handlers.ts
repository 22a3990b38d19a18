import { ITEM_LIST_LIMIT, soldItem } from '@gauze/rules'
import { readBarcode } from '@gauze/rules/barcode'
import { barcodeMessages, barcodeProblemText } from '@gauze/rules/messages'
import { notFound } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import type { CallContext } from '../../http/calls.types.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { readCards, readListedCards } from './card.repository.js'
import type { Viewer } from './card.types.js'
import { cardView, withLatestPurchase, withNamedUnit } from './card.view.js'
import { namedItem } from './card-variant.js'
import { readCategories, readCategoryUrl, readTopCategory } from './category.repository.js'
import { readGtinUnits, readNamedUnits } from './gtin-units.repository.js'
import { readFilters, readListing } from './listing.service.js'
import { noteSearch } from './note-search.js'
import { readSoughtItems } from './numbered-items.repository.js'
import { readProductDetails, readRelations } from './product.repository.js'
import { alternativeView, productView } from './product.view.js'
import { readProductUrls } from './product-urls.repository.js'
import { readAllocation, readCategoryItemIds, readSellableLevels, readTopItemIds } from './store.repository.js'
import { readOpenedProducts, readSuggestions } from './suggestions.repository.js'
import { suggestedSections } from './suggestions.view.js'

const defaultTopItems = 12
const longestId = 10
/** Products that a user opened from a search. */
const openedProducts = 6

/** The categories of products that protect from infection, and how many of their products are listed. */
const protectiveCategories = ['infection-control', 'protective-equipment']
const mostProtective = 48

function viewerOf({ user }: Pick<CallContext<'getItem'>, 'user'>): Viewer {
  return {
    accountId: user?.accountId ?? null,
    isPriceVisible: user?.isPriceVisible ?? false,
  }
}

function noProduct() {
  return notFound('There is no such product. It may have been taken out of the catalog.')
}

/**
 * A product by its id, its url component, a barcode or another number that names one item alone.
 * @throws ProblemError for a barcode with a mistake, and when there is no such product
 */
async function readAskedProduct(db: Db, reference: string) {
  const known = await readProductDetails(db, reference)
  if (known) return { details: known }
  const reading = readBarcode(reference, new Date())
  const [unit] = await readGtinUnits(db, reading?.ok ? [reading.barcode.gtin] : [])
  const numbered = unit === undefined ? await readSoughtItems(db, reference) : []
  const itemId = unit?.itemId ?? (numbered.length === 1 ? numbered[0]?.itemId : undefined)
  const details = itemId === undefined ? null : await readProductDetails(db, String(itemId))
  if (details) return { details, namedUnit: unit?.unitId }
  // A shorter number is an item id first.
  if (reading?.ok === false && reference.length > longestId)
    throw notFound(barcodeProblemText(reading.problem, barcodeMessages))
  throw noProduct()
}

async function readRelatedCards(
  { db, user, input }: CallContext<'getAlternativeItems'>,
  kind: 'related' | 'alternative',
) {
  const relations = await readRelations(db, input.id, kind)
  if (!relations) throw noProduct()
  const viewer = viewerOf({ user })
  const cards = await readCards(db, viewer, relations.ids)
  return { cards, matrixDetails: relations.matrixDetails, visible: viewer.isPriceVisible }
}

/** A page of a listing, whose search is noted for the statistics. */
async function listing(
  context: Omit<CallContext<'paginateItems'>, 'input'>,
  input: CallContext<'paginateItems'>['input'],
) {
  const { db, user, services } = context
  const page = await readListing({ ...services, db }, viewerOf({ user }), input)
  const query = page.page === 1 ? (input.search ?? '') : ''
  noteSearch(context, { query, hits: page.total, queryId: page.queryID, userToken: input.userToken })
  return page
}

/** The filters of an address, each 'name:value'. */
function filtersOf(texts: readonly string[]): Record<string, string[]> {
  const filters: Record<string, string[]> = {}
  for (const text of texts) {
    const colon = text.indexOf(':')
    const name = text.slice(0, colon)
    filters[name] = [...(filters[name] ?? []), text.slice(colon + 1)]
  }
  return filters
}

/** The calls under /api/shopping/, the allocation of an item, and products for one user. */
export const catalogHandlers = defineHandlers({
  getItem: async ({ db, user, input }) => {
    const viewer = viewerOf({ user })
    const { details, namedUnit } = await readAskedProduct(db, input.id)
    const ids = [...new Set([details.id, ...details.related, ...details.alternatives])]
    const { cards, purchases } = await readListedCards(db, viewer, ids, details.id)
    const product = productView(details, cards, viewer.isPriceVisible)
    if (!product) throw noProduct()
    const known = withLatestPurchase(product, purchases[soldItem(product).id])
    return namedUnit === undefined ? known : { ...known, namedUnit }
  },

  getAlternativeItems: async (context) => {
    const { cards, matrixDetails, visible } = await readRelatedCards(context, 'alternative')
    return cards.map((card) => alternativeView(card, matrixDetails, visible))
  },

  getCorrelatedItems: async (context) => {
    const { cards, visible } = await readRelatedCards(context, 'related')
    return cards.map((card) => ({ correlatedItem: cardView(card, visible) }))
  },

  getSellableControlledSubstances: async ({ db }) => ({ rxLevels: await readSellableLevels(db) }),

  getTopItems: async ({ db, user, input }) => {
    const viewer = viewerOf({ user })
    const cards = await readCards(db, viewer, await readTopItemIds(db, input.limit ?? defaultTopItems))
    return cards.map((card) => cardView(card, viewer.isPriceVisible))
  },

  getCovidList: async ({ db, user }) => {
    const viewer = viewerOf({ user })
    const cards = await readCards(db, viewer, await readCategoryItemIds(db, protectiveCategories, mostProtective))
    return cards.map((card) => cardView(card, viewer.isPriceVisible))
  },

  getItemList: async (context) => {
    const { db, user, input, services } = context
    const viewer = viewerOf({ user })
    const [found, numbered, units] = await Promise.all([
      services.search.list(input.search, ITEM_LIST_LIMIT),
      readSoughtItems(db, input.search),
      readNamedUnits(db, input.search),
    ])
    const named = new Map(
      numbered.flatMap(({ productId, itemId }): [number, number][] =>
        productId === null ? [] : [[productId, itemId]],
      ),
    )
    const ids = [...new Set([...named.keys(), ...found.ids])].slice(0, ITEM_LIST_LIMIT)
    noteSearch(context, { query: input.search, hits: ids.length, queryId: null })
    const cards = await readCards(db, viewer, ids)
    return cards.map((card) => {
      const item = named.get(card.id)
      const variant = item === undefined || item === card.id ? namedItem(found.shown.get(card.id), card.children) : item
      return withNamedUnit(cardView(card, viewer.isPriceVisible, variant), units)
    })
  },

  paginateItems: (context) => listing(context, context.input),

  listItems: (context) => listing(context, { ...context.input, filters: filtersOf(context.input.filter ?? []) }),

  filterItems: async ({ db, input, services }) => {
    const category = input.category === undefined ? undefined : await readCategoryUrl(db, input.category)
    return readFilters(services.search, { ...input, category })
  },

  getItemUrls: ({ db, input }) => readProductUrls(db, input.page ?? 1),

  getCategories: ({ db }) => readCategories(db),

  getCategoryBySubCategoryUrl: async ({ db, input }) => {
    const category = await readTopCategory(db, input.urlComponent)
    if (!category) throw notFound('There is no such category. Choose one from the menu.')
    return category
  },

  getItemAllocation: async ({ scope, input }) => {
    const allocationMax = await readAllocation(scope, input.itemId)
    if (allocationMax === undefined) throw notFound('There is no such item. It may have been taken out of the catalog.')
    return { allocationMax }
  },

  recentUserSearchProducts: async ({ db, scope, user, services }) => {
    const viewer = viewerOf({ user })
    const cards = await readCards(db, viewer, await readOpenedProducts(scope, services.now(), openedProducts))
    return { products: cards.map((card) => cardView(card, viewer.isPriceVisible)) }
  },

  suggestedProducts: async ({ db, scope, user, input, services }) => {
    const viewer = viewerOf({ user })
    const suggestions = await readSuggestions(scope, services.now(), input.itemId ?? null)
    const ids = [...new Set(suggestions.candidates.map(({ itemId }) => itemId))]
    return { sections: suggestedSections(suggestions, await readCards(db, viewer, ids), viewer.isPriceVisible) }
  },
})
