import type { CallContext } from '../../http/calls.types.js'
import { inBackground } from '../../search/live/in-background.js'
import { logSearch } from '../../search/live/search-log.js'
import { learnUserToken } from '../../search/live/user-tokens.js'

/** The request and result of a listing call. An empty query is not a search. */
interface ListingSearch {
  readonly query: string
  readonly hits: number
  readonly queryId: string | null
  readonly userToken?: string | undefined
}

/** Logs a search and learns whose browser it was, after the answer. */
export function noteSearch(
  { user, services, noteFailure }: Pick<CallContext<'paginateItems'>, 'user' | 'services' | 'noteFailure'>,
  { query, hits, queryId, userToken }: ListingSearch,
): void {
  if (query.trim() === '' && (user === null || userToken === undefined)) return
  inBackground(noteFailure, async () => {
    if (user !== null && userToken !== undefined) await learnUserToken(services.db, userToken, user)
    await logSearch(services.db, { query, hits, queryId, userToken: userToken ?? null, user })
  })
}
