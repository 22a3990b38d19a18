import { createHash } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { type ReactNode, Suspense } from 'react'
import type { RouterContextProvider, ServerBuild } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useNonce } from '../app/config/nonce.js'
import { readSettings } from '../app/config/settings.server.js'
import { failPage, visitorApi } from '../app/data/api.server.js'
import { createFlagSource } from '../app/data/flags.server.js'
import { readFrame } from '../app/data/read-frame.server.js'
import { requestScope } from '../app/data/request-scope.server.js'
import * as entry from '../app/entry.server.js'
import { useLanguage } from '../app/language/words.js'
import { storePages } from './store-pages.js'

let page: () => ReactNode
let load: (context: Readonly<RouterContextProvider>) => unknown
function Page() {
  return <Suspense>{page()}</Suspense>
}

function Broken(): ReactNode {
  throw new Error('The page broke')
}

function Down() {
  return <p>Down</p>
}

const cacheable = { 'Cache-Control': 'public, s-maxage=60' }

const route = { id: 'root', path: '*' }
const absent = {
  hasLoader: true,
  hasClientLoader: false,
  hasAction: false,
  hasClientAction: false,
  hasClientMiddleware: false,
  hasErrorBoundary: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

/** A build of one route that answers every path. */
const build: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: {
      ...route,
      module: { default: Page, ErrorBoundary: Down, headers: () => cacheable, loader: ({ context }) => load(context) },
    },
  },
  assets: {
    entry: { imports: [], module: '' },
    routes: { root: { ...route, ...absent, module: '' } },
    url: '',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v8_middleware: true, v8_passThroughRequests: true, v8_trailingSlashAwareDataRequests: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

const closedFetch: typeof fetch = () => Promise.reject(new Error('The server is closed.'))
let ownFetch = closedFetch
let hasChanged = false
const counted: [cache: string, isHit: boolean][] = []
const flags = createFlagSource(readSettings({}).flags, 'store')
const reportError = vi.fn()
const policy = "default-src 'self'; script-src 'self' 'nonce-n'; style-src 'self' 'nonce-n'; object-src 'none'"

/** The pages in a server of their own. */
async function serve(own: typeof fetch, environment: Readonly<Record<string, string>> = {}) {
  const app = fastify()
  app.decorate('ownFetch', own)
  app.decorate('countCache', (cache, isHit) => counted.push([cache, isHit]))
  app.decorate('catalog', { isHearing: () => true, hasChanged: () => hasChanged })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy)
    const network = String(request.headers['x-network'] ?? '192.0.2.7')
    request.visit = { nonce: 'n', address: '192.0.2.7', network, isDeveloper: false, reportError }
  })
  app.setErrorHandler((_error, _request, reply) => reply.code(599).send())
  const settings = readSettings(environment)
  await app.register(storePages, { build, mode: 'production', settings, flags })
  return app
}

/** Each test has pages of its own, of which none is kept yet. */
let app: Awaited<ReturnType<typeof serve>>

