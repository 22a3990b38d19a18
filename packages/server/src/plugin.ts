export type { Config } from './config.js'
export { type Database, type Db, inTransaction, namedQuery, recordStatements } from './db/client.js'
export { isUnavailable, sqlState } from './db/database-errors.js'
export { listen } from './db/listen.js'
export { insightsEvents, settings } from './db/schema/index.js'
export { isDataError, unavailable } from './http/errors.js'
export { addressOf, networkOf } from './http/network.js'
export { ProblemError } from './http/problem.js'
export { isSameSecret } from './http/same-secret.js'
export { priceSql } from './modules/pricing/price.sql.js'
export type {
  ChosenFilters,
  FacetCounts,
  FoundProducts,
  ListingRequest,
  ListingResult,
  NotedSearch,
  Prices,
  SearchCommand,
  SearchCommandContext,
  SearchPlugin,
  SearchPort,
  SearchServices,
  SearchUpkeep,
  VariantChoice,
} from './ports/search.types.js'
export { inBackground } from './reporting/in-background.js'
export { createNoteFailure, type NoteFailure, reportFailure } from './reporting/report-failure.js'
export { StartError } from './start-error.js'
export type { Log, Store } from './store.js'
