import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCompany, testPassword } from '../../testing/demo-company.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'
import { createReset } from './password-reset.js'

let server: TestServer
let count = 0
let owner: { username: string; userId: number }
const start = new Date('2026-01-05T10:00:00Z')
let home: string
let cafe: string

beforeAll(async () => {
  server = await startTestServer({ environment: { GAUZE_TRUSTED_PROXIES: '10.0.0.9' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  // A network's attempts stay counted, so each test has its own.
  home = `198.51.100.${count}`
  cafe = `198.51.101.${count}`
  const username = `owner-${count}@clinic.example`
  owner = { username, userId: (await addCompany(server.db, { username })).userId }
  server.setNow(start)
})
afterEach(() => server.setNow(null))

function later(seconds: number) {
  return server.setNow(new Date(start.getTime() + seconds * 1000))
}

interface From {
  readonly cookie?: string
  readonly forwarded?: string
}

function attempt(username: string, password: string, remoteAddress: string, { cookie, forwarded }: From = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    remoteAddress,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
  })
}

async function statusOf(...request: Parameters<typeof attempt>) {
  return (await attempt(...request)).statusCode
}

function signIn(from: string, options?: From) {
  return statusOf(owner.username, testPassword, from, options)
}

/** An address in another network of the attacker, different in every test. */
function elsewhere(index: number) {
  return `203.${count}.${Math.floor(index / 200)}.${index % 200}`
}

/** Wrong passwords from enough networks that none of them is stopped. */
async function guess(username: string, times: number) {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) {
    statuses.push(await statusOf(username, 'wrong', elsewhere(index)))
  }
  return statuses
}

function deviceOf(answer: Awaited<ReturnType<typeof attempt>>) {
  const { value } = answer.cookies.find(({ name }) => name === 'gauze_device') ?? {}
  return `gauze_device=${value}`
}

describe('guessing one password', () => {
  it('AUTH-13 from one address stops after five, and does not affect the owner elsewhere', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 30; index += 1) statuses.push(await statusOf(owner.username, 'wrong', cafe))
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(25).fill(429)])
    expect(await signIn(home)).toBe(200)
  })

  it('AUTH-13 from one address for a whole day never locks the name for others', async () => {
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      later(minute * 60)
      await statusOf(owner.username, 'wrong', cafe)
      await statusOf(owner.username, 'wrong', cafe)
    }
    expect(await signIn(home)).toBe(200)
  })

  it('AUTH-13 from many networks allows the nineteenth failure and stops at the twentieth', async () => {
    expect(await guess(owner.username, 19)).toEqual(Array(19).fill(401))
    expect(await signIn(cafe), 'the twentieth may be right').toBe(200)
    expect(await guess(owner.username, 1), 'a success is not counted').toEqual([401])
    const refused = await attempt(owner.username, testPassword, home)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('15')
    later(16)
    expect(await signIn(home)).toBe(200)
  })

  it('AUTH-13 from many networks does not lock out an address that signed in before', async () => {
    expect(await signIn(home)).toBe(200)
    expect((await guess(owner.username, 21)).at(-1)).toBe(429)
    expect(await signIn(cafe), 'an unknown address waits').toBe(429)
    expect(await signIn(home)).toBe(200)
  })

  it("AUTH-13 from anywhere, even the owner's address, does not lock out a device that signed in before", async () => {
    const cookie = deviceOf(await attempt(owner.username, testPassword, home))
    await guess(owner.username, 21)
    for (let index = 0; index < 51; index += 1) await statusOf(`name-${index}-${count}`, 'wrong', home)
    for (let index = 0; index < 6; index += 1) await statusOf(owner.username, 'wrong', home)
    expect(await signIn(home), 'the address is locked').toBe(429)
    expect(await signIn(home, { cookie })).toBe(200)
    expect(await signIn(cafe, { cookie })).toBe(200)
  })

  it('AUTH-13 on a stolen device stops after five as well', async () => {
    const cookie = deviceOf(await attempt(owner.username, testPassword, home))
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      statuses.push(await statusOf(owner.username, 'wrong', elsewhere(index), { cookie }))
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('AUTH-13 a device that somebody else signed in with counts as any other', async () => {
    const other = `other-${count}@clinic.example`
    await addCompany(server.db, { username: other })
    const cookie = deviceOf(await attempt(other, testPassword, home))
    for (let index = 0; index < 5; index += 1) await statusOf(owner.username, 'wrong', home, { cookie })
    expect(await signIn(home, { cookie })).toBe(429)
  })

  it('AUTH-13 API-28 is forgotten when the password is reset, and the place of the reset becomes known', async () => {
    await guess(owner.username, 21)
    for (let index = 0; index < 6; index += 1) await statusOf(owner.username, 'wrong', cafe)
    expect(await signIn(cafe)).toBe(429)
    const hash = (await createReset(server.db, owner.userId, start)) ?? ''
    const password = 'another password of the tests'
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/resetPassword',
      payload: { username: owner.username, hash, password, passwordMatch: password },
      remoteAddress: cafe,
    })
    expect(answer.statusCode).toBe(200)
    expect(await statusOf(owner.username, password, home)).toBe(200)
    await guess(owner.username, 21)
    expect(await statusOf(owner.username, password, cafe)).toBe(200)
  })

  it('AUTH-13 answers an unknown name like a known one, by the same statements', async () => {
    const unknown = `nobody-${count}@clinic.example`
    expect(await guess(unknown, 25)).toEqual(await guess(owner.username, 25))
    const [known, nobody] = [owner.username, unknown].map((username) =>
      server.call('login', { username, password: 'wrong' }),
    )
    const [first, second] = [await known, await nobody]
    expect(first?.status).toBe(second?.status)
    expect(first?.statements).toEqual(second?.statements)
  })
})

