import { categoryPrefix, scopeOf } from './facet-scopes.js'

/** How many products of a scope have a token; an empty token counts them all. */
export interface KeptCount {
  readonly scope: string
  readonly token: string
  readonly docs: number
}

/** The tokens of each item of a product, as numbers. */
type Product = readonly Int32Array[]

/** A listing below this number of products is as fast to count directly. */
const fewest = 2000
/** The counts of a choice are stored if it has this share of all products, or so many products that reading them is slow. */
const broadShare = 0.02
const alwaysBroad = 5000

/** Counts the facets of the whole catalogue, of each category, and of both combined with one broad choice. */
export class FacetCounter {
  readonly #tokens: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #products: Product[] = []

  #numberOf(token: string): number {
    const known = this.#numbers.get(token)
    if (known !== undefined) return known
    this.#numbers.set(token, this.#tokens.length)
    return this.#tokens.push(token) - 1
  }

  /** Adds a product by the facets of each of its items. */
  add(items: readonly (readonly string[])[]): void {
    this.#products.push(items.map((facets) => Int32Array.from(facets, (token) => this.#numberOf(token))))
  }

  /** For each token that enough products have, these products with only their items that have it. */
  #byToken(products: readonly Product[], counts: Int32Array, from: number): Map<number, Product[]> {
    const found = new Map<number, Product[]>()
    for (const product of products) {
      const own = new Map<number, Int32Array[]>()
      for (const item of product) {
        for (const token of item) {
          if ((counts[token] ?? 0) < from) continue
          const items = own.get(token)
          if (items === undefined) own.set(token, [item])
          else items.push(item)
        }
      }
      for (const [token, items] of own) {
        const known = found.get(token)
        if (known === undefined) found.set(token, [items])
        else known.push(items)
      }
    }
    return found
  }

  /** How many products have each token, however many of their items do. */
  #count(products: readonly Product[]): Int32Array {
    const counts = new Int32Array(this.#tokens.length)
    const counted = new Int32Array(this.#tokens.length)
    for (const [at, product] of products.entries()) {
      for (const item of product) {
        for (const token of item) {
          if (counted[token] === at + 1) continue
          counted[token] = at + 1
          counts[token] = (counts[token] ?? 0) + 1
        }
      }
    }
    return counts
  }

  *#rows(scope: string, total: number, counts: Int32Array): Generator<KeptCount> {
    yield { scope, token: '', docs: total }
    for (const [number, token] of this.#tokens.entries()) {
      const docs = counts[number] ?? 0
      if (docs > 0) yield { scope, token, docs }
    }
  }

  *#base(base: string, products: readonly Product[]): Generator<KeptCount> {
    const counts = this.#count(products)
    yield* this.#rows(base, products.length, counts)
    const from = Math.max(fewest, Math.min(broadShare * this.#products.length, alwaysBroad))
    for (const [token, chosen] of this.#byToken(products, counts, from)) {
      const scope = scopeOf(base, this.#tokens[token] ?? '')
      // A category alone is its own base.
      if (scope.includes('|')) yield* this.#rows(scope, chosen.length, this.#count(chosen))
    }
  }

  /** Every count that is worth storing. */
  *counts(): Generator<KeptCount> {
    yield* this.#base('', this.#products)
    const categories = this.#byToken(this.#products, this.#count(this.#products), 1)
    for (const [token, products] of categories) {
      const name = this.#tokens[token] ?? ''
      if (name.startsWith(categoryPrefix)) yield* this.#base(name.slice(categoryPrefix.length), products)
    }
  }
}
