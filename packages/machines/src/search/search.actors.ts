import type { SearchSuggestion } from '@gauze/contract'
import { fromPromise } from 'xstate'
import type { SearchPort } from './search.types.js'

/** The port of the search as the actor its machine invokes. */
export const searchActors = (port: SearchPort) => ({
  suggest: fromPromise<readonly SearchSuggestion[], { readonly term: string }>(({ input, signal }) =>
    port.suggest(input.term, { signal }),
  ),
})
