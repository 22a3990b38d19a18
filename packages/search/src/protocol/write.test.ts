import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../server/src/testing/test-server.js'
import { buildIndex } from '../engine/index.js'

const adminKey = 'an admin key of the tests'

interface Tool {
  readonly objectID: string
  readonly name: string
  readonly rank: number
}

let server: TestServer
let client: Algoliasearch
let visitor: Algoliasearch

function clientFor(url: string, key: string) {
  return algoliasearch('ANYAPP', key, {
    hosts: [{ url: `${new URL(url).host}/search`, protocol: 'http', accept: 'readWrite' }],
  })
}

const tools = [
  {
    objectID: 'a',
    name: 'Quokka Forceps',
    maker: 'Mesa',
    kind: ['steel', 'sharp'],
    rank: 1,
    parts: [{ mpn: 'QF-10' }],
  },
  { objectID: 'b', name: 'Quokka Scissors', maker: 'Mesa', kind: ['steel'], rank: 3, parts: [{ mpn: 'QS-20' }] },
  { objectID: 'c', name: 'Wombat Clamp', maker: 'Ridge', kind: ['plastic'], rank: 2, note: 'not for a quokka' },
]
const settings = {
  searchableAttributes: ['unordered(name)', 'parts.mpn,maker'],
  attributesForFaceting: ['searchable(maker)', 'kind'],
  customRanking: ['desc(rank)'],
}

async function fill(indexName: string) {
  await client.deleteIndex({ indexName })
  await client.setSettings({ indexName, indexSettings: settings })
  await client.saveObjects({ indexName, objects: tools, waitForTasks: true })
}

async function names(indexName: string, searchParams: object) {
  visitor.clearCache()
  const { hits } = await visitor.searchSingleIndex<Tool>({ indexName, searchParams })
  return hits.map((hit) => hit.objectID)
}

function cursorAfter(after: string) {
  return Buffer.from(JSON.stringify({ after })).toString('base64url')
}

