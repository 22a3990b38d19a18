import type { SuggestedItem } from '@gauze/contract'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isApiError } from '../index.js'
import { createSearchClient, type SearchClientOptions } from './index.js'

let server: FastifyInstance
let origin: string
let seen: FastifyRequest[]
let respond: (reply: FastifyReply) => unknown

const queryID = 'a'.repeat(32)
function page(indexName: string, hits: object[]) {
  return {
    index: indexName,
    hits,
    nbHits: 42,
    page: 0,
    nbPages: 9,
    hitsPerPage: 5,
    processingTimeMS: 1,
    query: 'glove',
    params: '',
    queryID,
  }
}
const glove = {
  objectID: '7',
  id: 7,
  urlComponent: 'nitrile-glove',
  itemName: 'GLV-7',
  siteDisplayName: 'Nitrile glove',
  displayName: 'Nitrile exam glove',
  thumbnailImage: null,
  manufacturer: 'Hartwell',
  mpn: 'HW-4012',
}
function results(items: object[], queries: object[]) {
  return {
    results: [page('items', items), page('items_query_suggestions', queries)],
  }
}

function clientFor(options: Partial<SearchClientOptions> = {}) {
  return createSearchClient({
    appId: 'anything',
    apiKey: 'gauze-public-search',
    url: `${origin}/search`,
    userToken: 'visitor-1',
    ...options,
  })
}

async function kindOf(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  return isApiError(error) ? error.kind : error
}

beforeEach(async () => {
  seen = []
  respond = () => results([glove], [])
  server = fastify({ forceCloseConnections: true })
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, JSON.parse(String(body))),
  )
  server.post('/search/1/indexes/*', (request, reply) => {
    seen.push(request)
    return respond(reply)
  })
  origin = await server.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(() => server.close())

