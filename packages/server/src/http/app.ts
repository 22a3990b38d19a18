import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { CallName } from '@gauze/contract'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { addressOf, networkOf } from '../base/network.js'
import { limitSlug, ProblemError } from '../base/problem.js'
import type { CountCache } from '../reporting/cache-counter.js'
import { registerErrors } from '../reporting/dev-errors.js'
import { registerReports } from '../reporting/report-failure.js'
import type { CatalogWatch } from '../services/catalog-watch.js'
import type { Services } from '../services/services.js'
import type { Handlers } from './calls.types.js'
import { registerDocumentation } from './documentation.js'
import { createDrain } from './drain.js'
import { handleError, handleUnknown } from './errors.js'
import type { PageOrigins } from './html-security.js'
import { measureAnswers, registerMetrics, registerOutbox } from './operations.js'
import { createOwnFetch } from './own-fetch.js'
import { type PagesPlugin, registerPages } from './pages.js'
import { registerHealth } from './readiness.js'
import { type CallHooks, registerCalls } from './register-calls.js'

/** Routes other than the calls of the contract, e.g. the search service. Errors it throws become problems. */
export type ServerPlugin = (app: FastifyInstance, services: Services) => Promise<void>

/** The parts of {@link createApp}. */
export interface AppOptions<N extends CallName> extends CallHooks, PageOrigins {
  readonly services: Services
  readonly handlers: Pick<Handlers, N>
  readonly plugins?: readonly ServerPlugin[]
  /** Without, every path that is not the server's is a problem. */
  readonly pages?: PagesPlugin
  /** Tells pages what has changed in the catalog; without it they cannot know. */
  readonly catalog?: CatalogWatch
  /** Whether the start of the store is complete, which /readyz says; by default it is. */
  readonly isStarted?: () => boolean
}

const largestBody = 1024 * 1024
const requestIdForm = /^[\w-]{8,64}$/

const allowedHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Owner',
  'X-Request-Id',
  'X-Contentful-User-Agent',
  'X-Algolia-API-Key',
  'X-Algolia-Application-Id',
  'X-Algolia-Agent',
  'X-Algolia-Request-Id',
]

/** For receiving a request, and for a connection that waits for the next one, in milliseconds. */
const httpTimeouts = { requestTimeout: 60_000, keepAliveTimeout: 72_000 }

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests of this process to itself, without a connection; they are answered while the server closes, too. */
    ownFetch: typeof fetch
    /** Counts the answers of a cache of pages at /metrics. */
    countCache: CountCache
    /** Whether a request came by `ownFetch`. */
    isOwnRequest: (request: FastifyRequest) => boolean
  }
}

function createFastify(services: Services): FastifyInstance {
  const drain = createDrain()
  const app = fastify({
    loggerInstance: services.log,
    bodyLimit: largestBody,
    // Pages ask the API of their own process on behalf of a visitor.
    trustProxy: ['loopback', ...services.config.trustedProxies],
    serverFactory: (handler) => drain.createServer(handler, httpTimeouts),
    // The drain refuses late requests, and must see all of them.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID()
    },
    frameworkErrors: handleError,
  })
  // Not `app.inject`, which refuses requests as soon as the server closes.
  const ownRequests = new WeakSet<IncomingMessage>()
  app.decorate(
    'ownFetch',
    createOwnFetch((request, response) => {
      ownRequests.add(request)
      app.routing(request, response)
    }),
  )
  app.decorate('countCache', services.countCache)
  app.decorate('isOwnRequest', ({ raw }) => ownRequests.has(raw))
  app.addHook('preClose', () => drain.close())
  return app
}

async function registerSecurity(app: FastifyInstance, services: Services) {
  const { config } = services
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  })
  await app.register(cors, {
    origin: [...config.corsOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders,
    exposedHeaders: ['X-Request-Id', 'Retry-After', 'Idempotency-Replayed'],
    maxAge: 600,
  })
  if (config.rateLimit === 0) return
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    // Pages have a limit of their own: a visitor who opens many must still be able to use the API.
    allowList: (request) => app.isOwnRequest(request),
    onExceeded: (request, by) => {
      // Refused logins have a line of their own.
      if (!request.url.startsWith('/api/auth/'))
        services.security.note('requests-refused', by, { by, address: addressOf(request) })
    },
    keyGenerator: (request) => request.limitedAs ?? networkOf(addressOf(request)),
    errorResponseBuilder: (_request, context) =>
      new ProblemError({
        slug: limitSlug,
        status: 429,
        detail: `Too many requests. Please wait ${Math.ceil(context.ttl / 1000)} seconds and try again.`,
        retryAfter: Math.ceil(context.ttl / 1000),
      }),
  })
}

/**
 * Paths that are never pages, for any method and any rest of the path. `/api` and the plugins refuse for themselves.
 */
const ownPaths = [
  '/storage',
  '/oauth',
  '/healthz',
  '/readyz',
  '/metrics',
  '/dev/outbox',
  '/dev/errors',
  '/dev/punchout',
]

/** Registers the server's own parts. */
async function registerApi<N extends CallName>(
  app: FastifyInstance,
  { services, handlers, plugins = [], pages, isStarted = () => true, ...hooks }: AppOptions<N>,
) {
  await registerSecurity(app, services)
  await app.register(cookie)
  await registerDocumentation(app)
  const refuse = async (scoped: FastifyInstance) => void scoped.setNotFoundHandler(handleUnknown)
  for (const prefix of ownPaths) await app.register(refuse, { prefix })
  if (pages === undefined) await app.register(refuse)
  registerMetrics(app, services)
  registerHealth(app, services, isStarted)
  registerOutbox(app, services)
  registerErrors(app, services.config)
  registerCalls(app, handlers, { services, hooks })
  for (const plugin of plugins) await app.register((scoped) => plugin(scoped, services))
}

/**
 * The whole HTTP side of the store, not yet listening.
 * @example
 * const app = await createApp({ services, handlers })
 * const answer = await app.inject('/healthz')
 */
export async function createApp<N extends CallName>(options: AppOptions<N>): Promise<FastifyInstance> {
  const { services, pages } = options
  const app = createFastify(services)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(handleError)
  registerReports(app, services.errors)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  measureAnswers(app, services.metrics)
  await app.register((scoped) => registerApi(scoped, options))
  if (pages !== undefined) await app.register((scoped) => registerPages(scoped, pages, options))
  await app.ready()
  return app
}