function inject(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload: unknown, key = adminKey) {
  return server.app.inject({
    method,
    url: `/search${path}`,
    headers: { 'x-algolia-api-key': key, 'x-algolia-application-id': 'A', 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  })
}

beforeAll(async () => {
  server = await startTestServer({ environment: { GAUZE_SEARCH_ADMIN_KEY: adminKey } })
  const url = await server.listen()
  client = clientFor(url, adminKey)
  visitor = clientFor(url, 'gauze-public-search')
})

afterAll(() => server.close())

describe('a pushed index, with the official client', () => {
  it('is read back as it was written: records, settings, synonyms, rules', async () => {
    await fill('tools')
    const synonym = { objectID: 's1', type: 'synonym' as const, synonyms: ['forceps', 'tweezers'] }
    const oneWay = { objectID: 's2', type: 'onewaysynonym' as const, input: 'pliers', synonyms: ['clamp'] }
    const rule = {
      objectID: 'r1',
      conditions: [{ context: 'main-searchbar' }],
      consequence: { params: { hitsPerPage: 5 } },
    }
    await client.saveSynonyms({ indexName: 'tools', synonymHit: [synonym, oneWay] })
    await client.saveRules({ indexName: 'tools', rules: [rule] })
    expect(await client.getSettings({ indexName: 'tools' })).toEqual(settings)
    expect(await client.searchSynonyms({ indexName: 'tools' })).toMatchObject({ nbHits: 2, hits: [synonym, oneWay] })
    expect(
      await client.searchSynonyms({ indexName: 'tools', searchSynonymsParams: { type: 'onewaysynonym' } }),
    ).toMatchObject({ hits: [oneWay] })
    expect(await client.getSynonym({ indexName: 'tools', objectID: 's1' })).toEqual(synonym)
    expect(
      await client.searchRules({ indexName: 'tools', searchRulesParams: { context: 'main-searchbar' } }),
    ).toMatchObject({ hits: [rule] })
    expect(
      await client.searchRules({ indexName: 'tools', searchRulesParams: { query: 'nothing like it' } }),
    ).toMatchObject({ nbHits: 0 })
    expect(await client.getRule({ indexName: 'tools', objectID: 'r1' })).toEqual(rule)
    expect(
      await client.getObjects({ requests: ['b', 'nosuch', 'a'].map((objectID) => ({ indexName: 'tools', objectID })) }),
    ).toMatchObject({ results: [tools[1], null, tools[0]] })
    const browsed: unknown[] = []
    await client.browseObjects({
      indexName: 'tools',
      browseParams: { hitsPerPage: 2 },
      aggregator: ({ hits }) => browsed.push(...hits),
    })
    expect(browsed).toEqual(tools)
    expect((await client.listIndices()).items).toMatchObject([{ name: 'tools', entries: 3 }])
    await client.deleteSynonym({ indexName: 'tools', objectID: 's1' })
    await client.clearRules({ indexName: 'tools' })
    expect(await client.searchSynonyms({ indexName: 'tools' })).toMatchObject({ nbHits: 1 })
    expect(await client.searchRules({ indexName: 'tools' })).toMatchObject({ nbHits: 0 })
  })

  it('is searched by words, the last one unfinished, in the searchable attributes, by facets and by rank', async () => {
    await fill('tools')
    expect(await names('tools', { query: 'quok' })).toEqual(['b', 'a'])
    expect(await names('tools', { query: 'quokka for' })).toEqual(['a'])
    expect(await names('tools', { query: 'qs-2' })).toEqual(['b'])
    expect(await names('tools', { query: 'quokka', facetFilters: ['kind:sharp'] })).toEqual(['a'])
    expect(await names('tools', { filters: 'maker:Ridge OR kind:sharp' })).toEqual(['c', 'a'])
    expect(await names('tools', { facetFilters: ['name:Wombat Clamp'] })).toEqual([])
    expect(await names('tools', { query: '', page: 1, hitsPerPage: 2 })).toEqual(['a'])
    expect(await names('tools', { query: 'quokka -scissors' })).toEqual(['b'])
    expect(await names('tools', { query: 'quokka -scissors', advancedSyntax: true })).toEqual(['a'])
    expect(await names('tools', { query: '-quokka', advancedSyntax: true })).toEqual(['c'])
    expect(await names('tools', { query: '', page: 1_000_000_000 })).toEqual([])
    const answer = await visitor.searchSingleIndex<Tool>({
      indexName: 'tools',
      searchParams: { query: 'quokka', facets: ['maker', 'kind', 'nosuch'], clickAnalytics: true },
    })
    expect(answer).toMatchObject({
      nbHits: 2,
      exhaustiveNbHits: true,
      facets: { maker: { Mesa: 2 }, kind: { steel: 2, sharp: 1 } },
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      hits: [{ _highlightResult: { name: { value: '<em>Quokka</em> Scissors', matchLevel: 'full' } } }, {}],
    })
    const { facetHits } = await visitor.searchForFacetValues({
      indexName: 'tools',
      facetName: 'maker',
      searchForFacetValuesRequest: { facetQuery: 'me' },
    })
    expect(facetHits).toMatchObject([{ value: 'Mesa', count: 2 }])
  })

  it('changes in single attributes, by condition and as a whole', async () => {
    await fill('tools')
    await client.partialUpdateObject({ indexName: 'tools', objectID: 'a', attributesToUpdate: { rank: 9 } })
    expect(await names('tools', { query: 'quokka' })).toEqual(['a', 'b'])
    await client.batch({
      indexName: 'tools',
      batchWriteParams: {
        requests: [
          { action: 'addObject', body: { objectID: 'd', name: 'first' } },
          { action: 'addObject', body: { objectID: 'd', name: 'Quokka second' } },
          { action: 'partialUpdateObjectNoCreate', body: { objectID: 'e', name: 'Quokka' } },
          { action: 'deleteObject', body: { objectID: 'b' } },
        ],
      },
    })
    expect(await names('tools', { query: 'quokka' })).toEqual(['a', 'd'])
    await client.deleteBy({ indexName: 'tools', deleteByParams: { facetFilters: ['maker:Mesa'] } })
    expect(await names('tools', {})).toEqual(['c', 'd'])
    await client.clearObjects({ indexName: 'tools' })
    expect(await names('tools', {})).toEqual([])
    expect(await client.getSettings({ indexName: 'tools' })).toEqual(settings)
  })

  it.each([
    ['a condition without an alternative', { facetFilters: [[]] }],
    ['a condition without an alternative next to another', { facetFilters: ['maker:Mesa', []] }],
    ['a blank condition', { filters: ' ' }],
    ['a blank condition in url-encoded form', { params: 'filters=%20' }],
    ['a url-encoded condition that is not supported', { params: 'filters=maker:Mesa&numericFilters=price<3' }],
    ['parameters that cannot be read', { filters: 'maker:Mesa', params: 7 }],
  ])('keeps its records when asked to delete by %s', async (_what, body) => {
    await fill('tools')
    const answer = await inject('POST', '/1/indexes/tools/deleteByQuery', body)
    expect([answer.statusCode, answer.json()]).toEqual([400, { status: 400, message: expect.stringMatching(/\w/) }])
    expect(await names('tools', {})).toEqual(['b', 'c', 'a'])
  })

  it('deletes by url-encoded conditions', async () => {
    await fill('tools')
    const body = { params: 'filters=kind:sharp OR maker:Ridge&facetFilters=["maker:Mesa"]' }
    expect((await inject('POST', '/1/indexes/tools/deleteByQuery', body)).statusCode).toBe(200)
    expect(await names('tools', {})).toEqual(['b', 'c'])
  })

  it.each(['copy', 'move'] as const)('is not changed by a %s onto itself', async (operation) => {
    await fill('tools')
    const answer = await inject('POST', '/1/indexes/tools/operation', { operation, destination: 'tools' })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { status: 400, message: 'destination: is the index itself. Name another.' },
    ])
    expect(await names('tools', { query: 'quokka' })).toEqual(['b', 'a'])
    expect(await client.getSettings({ indexName: 'tools' })).toEqual(settings)
  })

  it('is replaced as a whole by an index that is filled next to it', async () => {
    await fill('tools')
    await client.replaceAllObjects({ indexName: 'tools', objects: [{ objectID: 'z', name: 'Numbat' }], batchSize: 1 })
    expect(await names('tools', {})).toEqual(['z'])
    expect(await client.getSettings({ indexName: 'tools' })).toEqual(settings)
    expect((await client.listIndices()).items.map(({ name }) => name)).toEqual(['tools'])
    await client.operationIndex({
      indexName: 'tools',
      operationIndexParams: { operation: 'copy', destination: 'copied' },
    })
    expect(await names('copied', {})).toEqual(['z'])
    await client.deleteIndex({ indexName: 'copied' })
    await expect(names('copied', {})).rejects.toMatchObject({ status: 404 })
  })
})

