import { calls } from '@gauze/contract/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCompany, testPassword } from '../testing/demo-company.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
const shop = 'https://shop.example'

beforeAll(async () => {
  server = await startTestServer({
    environment: { GAUZE_CORS_ORIGINS: shop, GAUZE_RATE_LIMIT: '200' },
    connectOrigins: ['https://search.example', 'https://maps.example'],
    pages: async (app) => {
      app.get('/a-file', (_request, reply) => reply.send('of the store'))
      app.setNotFoundHandler(({ url, visit }, reply) => {
        if (url === '/broken') throw new Error('a secret reason')
        return reply.type('text/html').send(`<script nonce="${visit.nonce}">1</script>${url}`)
      })
    },
  })
  await addCompany(server.db, { username: 'buyer@clinic.example' })
})
afterAll(() => server.close())

function post(payload: string | object, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

describe('problems', () => {
  it('names the invalid fields', async () => {
    const answer = await post({ username: 5 })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.json()).toEqual({
      type: 'https://gauze.example/problems/validation',
      title: 'The request is not valid',
      status: 400,
      detail: 'username: must be text; password: must be text',
      errors: { username: ['must be text'], password: ['must be text'] },
      requestId: answer.headers['x-request-id'],
    })
  })

  it.each([
    ['malformed JSON', '{"username":', {}, 400, 'invalid-json-body'],
    ['an empty body', '', {}, 400, 'empty-json-body'],
    ['a body that is no object', '[]', {}, 400, 'validation'],
    ['a poisoned prototype', '{"__proto__":{"a":1},"username":"a","password":"b"}', {}, 400, 'invalid-json-body'],
    ['a body that is too large', JSON.stringify({ username: 'x'.repeat(2_000_000) }), {}, 413, 'body-too-large'],
    ['another media type', 'username=a', { 'content-type': 'text/xml' }, 415, 'invalid-media-type'],
    ['a null byte', '{"username":"a\\u0000","password":"b"}', {}, 400, 'validation'],
    ['half a character', '{"username":"\\ud800","password":"b"}', {}, 400, 'validation'],
  ])('answers %s with a problem', async (_case, payload, headers, status, slug) => {
    const answer = await post(payload, headers)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ status, type: `https://gauze.example/problems/${slug}` })
  })

  it.each([
    ['GET', '/api/nowhere', 404],
    ['DELETE', '/api/auth/login', 404],
    ['GET', '/api/%E0%A4%A', 400],
  ] as const)('ROUTE-08 answers %s %s with a problem', async (method, url, status) => {
    const answer = await server.app.inject({ method, url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status, detail: expect.stringMatching(/\.$/) })
  })

  it('reveals nothing about an internal error', async () => {
    await server.db.execute(sql`ALTER TABLE access_requests RENAME TO hidden`)
    const answer = await server.call('requestAccess', {
      company: 'A',
      firstName: 'B',
      lastName: 'C',
      phone: '555-0100',
      email: 'd@e.example',
    })
    await server.db.execute(sql`ALTER TABLE hidden RENAME TO access_requests`)
    expect(answer.status).toBe(500)
    expect(answer.problem().detail).toBe('Unexpected error occurred. Please try again later.')
    expect(JSON.stringify(answer.body)).not.toMatch(/access_requests|relation|\.ts/)
  })

  it('gives every answer a request id and keeps a valid one from the caller', async () => {
    const given = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'from-the-balancer-1' } })
    expect(given.headers['x-request-id']).toBe('from-the-balancer-1')
    const bad = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'bad id\t"' } })
    expect(bad.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('security', () => {
  it('gives API answers a policy under which nothing runs', async () => {
    const { headers } = await server.app.inject('/healthz')
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('gives each page its own nonce, and allows no script without it', async () => {
    const pages = await Promise.all(['/', '/cart'].map((url) => server.app.inject(url)))
    const nonces = pages.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '')
    expect(new Set(nonces).size).toBe(2)
    for (const [index, { headers }] of pages.entries()) {
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonces[index]}';`)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  it('lets pages call the origins that the store names, and no other origins', async () => {
    const { headers } = await server.app.inject('/')
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://search.example https://maps.example; frame-src 'self';",
    )
  })

  it('does not say why a page failed', async () => {
    const answer = await server.app.inject('/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain('secret')
  })

  it('keeps the paths of the server from pages', async () => {
    const statuses: Record<string, number> = {
      '/api/x': 404,
      // Without their keys these two do not describe anything.
      '/search/x': 403,
      '/cda/x': 401,
      '/search/x?x-algolia-application-id=store&x-algolia-api-key=gauze-public-search': 404,
      '/cda/x?access_token=gauze-public-content': 404,
      '/storage/x': 404,
      '/api': 404,
      '/api/docs/x': 404,
      '/api/docs/static/x': 404,
      '/metrics/x': 404,
      '/dev/outbox/x': 404,
    }
    for (const [url, status] of Object.entries(statuses)) {
      const answer = await server.app.inject(url)
      expect(answer.statusCode, url).toBe(status)
      expect(answer.headers['content-type'], url).toContain('json')
    }
    expect((await server.app.inject('/apis')).body).toContain('/apis')
  })

  it('lets only pages of allowed origins call, with the headers of the official clients', async () => {
    const preflight = (origin: string) =>
      server.app.inject({
        method: 'OPTIONS',
        url: '/api/auth/login',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,x-contentful-user-agent,content-type,idempotency-key',
        },
      })
    const allowed = (await preflight(shop)).headers
    expect(allowed['access-control-allow-origin']).toBe(shop)
    expect(String(allowed['access-control-allow-headers']).toLowerCase()).toContain('x-contentful-user-agent')
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('shows metrics and the outbox only to this machine', async () => {
    const strangers: readonly (readonly [string, { remoteAddress?: string; headers?: Record<string, string> }])[] = [
      ['another machine', { remoteAddress: '203.0.113.9' }],
      ['one behind a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
      ['one that claims to be this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
      ['one that claims so in another header', { headers: { forwarded: 'for=127.0.0.1' } }],
      ['one behind a balancer', { headers: { 'x-forwarded-proto': 'https' } }],
      ['one behind a content network', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
      ['one behind another', { headers: { 'true-client-ip': '203.0.113.9' } }],
      ['a foreign page whose name leads here', { headers: { host: 'evil.example:3000' } }],
    ]
    for (const url of ['/metrics', '/dev/outbox', '/dev/errors']) {
      expect((await server.app.inject(url)).statusCode).toBe(200)
      expect((await server.app.inject({ url, headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(200)
      for (const [who, from] of strangers) {
        expect((await server.app.inject({ url, ...from })).statusCode, who).toBe(404)
      }
    }
  })

  it('shows metrics in production only to callers with the token, also through a proxy that adds no header', async () => {
    const token = 'a token of the tests'.replaceAll(' ', '-')
    const production = { GAUZE_DEV_PAGES: 'off', GAUZE_METRICS_TOKEN: token }
    const store = await startTestServer({ sharing: server, environment: production })
    const statuses = async (from: object) => {
      const tokens = [undefined, 'Bearer another-token-of-it', `Bearer ${token}`]
      const ask = (authorization?: string) =>
        store.app.inject({ url: '/metrics', headers: { ...(authorization ? { authorization } : {}) }, ...from })
      return Promise.all(tokens.map(async (one) => (await ask(one)).statusCode))
    }
    expect(await statuses({})).toEqual([404, 404, 200])
    expect(await statuses({ remoteAddress: '203.0.113.9' })).toEqual([404, 404, 200])
    await store.close()
  })

  it('SRCH-06 limits searches, events and guesses at keys, in the words of the search service', async () => {
    const ask = async (remoteAddress: string, key: string, method: 'GET' | 'POST', path: string) => {
      const url = `/search/1/${path}?x-algolia-application-id=store&x-algolia-api-key=${key}`
      for (let count = 0; count < 200; count += 1) await server.app.inject({ url, method, remoteAddress })
      return server.app.inject({ url, method, remoteAddress })
    }
    const limited = await ask('203.0.113.20', 'gauze-public-search', 'GET', 'indexes/items/1')
    expect(limited.statusCode).toBe(429)
    expect(limited.json()).toEqual({ status: 429, message: expect.stringMatching(/^Too many requests\. Please wait/) })
    expect((await ask('203.0.113.21', 'a-guess', 'GET', 'indexes/items/1')).statusCode).toBe(429)
    expect((await ask('203.0.113.22', 'gauze-public-search', 'POST', 'events')).statusCode).toBe(429)
  })

  it('limits how often one address may call', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 210; count += 1) {
      statuses.add((await server.app.inject({ url: '/api/auth/currentUser', remoteAddress: '203.0.113.7' })).statusCode)
    }
    expect(statuses).toEqual(new Set([401, 429]))
    const answer = await server.app.inject({ url: '/api/auth/currentUser', remoteAddress: '203.0.113.7' })
    expect(answer.json().detail).toMatch(/^Too many requests\. Please wait \d+ seconds and try again\.$/)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.call('login', { username: 'buyer@clinic.example', password: testPassword })).status).toBe(200)
  })
})

describe('a store that was not started for development', () => {
  it.each(['GET', 'POST'] as const)(
    'has no development page for %s, because a proxy of this machine may add no header',
    async (method) => {
      const shopServer = await startTestServer({
        environment: { GAUZE_DEV_PAGES: '' },
        pages: async (app) => {
          app.setNotFoundHandler(async ({ visit: { isDeveloper } }, reply) => reply.code(200).send({ isDeveloper }))
        },
      })
      // As nginx forwards requests by default: from this machine, under this machine's name.
      const headers = { host: 'localhost:3000' }
      for (const url of ['/dev/outbox', '/dev/errors']) {
        expect((await shopServer.app.inject({ method, url, headers })).statusCode, url).toBe(404)
      }
      expect((await shopServer.app.inject({ url: '/dev/analytics', headers })).json()).toEqual({ isDeveloper: false })
      await shopServer.close()
    },
  )
})

describe('a public store', () => {
  let shopServer: TestServer
  beforeAll(async () => {
    shopServer = await startTestServer({
      environment: { GAUZE_PUBLIC_URL: shop, GAUZE_TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,uniquelocal' },
      pages: async (app) => {
        app.get('/', async ({ visit: { address, isDeveloper } }) => ({ address, isDeveloper }))
      },
    })
  })
  afterAll(() => shopServer.close())

  it.each(['/dev/outbox', '/dev/errors'])('has no %s, because a proxy may hide its visitors', async (url) => {
    const headers = { host: 'localhost:3000' }
    expect((await shopServer.app.inject({ url, headers })).statusCode).toBe(404)
    expect((await shopServer.app.inject({ url: '/', headers })).json()).toMatchObject({ isDeveloper: false })
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200)
  })

  it('AUTH-13 distinguishes visitors behind a balancer on another machine', async () => {
    const from = (address: string, username: string) =>
      shopServer.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username, password: 'wrong' },
        remoteAddress: '10.0.0.9',
        headers: { 'x-forwarded-for': `198.51.100.1, ${address}` },
      })
    const guesses = Array.from({ length: 50 }, (_, index) => from('203.0.113.30', `guess-${index}@clinic.example`))
    await Promise.all(guesses)
    expect((await from('203.0.113.30', 'one-more@clinic.example')).statusCode).toBe(429)
    expect((await from('203.0.113.31', 'another@clinic.example')).statusCode).toBe(401)
  })

  it('gives pages the address of the visitor, not of a proxy, and trusts no foreign proxy', async () => {
    const ask = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.30' }
      return (await shopServer.app.inject({ url: '/', remoteAddress, headers })).json().address
    }
    expect(await ask('10.0.0.9')).toBe('203.0.113.30')
    expect(await ask('127.0.0.1')).toBe('203.0.113.30')
    expect(await ask('203.0.113.99')).toBe('203.0.113.99')
  })
})

describe('operations', () => {
  it('measures calls and pages by route, never by address', async () => {
    await server.app.inject('/some-page')
    await server.app.inject('/a-file')
    await post({ username: 'a', password: 'b' })
    const { body } = await server.app.inject('/metrics')
    expect(body).toMatch(/gauze_http_request_duration_seconds_count\{method="GET",route="page",status="200"\} \d+/)
    expect(body).toMatch(/_count\{method="POST",route="\/api\/auth\/login",status="401"\} \d+/)
    expect(body).not.toMatch(/some-page|a-file/)
  })

  it('is alive and ready', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('describes every call in an OpenAPI document', async () => {
    const document = (await server.app.inject('/api/docs/json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/api/auth/login'].post).toMatchObject({
      operationId: 'login',
      requestBody: { content: { 'application/json': { schema: { required: ['username', 'password'] } } } },
    })
    expect(Object.keys(document.paths)).not.toContain('/healthz')
  })

  it('lists the refusals of each call by status, with their slugs', async () => {
    const { paths, components } = (await server.app.inject('/api/docs/json')).json()
    const { responses } = paths['/api/cart/cart/addItem'].post
    expect(responses[422].description).toContain('- `unknown-unit`: The item is not sold in this unit')
    expect(responses[409].description).toMatch(/`item-unavailable`.*`idempotency-key-reused`/s)
    expect(responses[422].content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    })
    expect(components.schemas.Problem.required).toContain('requestId')
    const withoutSlugs = Object.values<object>(paths).flatMap((operations) =>
      Object.values(operations).filter(
        ({ operationId, responses: answers }) => operationId in calls && !/`/.test(answers[429]?.description),
      ),
    )
    expect(withoutSlugs).toEqual([])
  })

  it('serves the documentation under a policy without inline code', async () => {
    const page = await server.app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>/)
  })
})
