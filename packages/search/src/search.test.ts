import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordStatements } from '../../server/src/db/client.js'
import { buildIndex } from './engine/index.js'
import type { SearchRequest } from './engine/search-engine.types.js'
import { type SearchServer, startSearchServer } from './testing/search-server.js'

interface Hit {
  readonly objectID: string
  readonly id: number
  readonly siteDisplayName: string
  readonly manufacturer: string
  readonly mpn: string
  readonly urlComponent: string
  readonly availability: string
}

const items = [
  {
    id: 1,
    name: 'Nitrile Exam Gloves, Powder-Free',
    maker: 'Mesa Ridge',
    mpn: 'MR-4410',
    category: 2,
    popularity: 900,
    parent: true,
  },
  { id: 2, name: 'Latex Surgical Gloves', maker: 'Corvale', mpn: 'CV-2200', category: 2, popularity: 300 },
  { id: 3, name: 'Glove Box Holder', maker: 'Corvale', mpn: 'MR-7001-X', category: 4, popularity: 950 },
  { id: 4, name: 'Gauze Sponges 4 in x 4 in', maker: 'Mesa Ridge', mpn: 'MR-7001', category: 4, popularity: 500 },
  { id: 5, name: 'Luer Lock Syringe 10 mL', maker: 'Tarnwell', mpn: 'TW-10-LL', category: 6, popularity: 700 },
  { id: 6, name: 'Adhesive Bandages 1 in x 3 in', maker: 'Tarnwell', mpn: 'TW-3301', category: 4, popularity: 650 },
  {
    id: 7,
    name: 'Retired Nitrile Gloves',
    maker: 'Corvale',
    mpn: 'CV-0001',
    category: 2,
    popularity: 999,
    inactive: true,
  },
  { id: 8, name: 'Procedure Mask', maker: 'Mesa Ridge', mpn: 'GLO-7781', category: 4, popularity: 10, stock: 0 },
  { id: 9, name: 'Stethoscope, Dual Head', maker: 'Tarnwell', mpn: 'TW-8100', category: 6, popularity: 400 },
]
const variants = [
  { id: 11, size: 'Medium', mpn: 'MR-4410-M', inactive: false },
  { id: 12, size: 'Large', mpn: 'MR-4410-L', inactive: false },
  { id: 13, size: 'Colossal', mpn: 'MR-4410-C', inactive: true },
]

let server: SearchServer
let client: Algoliasearch

function hostsOf(url: string) {
  return [{ url: `${new URL(url).host}/search`, protocol: 'http' as const, accept: 'readWrite' as const }]
}

function clientFor(url: string, key: string) {
  return algoliasearch('ANYAPP', key, { hosts: hostsOf(url) })
}

function searchFor(query: string, params: object = {}) {
  return client.searchSingleIndex<Hit>({ indexName: 'items', searchParams: { query, ...params } })
}

async function idsFor(query: string, params: object = {}) {
  return (await searchFor(query, params)).hits.map((hit) => hit.id)
}

