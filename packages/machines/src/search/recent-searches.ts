import { RECENT_SEARCH_LIMIT, toSearchTerm } from '@gauze/rules'

function isSame(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}

/** The searches without this one. */
export function withoutRecent(recent: readonly string[], term: string): readonly string[] {
  return recent.filter((known) => !isSame(known, term))
}

/** The searches with this one first; the oldest makes room. */
export function withRecent(recent: readonly string[], term: string): readonly string[] {
  return [term, ...withoutRecent(recent, term)].slice(0, RECENT_SEARCH_LIMIT)
}

/** A browser's stored searches, without anything else: the value may have been written by anything. */
export function cleanRecent(recent: readonly string[]): readonly string[] {
  return recent
    .map(toSearchTerm)
    .filter((term) => term !== '')
    .reduceRight<readonly string[]>(withRecent, [])
}
