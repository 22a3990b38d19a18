import type { Db, SearchUpkeep } from '@gauze/server/plugin'
import { refreshTiers } from '../engine/index.js'
import { refreshPopularity } from './popularity.js'
import { refreshSuggestions } from './suggestions.js'

/** Has one server at a time refresh popularity, query suggestions and tiers by their schedules. */
export async function repeatRefreshes(jobs: SearchUpkeep['jobs'], db: Db, now: () => Date): Promise<void> {
  await jobs.repeat('search.popularity', 5, () => refreshPopularity(db, now()))
  await jobs.repeat('search.suggestions', 10, (signal) => refreshSuggestions(db, () => !signal.aborted))
  await jobs.repeat('search.tiers', 60, () => refreshTiers(db))
}