describe('products with the largest ids', () => {
  it('are browsed and read like other indexes', async () => {
    const ids = [1_999_999_999, 2_000_000_000, 2_147_483_647]
    await server.db.execute(sql`
      INSERT INTO categories (id, parent_id, name, url_component) VALUES (1, NULL, 'Devices', 'devices')`)
    await server.db.execute(sql`
      INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component)
      SELECT n, 1, 'GZ' || n, 'Clamp', 'Clamp', 'Tarnwell', 'TC-' || n, 'clamp-' || n
      FROM unnest(${sql.param(ids)}::int[]) AS n`)
    await buildIndex(server.db)
    const browsed: string[] = []
    await client.browseObjects({
      indexName: 'items',
      browseParams: { hitsPerPage: 1 },
      aggregator: ({ hits }) => browsed.push(...hits.map(({ objectID }) => objectID)),
    })
    expect(browsed).toEqual(ids.map(String))
    const requested = [...ids.map(String), '2147483648', '9999999999', '01999999999']
    const { results } = await client.getObjects<{ id: number }>({
      requests: requested.map((objectID) => ({ indexName: 'items', objectID })),
    })
    expect(results.map((record) => record?.id ?? null)).toEqual([...ids, null, null, null])
  })
})

describe('the keys', () => {
  it.each([
    ['writing records', () => visitor.saveObject({ indexName: 'tools', body: { objectID: '1' } })],
    ['changing settings', () => visitor.setSettings({ indexName: 'tools', indexSettings: {} })],
    ['reading settings', () => visitor.getSettings({ indexName: 'items' })],
    ['browsing', () => visitor.browse({ indexName: 'items' })],
    ['deleting', () => visitor.deleteIndex({ indexName: 'tools' })],
    ['listing indexes', () => visitor.listIndices()],
  ])('the public key does not allow %s', async (_what, act) => {
    await expect(act()).rejects.toMatchObject({ status: 403 })
  })

  it.each([
    ['records', () => client.saveObject({ indexName: 'items', body: { objectID: '1' } })],
    ['settings', () => client.setSettings({ indexName: 'items_query_suggestions', indexSettings: {} })],
    ['rules', () => client.clearRules({ indexName: 'items' })],
    ['its name', () => client.deleteIndex({ indexName: 'items' })],
    [
      'its place',
      () =>
        client.operationIndex({ indexName: 'x', operationIndexParams: { operation: 'copy', destination: 'items' } }),
    ],
  ])('no key changes %s of an index made from the catalogue', async (_what, act) => {
    await expect(act()).rejects.toMatchObject({ status: 403, message: expect.stringContaining('the catalog ') })
  })

  it('the admin key of an installation is made once, where none is set', async () => {
    const other = await startTestServer()
    const ask = (key: string) =>
      other.app.inject({
        url: '/search/1/indexes',
        headers: { 'x-algolia-api-key': key, 'x-algolia-application-id': 'A' },
      })
    expect((await ask('')).statusCode).toBe(403)
    expect((await ask('wrong')).statusCode).toBe(403)
    const { rows } = await other.db.execute<{ key: string }>(sql`
      SELECT value #>> '{}' AS key FROM settings WHERE key = 'search.adminKey'`)
    expect((await ask(rows[0]?.key ?? '')).statusCode).toBe(200)
    await other.close()
  })
})

