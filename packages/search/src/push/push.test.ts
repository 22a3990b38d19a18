import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../server/src/testing/test-server.js'
import { rebuildIndex } from '../live/index-changes.js'
import { refreshSuggestions } from '../live/suggestions.js'
import { type PushFlags, readPushOptions } from './push-options.js'
import { pushSearch } from './push-search.js'

const adminKey = 'an admin key of the tests'
const products = 1203

let server: TestServer
let url: string
let client: Algoliasearch
let said: string[]

const config = { publicUrl: null, host: 'localhost', port: 1 }

function optionsWith(environment: Record<string, string> = {}, flags: PushFlags = {}) {
  return readPushOptions(
    flags,
    {
      GAUZE_SEARCH_APP_ID: 'ANYAPP',
      GAUZE_SEARCH_ADMIN_KEY: adminKey,
      GAUZE_SEARCH_URL: `${url}/search`,
      GAUZE_SEARCH_INDEX: 'pushed',
      ...environment,
    },
    config,
  )
}

function push(environment: Record<string, string> = {}) {
  return pushSearch(server.db, optionsWith(environment), (line) => said.push(line))
}

beforeAll(async () => {
  server = await startTestServer({ environment: { GAUZE_SEARCH_ADMIN_KEY: adminKey } })
  url = await server.listen()
  client = algoliasearch('ANYAPP', adminKey, {
    hosts: [{ url: `${new URL(url).host}/search`, protocol: 'http', accept: 'readWrite' }],
  })
  await server.db.execute(sql`
    INSERT INTO categories (id, parent_id, name, url_component) VALUES
      (1, NULL, 'Devices', 'devices'), (2, 1, 'Instruments', 'instruments')`)
  await server.db.execute(sql`
    INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component,
      quantity_available, popularity, attributes)
    SELECT n, 2, 'GZ' || n, 'Clamp ' || n, 'Clamp ' || n, 'Tarnwell', 'TC-' || n, 'clamp-' || n, 5, n,
      '[{"name":"Material","value":"Steel"}]' FROM generate_series(1, ${products}::int) AS n`)
  await server.db.execute(sql`INSERT INTO item_prices (item_id, level, price) VALUES (1, 'List Price', 98765.4321)`)
  await rebuildIndex(server.db)
  await refreshSuggestions(server.db)
})

beforeEach(() => {
  said = []
})

afterAll(() => server.close())

