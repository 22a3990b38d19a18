import type { FastifyInstance } from 'fastify'
import type { Log } from '../base/log.js'
import type { Database, Db } from '../db/client.js'
import type { RecurringJob } from '../jobs/recurring-job.js'
import type { SearchPort } from '../ports/search.types.js'
import type { CountCache } from '../reporting/cache-counter.js'
import type { Command } from './action.js'
import type { Services } from './services.js'

/** The services that the routes and jobs of a search get of the server. */
export type SearchServices = Pick<Services, 'config' | 'db' | 'background' | 'now'>

/** The parts that the upkeep of a search gets. */
export interface SearchUpkeep {
  readonly store: Pick<Database, 'db' | 'pool'>
  readonly log: Log
  /** Called with each error; the work is tried again. */
  readonly onError: (error: unknown) => void
}

/** A search service as a plugin of the server, such as `search` of `@gauze/search`. */
export interface SearchPlugin {
  /**
   * Searches on a database, for the calls of the API.
   * @param countCache counts the searches that it answers from memory, and the others
   */
  createPort(db: Db, countCache: CountCache): SearchPort
  /** Builds the index before the first search if it is missing. */
  prepare(db: Db, log: Log): Promise<void>
  /** Builds everything again from the catalogue and the orders. */
  rebuild(db: Db, now: Date): Promise<void>
  /** Its routes, under `/search`. */
  routes(app: FastifyInstance, services: SearchServices): Promise<void>
  /** Its recurring jobs. */
  readonly jobs: readonly RecurringJob<SearchServices>[]
  /**
   * Keeps it up to date while the store serves.
   * @returns a function that stops that
   */
  startUpkeep(upkeep: SearchUpkeep): Promise<() => Promise<void>>
  /** The actions of `gauze search`. */
  readonly command: Command
}
