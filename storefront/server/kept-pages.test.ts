import type { ShownCatalog } from '@gauze/server'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeptPages, type DrawnAnswer } from './kept-pages.js'

const apps: ReturnType<typeof fastify>[] = []

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** A store whose every page is drawn by the test, and counted, with a catalog that the test changes. */
async function startStore(draw: (url: string) => DrawnAnswer, maxBytes?: number) {
  const app = fastify()
  apps.push(app)
  const catalog = { isHearing: true, changed: new Map<number | 'listings', number>() }
  const frames = { current: frame }
  const answers = { hit: 0, miss: 0 }
  const changedSince = (what: number | 'listings', since: number) => (catalog.changed.get(what) ?? -1) >= since
  const pages = createKeptPages({
    catalog: {
      isHearing: () => catalog.isHearing,
      hasChanged: ({ items, isListing }, since) =>
        items.some((id) => changedSince(id, since)) || (isListing && changedSince('listings', since)),
    },
    frameNow: async () => frames.current,
    onAnswer: (isHit) => {
      answers[isHit ? 'hit' : 'miss'] += 1
    },
    ...(maxBytes === undefined ? {} : { maxBytes }),
  })
  const drawn: string[] = []
  app.get('*', (request, reply) => {
    reply.header('content-security-policy', "script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'")
    return pages.answer(request, reply, {
      language: 'en',
      inTurn: (work) => work(),
      draw: async () => {
        drawn.push(request.url)
        return draw(request.url)
      },
    })
  })
  await app.ready()
  const ask = (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } })
  /** How often the page is drawn when it is asked for now. */
  const drawings = async (url: string) => {
    const before = drawn.length
    await ask(url)
    return drawn.length - before
  }
  const change = (what: number | 'listings') => catalog.changed.set(what, performance.now())
  return { ask, drawn, drawings, catalog, change, frames, answers }
}

const frame = {}
const style = { markup: 'p{color:teal}' }

function page(status: number, cacheControl: string, shown: ShownCatalog | null = null): DrawnAnswer {
  return {
    status,
    headers: new Headers({ 'Cache-Control': cacheControl, 'Content-Type': 'text/html', Vary: 'Cookie' }),
    shown,
    body: {
      frame,
      nonce: 'abc',
      pieces: ['<style nonce="abc">', style, '</style><script nonce="abc">go()</script>Gauze'],
    },
  }
}

it.each([
  ['br, gzip', 'gzip'],
  ['gzip;q=0.5, br', 'gzip'],
  ['identity', undefined],
  ['gzip;q=0, identity', undefined],
])('separates pages in shared caches by the compression that browsers support: %s', async (encoding, packed) => {
  const { ask } = await startStore(() => page(404, 'no-store'))
  const answer = await ask('/nope', encoding)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers.vary).toBe('Cookie, Accept-Encoding')
  expect(answer.headers['content-encoding']).toBe(packed)
  const bytes = new Response(new Uint8Array(answer.rawPayload)).body
  const body = packed === undefined ? bytes : bytes?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(body).text()).toContain('<script nonce="abc">go()</script>Gauze')
})

it('answers a kept page without its nonce, and allows its scripts and styles by their hashes', async () => {
  const { ask, drawn } = await startStore(() => page(200, 'public, s-maxage=60'))
  const [first, second] = [await ask('/'), await ask('/')]
  expect(drawn).toEqual(['/'])
  expect(first.body).toBe('<style>p{color:teal}</style><script>go()</script>Gauze')
  expect(second.body).toBe(first.body)
  const digest = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64')
  const [script, sheet] = [await digest('go()'), await digest(style.markup)]
  expect(second.headers['content-security-policy']).toBe(
    `script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-${sheet}'`,
  )
})

describe('a page whose parts of the catalog are known', () => {
  const gauze = () => page(200, 'public, s-maxage=60', { items: [7, 8], isListing: false })
  const listing = () => page(200, 'public, s-maxage=60', { items: [], isListing: true })
  const other = () => page(200, 'public, s-maxage=60')

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-12-01T10:00:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is kept until one of them changes', async () => {
    const { drawings, change, answers } = await startStore(gauze)
    expect(await drawings('/product/gauze')).toBe(1)
    vi.advanceTimersByTime(600_000)
    change(9)
    expect(await drawings('/product/gauze')).toBe(0)
    change(8)
    expect(await drawings('/product/gauze')).toBe(1)
    expect(answers).toEqual({ hit: 1, miss: 2 })
  })

  it('is drawn again after a change that came while it was drawn', async () => {
    const store = await startStore(() => {
      store.change(7)
      return gauze()
    })
    expect(await store.drawings('/product/gauze')).toBe(1)
    expect(await store.drawings('/product/gauze')).toBe(1)
  })

  it('is kept for a second while nothing is heard of changes', async () => {
    const { drawings, catalog } = await startStore(gauze)
    await drawings('/product/gauze')
    catalog.isHearing = false
    expect(await drawings('/product/gauze')).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(await drawings('/product/gauze')).toBe(1)
  })

  it('is drawn again when the frame around it changes', async () => {
    const { drawings, frames } = await startStore(gauze)
    await drawings('/product/gauze')
    frames.current = {}
    expect(await drawings('/product/gauze')).toBe(1)
  })

  it('is drawn again in a new hour, because a recall ends with its day', async () => {
    const { drawings } = await startStore(gauze)
    await drawings('/product/gauze')
    vi.advanceTimersByTime(3_600_000)
    expect(await drawings('/product/gauze')).toBe(1)
  })

  it('is drawn at most twice a second as a listing of a catalog that changes, and else every ten seconds', async () => {
    const { drawings, change } = await startStore(listing)
    await drawings('/products/1')
    vi.advanceTimersByTime(9000)
    expect(await drawings('/products/1')).toBe(0)
    change('listings')
    expect(await drawings('/products/1')).toBe(1)
    change('listings')
    expect(await drawings('/products/1')).toBe(0)
    vi.advanceTimersByTime(10_000)
    expect(await drawings('/products/1')).toBe(1)
  })

  it('stays among more pages than fit if it is asked for most', async () => {
    const { drawings } = await startStore(gauze, 50 * 5000)
    await drawings('/product/often')
    for (let n = 0; n < 1000; n += 1) {
      await drawings(`/product/${n}`)
      if (n % 20 === 0) expect(await drawings('/product/often')).toBe(0)
    }
    expect(await drawings('/product/999')).toBe(0)
    expect(await drawings('/product/900')).toBe(1)
  })

  it('is not displaced by pages that are kept for a second', async () => {
    const { drawings } = await startStore((url) => (url.startsWith('/product') ? gauze() : other()))
    await drawings('/product/gauze')
    for (let n = 0; n < 1000; n += 1) await drawings(`/?q=${n}`)
    expect(await drawings('/product/gauze')).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(await drawings('/?q=999')).toBe(1)
  })
})
