import { isRecord, tabStore } from '../../internal/tab-store.js'
import type { Counts } from './count-lines.js'

const store = tabStore('gauze.counts')

function isTexts(value: unknown): value is Counts {
  return isRecord(value) && Object.values(value).every((typed) => typeof typed === 'string')
}

/**
 * Saves the counts of a list in this tab, for one user in one account, until they are ordered.
 *
 * @param ownerId the owner of the cart: `ownerId` of `useSession`
 */
export function saveCountDraft(ownerId: string, listId: number, counts: Counts): void {
  const { [listId]: _before, ...others } = store.read(ownerId) ?? {}
  store.save(ownerId, Object.keys(counts).length > 0 ? { ...others, [listId]: counts } : others)
}

/** The counts of a list that the owner typed in this tab before a reload. */
export function savedCountDraft(ownerId: string, listId: number): Counts {
  const counts = store.read(ownerId)?.[listId]
  return isTexts(counts) ? counts : {}
}