function port() {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

beforeEach(async () => {
  app = await serve((...request) => ownFetch(...request))
  await app.listen({ host: '127.0.0.1', port: 0 })
  page = () => <p>A page</p>
  load = () => null
  ownFetch = closedFetch
  hasChanged = false
  reportError.mockClear()
})
afterEach(() => app.close())

/** Counts the connections that this process opens. */
function countConnections() {
  let opened = 0
  const count = () => {
    opened += 1
  }
  subscribe('net.client.socket', count)
  onTestFinished(() => void unsubscribe('net.client.socket', count))
  return () => opened
}

const GET = 'GET / HTTP/1.1\r\nHost: shop.example'

/** Sends a request that no HTTP client would send. */
async function ask(head: string) {
  const socket = connect(port(), '127.0.0.1')
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

it.each([
  'GET // HTTP/1.1\r\nHost: shop.example',
  'GET //?author=1 HTTP/1.1\r\nHost: shop.example',
  'GET //a:b HTTP/1.1\r\nHost: shop.example',
  'GET //evil.example/ HTTP/1.1\r\nHost: shop.example',
  'GET //user:word@shop.example/ HTTP/1.1\r\nHost: shop.example',
  'TRACE / HTTP/1.1\r\nHost: shop.example',
  'GET / HTTP/1.1\r\nHost: a b',
  'GET / HTTP/1.1\r\nHost: [',
  'GET / HTTP/1.1\r\nHost:',
  'GET / HTTP/1.1\r\nHost: user:word@shop.example',
  'GET / HTTP/1.1\r\nHost: shop.example\r\nHost: shop.example',
])('refuses %j, which cannot become a request for a page', async (head) => {
  expect(await ask(head)).toMatch(/^HTTP\/1\.1 400 /)
  expect(reportError).not.toHaveBeenCalled()
})

it.each([
  GET,
  'GET /a//b?c=//d HTTP/1.1\r\nHost: shop.example:3000',
  'GET http://SHOP.example/about HTTP/1.1\r\nHost: shop.example',
  'GET / HTTP/1.0',
])('answers %j', async (head) => {
  const answer = await ask(head)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('<p>A page</p>')
  expect(answer).toMatch(/cache-control: public/i)
})

it.each(['POST', 'PROPFIND'])('OPS-04 does not report a %s, which no page supports', async (method) => {
  expect(await ask(`${method} / HTTP/1.1\r\nHost: shop.example`)).toMatch(/^HTTP\/1\.1 405 /)
  expect(reportError).not.toHaveBeenCalled()
})

it('OPS-04 reports a page that broke while it was rendered, and lets no cache store it', async () => {
  page = () => <Broken />
  const answer = await ask(GET)
  expect(answer).toMatch(/^HTTP\/1\.1 500 /)
  expect(answer).toMatch(/cache-control: no-store/i)
  expect(answer).not.toMatch(/cache-control: public/i)
  expect(reportError).toHaveBeenCalledWith(new Error('The page broke'))
})

it('OPS-04 reports once a minute that the API is down, which fails every page', async () => {
  load = (context) => visitorApi(context).getItemUrls({}).catch(failPage(context))
  for (let visit = 0; visit < 3; visit += 1) expect(await ask(GET)).toMatch(/^HTTP\/1\.1 503 /)
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'NetworkError' }))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await ask(GET)
  vi.useRealTimers()
  expect(reportError).toHaveBeenCalledTimes(2)
})

it('OPS-04 reports that the content service is down, though the page is shown', async () => {
  load = async (context) => void (await context.get(requestScope).site.content())
  for (let visit = 0; visit < 2; visit += 1) expect(await ask(GET)).toMatch(/^HTTP\/1\.1 200 /)
  expect(reportError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining('content service') }),
  )
})