describe('trying many names', () => {
  const tryNames = async (address: (index: number) => string, times: number, options?: From) => {
    const statuses: number[] = []
    for (let index = 0; index < times; index += 1) {
      statuses.push(await statusOf(`name-${index}-${count}`, 'wrong', address(index), options))
    }
    return statuses
  }

  it('AUTH-13 from one address stops after fifty, and signing in to an account of your own gains nothing', async () => {
    const statuses = await tryNames(() => cafe, 49)
    const cookie = deviceOf(await attempt(owner.username, testPassword, cafe))
    expect(statuses).toEqual(Array(49).fill(401))
    expect(await statusOf(`one-more-${count}`, 'wrong', cafe)).toBe(401)
    expect(await statusOf(`another-${count}`, 'wrong', cafe)).toBe(429)
    expect(await signIn(cafe), 'it does not tell who signed in there before').toBe(429)
    expect(await signIn(cafe, { cookie }), 'but the browser that did gets in').toBe(200)
  })

  it('AUTH-13 a refusal because of others at the same address costs nobody an attempt', async () => {
    await tryNames(() => cafe, 50)
    later(14)
    for (let index = 0; index < 5; index += 1) expect(await statusOf(owner.username, 'wrong', cafe)).toBe(429)
    later(16)
    expect(await signIn(cafe)).toBe(200)
  })

  it('AUTH-13 counts the addresses of one IPv6 network together, and the addresses of two networks separately', async () => {
    const network = `2001:db8:${count}:1`
    expect((await tryNames((index) => `${network}::${index + 1}`, 51)).at(-1)).toBe(429)
    expect(await statusOf(`another-${count}`, 'wrong', `2001:db8:${count}:2::1`)).toBe(401)
  })

  it('AUTH-13 believes an address only if a trusted proxy names it', async () => {
    const liar = elsewhere(0)
    const forged = async (index: number, remoteAddress: string) =>
      statusOf(`name-${index}-${count}`, 'wrong', remoteAddress, { forwarded: elsewhere(index + 1) })
    for (let index = 0; index < 50; index += 1) await forged(index, liar)
    expect(await forged(50, liar)).toBe(429)
    for (let index = 60; index < 110; index += 1) await forged(index, '10.0.0.9')
    expect(await forged(110, '10.0.0.9')).toBe(401)
  })
})

describe('a trusted proxy that sends something other than an address', () => {
  it.each([
    ['much random text', Array.from({ length: 5000 }, (_, index) => (index * 7919).toString(36).at(-1)).join('')],
    ['a name', 'unknown'],
    ['an address with an endless zone', `fe80::1%${'z'.repeat(5000)}`],
  ])('AUTH-13 counts its attempts as the proxy’s own: %s', async (_what, forwarded) => {
    const proxy = '10.0.0.9'
    expect(await statusOf(owner.username, 'wrong', proxy, { forwarded })).toBe(401)
    const { rows } = await server.db.execute<{ keys: number }>(sql`
      SELECT count(*)::int AS keys FROM auth_throttles WHERE key LIKE 'pair:%:10.0.0.9' AND last_failure_at = ${start}`)
    expect(rows[0]?.keys).toBeGreaterThan(0)
  })
})