describe('type-ahead', () => {
  it('SRCH-06 asks both indexes in one request, 5 each, with user token and rule contexts', async () => {
    await clientFor().suggest('  glove ')
    const shared = {
      query: 'glove',
      hitsPerPage: 5,
      clickAnalytics: true,
      userToken: 'visitor-1',
      ruleContexts: ['frontend', 'main-searchbar'],
    }
    expect(seen.map(({ body }) => body)).toMatchObject([
      {
        requests: [
          { indexName: 'items', ...shared },
          { indexName: 'items_query_suggestions', ...shared },
        ],
      },
    ])
    expect(seen[0]?.url).toMatch(/^\/search\/1\/indexes\/\*\/queries\?/)
    expect(seen[0]?.headers).toMatchObject({
      'x-algolia-api-key': 'gauze-public-search',
      'x-algolia-application-id': 'anything',
    })
  })

  it('SRCH-06 gives items with the query id that clicks are reported with, and the terms of other people', async () => {
    respond = () => results([glove], [{ objectID: 'q1', query: 'gloves nitrile' }, { objectID: 'q2' }])
    const expected: SuggestedItem = { ...glove, queryID, parts: null }
    expect(await clientFor().suggestAll('glove')).toEqual({
      items: [expected],
      queries: [{ objectID: 'q1', query: 'gloves nitrile', parts: null }],
      itemCount: 42,
      correctedTerm: null,
    })
    expect(await clientFor().suggest('glove')).toEqual([expected])
  })

  it("SRCH-06 reads a partner's sparser index", async () => {
    respond = () => results([{ objectID: '9', itemName: 'Pad' }, { objectID: 'no-number' }], [])
    expect(await clientFor().suggest('pad')).toEqual([
      {
        objectID: '9',
        queryID,
        id: 9,
        urlComponent: '9',
        itemName: 'Pad',
        siteDisplayName: 'Pad',
        displayName: 'Pad',
        thumbnailImage: null,
        manufacturer: null,
        mpn: null,
        parts: null,
      },
    ])
  })

  it('SRCH-01 SRCH-03 asks nothing for less than 3 characters without markup', async () => {
    expect(await clientFor().suggest(' gl ')).toEqual([])
    expect(await clientFor().suggestAll('<b>gl</b>')).toEqual({
      items: [],
      queries: [],
      itemCount: 0,
      correctedTerm: null,
    })
    expect(seen).toEqual([])
  })

  it('SRCH-04 drops the answer of an aborted search', async () => {
    const arrived = Promise.withResolvers<void>()
    respond = () => {
      arrived.resolve()
      return new Promise(() => {})
    }
    const controller = new AbortController()
    const aborted = kindOf(clientFor().suggest('glove', { signal: controller.signal }))
    await arrived.promise
    controller.abort()
    expect(await aborted).toBe('aborted')
    expect(await kindOf(clientFor().suggest('gauze', { signal: controller.signal }))).toBe('aborted')
  })

  it('distinguishes a refusal from a service that is down', async () => {
    respond = (reply) => reply.status(403).send({ message: 'Invalid Application-ID or API key', status: 403 })
    expect(await kindOf(clientFor().suggest('glove'))).toBe('forbidden')
    await server.close()
    expect(await kindOf(clientFor().suggest('glove'))).toBe('network')
  })

  it('SRCH-06 takes other indexes, limits and contexts, and asks for the user token each time', async () => {
    const tokens = ['first', 'second']
    const client = clientFor({
      indexes: { items: 'shop', suggestions: 'shop_terms' },
      limit: 3,
      ruleContexts: ['lookup'],
      userToken: () => tokens.shift() ?? '',
    })
    await client.suggest('glove')
    await client.suggest('gauze')
    expect(seen.map(({ body }) => body)).toMatchObject([
      {
        requests: [
          { indexName: 'shop', hitsPerPage: 3, ruleContexts: ['lookup'], userToken: 'first' },
          { indexName: 'shop_terms' },
        ],
      },
      { requests: [{ userToken: 'second' }, {}] },
    ])
  })

  it('refuses an invalid address', () => {
    expect(() => clientFor({ url: 'not an address' })).toThrow(TypeError)
  })

  it('SRCH-06 sends no user token where there is none', async () => {
    await clientFor({ userToken: () => undefined }).suggest('glove')
    expect(JSON.stringify(seen[0]?.body)).not.toContain('userToken')
  })

  it('SRCH-02 splits names where the service marked them, and does not read markup as a mark', async () => {
    const marked = (value: string) => ({ _highlightResult: { siteDisplayName: { value, matchLevel: 'full' } } })
    const named = (siteDisplayName: string, value: string) => ({ ...glove, siteDisplayName, ...marked(value) })
    respond = () =>
      results(
        [
          named('Nitrile glove', 'Nitrile __match__glo__/match__ve'),
          named('<b>Nitrile</b> glove', '<b>Nitrile</b> __match__glove__/match__'),
          named('Nitrile glove', 'Another __match__glove__/match__'),
          named('Nitrile glove', 'Nitrile __match__glove'),
          named('Nitrile glove', 'Nitrile glove'),
        ],
        [],
      )
    expect((await clientFor().suggest('glove')).map(({ parts }) => parts)).toEqual([
      [
        { text: 'Nitrile ', isMatch: false },
        { text: 'glo', isMatch: true },
        { text: 've', isMatch: false },
      ],
      [
        { text: '<b>Nitrile</b> ', isMatch: false },
        { text: 'glove', isMatch: true },
      ],
      null,
      null,
      null,
    ])
  })

  it('SRCH-06 returns the corrected term of a mistyped search', async () => {
    respond = () => ({ results: [{ ...page('items', [glove]), queryAfterCorrection: 'gloves' }] })
    expect((await clientFor().suggestAll('glovse')).correctedTerm).toBe('gloves')
  })

  it.each([
    ['no name', { objectID: '7', id: 7, urlComponent: 'glove' }],
    ['an id of another kind', { ...glove, id: { $ne: 1 } }],
    ['an id below 1', { ...glove, id: -7 }],
    ['no object id', { ...glove, objectID: undefined }],
    ['a script for an address', { ...glove, urlComponent: 'javascript:alert(1)' }],
    ['an address elsewhere', { ...glove, urlComponent: '//evil.example' }],
    ['a path that climbs', { ...glove, urlComponent: '..' }],
    ['a path with a query', { ...glove, urlComponent: 'glove?next=1' }],
    ['an encoded path', { ...glove, urlComponent: '..%2flogout' }],
    ['a list for an address', { ...glove, urlComponent: ['glove'] }],
    ['an endless name', { ...glove, siteDisplayName: 'x'.repeat(10_000), displayName: '', itemName: 7 }],
  ])('drops a record with %s and shows the others', async (_what, record) => {
    respond = () => results([record, glove], [{ query: 7 }, { query: ' ' }, { query: 'gloves' }])
    const { items, queries } = await clientFor().suggestAll('glove')
    expect(items.map(({ id }) => id)).toEqual([7])
    expect(queries.map(({ query }) => query)).toEqual(['gloves'])
  })

  it.each([
    ['javascript:alert(1)', null],
    ['data:text/html,<script>', null],
    [{ url: 'x' }, null],
    ['/storage/items/7.svg', '/storage/items/7.svg'],
    ['https://cdn.example/7.png', 'https://cdn.example/7.png'],
  ])('shows only pictures from the web: %s', async (thumbnailImage, shown) => {
    respond = () => results([{ ...glove, thumbnailImage }], [])
    expect((await clientFor().suggest('glove'))[0]?.thumbnailImage).toBe(shown)
  })

  it.each([
    ['no results', {}],
    ['results that are no list', { results: 'none' }],
    ['results of nothing', { results: [null, 7] }],
    ['hits of another kind', { results: [{ hits: { 0: glove } }, { hits: ['glove', null, 7] }] }],
  ])('treats %s as an answer without suggestions', async (_what, body) => {
    respond = () => body
    expect(await clientFor().suggestAll('glove')).toMatchObject({ items: [], queries: [], itemCount: 0 })
  })

  it('keeps no more of a huge answer than requested, and no query id of another form', async () => {
    const filler = 'x'.repeat(2_000)
    const many = Array.from({ length: 5_000 }, (_, at) => ({ ...glove, id: at + 1, description: filler }))
    respond = () => ({ results: [{ ...page('items', many), queryID: '<script>', nbHits: 'many' }] })
    const { items, itemCount } = await clientFor().suggestAll('glove')
    expect(items.map(({ id, queryID: found }) => [id, found])).toEqual([1, 2, 3, 4, 5].map((id) => [id, null]))
    expect(JSON.stringify(items)).not.toContain(filler)
    expect(itemCount).toBe(0)
  })

  it.each([
    ['a page of HTML', (reply: FastifyReply) => reply.type('text/html').send('<h1>Welcome</h1>')],
    ['a failure in HTML', (reply: FastifyReply) => reply.status(500).type('text/html').send('<h1>Oops</h1>')],
    ['a failure', (reply: FastifyReply) => reply.status(503).send({ message: 'busy' })],
  ])('SRCH-13 treats %s as a service that is down, and asks it again the next time', async (_what, broken) => {
    respond = broken
    const client = clientFor()
    expect(await kindOf(client.suggest('glove'))).toBe('network')
    respond = () => results([glove], [])
    expect(await client.suggest('glove')).toHaveLength(1)
  })
})