describe('the data that a page reads', () => {
  const asked: string[] = []
  const entry = {
    sys: {
      id: 'site',
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'websiteContent' } },
    },
    fields: { notices: ['Read in the process'] },
  }
  const answers: Readonly<Record<string, object>> = {
    '/cda/spaces/gauze/environments/master/entries': {
      sys: { type: 'Array' },
      total: 1,
      skip: 0,
      limit: 1,
      items: [entry],
    },
    '/api/shopping/category/getCategories': [],
    '/api/shopping/item/urls': { results: [], pages: 1, total: 0 },
  }
  const answerWithin: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    asked.push(pathname)
    const { headers } = new Request(new URL(pathname, 'http://localhost'), input instanceof Request ? input : init)
    if (pathname.endsWith('/urls')) asked.push(headers.get('x-forwarded-for') ?? '')
    return Response.json(answers[pathname])
  }
  /** Draws with pages that have not read the site yet. */
  async function draw(environment: Readonly<Record<string, string>>) {
    const fresh = await serve(answerWithin, environment)
    await fresh.inject('/')
    await fresh.close()
  }
  let notices: readonly string[] = []
  beforeEach(() => {
    asked.length = 0
    load = async (context) => {
      const { site } = context.get(requestScope)
      notices = (await site.content()).notices
      await site.categories()
      await visitorApi(context).getItemUrls({}).catch(failPage(context))
    }
  })

  it('CMS-01 comes from the services of this process without a connection', async () => {
    const connections = countConnections()
    await draw({})
    expect(notices).toEqual(['Read in the process'])
    expect(new Set(asked)).toEqual(new Set([...Object.keys(answers), '192.0.2.7']))
    expect(connections()).toBe(0)
  })

  it('CMS-01 comes over HTTP from the services that the settings name', async () => {
    const hosts = new Set<string>()
    const other = createServer((request, response) => {
      hosts.add(request.headers.host ?? '')
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(answers[(request.url ?? '').split('?')[0] ?? '']))
    }).listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const connections = countConnections()
    await draw({
      GAUZE_API_URL: `http://${host}`,
      GAUZE_CONTENT_HOST: host,
      GAUZE_CONTENT_SPACE: 's',
      GAUZE_CONTENT_TOKEN: 't',
    })
    expect(asked).toEqual([])
    expect(hosts).toEqual(new Set([host]))
    // A hosted space answers over TLS alone, so this one gives no content.
    expect(notices).not.toContain('Read in the process')
    expect(connections()).toBeGreaterThanOrEqual(2)
  })
})

it('AUTH-07 lets no cache store a page whose address contains the secret of a reset link', async () => {
  const answer = await ask('GET /login?username=a@b.example&hash=secret HTTP/1.1\r\nHost: shop.example')
  expect(answer).toMatch(/cache-control: no-store/i)
  expect(answer).not.toMatch(/cache-control: public/i)
})

it('CMS-04 lets no cache store a page with a missing part, or its data', async () => {
  load = (context) =>
    visitorApi(context)
      .getItemUrls({})
      .catch(() => [])
  for (const path of ['/', '/_root.data']) {
    const answer = await ask(`GET ${path} HTTP/1.1\r\nHost: shop.example`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/cache-control: no-store/i)
    expect(answer).not.toMatch(/cache-control: public/i)
  }
})

it('lets no cache store the data of a page that is not found', async () => {
  load = () => {
    throw new Response(null, { status: 404 })
  }
  const answer = await ask('GET /_root.data HTTP/1.1\r\nHost: shop.example')
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toMatch(/cache-control: no-store/i)
  expect(answer).not.toMatch(/cache-control: public/i)
})

it('CMS-04 lets no cache store the minimum that replaces content that was never read', async () => {
  load = async (context) => void (await context.get(requestScope).site.content())
  expect(await ask(GET)).toMatch(/cache-control: no-store/i)
  load = async (context) => void (await context.get(requestScope).site.categories())
  expect(await ask(GET)).toMatch(/cache-control: no-store/i)
})

it.each(['/', '/_root.data'])('PLUS-27 tells shared caches that the language of %s is in a cookie', async (path) => {
  const answer = await app.inject({ url: path })
  expect(String(answer.headers.vary).split(', ')).toContain('Cookie')
})

