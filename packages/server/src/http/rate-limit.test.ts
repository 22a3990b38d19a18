import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCompany, testPassword } from '../testing/demo-company.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'

const limit = 20
/** Sign-in calls that one network may make per minute. */
const signInLimit = 60
const clinic = '198.51.100.7'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ environment: { GAUZE_RATE_LIMIT: String(limit) } })
})
afterAll(() => server.close())

function ask(path: string, remoteAddress: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url: `/api/auth/${path}`, remoteAddress, headers })
}

/** A signed-in user: their token and refresh cookie. */
async function enter(username: string) {
  await addCompany(server.db, { username })
  const login = await server.call('login', { username, password: testPassword })
  return { token: login.output().token, cookie: String(login.headers['set-cookie']).split(';')[0] ?? '' }
}

async function statusesOf(times: number, request: () => ReturnType<typeof ask>) {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await request()).statusCode)
  return statuses
}

describe('the limit of requests', () => {
  it('AUTH-12 refuses a flood of logins without a statement of the database, and has it wait a second', async () => {
    const guess = async () => {
      const start = performance.now()
      const { status, statements } = await server.call(
        'login',
        { username: 'nobody@clinic.example', password: 'wrong' },
        { headers: { 'x-forwarded-for': '198.51.100.99' } },
      )
      return { status, statements: statements.length, seconds: (performance.now() - start) / 1000 }
    }
    for (let at = 0; at < signInLimit; at += 1) expect((await guess()).statements).toBeGreaterThan(0)
    const refused = await Promise.all(Array.from({ length: 40 }, guess))
    for (const { status, statements, seconds } of refused) {
      expect([status, statements]).toEqual([429, 0])
      expect(seconds).toBeGreaterThanOrEqual(0.99)
    }
  })

  it('AUTH-12 checks the logins of one network one after another, and those of another network meanwhile', async () => {
    const ended: string[] = []
    const logIn = async (network: string) => {
      const headers = { 'x-forwarded-for': network }
      await server.call('login', { username: `${network}@clinic.example`, password: 'wrong' }, { headers })
      ended.push(network)
    }
    // The limit counts a crowd that comes in the same moment as one, so that each login comes in a moment of its own.
    const crowd: Promise<void>[] = []
    for (let at = 0; at < 20; at += 1) {
      crowd.push(logIn('198.51.100.50'))
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all([...crowd, logIn('198.51.100.51')])
    expect(ended.indexOf('198.51.100.51')).toBeLessThan(15)
  })

  it('AUTH-12 lets a user renew and leave a session, despite the requests of others in the same network', async () => {
    const { cookie } = await enter('nurse@clinic.example')
    const forged = { cookie: `gauze_refresh=${'x'.repeat(43)}` }
    const strangers = [
      ...(await statusesOf(signInLimit / 2, () => ask('refreshToken', clinic))),
      ...(await statusesOf(signInLimit / 2, () => ask('refreshToken', clinic, forged))),
    ]
    expect(new Set(strangers)).toEqual(new Set([401]))
    expect((await ask('refreshToken', clinic, forged)).statusCode).toBe(429)
    const renewed = await ask('refreshToken', clinic, { cookie })
    expect(renewed.statusCode).toBe(200)
    const next = String(renewed.headers['set-cookie']).split(';')[0] ?? ''
    expect((await ask('logout', clinic, { cookie: next })).statusCode).toBe(200)
  })

  it('AUTH-12 does not count requests with a token of an ended session against its former owner', async () => {
    const { token, cookie } = await enter('former@clinic.example')
    await server.call('logout', {}, { headers: { cookie } })
    const again = await server.call('login', { username: 'former@clinic.example', password: testPassword })
    const owner = { authorization: `Bearer ${again.output().token}` }
    expect((await ask('currentUser', clinic, owner)).statusCode).toBe(200)
    const dead = { authorization: `Bearer ${token}` }
    const statuses = await statusesOf(limit + 5, () => ask('currentUser', '203.0.113.9', dead))
    expect(statuses).toEqual([...Array(limit).fill(401), ...Array(5).fill(429)])
    expect((await ask('currentUser', clinic, owner)).statusCode).toBe(200)
  })
})
