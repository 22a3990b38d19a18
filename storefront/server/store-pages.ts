import { AsyncLocalStorage } from 'node:async_hooks'
import rateLimit from '@fastify/rate-limit'
import { createLastGood, type LastGood } from '@gauze/api-client/last-good'
import type { ShownCatalog } from '@gauze/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router-dom'
import type { Settings } from '../app/config/settings.server.js'
import { createFrameParts, type DrawnPage } from '../app/data/drawn-page.server.js'
import type { FlagSource } from '../app/data/flags.server.js'
import { createKeptAnswer } from '../app/data/kept-answer.server.js'
import { type FrameData, readFrameOf } from '../app/data/read-frame.server.js'
import { type RequestScope, requestScope } from '../app/data/request-scope.server.js'
import { createSite, type Site } from '../app/data/site.server.js'
import { chosenLanguage, type Language } from '../app/language/languages.js'
import { createKeptPages } from './kept-pages.js'
import { createPageTurns, PageRefusal } from './page-turns.js'
import { refusalPage } from './refusal-page.js'

/** How old the data of the frame may be when a kept page is compared with them, in milliseconds. */
const FRAME_AGE = 1000

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
  const frameParts = createFrameParts<FrameData>()
  // Another back end tells nobody what has changed.
  const keepSellable: RequestScope['keepSellable'] =
    settings.apiUrl === null ? createKeptAnswer(app.catalog) : (read) => read()
  const takeTurn = await createTurnTaker(app, settings)
  const site = createSite(settings, ownFetch, report)
  const kept = createKeptPages({
    catalog: app.catalog,
    frameNow: createFrameReader((language) => readFrameOf({ site, settings, flags, language, frameParts })),
    onAnswer: (isHit) => app.countCache('pages', isHit),
  })
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
    const language = chosenLanguage(headers.get('cookie') ?? '')
    const drawPage = () => {
      const context = new RouterContextProvider()
      let taken: DrawnPage | null = null
      let shown: ShownCatalog | null = null
      context.set(requestScope, {
        ...createPartWatch(site),
        nonce: reply.hasHeader('content-security-policy') ? nonce : undefined,
        requestId: request.id,
        clientAddress: address,
        language,
        settings,
        flags,
        ownFetch,
        reportError,
        reportOutage,
        frameParts,
        keepSellable,
        noteShown: (noted) => {
          // Another back end tells nobody what has changed.
          if (settings.apiUrl === null) shown = noted
        },
        takePage: (drawn) => {
          taken = drawn
        },
      })
      return reporters.run(reportError, async () => {
        const page = new Request(url, { method: request.method, headers, signal: request.signal })
        const answer = await draw(page, context)
        return { ...(await complete(answer, taken)), shown }
      })
    }
    try {
      return await kept.answer(request, reply, {
        language,
        draw: drawPage,
        inTurn: (work) => takeTurn(request, work),
      })
    } catch (error) {
      if (!(error instanceof PageRefusal)) throw error
      reply.code(error.status).header('retry-after', error.retryAfter).header('cache-control', 'no-store')
      return reply.type('text/html; charset=utf-8').send(refusalPage(error.status, nonce))
    }
  })
}

/**
 * Pages are drawn in turns and, unless the limit is off, so many per minute for one network. They are visitors' pages:
 * no request for a page names a user.
 */
async function createTurnTaker(app: FastifyInstance, { pageRateLimit, pageQueue }: Settings) {
  const turns = createPageTurns(pageQueue)
  const takeTurn = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    turns.take(request.visit.network, request.signal, work)
  if (pageRateLimit === 0) return takeTurn
  await app.register(rateLimit, { global: false })
  const count = app.createRateLimit({
    max: pageRateLimit,
    timeWindow: 60_000,
    keyGenerator: ({ visit }) => visit.network,
  })
  return async <T>(request: FastifyRequest, work: () => Promise<T>) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new PageRefusal(429, counted.ttlInSeconds)
    return takeTurn(request, work)
  }
}

/** Reads the frame's data of a language at most once a second. */
function createFrameReader(read: (language: Language) => Promise<FrameData>) {
  const readers = new Map<Language, LastGood<FrameData>>()
  return (language: Language) => {
    const reader = readers.get(language) ?? createLastGood(() => read(language), { maxAge: FRAME_AGE })
    readers.set(language, reader)
    return reader.get()
  }
}

/**
 * Reads an answer to its end.
 * @param page the page that was drawn, if the answer is one
 */
async function complete({ status, headers, body }: Response, page: DrawnPage | null) {
  return { status, headers, body: page ?? (body && Buffer.from(await new Response(body).arrayBuffer())) }
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

/** All headers, including repeated ones. */
function headersOf({ raw: { rawHeaders } }: FastifyRequest): Headers {
  const headers = new Headers()
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  return headers
}
