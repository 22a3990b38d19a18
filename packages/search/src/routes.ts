import {
  addressOf,
  createNoteFailure,
  type Db,
  insightsEvents,
  isDataError,
  isUnavailable,
  networkOf,
  ProblemError,
  reportFailure,
  type SearchServices,
  unavailable,
} from '@gauze/server/plugin'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createSearchEngine } from './engine/index.js'
import { noteOpenedProducts } from './live/opened-products.js'
import { type AnswerContext, answerFacetSearch, answerObjects, answerSearch } from './protocol/answers.js'
import { createEventBudget } from './protocol/event-budget.js'
import { type InsightsEvent, readEvents } from './protocol/insights.js'
import { createKeyCheck } from './protocol/keys.js'
import { parse } from './protocol/parse.js'
import { ProtocolError } from './protocol/protocol-error.js'
import { readSearchParams } from './protocol/search-params.js'
import { storable } from './protocol/storable.js'
import { registerWriteRoutes } from './protocol/write-routes.js'

const maxRequests = 50
/** For all requests of a call together: fifty of the usual size, or one of the largest. */
const maxHits = 1000
/** As many as a type-ahead sends: a search for products, and one for query suggestions. */
const searchesAtOnce = 2
/** Batches of events per minute from one address: they are stored, so they cost more than a search. */
const eventsLimit = 300
/** A full batch of events of the usual length takes about 400 kB. */
const largestEvents = 512 * 1024

const queriesSchema = z.object({
  requests: z.array(z.record(z.string(), z.unknown())).max(maxRequests),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).optional(),
})
const facetRequestSchema = z
  .object({
    facetQuery: z.string().max(1000).default(''),
    maxFacetHits: z.int().min(1).max(100).default(10),
    params: z.string().max(10_000).optional(),
  })
  .loose()
const objectsSchema = z.object({
  requests: z
    .array(
      z.object({
        indexName: z.string(),
        objectID: z.string(),
        attributesToRetrieve: z.array(z.string()).optional(),
      }),
    )
    .max(1000),
})
const indexParams = z.object({ index: z.string(), facet: z.string().default(''), objectID: z.string().default('') })

/** Browsers send JSON as text/plain to avoid a preflight, and so do beacons. */
function parseAnyAsJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      done(new ProtocolError(400, 'The body is not valid JSON. Correct it and send it again.'))
    }
  })
}

function badValue() {
  return new ProtocolError(400, 'A value is out of range or not valid text. Correct it and try again.')
}

function known(thrown: unknown): unknown {
  if (isDataError(thrown)) return badValue()
  return isUnavailable(thrown) ? unavailable() : thrown
}

function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (isDataError(thrown)) request.log.warn({ err: thrown }, 'the database refused a value')
  const error = known(thrown)
  const status = error instanceof ProtocolError || error instanceof ProblemError ? error.status : statusOf(error)
  if (status >= 500) reportFailure(request, thrown, { source: 'service', message: 'search failed' })
  if (error instanceof ProblemError && error.options.retryAfter !== undefined) {
    reply.header('retry-after', error.options.retryAfter)
  }
  const message =
    status < 500 && error instanceof Error ? error.message : 'Search is not available. Please try again later.'
  return reply.code(status).send({ message, status })
}

const statusSchema = z.object({ statusCode: z.int().min(400).max(599) })

function statusOf(error: unknown): number {
  return statusSchema.safeParse(error).data?.statusCode ?? 500
}

function facetSearchOf(facet: string, body: unknown) {
  const { facetQuery, maxFacetHits, ...params } = parse(facetRequestSchema, body)
  return { facet, facetQuery, maxFacetHits, params }
}

function readRequest(request: Record<string, unknown>) {
  const index = String(request.indexName ?? '')
  if (request.type === 'facet') {
    const search = facetSearchOf(String(request.facet ?? ''), request)
    return { hits: 0, answer: async (context: AnswerContext) => answerFacetSearch(context, index, search) }
  }
  const params = readSearchParams(request)
  return { hits: params.hitsPerPage, answer: async (context: AnswerContext) => answerSearch(context, index, params) }
}

