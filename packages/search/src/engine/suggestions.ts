import type { SearchSource } from './documents.js'
import { wordsOf } from './text.js'

/** A query suggestion, gathered while the index is built. */
export interface GatheredSuggestion {
  readonly query: string
  readonly popularity: number
  readonly hits: number
  readonly words: readonly string[]
}

const longestSuggestion = 60

/**
 * The texts that somebody might type to find this product: its kind, its maker, both, and the plain part of its name.
 */
function phrasesOf(source: SearchSource): string[] {
  const plainName = (source.displayName.split(/[,(]/)[0] ?? '').trim()
  const kinds = [source.categoryName, source.parentCategoryName].filter((name) => name !== null)
  const nameWithoutMaker = plainName.startsWith(source.manufacturer)
    ? plainName.slice(source.manufacturer.length).trim()
    : plainName
  return [...kinds, source.manufacturer, `${source.manufacturer} ${source.categoryName}`, nameWithoutMaker]
    .map((phrase) => phrase.toLowerCase().replace(/\s+/g, ' '))
    .filter((phrase) => phrase.length >= 3 && phrase.length <= longestSuggestion)
}

/** Counts phrases over products. */
export class SuggestionGatherer {
  readonly #found = new Map<string, { popularity: number; hits: number }>()

  add(source: SearchSource, popularity: number): void {
    for (const phrase of new Set(phrasesOf(source))) {
      const known = this.#found.get(phrase)
      if (known === undefined) this.#found.set(phrase, { popularity, hits: 1 })
      else {
        known.popularity += popularity
        known.hits += 1
      }
    }
  }

  /** The most popular phrases, at most `limit`. */
  top(limit: number): GatheredSuggestion[] {
    const sorted = [...this.#found].sort(([, left], [, right]) => right.popularity - left.popularity)
    const taken: GatheredSuggestion[] = []
    // Computing words is expensive, so only for the phrases that are kept.
    for (const [query, { popularity, hits }] of sorted) {
      if (taken.length >= limit) break
      const words = [...new Set(wordsOf(query))]
      if (words.length > 0) taken.push({ query, popularity, hits, words })
    }
    return taken
  }
}