describe('a page that many ask for', () => {
  let visits = 0
  beforeEach(() => {
    visits = 0
    load = () => {
      visits += 1
    }
  })

  /** Asks as a browser that unpacks the answer. */
  async function visit(path: string) {
    const answer = await fetch(`http://127.0.0.1:${port()}${path}`)
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '', answer }
  }

  /** The second visitor waits until the page of the first is kept. */
  async function visitUntilKept(path: string) {
    await visit(path)
    expect((await visit(path)).html).not.toContain('nonce')
    expect(visits).toBe(1)
  }

  function pass(milliseconds: number) {
    vi.advanceTimersByTime(milliseconds)
  }
  afterEach(() => void vi.useRealTimers())

  it('is drawn once for all requests at the same time', async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => visit('/crowd')))
    expect(visits).toBe(1)
    for (const { html, answer } of pages) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, s-maxage=60')
      expect(html).toContain('<p>A page</p>')
    }
  })

  it('shows a change within a second', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    await visitUntilKept('/change')
    page = () => <p>Another page</p>
    pass(400)
    expect((await visit('/change')).html).toContain('<p>A page</p>')
    pass(600)
    expect((await visit('/change')).html).toContain('<p>Another page</p>')
    expect(visits).toBe(2)
  })

  it('is drawn again before it is too old, while the others get the one that is kept', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    await visitUntilKept('/renewed')
    pass(600)
    await Promise.all([visit('/renewed'), visit('/renewed'), visit('/renewed')])
    expect(visits).toBe(2)
  })

  it('runs its own scripts and no others, without a nonce that somebody else has seen', async () => {
    const own = 'console.log("own")'
    const color = '.a{color:red}'
    const foreign = 'console.log("foreign")'
    function Scripted() {
      const nonce = useNonce()
      return (
        <div>
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: own }} />
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: color }} />
          <script nonce="guessed" dangerouslySetInnerHTML={{ __html: foreign }} />
        </div>
      )
    }
    page = () => <Scripted />
    const first = await visit('/scripted')
    const kept = await visit('/scripted')
    expect(kept.html).toBe(first.html)
    expect(kept.policy).toBe(first.policy)
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(kept.answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(kept.html).toContain(own)
    expect(kept.html).not.toContain('nonce="n"')
    expect(kept.policy).not.toContain(hashOf(foreign))
    expect(kept.policy).not.toContain('nonce')
    expect(kept.policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-.*; object-src 'none'$/)
    expect(kept.policy).toContain(hashOf(own))
    expect(kept.policy).toContain(`style-src 'self' ${hashOf(color)};`)
  })

  it('CMS-04 is not kept when a part of it is missing', async () => {
    load = (context) => {
      visits += 1
      return visitorApi(context)
        .getItemUrls({})
        .catch(() => [])
    }
    await visit('/partly')
    await visit('/partly')
    expect(visits).toBe(2)
  })

  it('OPS-04 is drawn for each request while the drawing for another visitor hangs', async () => {
    const isBack = Promise.withResolvers<void>()
    load = async () => {
      visits += 1
      await isBack.promise
    }
    const pages = Promise.all([visit('/hangs'), visit('/hangs')])
    await vi.waitFor(() => expect(visits).toBe(2))
    isBack.resolve()
    for (const { html } of await pages) expect(html).toContain('<p>A page</p>')
  })

  it.each(['gzip', 'identity'])(
    'is kept for who accepts %s, and for who asks for its headers alone',
    async (accepted) => {
      await visitUntilKept('/encoded')
      const headers = { 'accept-encoding': accepted }
      const answer = await app.inject({ url: '/encoded', headers })
      const body = accepted === 'gzip' ? gunzipSync(answer.rawPayload).toString() : answer.payload
      expect(body).toContain('<p>A page</p>')
      expect(answer.headers['content-encoding']).toBe(accepted === 'gzip' ? 'gzip' : undefined)
      expect((await app.inject({ method: 'HEAD', url: '/encoded', headers })).statusCode).toBe(200)
      expect(visits).toBe(1)
    },
  )

  it('PLUS-27 is kept for visitors of its language', async () => {
    page = () => <p>{useLanguage()}</p>
    const spanish = { cookie: 'a=b; gauze-language=es', 'accept-encoding': 'identity' }
    const english = { 'accept-encoding': 'identity' }
    const visited = async (headers: typeof english) => (await app.inject({ url: '/worded', headers })).payload
    expect(await visited(english)).toContain('<p>en</p>')
    expect(await visited(spanish)).toContain('<p>es</p>')
    expect(await visited(english)).toContain('<p>en</p>')
    expect(await visited(spanish)).toContain('<p>es</p>')
    expect(visits).toBe(2)
  })

  /** The services of a store without any content. */
  const emptyFetch: typeof fetch = async (input) => {
    const collection = { sys: { type: 'Array' }, total: 0, skip: 0, limit: 1, items: [] }
    return Response.json(String(input instanceof Request ? input.url : input).includes('/cda/') ? collection : [])
  }

  async function loadProduct(context: Readonly<RouterContextProvider>) {
    visits += 1
    context.get(requestScope).noteShown({ items: [7], isListing: false })
    return readFrame(context)
  }

  it('is kept until a part of the catalog that it shows changes, and counted', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-12-01T10:00:00Z') })
    ownFetch = emptyFetch
    load = loadProduct
    counted.length = 0
    await visit('/product/gauze')
    pass(60_000)
    await visit('/product/gauze')
    expect(visits).toBe(1)
    hasChanged = true
    page = () => <p>Another page</p>
    expect((await visit('/product/gauze')).html).toContain('<p>Another page</p>')
    expect(counted).toEqual([false, true, false].map((isHit) => ['pages', isHit]))
  })

  it('is kept for a second if another back end tells nobody what has changed', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const api = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
    }).listen(0, '127.0.0.1')
    await once(api, 'listening')
    const address = api.address()
    if (address === null || typeof address === 'string') throw new Error('The back end has no port.')
    const foreign = await serve(emptyFetch, { GAUZE_API_URL: `http://127.0.0.1:${address.port}` })
    onTestFinished(async () => {
      api.close()
      await foreign.close()
    })
    load = loadProduct
    await foreign.inject('/product/gauze')
    await foreign.inject('/product/gauze')
    expect(visits).toBe(1)
    pass(1000)
    await foreign.inject('/product/gauze')
    expect(visits).toBe(2)
  })

  it('is kept for its own address', async () => {
    await visit('/one?page=1')
    await visit('/one?page=2')
    expect(visits).toBe(2)
  })
})

