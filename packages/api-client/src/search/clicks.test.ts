import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type ClickAnalyticsOptions,
  type ClickRecord,
  type ClickRecordsOptions,
  type ClickStorage,
  createClickAnalytics,
  createClickRecords,
  dropClickRecords,
} from './index.js'

const queryID = 'c'.repeat(32)
const hit = { id: 20418, queryID, searchTerm: 'gauze' }
const reported = {
  userToken: 'visitor-1',
  eventName: 'Product Clicked',
  index: 'items',
  queryID,
  objectIDs: ['20418'],
  positions: [1],
}

/** A browser's local storage. */
function storageWith(kept: Record<string, string> = {}): ClickStorage & { readonly kept: Map<string, string> } {
  const map = new Map(Object.entries(kept))
  return {
    kept: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

function recordsOn(storage: ClickStorage, options: Partial<ClickRecordsOptions> = {}) {
  return createClickRecords({
    storage: () => storage,
    index: 'items',
    userToken: () => 'visitor-1',
    hasConsent: () => true,
    ...options,
  })
}

describe('clicks that a browser stores', () => {
  it('SRCH-07 keeps a click under itemclick_{id} and replaces an older one', () => {
    const storage = storageWith()
    const clicks = recordsOn(storage)
    clicks.keep({ ...hit, queryID: 'd'.repeat(32) })
    expect(clicks.keep(hit)).toEqual({ ...reported, searchTerm: 'gauze' })
    expect([...storage.kept.keys()]).toEqual(['itemclick_20418'])
    expect(JSON.parse(storage.kept.get('itemclick_20418') ?? '')).toEqual({ ...reported, searchTerm: 'gauze' })
  })

  it('SRCH-07 returns the search that found an item, and for a variant the search that found its product', () => {
    const storage = storageWith()
    const clicks = recordsOn(storage)
    clicks.keep(hit)
    expect(clicks.foundBy(20418)).toEqual({ queryID, searchTerm: 'gauze' })
    expect(clicks.foundBy(99)).toBeNull()
    expect(clicks.foundBy(20419, 20418)).toEqual({ queryID, searchTerm: 'gauze' })
    expect(clicks.read(20419)?.objectIDs).toEqual(['20418'])
  })

  it('SRCH-07 keeps the id that the index knows the item by', () => {
    expect(recordsOn(storageWith()).keep({ ...hit, objectID: '20400' })?.objectIDs).toEqual(['20400'])
  })

  it('SRCH-07 keeps and reports nothing without consent, or of results that no search answered', () => {
    const storage = storageWith()
    recordsOn(storage).keep(hit)
    const refused = recordsOn(storage, { hasConsent: () => false })
    expect([refused.keep({ ...hit, id: 1 }), refused.read(20418), refused.foundBy(20418)]).toEqual([null, null, null])
    expect(recordsOn(storage).keep({ ...hit, id: 1, queryID: null })).toBeNull()
    expect(recordsOn(storage).keep({ ...hit, id: 1, queryID: '<script>' })).toBeNull()
    expect([...storage.kept.keys()]).toEqual(['itemclick_20418'])
  })

  it('SRCH-07 logout removes these records and nothing else', () => {
    const storage = storageWith({ 'gauze.token': 'secret', itemclick: 'x', 'my-itemclick_1': 'x' })
    const clicks = recordsOn(storage)
    for (const id of [1, 2, 3]) clicks.keep({ ...hit, id })
    dropClickRecords(() => storage)
    expect([...storage.kept.keys()]).toEqual(['gauze.token', 'itemclick', 'my-itemclick_1'])
  })

  it.each(['{', 'null', '7', '[]', '{"queryID":"x"}', JSON.stringify({ ...reported, searchTerm: 1 })])(
    'takes %s for no click',
    (value) => {
      expect(recordsOn(storageWith({ itemclick_1: value })).read(1)).toBeNull()
    },
  )

  it('works without storage', () => {
    const options = {
      storage: () => {
        throw new Error('blocked')
      },
    }
    expect(recordsOn(storageWith(), options).keep(hit)).toMatchObject({ queryID })
    expect(recordsOn(storageWith(), options).foundBy(20418)).toBeNull()
    expect(() => dropClickRecords(options.storage)).not.toThrow()
  })
})

interface Batch {
  events: { queryID: string; objectIDs: string[] }[]
}

describe('events', () => {
  let server: FastifyInstance
  let origin: string
  let seen: { url: string; type: string | undefined; body: Batch }[]
  let respond: (reply: FastifyReply) => unknown
  const click: ClickRecord = { ...reported, searchTerm: 'gauze' }

  beforeEach(async () => {
    seen = []
    respond = () => ({ status: 200, message: 'OK' })
    server = fastify({ forceCloseConnections: true })
    server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
      done(null, JSON.parse(String(body))),
    )
    server.post<{ Body: Batch }>('/search/1/events', (request, reply) => {
      seen.push({ url: request.url, type: request.headers['content-type'], body: request.body })
      return respond(reply)
    })
    origin = await server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => server.close())

  const analyticsFor = (options: Partial<ClickAnalyticsOptions> = {}) =>
    createClickAnalytics({
      appId: 'anything',
      apiKey: 'gauze-public-search',
      url: `${origin}/search/`,
      hasConsent: () => true,
      ...options,
    })

  it('SRCH-07 sends clickedObjectIDsAfterSearch with the credentials in the query', async () => {
    expect(await analyticsFor().clicked(click)).toBe(true)
    expect(seen.map(({ body }) => body)).toEqual([{ events: [{ eventType: 'click', ...reported }] }])
    expect(seen[0]?.url).toMatch(/X-Algolia-Application-Id=anything&X-Algolia-API-Key=gauze-public-search/)
    expect(seen[0]?.type).toMatch(/^text\/plain/)
  })

  it('SRCH-07 add to cart and order carry the query id of the click', async () => {
    const analytics = analyticsFor()
    await analytics.addedToCart(click, 3)
    await analytics.ordered([{ click, quantity: 2 }])
    const event = { userToken: 'visitor-1', index: 'items', queryID, objectIDs: ['20418'], eventType: 'conversion' }
    expect(seen.map(({ body }) => body)).toMatchObject([
      { events: [{ ...event, eventSubtype: 'addToCart', eventName: 'Product Added To Cart' }] },
      {
        events: [
          { ...event, eventSubtype: 'purchase', eventName: 'Product Ordered', objectData: [{ queryID, quantity: 2 }] },
        ],
      },
    ])
  })

  it('SRCH-07 reports an order by search, at most 20 objects an event', async () => {
    const other = { ...click, queryID: 'e'.repeat(32), objectIDs: ['7'] }
    const items = Array.from({ length: 21 }, (_, at) => ({ click: { ...click, objectIDs: [String(at)] }, quantity: 1 }))
    await analyticsFor().ordered([...items, { click: other, quantity: 4 }])
    const events = seen.flatMap(({ body }) => body.events)
    expect(events.map(({ queryID: id, objectIDs }) => [id[0], objectIDs.length])).toEqual([
      ['c', 20],
      ['c', 1],
      ['e', 1],
    ])
  })

  it('SRCH-07 sends nothing without consent, asked each time, and nothing for an order without clicks', async () => {
    let hasConsent = false
    const analytics = analyticsFor({ hasConsent: () => hasConsent })
    expect([await analytics.clicked(click), await analytics.addedToCart(click, 1)]).toEqual([false, false])
    hasConsent = true
    expect(await analytics.ordered([])).toBe(false)
    expect(seen).toEqual([])
    expect(await analytics.clicked(click)).toBe(true)
  })

  it('SRCH-07 never lets the action of a user fail', async () => {
    respond = (reply) => reply.status(422).send({ message: 'no' })
    expect(await analyticsFor().clicked(click)).toBe(false)
    await server.close()
    expect(await analyticsFor().clicked(click)).toBe(false)
  })
})