describe('gauze search push', () => {
  it('sends every product, settings, synonyms, rules and query suggestions, and reports its progress and results', async () => {
    await push()
    expect(said).toEqual([
      expect.stringContaining('/search'),
      'pushed: 1,000 of 1,203 records',
      'pushed: 1,203 of 1,203 records',
      'pushed_query_suggestions: 1,000 of 1,207 records',
      'pushed_query_suggestions: 1,207 of 1,207 records',
      expect.stringMatching(
        /^Pushed 1,203 products, \d+ synonyms and \d rules to pushed, and 1,207 searches to pushed_query_suggestions, in \d+ s$/,
      ),
    ])
    const [record] = (
      await client.getObjects<Record<string, unknown>>({ requests: [{ indexName: 'pushed', objectID: '7' }] })
    ).results
    expect(record).toMatchObject({ objectID: '7', siteDisplayName: 'Clamp 7', attributes: { Material: ['Steel'] } })
    expect(await client.getSettings({ indexName: 'pushed' })).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['searchable(manufacturer)', 'attributes.Material']),
      customRanking: ['desc(popularity)'],
      advancedSyntaxFeatures: ['excludeWords'],
      disableTypoToleranceOnWords: expect.arrayContaining(['hydroxyzine', 'hydralazine', 'medrol']),
    })
    const { hits } = await client.searchSynonyms({ indexName: 'pushed', searchSynonymsParams: { query: 'respirator' } })
    expect(hits).toContainEqual(
      expect.objectContaining({ type: 'synonym', synonyms: expect.arrayContaining(['mask', 'respirator']) }),
    )
    expect(
      await client.searchRules({ indexName: 'pushed', searchRulesParams: { context: 'main-searchbar' } }),
    ).toMatchObject({ hits: [{}, { objectID: 'gauze-part-numbers' }] })
    expect(await client.searchSingleIndex({ indexName: 'pushed', searchParams: { query: 'clamp' } })).toMatchObject({
      nbHits: products,
      hits: expect.arrayContaining([expect.objectContaining({ objectID: String(products) })]),
    })
    expect(
      await client.searchSingleIndex({
        indexName: 'pushed_query_suggestions',
        searchParams: { query: 'tarnwell inst' },
      }),
    ).toMatchObject({ hits: [{ query: 'tarnwell instruments', items: { exact_nb_hits: products } }] })
  })

  it('may be repeated: products that left the catalogue go, entries that people created in the service stay', async () => {
    await push()
    await client.saveRule({
      indexName: 'pushed',
      objectID: 'by-hand',
      rule: { objectID: 'by-hand', consequence: { params: { hitsPerPage: 3 } } },
    })
    await client.saveSynonyms({
      indexName: 'pushed',
      synonymHit: [{ objectID: 'gauze-of-old', type: 'synonym', synonyms: ['old', 'older'] }],
    })
    await server.db.execute(sql`UPDATE items SET inactive = true WHERE id = 7`)
    await rebuildIndex(server.db)
    await push()
    expect(await client.getRule({ indexName: 'pushed', objectID: 'by-hand' })).toMatchObject({ objectID: 'by-hand' })
    await expect(client.getSynonym({ indexName: 'pushed', objectID: 'gauze-of-old' })).rejects.toMatchObject({
      status: 404,
    })
    await expect(client.getObject({ indexName: 'pushed', objectID: '7' })).rejects.toMatchObject({ status: 404 })
    expect((await client.listIndices()).items.map(({ name }) => name)).toEqual(['pushed', 'pushed_query_suggestions'])
  })

  it('sends no price', async () => {
    await push()
    const sent: unknown[] = []
    await client.browseObjects({ indexName: 'pushed', browseParams: {}, aggregator: ({ hits }) => sent.push(...hits) })
    expect(sent.length).toBeGreaterThan(1000)
    expect(JSON.stringify(sent)).not.toMatch(/price|98765/i)
  })

  it.each([
    [
      'a key that may only search',
      { GAUZE_SEARCH_ADMIN_KEY: 'gauze-public-search' },
      /refuses the key in GAUZE_SEARCH_ADMIN_KEY/,
    ],
    [
      'a service that is not there',
      { GAUZE_SEARCH_URL: 'http://127.0.0.1:9/search' },
      /cannot be reached\. Check GAUZE_SEARCH_APP_ID/,
    ],
    ['an index made from the catalogue', { GAUZE_SEARCH_INDEX: 'items' }, /made from the catalog /],
  ])('gives the remedy for %s', async (_what, environment, message) => {
    await expect(push(environment)).rejects.toThrow(message)
  })

  it('says which index has been replaced when it fails after that', async () => {
    await expect(push({ GAUZE_SEARCH_SUGGESTIONS_INDEX: 'items_query_suggestions' })).rejects.toThrow(
      /made from the catalog .*Replaced already: pushed\. Nothing else that is searched there has changed\.$/,
    )
    await expect(push({ GAUZE_SEARCH_INDEX: 'items' })).rejects.toThrow(/What is searched there has not changed\.$/)
  })

  it('says which product is too large for the service, and changes nothing', async () => {
    await push()
    await server.db.execute(sql`
      UPDATE items SET attributes = jsonb_build_array(jsonb_build_object('name', 'Note', 'value', 'short'))
        || (SELECT jsonb_agg(jsonb_build_object('name', 'Note', 'value', n || repeat('x', 100))) FROM generate_series(1, 1000) n)
      WHERE id = 8`)
    await rebuildIndex(server.db)
    await expect(push()).rejects.toThrow(/objectID=8 is too big.*Shorten the attributes/)
    await expect(client.getObject({ indexName: 'pushed', objectID: '9' })).resolves.toMatchObject({ objectID: '9' })
    expect((await client.listIndices()).items).toHaveLength(2)
  })

  it.each([
    [{ GAUZE_SEARCH_APP_ID: '' }, /GAUZE_SEARCH_APP_ID/],
    [{ GAUZE_SEARCH_ADMIN_KEY: '' }, /GAUZE_SEARCH_ADMIN_KEY/],
    [{ GAUZE_SEARCH_URL: 'ftp://x' }, /GAUZE_SEARCH_URL is 'ftp:\/\/x'/],
  ])('says which setting is missing or wrong: %o', (environment, message) => {
    expect(() => optionsWith(environment)).toThrow(message)
  })

  it('goes to the hosted service by default, and to the configured address and names otherwise', () => {
    expect(optionsWith({ GAUZE_SEARCH_URL: '' }, { 'app-id': 'OTHER', index: 'shop' })).toEqual({
      appId: 'OTHER',
      adminKey,
      url: null,
      index: 'shop',
      suggestionsIndex: 'shop_query_suggestions',
    })
    expect(optionsWith({ GAUZE_SEARCH_URL: '/search' }).url?.href).toBe('http://localhost:1/search')
  })
})