describe('a network that asks for many pages', () => {
  const limit = 3
  const busy = { 'x-network': '198.51.100.1' }
  const other = { 'x-network': '203.0.113.5' }

  async function serveLimited(environment: Readonly<Record<string, string>>) {
    const limited = await serve(closedFetch, environment)
    onTestFinished(() => limited.close())
    return limited
  }

  it('is asked to wait when it had its pages of a minute, and nobody else is', async () => {
    const limited = await serveLimited({ GAUZE_PAGE_RATE_LIMIT: String(limit) })
    const statuses: number[] = []
    for (let count = 0; count < limit; count += 1)
      statuses.push((await limited.inject({ url: `/nope/${count}`, headers: busy })).statusCode)
    expect(statuses).toEqual([200, 200, 200])
    let drawn = 0
    load = () => {
      drawn += 1
    }
    for (const url of ['/more', '/?q=1', '/_root.data']) {
      const refused = await limited.inject({ url, headers: { ...busy, 'accept-encoding': 'identity' } })
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.headers['cache-control']).toBe('no-store')
      expect(refused.payload).toContain('<h1>Too many requests</h1><p>Please wait a minute, then try again.</p>')
    }
    expect(drawn).toBe(0)
    expect((await limited.inject({ url: '/more', headers: other })).statusCode).toBe(200)
  })

  it('still gets the pages that are kept', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const limited = await serveLimited({ GAUZE_PAGE_RATE_LIMIT: '1' })
    await limited.inject({ url: '/kept', headers: other })
    await vi.waitUntil(async () => {
      const { payload } = await limited.inject({ url: '/kept', headers: { ...other, 'accept-encoding': 'identity' } })
      return payload.includes('<p>A page</p>') && !payload.includes('nonce')
    })
    await limited.inject({ url: '/its-only-one', headers: busy })
    expect((await limited.inject({ url: '/another', headers: busy })).statusCode).toBe(429)
    const kept = await limited.inject({ url: '/kept', headers: { ...busy, 'accept-encoding': 'identity' } })
    expect(kept.statusCode).toBe(200)
    expect(kept.payload).toContain('<p>A page</p>')
  })
})