function post(
  path: string,
  payload: unknown,
  query = 'x-algolia-api-key=gauze-public-search&x-algolia-application-id=A',
) {
  return server.app.inject({
    method: 'POST',
    url: `/search${path}?${query}`,
    headers: { 'content-type': 'text/plain' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

beforeAll(async () => {
  server = await startSearchServer()
  const { db } = server
  await db.execute(sql`
    INSERT INTO categories (id, parent_id, name, url_component) VALUES
      (1, NULL, 'Gloves', 'gloves'), (2, 1, 'Exam Gloves', 'exam-gloves'), (3, NULL, 'Wound Care', 'wound-care'),
      (4, 3, 'Dressings', 'dressings'), (5, NULL, 'Devices', 'devices'), (6, 5, 'Instruments', 'instruments')`)
  for (const item of items) {
    await db.execute(sql`
      INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component,
        popularity, inactive, is_matrix_parent, quantity_available, description, attributes)
      VALUES (${item.id}, ${item.category}, ${`GZ${item.id}`}, ${item.name}, ${item.name}, ${item.maker}, ${item.mpn},
        ${`item-${item.id}`}, ${item.popularity}, ${item.inactive ?? false}, ${item.parent ?? false},
        ${item.stock ?? 5}, 'Comes with a lanyard.', '[{"name":"Material","value":"Steel"}]')`)
    await db.execute(sql`INSERT INTO item_prices (item_id, level, price) VALUES (${item.id}, 'List Price', 98765.4321)`)
  }
  for (const { id, size, mpn, inactive } of variants) {
    await db.execute(sql`
      INSERT INTO items (id, parent_id, category_id, item_name, display_name, site_display_name, manufacturer, mpn,
        url_component, inactive, quantity_available, matrix_details)
      VALUES (${id}, 1, 2, ${`GZ${id}`}, 'Nitrile', 'Nitrile', 'Mesa Ridge', ${mpn}, ${`item-${id}`}, ${inactive}, 9,
        ${JSON.stringify([{ key: 'Size', value: size }])}::jsonb)`)
  }
  await buildIndex(db)
  client = clientFor(await server.listen(), 'gauze-public-search')
})

afterAll(() => server.close())

describe('search with the official client', () => {
  it('SRCH-06 finds by the beginning of the last word, popular products first among equal matches', async () => {
    expect(await idsFor('glo')).toEqual([1, 2, 3])
    expect(await idsFor('nitrile glov')).toEqual([1])
  })

  it.each([
    ['gloevs', [1, 2, 3]],
    ['syrnge', [5]],
    ['sthetoscop', [9]],
    ['corvael glovs', [2, 3]],
  ])('SRCH-06 finds %s despite typos', async (query, ids) => {
    expect(new Set(await idsFor(query))).toEqual(new Set(ids))
  })

  it('SRCH-06 finds nothing for a word that resembles no other', async () => {
    expect(await idsFor('xylophone')).toEqual([])
  })

  it.each([
    ['band-aid', 6],
    ['bandaid', 6],
    ['gauze sponge', 4],
    ['respirator', 8],
    ['4x4', 4],
    ['10ml syringe', 5],
    ['syringe 10 cc', 5],
    ['lanyard stethoscope', 9],
  ])('SRCH-06 knows synonyms, sizes and descriptions: %s', async (query, id) => {
    expect((await idsFor(query))[0]).toBe(id)
  })

  it.each([
    ['MR-7001', 4],
    ['GLO-7781', 8],
    ['glo7781', 8],
    ['TW 10 LL', 5],
    ['gz4', 4],
    ['cv-22', 2],
    ['Tarnwell TW-33', 6],
  ])('SRCH-06 puts the part or item number %s first', async (query, id) => {
    expect((await idsFor(query))[0]).toBe(id)
  })

  it('SRCH-06 leads to the variant whose part number was typed, under the id of its product', async () => {
    const [hit] = (await searchFor('MR-4410-L')).hits
    expect(hit).toMatchObject({ objectID: '1', id: 12, urlComponent: 'item-12', mpn: 'MR-4410-L' })
    expect(await idsFor('MR-4410-C')).not.toContain(13)
  })

  it('SRCH-06 leaves out products with a word that has a leading minus; other hyphens exclude nothing', async () => {
    expect(await idsFor('gloves')).toContain(2)
    expect(await idsFor('gloves -latex')).toEqual([1, 3])
    expect(await idsFor('gloves -latex', { facets: ['*'] })).toEqual([1, 3])
    expect(await idsFor('-latex -gauze gloves')).toEqual([1, 3])
    expect(await idsFor('latex-surgical gloves')).toEqual([2])
    expect(await idsFor('MR -7001')).toContain(4)
    expect(await idsFor('gauze 4 -4')).toContain(4)
    const listed = await idsFor('-latex', { facets: ['*'] })
    expect(listed).toContain(4)
    expect(listed).not.toContain(2)
  })

  it('SRCH-06 does so by the advanced syntax, which a search may switch off', async () => {
    expect(await idsFor('gloves -latex', { advancedSyntax: false })).toEqual([2])
    expect(await idsFor('gloves -latex', { advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase'] })).toEqual([
      2,
    ])
    expect(await idsFor('gloves -latex', { advancedSyntax: true })).toEqual([1, 3])
    const bad = await post('/1/indexes/items/query', { query: 'gloves', advancedSyntaxFeatures: ['none'] })
    expect(bad.statusCode).toBe(400)
  })

  it.each([
    ['MR-4410-M', {}],
    ['nitrile gloves medium', {}],
    ['nitrile gloves', { facetFilters: ['attributes.Size:Medium'] }],
  ])('SRCH-06 leads to the variant that "%s" names, by a hit of its product', async (query, params) => {
    const { hits } = await searchFor(query, params)
    expect(hits[0]).toMatchObject({
      objectID: '1',
      id: 11,
      mpn: 'MR-4410-M',
      urlComponent: 'item-11',
      itemName: 'GZ11',
    })
    expect((await searchFor('nitrile gloves')).hits[0]).toMatchObject({ objectID: '1', id: 1, urlComponent: 'item-1' })
  })

  it('SRCH-06 hides inactive items and variants everywhere', async () => {
    const { hits, facets } = await searchFor('', { facets: ['*'], hitsPerPage: 100 })
    expect(hits.map((hit) => hit.id)).not.toContain(7)
    expect(JSON.stringify([hits, facets])).not.toMatch(/Retired|Colossal/)
    await expect(client.getObject({ indexName: 'items', objectID: '7' })).rejects.toMatchObject({ status: 404 })
  })

  it('SRCH-06 answers no price, for any requested fields', async () => {
    const answers = await Promise.all([
      searchFor('', { attributesToRetrieve: ['*', 'price', 'prices'], facets: ['*', 'price'], hitsPerPage: 100 }),
      client.getObject({ indexName: 'items', objectID: '1' }),
      client.getObjects({ requests: [{ indexName: 'items', objectID: '2' }] }),
    ])
    expect(JSON.stringify(answers)).not.toMatch(/price|98765/i)
  })

  it('SRCH-06 counts facets and narrows by them: outer and, inner or, minus not', async () => {
    const all = await searchFor('', { facets: ['manufacturer', 'category', 'attributes.Size', 'availability'] })
    expect(all.facets).toEqual({
      manufacturer: { Corvale: 2, 'Mesa Ridge': 3, Tarnwell: 3 },
      category: { gloves: 2, 'exam-gloves': 2, 'wound-care': 4, dressings: 4, devices: 2, instruments: 2 },
      'attributes.Size': { Medium: 1, Large: 1 },
      availability: { 'in-stock': 7, 'out-of-stock': 1 },
    })
    const sorted = async (params: object) => (await idsFor('', { facets: ['category'], ...params })).sort()
    expect(await sorted({ facetFilters: ['manufacturer:Corvale', 'category:gloves'] })).toEqual([2])
    expect(
      await sorted({ facetFilters: [['manufacturer:Corvale', 'manufacturer:Tarnwell'], ['category:gloves']] }),
    ).toEqual([2])
    expect(await sorted({ facetFilters: ['category:gloves', 'manufacturer:-Corvale'] })).toEqual([1])
    expect(await sorted({ filters: 'category:dressings AND (manufacturer:Corvale OR manufacturer:Tarnwell)' })).toEqual(
      [3, 6],
    )
    expect(await sorted({ filters: 'NOT category:dressings AND manufacturer:"Mesa Ridge"' })).toEqual([1])
    expect(await sorted({ facetFilters: ['nosuch:facet'] })).toEqual([])
  })

  it('SRCH-06 searches among the values of a facet', async () => {
    const { facetHits } = await client.searchForFacetValues({
      indexName: 'items',
      facetName: 'manufacturer',
      searchForFacetValuesRequest: { facetQuery: 'ta' },
    })
    expect(facetHits).toEqual([{ value: 'Tarnwell', highlighted: '<em>Ta</em>rnwell', count: 3 }])
  })

  it('SRCH-06 searches among the values of a facet of the found products, alone or together with other searches', async () => {
    const alone = await client.searchForFacetValues({
      indexName: 'items',
      facetName: 'manufacturer',
      searchForFacetValuesRequest: { params: 'query=glove&facetFilters=["category:gloves"]' },
    })
    expect(alone.facetHits.map(({ value, count }) => [value, count])).toEqual([
      ['Corvale', 1],
      ['Mesa Ridge', 1],
    ])
    const { results } = await client.search({
      requests: [
        { type: 'facet', indexName: 'items', facet: 'manufacturer', query: 'glove', facetFilters: ['category:gloves'] },
      ],
    })
    expect(results).toMatchObject([{ facetHits: alone.facetHits }])
  })

  it('SRCH-06 marks matches and mirrors lists and objects', async () => {
    const [hit] = (
      await searchFor('nitrile glo', { attributesToHighlight: ['siteDisplayName', 'categories', 'category'] })
    ).hits
    expect(hit?._highlightResult).toMatchObject({
      siteDisplayName: {
        value: '<em>Nitrile</em> Exam <em>Glo</em>ves, Powder-Free',
        matchLevel: 'full',
        matchedWords: ['nitrile', 'glo'],
        fullyHighlighted: false,
      },
      categories: { lvl0: { value: '<em>Glo</em>ves', matchLevel: 'partial', fullyHighlighted: true } },
    })
  })

  it('SRCH-06 marks a word that was typed twice once, and all words are found then', async () => {
    const found = await server.engine.search({ query: 'box box box' })
    expect(found.highlightWords.map(({ typed }) => typed)).toEqual(['box'])
    const suggestions = await post('/1/indexes/items_query_suggestions/query', { query: 'gloves gloves' })
    const [hit] = suggestions.json<{ hits: unknown[] }>().hits
    expect(hit).toMatchObject({ _highlightResult: { query: { matchLevel: 'full', matchedWords: ['glove'] } } })
  })

  it('SRCH-06 gives a queryID of 32 hexadecimal digits only when clicks are measured', async () => {
    expect((await searchFor('glove', { clickAnalytics: true })).queryID).toMatch(/^[0-9a-f]{32}$/)
    expect((await searchFor('gloves')).queryID).toBeUndefined()
  })

  it('SRCH-06 pages, and gives an empty page beyond the end', async () => {
    const first = await searchFor('glo', { hitsPerPage: 2, facets: ['category'] })
    expect(first).toMatchObject({ nbHits: 3, nbPages: 2, page: 0, hitsPerPage: 2 })
    expect(await idsFor('glo', { hitsPerPage: 2, page: 1 })).toEqual([3])
    expect(await idsFor('glo', { hitsPerPage: 2, page: 999_999_999 })).toEqual([])
  })

  it('SRCH-06 suggests whole queries, five per page, with user token and rule contexts', async () => {
    const answer = await client.searchForHits<{ query: string; nb_words: number }>({
      requests: [
        {
          indexName: 'items_query_suggestions',
          query: 'glov',
          hitsPerPage: 5,
          userToken: 'anonymous-1',
          ruleContexts: ['frontend', 'main-searchbar'],
        },
      ],
    })
    const [result] = answer.results
    expect(result?.hits.map((hit) => hit.query)).toEqual(expect.arrayContaining(['gloves', 'exam gloves']))
    expect(result?.hits.length).toBeLessThanOrEqual(5)
    expect(result?.hits[0]).toMatchObject({ query: 'gloves', nb_words: 1, items: { exact_nb_hits: 2 } })
  })

  it('SRCH-12 logs whole searches, not keystrokes', async () => {
    await searchFor('mask for logging', { facets: ['category'], userToken: 'shopper-9' })
    await searchFor('mask for typing')
    await vi.waitFor(async () => {
      const { rows } = await server.db.execute(sql`
        SELECT query, user_token FROM search_activity WHERE query LIKE 'mask for %'`)
      expect(rows).toEqual([{ query: 'mask for logging', user_token: 'shopper-9' }])
    }, 15_000)
  })

  it('refuses another key, and writing with this one', async () => {
    const stranger = clientFor(server.app.listeningOrigin, 'wrong')
    await expect(stranger.searchSingleIndex({ indexName: 'items' })).rejects.toMatchObject({ status: 403 })
    await expect(client.saveObject({ indexName: 'items', body: { objectID: '1' } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(client.searchSingleIndex({ indexName: 'nosuch' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('search with bad input', () => {
  it('SRCH-03 survives markup and hostile text, and echoes none of it as a match', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<b>glove',
      "'; DROP TABLE items; --",
      "a' & !b | (c <-> d):*",
      '\\',
      '\u0000glove',
      '\ud800',
      '%_*:~^',
      'x'.repeat(5000),
      'glove '.repeat(800),
    ]
    for (const query of hostile) {
      const answer = await post('/1/indexes/items/query', { query, facets: ['*'] })
      expect([query, answer.statusCode]).toEqual([query, 200])
    }
    expect(await idsFor('<b>glove</b>')).toEqual([1, 2, 3])
    expect(await idsFor('<script>glove</script>latex')).toEqual([2])
  })

  it.each([
    ['query', { query: '\u0000b' }],
    ['facet filter', { query: '', facetFilters: ['manufacturer:\u0000'] }],
    ['url-encoded text', { params: 'query=%00b&facetFilters=%5B%22manufacturer%3A%00%22%5D' }],
    ['facet', { query: 'glove', facets: ['\u0000'] }],
  ])('answers a %s with a character that the database cannot hold', async (_what, body) => {
    expect((await post('/1/indexes/items/query', body)).statusCode).toBe(200)
    expect((await post('/1/indexes/items_query_suggestions/query', body)).statusCode).toBe(200)
  })

  it('answers any text at all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 30 }),
        async (query, value) => {
          const body = { query, facetFilters: [`manufacturer:${value}`], facets: ['*'] }
          expect((await post('/1/indexes/items/query', body)).statusCode).toBe(200)
          expect((await post('/1/indexes/items_query_suggestions/query', { query })).statusCode).toBe(200)
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    ['not JSON', '{'],
    ['a list', []],
    ['hitsPerPage too large', { hitsPerPage: 1001 }],
    ['negative page', { page: -1 }],
    ['a query that is no text', { query: 7 }],
    ['bad user token', { userToken: 'me@clinic.example' }],
    ['bad rule context', { ruleContexts: ['a b'] }],
    ['eleven rule contexts', { ruleContexts: Array.from({ length: 11 }, () => 'a') }],
    ['filters that cannot be read', { filters: 'price > 3' }],
    ['open bracket', { filters: '(a:b' }],
    ['facet filter without value', { facetFilters: ['gloves'] }],
  ])('answers 400 with a message for %s', async (_name, body) => {
    const answer = await post('/1/indexes/items/query', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ status: 400, message: expect.stringMatching(/\w/) })
  })

  it('is never an internal error, for any content of the fields of searches and events', {
    timeout: 60_000,
  }, async () => {
    const strange = fc.constantFrom<unknown>(
      ...[
        null,
        true,
        -1,
        1.5,
        1e21,
        2 ** 31,
        2 ** 53 - 1,
        '',
        '\u0000',
        '\ud800',
        '__proto__',
        'a:b AND NOT (c:d)',
        '"":""',
      ],
      ...[[], [null], [[]], {}, ['*'], ['constructor', 'attributes.x'], [['a:b', 'c:-d']], 'x'.repeat(6000)],
    )
    const values = fc.oneof(strange, fc.jsonValue())
    const searchFields = ['query', 'page', 'hitsPerPage', 'filters', 'facetFilters', 'facets', 'params', 'userToken']
    const markFields = ['attributesToHighlight', 'attributesToRetrieve', 'ruleContexts', 'indexName', 'type', 'facet']
    const eventFields = ['positions', 'objectIDs', 'objectData', 'value', 'queryID', 'timestamp', 'filters', 'index']
    const fields = (names: readonly string[]) => fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 4 })
    const searches = fc.array(fields([...searchFields, ...markFields]), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(searches, fields(eventFields), async (requests, change) => {
        const named = requests.map((request) => ({ indexName: 'items', ...request }))
        const event = {
          eventType: 'click',
          eventName: 'Seen',
          index: 'items',
          userToken: 'a',
          objectIDs: ['1'],
          ...change,
        }
        expect((await post('/1/indexes/*/queries', { requests: named })).statusCode).toBeLessThan(500)
        expect((await post('/1/indexes/items/query', requests[0])).statusCode).toBeLessThan(500)
        expect((await post('/1/events', { events: [event] })).statusCode).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
    await server.db.execute(sql`TRUNCATE insights_events`)
  })

  it.each([
    [{ numericFilters: ['price<3'] }, 'numericFilters'],
    [{ params: 'query=glove&numericFilters=price<3' }, 'numericFilters'],
    [{ aroundLatLng: '42.65,-73.75' }, 'aroundLatLng'],
    [{ restrictSearchableAttributes: ['mpn'] }, 'restrictSearchableAttributes'],
  ])('refuses parameters that would choose other records and are not part of the service: %j', async (body, name) => {
    const answer = await post('/1/indexes/items/query', body)
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(`'${name}'`)])
  })

  it('accepts parameters with nothing in them, and parameters that choose no records', async () => {
    const body = { query: 'glove', numericFilters: [], tagFilters: '', aroundLatLngViaIP: false, analyticsTags: ['x'] }
    expect((await post('/1/indexes/items/query', body)).statusCode).toBe(200)
  })

  it('answers 400 for several bad searches at once, and keeps working', async () => {
    const requests = [{ filters: 'bad' }, { hitsPerPage: -1 }].map((bad) => ({ indexName: 'items', ...bad }))
    expect((await post('/1/indexes/*/queries', { requests })).statusCode).toBe(400)
    expect((await post('/1/indexes/*/queries', { requests: [{ indexName: 'items' }] })).statusCode).toBe(200)
  })

  it('answers 400 for several searches that request more than a thousand hits together', async () => {
    const wanting = (...sizes: number[]) =>
      post('/1/indexes/*/queries', {
        requests: sizes.map((hitsPerPage) => ({ indexName: 'items', params: `hitsPerPage=${hitsPerPage}` })),
      })
    const tooMany = await wanting(1000, 1000)
    expect([tooMany.statusCode, tooMany.json()]).toEqual([
      400,
      { status: 400, message: expect.stringContaining('hitsPerPage') },
    ])
    expect((await wanting(999, 1)).statusCode).toBe(200)
    const requests = Array.from({ length: 50 }, () => ({ indexName: 'items' }))
    expect((await post('/1/indexes/*/queries', { requests })).json().results).toHaveLength(50)
  })

  it('answers 400 for values of a facet that does not exist', async () => {
    expect((await post('/1/indexes/items/facets/price/query', {})).statusCode).toBe(400)
  })
})

describe('insights events', () => {
  const click = {
    eventType: 'click',
    eventName: 'Product Clicked',
    index: 'items',
    userToken: 'anonymous-1',
    queryID: 'a'.repeat(32),
    objectIDs: ['1'],
    positions: [1],
  }

  it('SRCH-07 takes clicks after a search and conversions from the official client and keeps them', async () => {
    const insights = client.initInsights({ options: { hosts: hostsOf(server.app.listeningOrigin) } })
    const answer = await insights.pushEvents({
      events: [
        { ...click, eventType: 'click' },
        {
          eventType: 'conversion',
          eventSubtype: 'addToCart',
          eventName: 'Added to cart',
          index: 'items',
          userToken: 'anonymous-1',
          queryID: 'b'.repeat(32),
          objectIDs: ['2'],
        },
      ],
    })
    expect(answer).toEqual({ status: 200, message: 'OK' })
    const { rows } = await server.db.execute(sql`
      SELECT event_type, event_subtype, query_id, object_ids, positions FROM insights_events ORDER BY id`)
    expect(rows).toEqual([
      { event_type: 'click', event_subtype: null, query_id: 'a'.repeat(32), object_ids: ['1'], positions: [1] },
      {
        event_type: 'conversion',
        event_subtype: 'addToCart',
        query_id: 'b'.repeat(32),
        object_ids: ['2'],
        positions: null,
      },
    ])
  })

  it.each([
    ['an empty name', { eventName: '' }],
    ['a name of 65 characters', { eventName: 'x'.repeat(65) }],
    ['a name beyond ASCII', { eventName: 'Geklickt ✓' }],
    ['a short queryID', { queryID: 'abc' }],
    ['an email as user token', { userToken: 'nurse@clinic.example' }],
    ['a user token of 130 characters', { userToken: 'x'.repeat(130) }],
    ['position 0', { positions: [0] }],
    ['a position beyond all pages', { positions: [2 ** 53 - 1] }],
    ['fewer positions than objects', { objectIDs: ['1', '2'] }],
    [
      '21 objects',
      { objectIDs: Array.from({ length: 21 }, String), positions: Array.from({ length: 21 }, (_, at) => at + 1) },
    ],
    ['no object', { objectIDs: [], positions: [] }],
    ['an event of 31 days ago', { timestamp: Date.now() - 31 * 86_400_000 }],
    ['an unknown type', { eventType: 'hover' }],
    ['no positions', { positions: undefined }],
  ])('SRCH-07 refuses %s with 422 and keeps nothing', async (_name, change) => {
    const before = await server.db.execute(sql`SELECT count(*) FROM insights_events`)
    const answer = await post('/1/events', { events: [click, { ...click, ...change }] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ status: 422, message: expect.stringContaining('events.1') })
    expect(await server.db.execute(sql`SELECT count(*) FROM insights_events`)).toMatchObject({ rows: before.rows })
  })

  it('SRCH-07 takes credentials spelled as the insights client spells them', async () => {
    const spelled = 'X-Algolia-Application-Id=A&X-Algolia-API-Key=gauze-public-search'
    expect((await post('/1/events', { events: [click] }, spelled)).json()).toEqual({ status: 200, message: 'OK' })
    expect((await post('/1/events', { events: [click] }, 'X-Algolia-API-Key=wrong')).statusCode).toBe(403)
  })

  it('SRCH-07 takes a beacon of the insights library, whose credentials are in the address in another case', async () => {
    const beacon = 'X-Algolia-Application-Id=A&X-Algolia-API-Key=gauze-public-search&X-Algolia-Agent=insights-js'
    expect((await post('/1/events', { events: [click] }, beacon)).json()).toEqual({ status: 200, message: 'OK' })
    expect((await post('/1/events', { events: [click] }, 'X-Algolia-Application-Id=A')).statusCode).toBe(403)
  })

  it('SRCH-07 keeps the known fields of events, and nothing else that is sent along', async () => {
    const objectData = [{ queryID: 'b'.repeat(32), quantity: 2 }]
    const cart = { ...click, eventType: 'conversion', eventSubtype: 'addToCart', positions: undefined }
    const name = { firstName: 'Nora', objectData: objectData.map((data) => ({ ...data, email: 'nora@mercy.example' })) }
    expect((await post('/1/events', { events: [{ ...cart, ...name, currency: 'USD' }] })).statusCode).toBe(200)
    const { rows } = await server.db.execute(sql`SELECT body FROM insights_events ORDER BY id DESC LIMIT 1`)
    const { positions, ...kept } = cart
    expect(rows).toEqual([{ body: { ...kept, objectData, currency: 'USD' } }])
  })

  it('SRCH-07 accepts one full batch per minute from a network, and then answers 429', async () => {
    const limited = await startSearchServer({ environment: { GAUZE_RATE_LIMIT: '1000' } })
    limited.setNow(new Date('2026-03-11T14:00:00Z'))
    const send = (count: number, remoteAddress: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/search/1/events?x-algolia-api-key=gauze-public-search&x-algolia-application-id=A',
        headers: { 'x-forwarded-for': remoteAddress },
        payload: { events: Array.from({ length: count }, () => click) },
      })
    expect((await send(999, '192.0.2.1')).statusCode).toBe(200)
    const refused = await send(2, '192.0.2.1')
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { status: 429, message: expect.stringContaining('1,000 events') },
    ])
    expect((await send(1, '192.0.2.1')).statusCode).toBe(200)
    expect((await send(1000, '192.0.2.2')).statusCode).toBe(200)
    expect((await send(1000, '2001:db8:9:9::1')).statusCode).toBe(200)
    expect((await send(1, '2001:db8:9:9::2')).statusCode).toBe(429)
    limited.setNow(new Date('2026-03-11T14:01:00Z'))
    expect((await send(1000, '192.0.2.1')).statusCode).toBe(200)
    await limited.close()
  })

  it('SRCH-07 accepts a thousand full events, but limits the size of a body', async () => {
    const full = {
      ...click,
      eventName: 'Product Clicked After A Search In The Main Search Bar',
      userToken: `anonymous-${'a'.repeat(36)}`,
      authenticatedUserToken: `user-${'b'.repeat(36)}`,
      objectIDs: ['2147483647'],
      timestamp: Date.now(),
    }
    const batch = (event: object) => ({ events: Array.from({ length: 1000 }, () => event) })
    expect((await post('/1/events', batch(full))).statusCode).toBe(200)
    expect((await post('/1/events', batch({ ...full, filters: ['x'.repeat(400)] }))).statusCode).toBe(413)
    await server.db.execute(sql`TRUNCATE insights_events`)
  })

  it('SRCH-07 refuses more than 1000 events', async () => {
    const events = Array.from({ length: 1001 }, () => click)
    expect((await post('/1/events', { events })).statusCode).toBe(422)
  })
})

describe('the index', () => {
  it('follows changes of items at once, vocabulary included', async () => {
    await server.db.execute(
      sql`UPDATE items SET site_display_name = 'Quokka Forceps', display_name = 'Quokka Forceps' WHERE id = 9`,
    )
    await buildIndex(server.db, [9])
    client.clearCache()
    expect(await idsFor('quokak')).toEqual([9])
    expect(await idsFor('stethoscope')).toEqual([])
    await server.db.execute(sql`UPDATE items SET inactive = true WHERE id = 9`)
    await buildIndex(server.db, [9])
    client.clearCache()
    expect(await idsFor('quokka forceps')).toEqual([])
  })

  it('SRCH-08 keeps the counts of categories as if they were counted again', async () => {
    const find = async (request: SearchRequest) => {
      const { ids, total, facets } = await server.engine.search({ ...request, facets: 'all' })
      return { ids, total, facets: facets.filter(({ name }) => name !== 'availability') }
    }
    const kept = async () => {
      const { rows } = await server.db.execute(sql`SELECT * FROM search_facet_counts ORDER BY scope, token`)
      return rows
    }
    // A choice that every product matches makes the engine count the matches themselves.
    const everyAvailability = { availability: ['in-stock', 'out-of-stock', 'special-order'] }
    const counted = async () => {
      const totals: number[] = []
      for (const category of [undefined, 'gloves', 'exam-gloves']) {
        for (const chosen of [
          {},
          { manufacturer: ['Corvale'] },
          { category: ['exam-gloves'] },
          { 'attributes.Size': ['S'] },
        ]) {
          const quick = await find({ category, filters: chosen })
          const slow = await find({ category, filters: { ...chosen, ...everyAvailability } })
          expect(quick).toEqual(slow)
          totals.push(quick.total)
        }
      }
      return totals
    }
    const before = await counted()
    await server.db.execute(sql`UPDATE items SET category_id = 4, manufacturer = 'Corvale' WHERE id = 1`)
    await buildIndex(server.db, [1])
    expect(await counted()).not.toEqual(before)
    const changed = await kept()
    await buildIndex(server.db)
    expect(await kept()).toEqual(changed)
    await server.db.execute(sql`UPDATE items SET category_id = 2, manufacturer = 'Mesa Ridge' WHERE id = 1`)
    await buildIndex(server.db, [1])
    expect(await counted()).toEqual(before)
  })

  it('SRCH-08 sorts a listing by name, age and the prices that the caller may see', async () => {
    await server.db.execute(sql`UPDATE item_prices SET price = item_id WHERE level = 'List Price'`)
    const { search } = server.engine
    const prices = { level: 'List Price' }
    const sorted = async (request: object) => (await search({ category: 'dressings', ...request })).ids
    expect(await sorted({ sort: 'priceAsc', prices })).toEqual([3, 4, 6, 8])
    expect(await sorted({ sort: 'priceDesc', prices })).toEqual([8, 6, 4, 3])
    expect(await sorted({ sort: 'name' })).toEqual([6, 4, 3, 8])
    expect(await sorted({ sort: 'priceDesc' })).toEqual([6, 4, 3, 8])
    expect(await sorted({ sort: 'newest', limit: 1, page: 2 })).toEqual([6])
  })

  it.each([
    ['', 1],
    ['latex glove', 2],
    ['latxe glove', 3],
  ])('answers a listing for "%s" in %i statements', async (query, budget) => {
    const statements: string[] = []
    await recordStatements(statements, () => server.engine.search({ query, facets: 'all', category: 'gloves' }))
    expect(statements).toHaveLength(budget)
  })

  it('reports when no product has all the words, and gives the products with most of them', async () => {
    const found = await server.engine.search({ query: 'wombat latex gloves' })
    expect(found).toMatchObject({ ids: [2], relaxed: true })
    expect(await server.engine.search({ query: 'latex gloves' })).toMatchObject({ ids: [2], relaxed: false })
  })

  it('SRCH-06 finds nothing if the unknown word is the thing that is asked for, or only one word is known', async () => {
    for (const query of ['latex gloves wombat', 'wombat gloves', 'gloves wombat']) {
      expect(await server.engine.search({ query })).toMatchObject({ ids: [], total: 0 })
    }
  })

  it('gives counts in which a facet ignores its own choice, so that a shopper can add to it', async () => {
    const found = await server.engine.search({
      filters: { manufacturer: ['Corvale'], category: ['gloves'] },
      facets: 'all',
    })
    expect(found.ids).toEqual([2])
    expect(found.counts.manufacturer).toEqual({ Corvale: 1, 'Mesa Ridge': 1 })
    expect(found.counts.category).toMatchObject({ gloves: 1, dressings: 1 })
    expect(found.facets.find((facet) => facet.name === 'category')).toMatchObject({
      single: true,
      values: expect.arrayContaining([{ value: 'exam-gloves', label: 'Exam Gloves', count: 1 }]),
    })
  })
})