/** Few at once, so that a single call cannot take all connections, or the processor. */
async function answerQueries(context: AnswerContext, body: unknown) {
  const { requests, strategy } = parse(queriesSchema, body)
  const searches = requests.map(readRequest)
  if (searches.reduce((sum, { hits }) => sum + hits, 0) > maxHits) {
    throw new ProtocolError(
      400,
      `hitsPerPage of all requests together is over ${maxHits}. Lower it or send them apart.`,
    )
  }
  const isDoneEarly = strategy === 'stopIfEnoughMatches'
  const together = isDoneEarly ? 1 : searchesAtOnce
  const results = []
  for (let first = 0; first < searches.length; first += together) {
    const group = await Promise.all(searches.slice(first, first + together).map(({ answer }) => answer(context)))
    results.push(...group)
    if (isDoneEarly && group.some((result) => 'nbHits' in result && result.nbHits >= result.hitsPerPage)) break
  }
  return { results }
}

async function storeEvents(db: Db, events: readonly InsightsEvent[]) {
  await db.insert(insightsEvents).values(
    events.map((event) => ({
      eventType: event.eventType,
      eventSubtype: event.eventSubtype ?? null,
      eventName: event.eventName,
      indexName: event.index,
      userToken: event.userToken,
      queryId: event.queryID ?? null,
      objectIds: event.objectIDs ?? [],
      positions: event.positions ?? null,
      body: event,
    })),
  )
  await noteOpenedProducts(db, events)
  return { status: 200, message: 'OK' }
}

/** These paths are for `*`, which a route can have only at its end. */
function assertAllIndexes(params: unknown) {
  if (parse(indexParams, params).index !== '*') throw new ProtocolError(404, 'Path not found')
}

function registerRoutes(app: FastifyInstance, options: SearchServices) {
  const context: AnswerContext = {
    db: options.db,
    engine: createSearchEngine(options.db),
    noteFailure: createNoteFailure(app, app.log),
  }
  app.post('/1/indexes/:index/queries', ({ params, body }) => {
    assertAllIndexes(params)
    return answerQueries(context, body)
  })
  app.post('/1/indexes/:index/objects', async ({ params, body }) => {
    assertAllIndexes(params)
    return { results: await answerObjects(context, parse(objectsSchema, body).requests) }
  })
  app.post('/1/indexes/:index/query', ({ params, body }) => {
    const { index } = parse(indexParams, params)
    return answerSearch(context, index, readSearchParams(body))
  })
  app.post('/1/indexes/:index/facets/:facet/query', ({ params, body }) => {
    const { index, facet } = parse(indexParams, params)
    return answerFacetSearch(context, index, facetSearchOf(facet, body))
  })
  app.get('/1/indexes/:index/:objectID', async ({ params }) => {
    const { index, objectID } = parse(indexParams, params)
    const [record] = await answerObjects(context, [{ indexName: index, objectID }])
    if (!record) throw new ProtocolError(404, 'ObjectID does not exist')
    return record
  })
  const { rateLimit } = options.config
  const limit = { rateLimit: { max: Math.min(rateLimit, eventsLimit), timeWindow: 60_000 } }
  const spend = createEventBudget(options.now)
  const settings = { bodyLimit: largestEvents, ...(rateLimit > 0 ? { config: limit } : {}) }
  app.post('/1/events', settings, (request) => {
    const events = readEvents(request.body, options.now())
    if (rateLimit > 0) spend(networkOf(addressOf(request)), events.length)
    return storeEvents(options.db, events)
  })
}

/**
 * The search service under `/search`, in the hosted service's REST protocol: the official client works with just its
 * host option. Any application id with the public key may search and send events, nothing more; the admin key can also
 * write your own indexes.
 * @example
 * await app.register((scoped) => searchRoutes(scoped, services))
 */
export async function searchRoutes(app: FastifyInstance, options: SearchServices): Promise<void> {
  await app.register(
    async (scoped) => {
      parseAnyAsJson(scoped)
      scoped.addHook('preValidation', async (request) => {
        request.params = storable(request.params)
        request.body = storable(request.body)
      })
      scoped.setErrorHandler(refuse)
      const checkKey = createKeyCheck(options.db, options.config.searchAdminKey)
      scoped.setNotFoundHandler(async (request) => {
        await checkKey(request)
        throw new ProtocolError(404, 'Path not found')
      })
      // Keys are checked after the rate limit, so that guesses at keys count, too.
      await scoped.register(async (open) => {
        open.addHook('preParsing', async (request) => void (await checkKey(request)))
        registerRoutes(open, options)
      })
      await scoped.register(async (closed) => {
        closed.addHook('preParsing', async (request) => {
          if ((await checkKey(request)) !== 'admin') {
            throw new ProtocolError(403, 'Method not allowed with this API key: it may search and send events only.')
          }
        })
        registerWriteRoutes(closed, options.background)
      })
    },
    { prefix: '/search' },
  )
}
