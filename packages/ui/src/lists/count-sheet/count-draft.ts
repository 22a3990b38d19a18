import { isRecord, type SavedDraft, savedDraft } from '../../internal/saved-draft.js'
import type { Counts } from './count-lines.js'

function isTexts(value: unknown): value is Counts {
  return isRecord(value) && Object.values(value).every((typed) => typeof typed === 'string')
}

/** The counts that a user types for a list, until they are ordered. */
export function countDraft(listId: number): SavedDraft<Counts> {
  return savedDraft(`counts.${listId}`, (saved) => (isTexts(saved) ? saved : {}))
}
