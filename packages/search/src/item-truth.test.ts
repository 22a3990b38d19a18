import type { CallInput, CallOutput } from '@gauze/contract'
import { type SellableProduct, type SoldItem, soldItem } from '@gauze/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readJudgedCatalog } from './testing/ask-listing.js'
import { type JudgedCatalog, type JudgedItem, satisfies } from './testing/relevance.js'
import { type SearchServer, startSearchServer } from './testing/search-server.js'

/** How many listings are drawn, and in how many of them the counts are compared with the totals after a choice. */
const drawnListings = 2000
const countedListings = 100
const choicesCounted = 12
const cardsOnPage = 24
const seed = 14
/** One in so many cards is compared with the page of its item. */
const cardsPerPage = 100
/** How many failures a message names. */
const named = 15

type Asked = CallInput<'paginateItems'>
type Card = CallOutput<'paginateItems'>['results'][number]
type Filters = Record<string, string[]>

let server: SearchServer
let catalog: JudgedCatalog
let token: string

beforeAll(async () => {
  server = await startSearchServer({ seeded: true })
  catalog = await readJudgedCatalog(server)
  token = await server.signIn('admin@mercy.example')
})

afterAll(() => server.close())

/** Facts that every item has, and attributes by which a listing filters. */
const filterable = /^(?:manufacturer|availability|rxLevel|allocation|category|attributes\.(?!Sold By$))/

function wordsIn({ name }: JudgedItem): string[] {
  return name.split(/[\s,]+/).filter((word) => word.length > 0)
}

/** One to `most` of some things, in their order. */
function someOf<T>(things: readonly T[], most: number): fc.Arbitrary<T[]> {
  return fc.subarray([...things], { minLength: 1, maxLength: Math.min(most, things.length) })
}

/** A word of the item's name, a word of another item's name, or nothing. */
function queriesOf(item: JudgedItem, others: readonly JudgedItem[]): fc.Arbitrary<string> {
  const own = someOf(wordsIn(item), 3).map((words) => words.join(' '))
  const foreign = fc.constantFrom(...others).chain((other) => fc.constantFrom(...wordsIn(other)))
  return fc.oneof(
    { weight: 6, arbitrary: own },
    { weight: 1, arbitrary: fc.constantFrom(item.name, item.item, item.maker) },
    { weight: 2, arbitrary: fc.tuple(own, foreign).map((words) => words.join(' ')) },
    { weight: 1, arbitrary: fc.constant('') },
  )
}

/** The facets in which the variants of a product differ most often. */
const variantFacets = ['attributes.Size', 'attributes.Color']

/** The item's own value of each facet that it has. */
function chosenOf({ facts }: JudgedItem, names: readonly string[]): Filters {
  return Object.fromEntries(names.flatMap((name) => facts[name]?.slice(0, 1).map((value) => [name, [value]]) ?? []))
}

/** Choices that one item satisfies, sometimes with a further value of one facet, or with a choice of another item. */
function filtersOf(item: JudgedItem, others: readonly JudgedItem[]): fc.Arbitrary<Filters> {
  const choicesOf = ({ facts }: JudgedItem, most: number) =>
    someOf(
      Object.keys(facts).filter((name) => filterable.test(name)),
      most,
    )
      .chain((names) =>
        fc.tuple(...names.map((name) => fc.constantFrom(...(facts[name] ?? [])).map((value) => ({ name, value })))),
      )
      .map((choices): Filters => Object.fromEntries(choices.map(({ name, value }) => [name, [value]])))
  const foreign = fc.constantFrom(...others).chain((other) => choicesOf(other, 1))
  const ofVariant = fc
    .constantFrom('availability', 'allocation')
    .map((name): Filters => chosenOf(item, [name, ...variantFacets]))
  const both = fc.tuple(choicesOf(item, 3), foreign)
  return fc.oneof(
    { weight: 5, arbitrary: choicesOf(item, 4) },
    { weight: 5, arbitrary: ofVariant },
    {
      weight: 2,
      arbitrary: both.map(([own, more]) =>
        Object.fromEntries(
          Object.entries(own).map(([name, values]) => [name, [...new Set([...values, ...(more[name] ?? [])])]]),
        ),
      ),
    },
    { weight: 2, arbitrary: both.map(([own, more]) => ({ ...own, ...more })) },
  )
}

