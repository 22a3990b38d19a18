import { fromPromise } from 'xstate'
import type { SearchAnswer, SearchPort } from './search.types.js'

/** The port of the search as the actor its machine invokes. */
export function searchActors(port: SearchPort) {
  return {
    suggest: fromPromise<SearchAnswer, { readonly term: string }>(({ input, signal }) =>
      port.suggestAll(input.term, { signal }),
    ),
  }
}
