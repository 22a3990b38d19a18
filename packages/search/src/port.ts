import type { CountCache, Db, NotedSearch, SearchPort } from '@gauze/server/plugin'
import { createSearchEngine } from './engine/index.js'
import { readItemList } from './engine/item-list.js'
import { logSearch } from './live/search-log.js'
import { learnUserToken } from './live/user-tokens.js'
import { reuseRecent } from './recent-searches.js'

async function note(db: Db, search: NotedSearch): Promise<void> {
  const { user, userToken } = search
  if (user !== null && userToken !== null) await learnUserToken(db, userToken, user)
  await logSearch(db, search)
}

/**
 * The search as the server's listings use it.
 * @example
 * const { ids, total, facets } = await createSearchPort(db, countCache).search({ query: 'nitrile glov', facets: 'all' })
 */
export function createSearchPort(db: Db, countCache: CountCache): SearchPort {
  const engine = createSearchEngine(db)
  return {
    search: reuseRecent(engine.search, (isHit) => countCache('listings', isHit)),
    nearest: engine.nearest,
    list: (text, limit) => readItemList(db, text, limit),
    note: (noted) => note(db, noted),
  }
}
