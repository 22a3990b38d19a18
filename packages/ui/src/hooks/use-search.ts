'use client'
import type { SuggestedItem } from '@gauze/contract'
import {
  type SearchEvent,
  type searchMachine,
  selectAnswer,
  selectAnsweredTerm,
  selectCanUndo,
  selectRecent,
  selectSearchStatus,
  selectText,
} from '@gauze/machines/search'
import type { ActorLike } from '@gauze/machines/store'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useStorePart } from '../provider/store-context.js'
import { useSelector } from '../provider/use-selector.js'
import { type SuggestionRow, suggestionRows } from './suggestion-rows.js'

declare module '../provider/store-context.js' {
  interface StoreParts {
    readonly search: ActorLike<SnapshotFrom<typeof searchMachine>, SearchEvent>
  }
}

type Status = ReturnType<typeof selectSearchStatus>

const IDLE: Status = 'idle'
const NO_ANSWER: ReturnType<typeof selectAnswer> = null
const NO_RECENT: readonly string[] = []
const NO_TERM: string | null = null
function selectIsReady() {
  return true
}

/**
 * The search field and the rows below it: recent searches while the field is empty, suggestions after that. The machine
 * has loaded once `isReady` is true. Until then, keep the typed text in the component and send it as well; the machine
 * replays it.
 *
 * @throws Error outside a `GauzeProvider` whose store has the machine.
 */
export function useSearch() {
  const actor = useStorePart('search', 'useSearch')
  const isReady = useSelector(actor, selectIsReady, false)
  const text = useSelector(actor, selectText, '')
  const status = useSelector(actor, selectSearchStatus, IDLE)
  const answer = useSelector(actor, selectAnswer, NO_ANSWER)
  const answeredTerm = useSelector(actor, selectAnsweredTerm, NO_TERM)
  const recent = useSelector(actor, selectRecent, NO_RECENT)
  const isUndoable = useSelector(actor, selectCanUndo, false)
  const rows = useMemo(() => suggestionRows(answer, text === '' ? recent : NO_RECENT), [answer, recent, text])
  const actions = useMemo(
    () => ({
      type: (typed: string) => actor.send({ type: 'text.type', text: typed }),
      clear: () => actor.send({ type: 'text.clear' }),
      submit: () => actor.send({ type: 'search.submit' }),
      choose: (row: SuggestionRow<SuggestedItem>) => {
        if (row.kind === 'item') actor.send({ type: 'suggestion.select', suggestion: row.item })
        else actor.send({ type: 'search.submit', ...(row.kind === 'all' ? {} : { term: row.term }) })
      },
      retry: () => actor.send({ type: 'search.retry' }),
      changePath: (path: string) => actor.send({ type: 'path.change', path }),
      remember: (term: string) => actor.send({ type: 'recent.add', term }),
      removeRecent: (term: string) => actor.send({ type: 'recent.remove', term }),
      clearRecent: () => actor.send({ type: 'recent.clear' }),
      undo: () => actor.send({ type: 'recent.undo' }),
    }),
    [actor],
  )
  const correctedTerm = answer?.correctedTerm ?? null
  return { isReady, text, status, rows, answeredTerm, correctedTerm, canUndo: isUndoable && text === '', ...actions }
}
