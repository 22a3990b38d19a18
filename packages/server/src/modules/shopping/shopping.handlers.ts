import { ITEM_LIST_LIMIT } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import type { CallContext } from '../../http/calls.types.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { readCards } from './card.repository.js'
import type { Viewer } from './card.types.js'
import { cardView } from './card.view.js'
import { variantOf } from './card-variant.js'
import { readCategories, readTopCategory } from './category.repository.js'
import { readFilters, readListing } from './listing.service.js'
import { noteSearch } from './note-search.js'
import { readProductDetails, readRelations } from './product.repository.js'
import { alternativeView, productView } from './product.view.js'
import { readProductUrls } from './product-urls.repository.js'
import { readAllocation, readSellableLevels, readTopItemIds } from './store.repository.js'

const defaultTopItems = 12

function viewerOf({ user }: Pick<CallContext<'getItem'>, 'user'>): Viewer {
  return {
    accountId: user?.accountId ?? null,
    isPriceVisible: user?.isPriceVisible ?? false,
  }
}

function noProduct() {
  return notFound('There is no such product. It may have been taken out of the catalog.')
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

/** The calls under /api/shopping/, and the allocation of an item. */
export const shoppingHandlers = defineHandlers({
  getItem: async ({ db, user, input }) => {
    const viewer = viewerOf({ user })
    const details = await readProductDetails(db, input.id)
    if (!details) throw noProduct()
    const ids = [...new Set([details.id, ...details.related, ...details.alternatives])]
    const product = productView(details, await readCards(db, viewer, ids, details.id), viewer.isPriceVisible)
    if (!product) throw noProduct()
    return product
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

  getItemList: async (context) => {
    const { db, user, input, services } = context
    const viewer = viewerOf({ user })
    const found = await services.search.list(input.search, ITEM_LIST_LIMIT)
    noteSearch(context, { query: input.search, hits: found.ids.length, queryId: null })
    const cards = await readCards(db, viewer, found.ids)
    return cards.map((card) => cardView(card, viewer.isPriceVisible, variantOf(found, card)))
  },

  paginateItems: async (context) => {
    const { db, user, input, services } = context
    const listing = await readListing({ ...services, db }, viewerOf({ user }), input)
    const query = listing.page === 1 ? (input.search ?? '') : ''
    noteSearch(context, { query, hits: listing.total, queryId: listing.queryID, userToken: input.userToken })
    return listing
  },

  filterItems: ({ input, services }) => readFilters(services.search, input),

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
})
