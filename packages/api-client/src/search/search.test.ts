import type { SearchSuggestion } from '@gauze/contract'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isApiError } from '../index.js'
import { createSearchClient, type SearchClientOptions } from './index.js'

let server: FastifyInstance
let origin: string
let seen: FastifyRequest[]
let respond: (reply: FastifyReply) => unknown

const queryID = 'a'.repeat(32)
const page = (indexName: string, hits: object[]) => ({
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
})
const glove = {
  objectID: '7',
  id: 7,
  urlComponent: 'nitrile-glove',
  itemName: 'GLV-7',
  siteDisplayName: 'Nitrile glove',
  displayName: 'Nitrile exam glove',
  thumbnailImage: null,
}
const results = (items: object[], queries: object[]) => ({
  results: [page('items', items), page('items_query_suggestions', queries)],
})

const clientFor = (options: Partial<SearchClientOptions> = {}) =>
  createSearchClient({
    appId: 'anything',
    apiKey: 'gauze-public-search',
    url: `${origin}/search`,
    userToken: 'visitor-1',
    ...options,
  })

const kindOf = async (promise: Promise<unknown>) => {
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
    expect(seen.map(({ body }) => body)).toEqual([
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

  it('SRCH-06 gives items with the query id that clicks are told by, and the terms of others', async () => {
    respond = () => results([glove], [{ objectID: 'q1', query: 'gloves nitrile' }, { objectID: 'q2' }])
    const expected: SearchSuggestion = { ...glove, queryID }
    expect(await clientFor().suggestAll('glove')).toEqual({
      items: [expected],
      queries: [{ objectID: 'q1', query: 'gloves nitrile' }],
      itemCount: 42,
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
      },
    ])
  })

  it('SRCH-01 SRCH-03 asks nothing for less than 3 characters without markup', async () => {
    expect(await clientFor().suggest(' gl ')).toEqual([])
    expect(await clientFor().suggestAll('<b>gl</b>')).toEqual({ items: [], queries: [], itemCount: 0 })
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

  it('tells a refusal from a service that is down', async () => {
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

  it('refuses an address that is none', () => {
    expect(() => clientFor({ url: 'not an address' })).toThrow(TypeError)
  })
})
