import { RECENT_SEARCH_LIMIT, toSearchTerm } from '@gauze/rules'

const isSame = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

/** The searches without this one. */
export const withoutRecent = (recent: readonly string[], term: string): readonly string[] =>
  recent.filter((known) => !isSame(known, term))

/** The searches with this one first; the oldest makes room. */
export const withRecent = (recent: readonly string[], term: string): readonly string[] =>
  [term, ...withoutRecent(recent, term)].slice(0, RECENT_SEARCH_LIMIT)

/** A browser's stored searches, without anything else: the value may have been written by anything. */
export const cleanRecent = (recent: readonly string[]): readonly string[] =>
  recent
    .map(toSearchTerm)
    .filter((term) => term !== '')
    .reduceRight<readonly string[]>(withRecent, [])
