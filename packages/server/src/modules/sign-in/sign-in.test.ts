import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accessRequests, mailOutbox } from '../../db/schema/index.js'
import { addCompany, testPassword } from '../../testing/demo-company.js'
import { startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
let ids: { accountId: number; userId: number }
const username = 'nurse@clinic.example'

beforeAll(async () => {
  server = await startTestServer()
  ids = await addCompany(server.db, { username }, { rxLevels: ['1', '2', '4'] })
  await addCompany(server.db, { username: 'gone@clinic.example', active: false })
})
afterEach(() => server.setNow(null))
afterAll(() => server.close())

function logIn() {
  return server.call('login', { username, password: testPassword })
}

function setCookieOf(answer: { headers: Record<string, unknown> }): string {
  const header = answer.headers['set-cookie']
  return String(Array.isArray(header) ? header[0] : (header ?? ''))
}

function cookieOf(answer: { headers: Record<string, unknown> }) {
  return setCookieOf(answer).split(';')[0] ?? ''
}

function refresh(cookie: string, headers: Record<string, string> = {}) {
  return server.call('refreshToken', {}, { headers: { cookie, ...headers } })
}

function later(from: Date, seconds: number) {
  return new Date(from.getTime() + seconds * 1000)
}

describe('login', () => {
  it('API-24 AUTH-02 answers the user, a token and whether it is a punch-out session', async () => {
    const { user, token, isPunchout } = (await logIn()).output()
    expect(user).toMatchObject({
      id: ids.userId,
      username,
      permissions: { isPriceVisible: true, isAdmin: false, isApprover: false },
      account: { id: ids.accountId, rxLevels: ['1', '2', '4'], controlledSubstance: true },
      relatedAccounts: [],
    })
    expect(isPunchout).toBe(false)
    expect(token.split('.')).toHaveLength(3)
  })

  it('AUTH-01 takes a username with blanks around it and in any case', async () => {
    const answer = await server.call('login', { username: '  Nurse@Clinic.Example ', password: testPassword })
    expect(answer.output().user.id).toBe(ids.userId)
  })

  it('keeps the refresh token in a cookie that scripts and other paths cannot reach', async () => {
    const cookie = setCookieOf(await logIn())
    expect(cookie).toMatch(/^gauze_refresh=[\w-]{40,}; /)
    for (const part of ['Path=/api/auth', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(part)
  })

  it.each([
    ['a wrong password', username, 'wrong'],
    ['an unknown username', 'nobody@clinic.example', testPassword],
    ['a user who was switched off', 'gone@clinic.example', testPassword],
  ])('AUTH-02 AUTH-13 says the same for %s', async (_case, name, password) => {
    const answer = await server.call('login', { username: name, password })
    expect(answer.status).toBe(401)
    expect(answer.problem()).toMatchObject({
      type: 'https://gauze.example/problems/wrong-credentials',
      detail: 'Invalid username or password',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each(['victim@clinic.example', 'unknown@clinic.example'])(
    'AUTH-13 slows repeated failures for %s, known or not, then lets in again',
    async (name) => {
      if (name.startsWith('victim')) await addCompany(server.db, { username: name })
      const start = new Date('2026-01-05T10:00:00Z')
      server.setNow(start)
      const attempt = (password: string) => server.call('login', { username: name, password })
      for (let count = 0; count < 5; count += 1) expect((await attempt('wrong')).status).toBe(401)
      const refused = await attempt('wrong')
      expect(refused.status).toBe(429)
      expect(refused.problem().detail).toBe('Too many failed attempts. Please try again in 15 seconds.')
      expect(refused.headers['retry-after']).toBe('15')
      expect((await attempt(testPassword)).status, 'the right password waits too').toBe(429)
      server.setNow(later(start, 16))
      expect((await attempt('wrong')).status, 'one more try after the wait').toBe(401)
      expect((await attempt('wrong')).headers['retry-after'], 'the wait doubles').toBe('30')
      server.setNow(later(start, 16 + 31))
      expect((await attempt(testPassword)).status).toBe(name.startsWith('victim') ? 200 : 401)
    },
  )

  it('AUTH-13 counts attempts that come at the same time', async () => {
    const attempts = Array.from({ length: 12 }, () =>
      server.call('login', { username: 'parallel@clinic.example', password: 'wrong' }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })
})

describe('access tokens', () => {
  const currentUser = (token: string) => server.call('currentUser', {}, { token })
  const sign = (claims: Record<string, unknown>, secret: string, expires: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('gauze')
      .setAudience('gauze-api')
      .setSubject(String(ids.userId))
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret))
  const claims = () => ({ acc: ids.accountId, adm: true, prc: true, pun: false, par: false })

  it('API-21 AUTH-06 loads the user of the token', async () => {
    const { token } = (await logIn()).output()
    expect((await currentUser(token)).output().user.username).toBe(username)
  })

  it('AUTH-05 are over after 15 minutes, distinct from forged ones', async () => {
    const { token } = (await logIn()).output()
    server.setNow(later(new Date(), 14 * 60))
    expect((await currentUser(token)).status).toBe(200)
    server.setNow(later(new Date(), 15 * 60 + 1))
    const answer = await currentUser(token)
    expect(answer.status).toBe(401)
    expect(answer.problem().type).toContain('token-expired')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it('AUTH-12 are refused when forged, changed, unsigned or not there', async () => {
    const { token } = (await logIn()).output()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const other = Buffer.from(JSON.stringify({ ...JSON.parse(atob(payload)), acc: 999 })).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const soon = Math.floor(Date.now() / 1000) + 600
    const forged = [
      `${header}.${other}.${signature}`,
      `${none}.${payload}.`,
      await sign(claims(), 'another secret of the same length or more', soon),
      await sign({ adm: true }, 'a secret of the tests, long enough to be one', soon),
      'abc',
    ]
    for (const bad of forged) {
      const answer = await currentUser(bad)
      expect(answer.status, bad).toBe(401)
      expect(answer.problem().type).toContain('token-invalid')
    }
    expect((await server.call('currentUser', {})).problem().type).toContain('not-signed-in')
  })
})

describe('refresh', () => {
  it('API-22 AUTH-04 gives a new token and replaces the cookie', async () => {
    const first = cookieOf(await logIn())
    const answer = await refresh(first)
    expect((await server.call('currentUser', {}, { token: answer.output().token })).status).toBe(200)
    expect(cookieOf(answer)).not.toBe(first)
    expect((await refresh(cookieOf(answer))).status).toBe(200)
  })

  it('AUTH-04 works although the access token in the header is over', async () => {
    const { token } = (await logIn()).output()
    const cookie = cookieOf(await logIn())
    server.setNow(later(new Date(), 3600))
    expect((await server.call('refreshToken', {}, { token, headers: { cookie } })).status).toBe(200)
  })

  it('gives two tabs that refresh at once the same successor', async () => {
    const cookie = cookieOf(await logIn())
    const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(cookieOf)).size).toBe(1)
  })

  it('ends the whole family when an old token is used again', async () => {
    const stolen = cookieOf(await logIn())
    const current = cookieOf(await refresh(cookieOf(await refresh(stolen))))
    server.setNow(later(new Date(), 60))
    const reuse = await refresh(stolen)
    expect(reuse.status).toBe(401)
    expect(reuse.problem().type).toContain('session-over')
    expect((await refresh(current)).status).toBe(401)
  })

  it('AUTH-04 answers a page again whose answer was lost, and the session goes on', async () => {
    const cookie = cookieOf(await logIn())
    const start = new Date()
    server.setNow(start)
    await refresh(cookie)
    server.setNow(later(start, 3600))
    const answer = await refresh(cookie)
    expect((await server.call('currentUser', {}, { token: answer.output().token })).status).toBe(200)
    expect((await refresh(cookieOf(answer))).status).toBe(200)
  })

  it('ends the session an hour after an answer that was lost', async () => {
    const cookie = cookieOf(await logIn())
    const start = new Date()
    server.setNow(start)
    await refresh(cookie)
    server.setNow(later(start, 3601))
    expect((await refresh(cookie)).status).toBe(401)
  })

  it('ends the session when two browsers use one token, as soon as either of them uses it again', async () => {
    const shared = cookieOf(await logIn())
    const start = new Date()
    server.setNow(start)
    const first = cookieOf(await refresh(shared))
    server.setNow(later(start, 60))
    const second = cookieOf(await refresh(shared))
    expect(second).not.toBe(first)
    const next = cookieOf(await refresh(second))
    expect((await refresh(first)).problem().type).toContain('session-over')
    expect((await refresh(next)).status).toBe(401)
  })

  it('AUTH-04 answers a request that was overtaken, and leaves the newer cookie alone', async () => {
    const cookie = cookieOf(await logIn())
    const current = cookieOf(await refresh(cookieOf(await refresh(cookie))))
    const late = await refresh(cookie)
    expect(late.status).toBe(200)
    expect(setCookieOf(late)).toBe('')
    expect((await refresh(current)).status).toBe(200)
  })

  it('AUTH-04 leaves the cookie alone when it refuses: the browser may have a newer one by then', async () => {
    const old = cookieOf(await logIn())
    await server.call('logout', {}, { headers: { cookie: old } })
    const refused = await refresh(old)
    expect(refused.status).toBe(401)
    expect(setCookieOf(refused)).toBe('')
  })

  it('AUTH-04 answers 401 without a cookie, with an unknown cookie and with an expired cookie', async () => {
    const cookie = cookieOf(await logIn())
    expect((await server.call('refreshToken', {})).status).toBe(401)
    expect((await refresh('gauze_refresh=unknown')).status).toBe(401)
    server.setNow(later(new Date(), 15 * 86_400))
    expect((await refresh(cookie)).status).toBe(401)
  })

  it('API-23 AUTH-10 is over after logout, in every tab', async () => {
    const cookie = cookieOf(await logIn())
    const answer = await server.call('logout', {}, { headers: { cookie } })
    expect(answer.output()).toEqual({ success: true })
    expect(setCookieOf(answer)).toMatch(/^gauze_refresh=;/)
    expect((await refresh(cookie)).status).toBe(401)
    expect((await server.call('logout', {})).status).toBe(200)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
  ])('does nothing for a request that %s made the browser send', async (_case, headers) => {
    const cookie = cookieOf(await logIn())
    expect((await refresh(cookie, headers)).status).toBe(403)
    expect((await server.call('logout', {}, { headers: { cookie, ...headers } })).status).toBe(403)
    expect((await refresh(cookie, { origin: 'http://localhost:3000', host: 'inner:8080' })).status, 'a proxy').toBe(200)
    expect((await refresh(cookie, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).status).toBe(200)
  })
})

describe('password reset', () => {
  const newPassword = 'a new password, long enough'
  const lastHash = async () => {
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'password-reset'))
    const link = /http\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
    return { mails: mails.length, hash: new URL(link).searchParams.get('hash') ?? '', link }
  }
  const reset = (hash: string, password = newPassword, passwordMatch = password) =>
    server.call('resetPassword', { username, hash, password, passwordMatch })

  it('API-25 AUTH-07 AUTH-13 says the same for an unknown username and mails only known users', async () => {
    for (const name of ['nobody@nowhere.example', ` ${username.toUpperCase()} `]) {
      expect((await server.call('createResetHash', { username: name })).output()).toEqual({
        message: 'Check your mail inbox',
      })
    }
    const { mails, link } = await lastHash()
    expect(mails).toBe(1)
    expect(link).toMatch(/^http:\/\/localhost:3000\/login\?username=nurse%40clinic\.example&hash=/)
  })

  it('API-27 API-28 AUTH-07 sets the password once, ends sessions, and is over in an hour', async () => {
    const cookie = cookieOf(await logIn())
    const { hash } = await lastHash()
    const valid = async (name = username) =>
      (await server.call('validatePasswordReset', { username: name, hash })).output().valid
    expect(await valid()).toBe(true)
    expect(await valid('gone@clinic.example')).toBe(false)
    server.setNow(later(new Date(), 3601))
    expect(await valid()).toBe(false)
    server.setNow(null)

    const mismatch = await reset(hash, newPassword, 'another')
    expect(mismatch.status).toBe(400)
    expect(mismatch.problem().errors).toEqual({ passwordMatch: ['must be the same as the password'] })
    expect((await reset(hash, 'short', 'short')).problem().errors).toEqual({
      password: ['Must be at least 12 characters'],
    })

    expect((await reset(hash, ' '.repeat(12))).problem().errors).toEqual({ password: ['Must not be only spaces'] })
    expect((await reset(hash, 'a'.repeat(12))).problem().errors).toEqual({
      password: ['Cannot be one character repeated'],
    })
    expect((await reset(hash, username.toUpperCase())).problem().errors).toEqual({
      password: ['Cannot be your username'],
    })

    expect((await reset(hash)).output()).toEqual({ message: 'Password Reset! Logging you in' })
    expect((await server.call('login', { username, password: newPassword })).status).toBe(200)
    expect((await logIn()).status).toBe(401)
    expect((await refresh(cookie)).status).toBe(401)

    const again: TestAnswer<'resetPassword'> = await reset(hash)
    expect(again.status).toBe(422)
    expect(again.problem().detail).toBe('This reset link has been used or has expired. Please ask for a new one.')
  })
})

describe('request access', () => {
  it('API-26 AUTH-01 AUTH-08 stores the request with the mail address trimmed and in lower case', async () => {
    const answer = await server.call('requestAccess', {
      company: 'Lakeside',
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '555-0100',
      email: '  Ann.Lee@Lakeside.EXAMPLE ',
    })
    expect(answer.output()).toEqual({ message: 'Your request has been created' })
    const [row] = await server.db.select().from(accessRequests)
    expect(row?.email).toBe('ann.lee@lakeside.example')
  })

  it.each(['call me!!', '-------', '5'])('API-26 AUTH-08 refuses %j as a telephone number', async (phone) => {
    const form = { company: 'Lakeside', firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@lakeside.example' }
    const answer = await server.call('requestAccess', { ...form, phone })
    expect(answer.status).toBe(400)
    expect(answer.problem().errors).toEqual({ phone: ['Enter a telephone number such as (518) 555-0100'] })
  })
})