describe('bad input to the write protocol', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

  it.each([
    ['an unknown action', 'POST', '/1/indexes/x/batch', { requests: [{ action: 'explode', body: {} }] }],
    ['a record that is a list', 'POST', '/1/indexes/x/batch', { requests: [{ action: 'addObject', body: [] }] }],
    [
      'a change without an id',
      'POST',
      '/1/indexes/x/batch',
      { requests: [{ action: 'partialUpdateObject', body: {} }] },
    ],
    [
      'an id that is invalid',
      'POST',
      '/1/indexes/x/batch',
      { requests: [{ action: 'addObject', body: { objectID: {} } }] },
    ],
    ['no requests', 'POST', '/1/indexes/x/batch', {}],
    ['a body that is no object', 'POST', '/1/indexes/x/batch', '7'],
    ['half a body', 'POST', '/1/indexes/x/batch', '{"requests":'],
    ['a body nested without end', 'POST', '/1/indexes/x/batch', deep(200_000)],
    ['a record that is too large', 'POST', '/1/indexes/x', { objectID: '1', text: 'x'.repeat(100_001) }],
    ['an index name with a slash', 'POST', '/1/indexes/a%2Fb/clear', {}],
    ['an endless index name', 'POST', `/1/indexes/${'x'.repeat(300)}/clear`, {}],
    ['a cursor that is invalid', 'POST', '/1/indexes/items/browse', { cursor: 'x' }],
    ['a cursor of another index', 'POST', '/1/indexes/items/browse', { cursor: cursorAfter('gloves') }],
    ['a cursor beyond all numbers', 'POST', '/1/indexes/items/browse', { cursor: cursorAfter('1e400') }],
    ['a cursor beyond all ids', 'POST', '/1/indexes/items/browse', { cursor: cursorAfter('2147483648') }],
    ['browsing the catalogue by words', 'POST', '/1/indexes/items/browse', { query: 'x' }],
    ['a deletion of everything by accident', 'POST', '/1/indexes/x/deleteByQuery', {}],
    [
      'a deletion by an unsupported filter',
      'POST',
      '/1/indexes/x/deleteByQuery',
      { filters: 'a:b', numericFilters: ['c<3'] },
    ],
    ['a move to nowhere', 'POST', '/1/indexes/x/operation', { operation: 'move' }],
    ['settings of another form', 'PUT', '/1/indexes/x/settings', { searchableAttributes: 'name' }],
    ['a ranking that is invalid', 'PUT', '/1/indexes/x/settings', { customRanking: ['rank'] }],
    ['synonyms that are no list', 'POST', '/1/indexes/x/synonyms/batch', {}],
    ['a synonym without an id', 'POST', '/1/indexes/x/synonyms/batch', [{}]],
    ['a page before the first', 'POST', '/1/indexes/items/rules/search', { page: -1 }],
    ['a flag that is invalid', 'POST', '/1/indexes/x/rules/batch?clearExistingRules=maybe', []],
  ] as const)('is answered 400 with a message: %s', async (_what, method, path, payload) => {
    const answer = await inject(method, path, payload)
    expect([answer.statusCode, answer.json()]).toEqual([400, { status: 400, message: expect.stringMatching(/\w/) }])
  })

  it.each([
    ['GET', '/1/indexes/nosuch/settings'],
    ['GET', '/1/indexes/nosuch/a'],
    ['GET', '/1/indexes/items/rules/a'],
    ['POST', '/1/indexes/nosuch/browse'],
    ['POST', '/1/indexes/nosuch/query'],
    ['POST', '/1/indexes/nosuch/synonyms/search'],
    ['POST', '/1/nosuch'],
  ] as const)('is answered 404: %s %s', async (method, path) => {
    expect((await inject(method, path, method === 'POST' ? {} : undefined)).statusCode).toBe(404)
  })

  it('is never an internal error, for any written content and any search', async () => {
    const anything = fc.jsonValue({ depthSize: 'small', maxDepth: 4 })
    const text = fc.string({ unit: 'binary', maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(text, fc.dictionary(text, anything), anything, async (word, record, other) => {
        const answers = [
          await inject('PUT', '/1/indexes/any/settings', {
            searchableAttributes: [word],
            attributesForFaceting: [word],
            customRanking: [`desc(${word})`],
          }),
          await inject('POST', '/1/indexes/any/batch', { requests: [{ action: 'addObject', body: record }] }),
          await inject('POST', '/1/indexes/any/batch', other),
          await inject('PUT', '/1/indexes/any/rules/one', other),
          await inject('POST', '/1/indexes/any/synonyms/search', { query: word }),
          await inject('POST', '/1/indexes/any/query', {
            query: word,
            facets: [word],
            facetFilters: [`${word}:${word}`],
          }),
          await inject('POST', '/1/indexes/any/browse', { query: word }),
          await inject('POST', '/1/indexes/any/query', other),
        ]
        for (const answer of answers)
          expect([answer.statusCode, answer.body]).toEqual([
            expect.toSatisfy((code: number) => code < 500),
            answer.body,
          ])
      }),
      { numRuns: 60 },
    )
  })
})
