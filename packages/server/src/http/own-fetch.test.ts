import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCompany, testPassword } from '../testing/demo-company.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { createOwnFetch } from './own-fetch.js'

const remainingHeader = 'x-ratelimit-remaining'

describe('requests of the process to itself', () => {
  let server: TestServer
  let url: string
  beforeAll(async () => {
    server = await startTestServer({
      environment: { GAUZE_RATE_LIMIT: '1000' },
      pages: async (app) => {
        app.get('/', async () => {
          const entries = '/cda/spaces/gauze/environments/master/entries?content_type=contentPage&limit=1'
          const authorization = 'Bearer gauze-public-content'
          const [content, categories] = await Promise.all([
            app.ownFetch(entries, { headers: { authorization } }),
            app.ownFetch('/api/shopping/category/getCategories'),
          ])
          return { content: await content.json(), categories: await categories.json() }
        })
      },
    })
    await addCompany(server.db, { username: 'buyer@clinic.example' })
    url = await server.listen()
  })
  afterAll(() => server.close())

  it('CMS-01 answers the requests of a page without a connection', async () => {
    let accepted = 0
    server.app.server.on('connection', () => {
      accepted += 1
    })
    const page: { content: { items: unknown[] }; categories: unknown[] } = await (await fetch(url)).json()
    expect(page.content.items).toHaveLength(1)
    expect(page.categories).toEqual([])
    expect(accepted).toBe(1)
  })

  it('API-01 sends the same requests and gets the same answers as HTTP', async () => {
    const signIn = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'asked-within' },
      body: JSON.stringify({ username: 'buyer@clinic.example', password: testPassword }),
    }
    const [within, overHttp] = await Promise.all(
      [server.app.ownFetch, fetch].map((send) => send(`${url}/api/auth/login`, signIn)),
    )
    expect(within?.status).toBe(200)
    expect(within?.headers.get('x-request-id')).toBe('asked-within')
    expect(within?.headers.getSetCookie()).toHaveLength(overHttp?.headers.getSetCookie().length ?? Number.NaN)
    expect(Object.keys(await within?.json())).toEqual(Object.keys(await overHttp?.json()))
    const preflight = { method: 'OPTIONS', headers: { origin: url, 'access-control-request-method': 'GET' } }
    expect((await server.app.ownFetch('/api/auth/currentUser', preflight)).status).toBe(204)
    expect((await server.app.ownFetch('/api/nothing')).status).toBe(404)
  })

  it("API-01 does not spend a visitor's requests on the pages they open", async () => {
    const visitor = { 'x-forwarded-for': '192.0.2.1' }
    const remaining = async () =>
      Number(
        (await fetch(`${url}/api/shopping/category/getCategories`, { headers: visitor })).headers.get(remainingHeader),
      )
    const before = await remaining()
    for (let opened = 0; opened < 3; opened += 1) await fetch(url, { headers: visitor })
    const within = await server.app.ownFetch('/api/shopping/category/getCategories', { headers: visitor })
    expect(within.headers.get(remainingHeader)).toBeNull()
    expect(await remaining()).toBe(before - 1)
  })
})

it.each([
  ['without a body', {}],
  ['whose body was read', { method: 'POST', body: '{}' }],
])('ends a request %s that is given up', async (_, init) => {
  const asked = Promise.withResolvers<void>()
  const ownFetch = createOwnFetch((request) => request.resume().once('end', asked.resolve))
  const controller = new AbortController()
  const answer = ownFetch('/', { ...init, signal: controller.signal })
  await asked.promise
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})
