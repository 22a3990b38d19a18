import type { SearchPlugin } from '@gauze/server/plugin'
import { command } from './command.js'
import { buildMissingIndex, rebuildIndex } from './live/index-changes.js'
import { keepSearchCurrent } from './live/keep-current.js'
import { refreshPopularity } from './live/popularity.js'
import { refreshJobs } from './live/refresh.jobs.js'
import { refreshSuggestions } from './live/suggestions.js'
import { createSearchPort } from './port.js'
import { searchRoutes } from './routes.js'

/**
 * The search service of a store, on its PostgreSQL.
 * @example
 * await startServer({ search })
 */
export const search: SearchPlugin = {
  createPort: createSearchPort,
  prepare: buildMissingIndex,
  rebuild: async (db, now) => {
    await refreshPopularity(db, now)
    await rebuildIndex(db)
    await refreshSuggestions(db)
  },
  routes: searchRoutes,
  jobs: refreshJobs,
  startUpkeep: async ({ store, log, onError }) => keepSearchCurrent(store, { onError, log }),
  command,
}
