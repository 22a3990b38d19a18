'use client'
import type { SearchSuggestion } from '@gauze/contract'
import { selectAnsweredTerm, selectSearchStatus, selectSuggestions, selectText } from '@gauze/machines/search'
import { useMemo } from 'react'
import { useStoreActor } from '../provider/store-context.js'
import { useSelector } from '../provider/use-selector.js'

type Status = ReturnType<typeof selectSearchStatus>

const IDLE: Status = 'idle'
const NO_SUGGESTIONS: readonly SearchSuggestion[] = []
const NO_TERM: string | null = null
const selectIsReady = () => true

/**
 * The search field and its suggestions (SRCH-01 to SRCH-05). Until `isReady` the machine has not arrived: keep what is
 * typed beside it and send it on, it is replayed.
 *
 * @throws Error when there is no StoreProvider.
 */
export function useSearch() {
  const actor = useStoreActor('search', 'useSearch')
  const isReady = useSelector(actor, selectIsReady, false)
  const text = useSelector(actor, selectText, '')
  const status = useSelector(actor, selectSearchStatus, IDLE)
  const suggestions = useSelector(actor, selectSuggestions, NO_SUGGESTIONS)
  const answeredTerm = useSelector(actor, selectAnsweredTerm, NO_TERM)
  const actions = useMemo(
    () => ({
      type: (typed: string) => actor.send({ type: 'text.type', text: typed }),
      clear: () => actor.send({ type: 'text.clear' }),
      select: (suggestion: SearchSuggestion) => actor.send({ type: 'suggestion.select', suggestion }),
      submit: () => actor.send({ type: 'search.submit' }),
      retry: () => actor.send({ type: 'search.retry' }),
      changePath: (path: string) => actor.send({ type: 'path.change', path }),
    }),
    [actor],
  )
  return { isReady, text, status, suggestions, answeredTerm, ...actions }
}
