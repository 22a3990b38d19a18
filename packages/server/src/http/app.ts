import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { CallName } from '@gauze/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { addressOf, networkOf } from '../base/network.js'
import { ProblemError } from '../base/problem.js'
import { registerErrors } from '../reporting/dev-errors.js'
import { isDeveloper } from '../reporting/dev-page.js'
import { loggerOptions } from '../reporting/logger.js'
import { registerReports, reportFailure } from '../reporting/report-failure.js'
import type { Services } from '../services/services.js'
import type { Handlers } from './calls.types.js'
import { registerDocumentation } from './documentation.js'
import { createDrain } from './drain.js'
import { handleError, handleUnknown } from './errors.js'
import { setHtmlSecurity } from './html-security.js'
import { registerHealth, registerMetrics, registerOutbox } from './operations.js'
import { createOwnFetch } from './own-fetch.js'
import { type CallHooks, registerCalls } from './register-calls.js'

/** Routes other than the calls of the contract, e.g. the search service. Errors it throws become problems. */
export type ServerPlugin = (app: FastifyInstance, services: Services) => Promise<void>

/**
 * Answers every request that is not for the server: the storefront's pages and assets. Security headers are already
 * set.
 */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  options: PageOptions,
) => void | Promise<void>

/** What a {@link PageHandler} gets in addition to the request. */
interface PageOptions {
  /** Inline scripts and styles must carry it. */
  readonly nonce: string
  /** The visitor's address, as the trusted proxies report it. */
  readonly address: string
  /** Whether a developer asks at their own machine. */
  readonly isDeveloper: boolean
  /** Reports errors of a page that was answered nevertheless. */
  readonly reportError: (error: unknown) => void
}

/** The parts of {@link createApp}. */
export interface AppOptions<N extends CallName> extends CallHooks {
  readonly services: Services
  readonly handlers: Pick<Handlers, N>
  readonly plugins?: readonly ServerPlugin[]
  readonly pages?: PageHandler
  /** Origins that pages may frame. */
  readonly frameOrigins?: readonly string[]
}

const ownPaths = /^\/(?:api|search|cda|storage|healthz|readyz|metrics|dev\/(?:outbox|errors))(?:[/?]|$)/
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
  }
}

function createFastify(services: Services): FastifyInstance {
  const drain = createDrain()
  const app = fastify({
    logger: loggerOptions(services.config) ?? false,
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
  app.decorate(
    'ownFetch',
    createOwnFetch((request, response) => app.routing(request, response)),
  )
  app.addHook('preClose', () => drain.close())
  return app
}

const plainFailure = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Pages are handled before the API touches the request. */
function registerPages(
  app: FastifyInstance,
  pages: PageHandler,
  options: { services: Services; frameOrigins?: readonly string[] },
) {
  const { services, frameOrigins = [] } = options
  const { storageUrl } = services.config
  const imageOrigins = storageUrl === null ? [] : [new URL(storageUrl).origin]
  app.addHook('onRequest', async (request, reply) => {
    if (ownPaths.test(request.url)) return
    reply.hijack()
    const https = services.publicUrl().startsWith('https:')
    const nonce = setHtmlSecurity(reply.raw, { https, frameOrigins, imageOrigins })
    const reportError = (error: unknown) => reportFailure(request, error, { source: 'page', message: 'page failed' })
    const { raw } = request
    try {
      await pages(raw, reply.raw, {
        nonce,
        address: addressOf(request),
        isDeveloper: isDeveloper(raw, services.config),
        reportError,
      })
    } catch (error) {
      reportError(error)
      if (!reply.raw.headersSent) reply.raw.writeHead(500, plainFailure)
      reply.raw.end('Unexpected error occurred. Please try again later.')
    }
  })
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
    keyGenerator: (request) => request.limitedAs ?? networkOf(addressOf(request)),
    errorResponseBuilder: (_request, context) =>
      new ProblemError({
        slug: 'too-many-requests',
        status: 429,
        detail: `Too many requests. Please wait ${Math.ceil(context.ttl / 1000)} seconds and try again.`,
        retryAfter: Math.ceil(context.ttl / 1000),
      }),
  })
}

/**
 * The whole HTTP side of the store, not yet listening.
 * @example
 * const app = await createApp({ services, handlers })
 * const answer = await app.inject('/healthz')
 */
export async function createApp<N extends CallName>(options: AppOptions<N>): Promise<FastifyInstance> {
  const { services, handlers, plugins = [], pages } = options
  const app = createFastify(services)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(handleError)
  registerReports(app, services.errors)
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('x-request-id', request.id)
  })
  if (pages !== undefined) registerPages(app, pages, options)
  registerMetrics(app, services)
  await registerSecurity(app, services)
  await app.register(cookie)
  await registerDocumentation(app)
  app.setNotFoundHandler(handleUnknown)
  registerHealth(app, services)
  registerOutbox(app, services)
  registerErrors(app, services.config)
  registerCalls(app, handlers, { services, hooks: options })
  for (const plugin of plugins) await app.register((scoped) => plugin(scoped, services))
  await app.ready()
  return app
}
