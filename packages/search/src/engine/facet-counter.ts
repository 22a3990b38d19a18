import { categoryPrefix, scopeOf } from './facet-scopes.js'

/** How many documents of a scope have a token; an empty token counts them all. */
export interface KeptCount {
  readonly scope: string
  readonly token: string
  readonly docs: number
}

/** A listing below this number of documents, and this share of all, is as fast to count directly. */
const broadDocuments = 2000
const broadShare = 0.02

/** Counts the facets of the whole catalogue, of each category, and of both combined with one broad choice. */
export class FacetCounter {
  readonly #tokens: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #documents: Int32Array[] = []

  #numberOf(token: string): number {
    const known = this.#numbers.get(token)
    if (known !== undefined) return known
    this.#numbers.set(token, this.#tokens.length)
    return this.#tokens.push(token) - 1
  }

  add(facets: readonly string[]): void {
    this.#documents.push(Int32Array.from(facets, (token) => this.#numberOf(token)))
  }

  #byToken(documents: readonly Int32Array[], counts: Int32Array, from: number): Map<number, Int32Array[]> {
    const found = new Map<number, Int32Array[]>()
    for (const document of documents) {
      for (const token of document) {
        if ((counts[token] ?? 0) < from) continue
        const known = found.get(token)
        if (known === undefined) found.set(token, [document])
        else known.push(document)
      }
    }
    return found
  }

  #count(documents: readonly Int32Array[]): Int32Array {
    const counts = new Int32Array(this.#tokens.length)
    for (const document of documents) for (const token of document) counts[token] = (counts[token] ?? 0) + 1
    return counts
  }

  *#rows(scope: string, total: number, counts: Int32Array): Generator<KeptCount> {
    yield { scope, token: '', docs: total }
    for (const [number, token] of this.#tokens.entries()) {
      const docs = counts[number] ?? 0
      if (docs > 0) yield { scope, token, docs }
    }
  }

  *#base(base: string, documents: readonly Int32Array[]): Generator<KeptCount> {
    const counts = this.#count(documents)
    yield* this.#rows(base, documents.length, counts)
    const from = Math.max(broadDocuments, broadShare * this.#documents.length)
    for (const [token, chosen] of this.#byToken(documents, counts, from)) {
      const scope = scopeOf(base, this.#tokens[token] ?? '')
      // A category alone is its own base.
      if (scope.includes('|')) yield* this.#rows(scope, chosen.length, this.#count(chosen))
    }
  }

  /** Every count that is worth storing. */
  *counts(): Generator<KeptCount> {
    yield* this.#base('', this.#documents)
    const categories = this.#byToken(this.#documents, this.#count(this.#documents), 1)
    for (const [token, documents] of categories) {
      const name = this.#tokens[token] ?? ''
      if (name.startsWith(categoryPrefix)) yield* this.#base(name.slice(categoryPrefix.length), documents)
    }
  }
}
