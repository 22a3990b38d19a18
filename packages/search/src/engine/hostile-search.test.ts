import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgments } from '../testing/judgments/index.js'
import { type SearchServer, startSearchServer } from '../testing/search-server.js'
import type { SearchRequest } from './index.js'
import { foldText, indexWordsOf, wordsOf } from './text.js'

let server: SearchServer

beforeAll(async () => {
  server = await startSearchServer({ seeded: true })
})

afterAll(() => server.close())

const typed = fc.constantFrom(...judgments.map(({ query }) => query)).chain((query) =>
  fc.oneof(
    fc.nat({ max: query.length }).map((length) => query.slice(0, length)),
    fc
      .tuple(fc.nat({ max: query.length }), fc.string({ unit: 'grapheme', maxLength: 3 }))
      .map(([at, more]) => query.slice(0, at) + more + query.slice(at)),
  ),
)

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    ...[
      "'",
      '\\',
      "':*&|!()<->",
      '~0',
      '^glo',
      'n~glove',
      'd~glove',
      '%_',
      'constructor',
      '__proto__',
      '\u0000',
      '\ud800',
      'ﷺ'.repeat(300),
    ],
    ...['a'.repeat(9000), '1/2'.repeat(500), '4x'.repeat(600), '0.0'.repeat(900), '#'.repeat(400), 'no. '.repeat(400)],
    ...['9'.repeat(400), '1,000'.repeat(300), 'non-'.repeat(500), 'x-free '.repeat(300)],
  ),
)

function found(request: SearchRequest) {
  return server.engine.search({ limit: 5, ...request })
}

describe('search at speed and with bad input', () => {
  it('SRCH-04 answers 10,000 suggestions typed at speed, with any content', { timeout: 300_000 }, async () => {
    const queries = fc.sample(fc.oneof({ weight: 3, arbitrary: typed }, hostile), { numRuns: 10_000, seed: 31 })
    for (let at = 0; at < queries.length; at += 100) {
      const answers = await Promise.all(queries.slice(at, at + 100).map((query) => found({ query, exhaustive: false })))
      for (const { ids, total } of answers) expect(total).toBeGreaterThanOrEqual(ids.length)
    }
  })

  it('SRCH-03 answers listings and submitted searches for any text, filter and page', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(typed, hostile),
        fc.dictionary(hostile, fc.array(hostile, { maxLength: 2 }), { maxKeys: 2 }),
        fc.integer(),
        async (query, filters, page) => {
          const text = query.replaceAll('\u0000', '')
          const clean = JSON.parse(JSON.stringify(filters).replaceAll('\\u0000', '')) as Record<string, string[]>
          const { ids, total } = await found({ query: text, filters: clean, page, facets: 'all' })
          expect(ids.length).toBeLessThanOrEqual(total)
          await server.engine.suggest(text, 5)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('SRCH-08 finds nothing for a facet or value that does not exist, and counts the other values', async () => {
    const unknown = await found({ filters: { 'attributes.Flavour': ['mint'] }, facets: 'all' })
    expect(unknown).toMatchObject({ ids: [], total: 0 })
    expect((await found({ facets: ['attributes.Flavour'] })).counts).toEqual({})
  })

  it('treats a page below 1 as the first and gives an empty page beyond the end', async () => {
    const first = await found({ query: 'glove' })
    for (const page of [0, -7, Number.NaN]) expect((await found({ query: 'glove', page })).ids).toEqual(first.ids)
    for (const page of [1e9, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      for (const request of [{ query: 'glove' }, {}, { filters: { availability: ['in-stock'] } }]) {
        const beyond = await found({ ...request, page })
        expect(beyond.ids).toEqual([])
        expect(beyond.total).toBeGreaterThan(0)
      }
    }
  })

  it('folds any text, and leaves folded text as it is', () => {
    fc.assert(
      fc.property(fc.oneof(typed, hostile), (text) => {
        const words = wordsOf(text)
        for (const word of words) expect(word.length).toBeLessThanOrEqual(40)
        expect(indexWordsOf(text)).toEqual(expect.arrayContaining(words))
        expect(foldText(text)).toBe(foldText(text.normalize('NFC')))
      }),
    )
  })
})
