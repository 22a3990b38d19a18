import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@react-router/node'
import { RouterContextProvider, type ServerBuild } from 'react-router-dom'
import type { Settings } from '../app/config/settings.server.js'
import { type RequestScope, requestScope } from '../app/data/request-scope.server.js'
import { createSite, type Site } from '../app/data/site.server.js'
import { createKeptPages } from './kept-pages.js'

/** What the server knows about one request. */
export type PageRequest = Pick<RequestScope, 'nonce' | 'requestId' | 'clientAddress' | 'flags' | 'reportError'>

/** Answers one request with a page. Rejects when it broke before or during the answer. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, page: PageRequest) => Promise<void>

/** The parts of a {@link PageHandler}. */
export interface PageHandlerOptions {
  /** The built pages, or a function that returns the newest ones in development. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly mode: 'production' | 'development'
  readonly settings: Settings
  /** Requests of this process to itself. */
  readonly ownFetch: typeof fetch
}

/** Creates the handler of every path that does not belong to the API, a file or a service. */
export function createPageHandler({ build, mode, settings, ownFetch }: PageHandlerOptions): PageHandler {
  const pages = new AsyncLocalStorage<PageRequest & Pick<RequestScope, 'keepPage'>>()
  const kept = createKeptPages()
  const report = (error: unknown) => pages.getStore()?.reportError(error)
  const site = createSite(settings, ownFetch, report)
  const reportOutage = oncePerMinute(report)
  const listen = createRequestListener({
    build,
    mode,
    getLoadContext() {
      const context = new RouterContextProvider()
      const page = pages.getStore()
      if (page) {
        const parts = createPartWatch(site)
        context.set(requestScope, { ...page, ...parts, settings, ownFetch, reportOutage })
      }
      return context
    },
  })
  return async (request, response, page) => {
    if (!isReadable(request)) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end('This is no request for a page. Check the address and try again.')
      return
    }
    // The listener's promise is not in its type; unless it is awaited, its rejection ends the process.
    await kept.answer(request, response, (keepPage) =>
      pages.run({ ...page, keepPage }, async () => listen(request, response)),
    )
  }
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

/** Characters that a `Request` cannot have. */
const REFUSED_METHODS: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK'])

/**
 * Whether the request is for a path of this host: `//` and `Host: a b` make no address, `//name` makes another host's.
 */
function isReadable({ method = '', url = '', headersDistinct }: IncomingMessage): boolean {
  const host = URL.parse(`http://${headersDistinct.host?.join(', ') ?? 'localhost'}`)
  const asked = host && URL.parse(url, host)
  return (
    asked?.origin === host?.origin && asked?.username === '' && asked.password === '' && !REFUSED_METHODS.has(method)
  )
}
