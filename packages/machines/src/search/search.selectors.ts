import { toSearchTerm } from '@gauze/rules'
import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.js'
import type { SearchAnswer } from './search.types.js'

type State = SnapshotFrom<typeof searchMachine>

/** The text of the field, as typed. */
export function selectText(state: State): string {
  return state.context.text
}

/** The term that is searched for: the text without markup, trimmed. */
export function selectTerm(state: State): string {
  return toSearchTerm(state.context.text)
}

/**
 * Returns the suggestions below the field; they are for the previous term under the tag `pending`, `null` if there are
 * none.
 */
export function selectAnswer(state: State): SearchAnswer | null {
  return state.context.answer
}

/** This browser's recent searches, newest first. */
export function selectRecent(state: State): readonly string[] {
  return state.context.recent
}

/** Returns true if `recent.undo` would restore a search. */
export function selectCanUndo(state: State): boolean {
  return state.context.removed !== null
}

/** The term of the answer; `null` while there is none. */
export function selectAnsweredTerm(state: State): string | null {
  return state.context.answeredTerm
}

/**
 * The status of the type-ahead for one element to show: nothing asked, on its way, late, no product found, found, or
 * the service does not answer.
 */
export function selectSearchStatus(state: State): 'idle' | 'pending' | 'slow' | 'empty' | 'answered' | 'down' {
  if (state.hasTag('down')) return 'down'
  if (state.hasTag('slow')) return 'slow'
  if (state.hasTag('pending')) return 'pending'
  if (!state.hasTag('answered')) return 'idle'
  return state.context.answer?.items.length ? 'answered' : 'empty'
}