function listings(count: number): Asked[] {
  const items = [...catalog.items.values()]
  const asked = fc
    .constantFrom(...items)
    .chain((item) => fc.tuple(queriesOf(item, items), filtersOf(item, items)))
    .chain(([search, filters]) =>
      fc
        .constantFrom('relevance' as const, 'relevance' as const, 'name' as const, 'priceAsc' as const)
        .map((sort) => ({ search, filters, sort })),
    )
  return fc.sample(asked, { numRuns: count, seed }).map((one) => ({ ...one, limit: cardsOnPage }))
}

function availabilityOf({ quantityAvailable, specialOrder }: SoldItem): string {
  if (quantityAvailable > 0) return 'in-stock'
  return specialOrder ? 'special-order' : 'out-of-stock'
}

/** The item that a card sells, with the facts that the card itself shows. */
function shownItem(card: Card): JudgedItem | undefined {
  const sold = soldItem(card)
  const item = catalog.items.get(sold.id)
  if (item === undefined) return undefined
  const shown = {
    manufacturer: [card.manufacturer],
    availability: [availabilityOf(sold)],
    rxLevel: [sold.rxLevel],
    allocation: [sold.allocationPeriod === null ? 'no' : 'yes'],
    ...Object.fromEntries(sold.matrixDetails.map(({ key, value }) => [`attributes.${key}`, [value]])),
  }
  return { ...item, facts: { ...item.facts, ...shown } }
}

function described({ search, filters, sort }: Asked): string {
  return `"${search}" ${JSON.stringify(filters)}${sort === 'relevance' ? '' : ` by ${sort}`}`
}

function pricesOf(cards: readonly Card[]): number[] {
  return cards.map((card) => soldItem(card).price).filter((price) => typeof price === 'number')
}

/** The facts that a shopper decides by, of the item that a card or a page sells. */
function offerOf(product: SellableProduct) {
  const { id, name, mpn, price, quantityAvailable, rxLevel, allocationPeriod, matrixDetails } = soldItem(product)
  return { id, name, mpn, price, quantityAvailable, rxLevel, allocationPeriod, matrixDetails }
}

/** The products of which some item satisfies the filters. */
function productsWith(filters: Filters): number {
  const fitting = [...catalog.items.values()].filter((item) => satisfies(item, filters))
  return new Set(fitting.map(({ product }) => product)).size
}

describe('a listing', () => {
  it('SRCH-14 shows only items that satisfy every filter themselves', { timeout: 180_000 }, async () => {
    const broken: string[] = []
    const shown: Card[] = []
    for (const asked of listings(drawnListings)) {
      const { results, total } = (await server.call('paginateItems', asked, { token })).output()
      shown.push(...results)
      for (const card of results) {
        const item = shownItem(card)
        if (item === undefined || !satisfies(item, asked.filters))
          broken.push(`${described(asked)}: ${item?.name ?? card.id}`)
      }
      const prices = asked.sort === 'priceAsc' ? pricesOf(results) : []
      if (prices.some((price, place) => price < (prices[place - 1] ?? 0)))
        broken.push(`${described(asked)}: ${prices.join(', ')}`)
      const expected = asked.search === '' ? productsWith(asked.filters ?? {}) : total
      if (total !== expected) broken.push(`${described(asked)}: ${total} products instead of ${expected}`)
    }
    expect(shown.length).toBeGreaterThan(drawnListings)
    expect(broken.slice(0, named), `${broken.length} faults in ${shown.length} cards`).toEqual([])

    for (const card of shown.filter((_, at) => at % cardsPerPage === 0)) {
      const page = (await server.call('getItem', { id: String(soldItem(card).id) }, { token })).output()
      expect(offerOf(card)).toEqual(offerOf(page))
    }
  })

  it('SRCH-14 counts for a value of a filter as many products as choosing it lists', { timeout: 180_000 }, async () => {
    const wrong: string[] = []
    let counted = 0
    for (const [at, asked] of listings(countedListings).entries()) {
      const { search, filters = {} } = asked
      const { facets } = (await server.call('filterItems', { search, filters })).output()
      const choices = facets.flatMap(({ name, values }) => values.map(({ value, count }) => ({ name, value, count })))
      const sample = fc.sample(fc.shuffledSubarray(choices), { numRuns: 1, seed: seed + at })[0] ?? []
      for (const { name, value, count } of sample.slice(0, choicesCounted)) {
        counted += 1
        const chosen = { ...filters, [name]: [value] }
        const { total } = (await server.call('filterItems', { search, filters: chosen })).output()
        if (total !== count) wrong.push(`${described(asked)}, ${name} "${value}": ${count} counted, ${total} listed`)
      }
    }
    expect(counted).toBeGreaterThan(countedListings)
    expect(wrong.slice(0, named), `${wrong.length} of ${counted} counts`).toEqual([])
  })
})
