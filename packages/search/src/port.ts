import type { Db, FoundProducts, NotedSearch, SearchPort } from '@gauze/server/plugin'
import { createSearchEngine, type VariantQuestion } from './engine/index.js'
import { readItemList } from './engine/item-list.js'
import { namedVariant } from './engine/named-variant.js'
import { logSearch } from './live/search-log.js'
import { learnUserToken } from './live/user-tokens.js'
import { reuseRecent } from './recent-searches.js'

function naming(question: VariantQuestion): Pick<FoundProducts, 'variantOf'> {
  return { variantOf: (product, variants) => namedVariant(question, product, variants) }
}

async function note(db: Db, search: NotedSearch): Promise<void> {
  const { user, userToken } = search
  if (user !== null && userToken !== null) await learnUserToken(db, userToken, user)
  await logSearch(db, search)
}

/**
 * The search as the server's listings use it.
 * @example
 * const { ids, total, facets } = await createSearchPort(db).search({ query: 'nitrile glov', facets: 'all' })
 */
export function createSearchPort(db: Db): SearchPort {
  const search = reuseRecent(createSearchEngine(db).search)
  return {
    search: async (request) => {
      const found = await search(request)
      return { ...found, ...naming(found.variants) }
    },
    list: async (text, limit) => {
      const { ids, variants } = await readItemList(db, text, limit)
      return { ids, ...naming(variants) }
    },
    note: (search) => note(db, search),
  }
}
