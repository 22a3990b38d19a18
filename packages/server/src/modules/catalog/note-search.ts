import type { CallContext } from '../../http/calls.types.js'
import { inBackground } from '../../reporting/in-background.js'

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
  const { search } = services
  inBackground(noteFailure, () => search.note({ query, hits, queryId, userToken: userToken ?? null, user }))
}
