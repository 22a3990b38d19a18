import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router-dom'
import type { Settings } from '../app/config/settings.server.js'
import type { FlagSource } from '../app/data/flags.server.js'
import { type RequestScope, requestScope } from '../app/data/request-scope.server.js'
import { createSite, type Site } from '../app/data/site.server.js'
import { createKeptPages } from './kept-pages.js'

/** The parts of {@link storePages}. */
export interface StorePagesOptions {
  /** The built pages, or a function that returns the newest ones in development. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly mode: 'production' | 'development'
  readonly settings: Settings
  readonly flags: FlagSource
}

/** Answers every path that does not belong to the API, a file or a service with a page. */
export async function storePages(
  app: FastifyInstance,
  { build, mode, settings, flags }: StorePagesOptions,
): Promise<void> {
  const { ownFetch } = app
  const reporters = new AsyncLocalStorage<RequestScope['reportError']>()
  const report = (error: unknown) => reporters.getStore()?.(error)
  const reportOutage = oncePerMinute(report)
  const kept = createKeptPages()
  const site = createSite(settings, ownFetch, report)
  const draw = createRequestHandler(build, mode)
  // No page reads a body.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.setNotFoundHandler(async (request, reply) => {
    const headers = headersOf(request)
    const url = pageUrl(request, headers)
    if (url === null) {
      reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8')
      return 'This is no request for a page. Check the address and try again.'
    }
    const { nonce, address, reportError } = request.visit
    return kept.answer(request, reply, (keepPage) => {
      const context = new RouterContextProvider()
      context.set(requestScope, {
        ...createPartWatch(site),
        nonce: reply.hasHeader('content-security-policy') ? nonce : undefined,
        requestId: request.id,
        clientAddress: address,
        settings,
        flags,
        ownFetch,
        reportError,
        reportOutage,
        keepPage,
      })
      return reporters.run(reportError, () =>
        draw(new Request(url, { method: request.method, headers, signal: request.signal }), context),
      )
    })
  })
}

/** Remembers for one request whether a part of its page failed, including the site's content. */
function createPartWatch(site: Site): Pick<RequestScope, 'site' | 'notePartFailed' | 'hasFailedPart'> {
  let hasFailed = false
  const notePartFailed = () => {
    hasFailed = true
  }
  return {
    site: {
      ...site,
      content: () => site.content(notePartFailed),
      categories: () => site.categories(notePartFailed),
    },
    notePartFailed,
    hasFailedPart: () => hasFailed,
  }
}

/** An outage fails every page while it lasts; one report per minute is enough. */
function oncePerMinute(report: (error: unknown) => void): (error: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (Date.now() - reportedAt < 60_000) return
    reportedAt = Date.now()
    report(error)
  }
}

/** Methods that a `Request` cannot have. */
const REFUSED_METHODS: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK'])

/**
 * The address of a request, if it is for a path of this host: `//` and `Host: a b` make no address, `//name` makes
 * another host's.
 */
function pageUrl({ raw: { method = '', url = '' } }: FastifyRequest, headers: Headers): URL | null {
  const host = URL.parse(`http://${headers.get('host') ?? 'localhost'}`)
  const asked = host && URL.parse(url, host)
  if (!asked || asked.origin !== host.origin || asked.username || asked.password) return null
  return REFUSED_METHODS.has(method) ? null : asked
}

/** All headers, those too that came twice. */
function headersOf({ raw: { rawHeaders } }: FastifyRequest): Headers {
  const headers = new Headers()
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  return headers
}
