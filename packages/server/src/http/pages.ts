import type { FastifyError, FastifyInstance } from 'fastify'
import { addressOf, networkOf } from '../base/network.js'
import { isDeveloper } from '../reporting/dev-page.js'
import { reportFailure } from '../reporting/report-failure.js'
import type { CatalogWatch } from '../services/catalog-watch.js'
import type { Services } from '../services/services.js'
import { toProblem } from './errors.js'
import { type PageOrigins, setHtmlSecurity } from './html-security.js'

/** The facts that the routes of a {@link PagesPlugin} know about a visitor. */
export interface PageVisit {
  /** Inline scripts and styles must carry it. */
  readonly nonce: string
  /** The visitor's address, as the trusted proxies report it. */
  readonly address: string
  /** The visitor's network, by which pages are counted: the address itself in IPv4, its site (48 bits) in IPv6. */
  readonly network: string
  /** Whether a developer asks at their own machine. */
  readonly isDeveloper: boolean
  /** Reports errors of a page that was answered nevertheless. */
  readonly reportError: (error: unknown) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What has changed in the catalog, for the routes of a {@link PagesPlugin}. */
    catalog: CatalogWatch
  }
  interface FastifyRequest {
    /** For the routes of a {@link PagesPlugin} only. */
    visit: PageVisit
  }
}

/**
 * The storefront: routes for pages and files, and a not-found handler for every other path that is not the server's.
 * Security headers are already set, and errors it throws are reported.
 * @example
 * const pages: PagesPlugin = async (app) => {
 *   app.get('/', async ({ visit }, reply) => reply.type('text/html').send(`<script nonce="${visit.nonce}">…`))
 * }
 */
export type PagesPlugin = (app: FastifyInstance) => Promise<void>

/** Nobody tells this process what has changed. */
const deaf: CatalogWatch = { isHearing: () => false, hasChanged: () => true }

/** Registers the storefront apart from the API, whose headers and limits are not for pages. */
export async function registerPages(
  app: FastifyInstance,
  pages: PagesPlugin,
  {
    services,
    frameOrigins = [],
    connectOrigins = [],
    scriptOrigins = [],
    catalog = deaf,
  }: PageOrigins & { readonly services: Services; readonly catalog?: CatalogWatch },
): Promise<void> {
  const { config } = services
  const imageOrigins = config.storageUrl === null ? [] : [new URL(config.storageUrl).origin]
  const origins = { frameOrigins, connectOrigins, scriptOrigins, imageOrigins }
  app.decorate('catalog', catalog)
  app.decorateRequest('visit')
  app.addHook('onRequest', (request, reply, done) => {
    const https = services.publicUrl().startsWith('https:')
    const address = addressOf(request)
    request.visit = {
      nonce: setHtmlSecurity(reply, { ...origins, https, answersOpener: request.url.startsWith('/authorize?') }),
      address,
      network: networkOf(address, 48),
      isDeveloper: isDeveloper(request.raw, config),
      reportError: (error) => reportFailure(request, error, { source: 'page', message: 'page failed' }),
    }
    done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message } = toProblem(error)
    if (status >= 500) request.visit.reportError(error)
    return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message)
  })
  await pages(app)
}
