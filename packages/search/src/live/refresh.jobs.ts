import type { RecurringJob, SearchServices } from '@gauze/server/plugin'
import { refreshTiers } from '../engine/index.js'
import { refreshPopularity } from './popularity.js'
import { refreshSuggestions } from './suggestions.js'

/** The recurring jobs of the search: they refresh popularity, query suggestions and tiers. */
export const refreshJobs: readonly RecurringJob<SearchServices>[] = [
  {
    name: 'search.popularity',
    everyMinutes: 5,
    run: ({ services: { background, now } }) => refreshPopularity(background, now()),
  },
  {
    name: 'search.suggestions',
    everyMinutes: 10,
    run: ({ services, signal }) => refreshSuggestions(services.background, () => !signal.aborted),
  },
  {
    name: 'search.tiers',
    everyMinutes: 60,
    run: ({ services }) => refreshTiers(services.background),
  },
]
