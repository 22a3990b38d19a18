import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { importPKCS8, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sessions, users } from '../../db/schema/index.js'
import { addCompany, testPassword } from '../../testing/demo-company.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'
import { addPartner, listPartners, removePartner } from './partners.repository.js'

const site = 'https://intranet.example'
const otherSite = 'https://other.example'
const page = `${site}/supplies?ward=3`
const verifier = 'a-verifier-of-the-page-that-asked-for-the-code'
const challenge = createHash('sha256').update(verifier).digest('base64url')
const username = 'nurse@clinic.example'

let server: TestServer
let accountId: number

beforeAll(async () => {
  server = await startTestServer({ environment: { GAUZE_CORS_ORIGINS: `${site},${otherSite}` } })
  ;({ accountId } = await addCompany(server.db, { username }))
  await addCompany(server.db, { username: 'stranger@other.example' })
})
afterEach(() => server.setNow(null))
afterAll(() => server.close())

async function signInToStore() {
  const answer = await server.call('login', { username, password: testPassword })
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  return { token: answer.output().token, cookie }
}

type Store = Awaited<ReturnType<typeof signInToStore>>

function approve({ token, cookie }: Store, asked: { clientId?: string; redirectUri?: string } = {}) {
  return server.call(
    'approveSite',
    { clientId: site, redirectUri: page, codeChallenge: challenge, ...asked },
    { token, headers: { cookie } },
  )
}

/** A form as a page of a site sends it; without an origin, a server. */
async function post(path: string, fields: Record<string, string>, origin: string | null = site) {
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin === null ? {} : { origin }) },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, string>>() }
}

function exchange(code: string, fields: Record<string, string> = {}, origin?: string | null) {
  const request = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: page, ...fields }
  return post('/oauth/token', request, origin)
}

function renew(token: string, origin?: string | null) {
  return post('/oauth/token', { grant_type: 'refresh_token', refresh_token: token }, origin)
}

async function signInOnSite() {
  const store = await signInToStore()
  const { code } = (await approve(store)).output()
  const { body } = await exchange(code)
  return { store, code, access: body.access_token ?? '', refresh: body.refresh_token ?? '' }
}

async function isLive(token: string) {
  return (await server.call('currentUser', {}, { token })).status === 200
}

type SignedIn = Awaited<ReturnType<typeof signInOnSite>>

function later(from: Date, seconds: number) {
  return new Date(from.getTime() + seconds * 1000)
}

describe('a sign-in that a person allows on another site', () => {
  it('PLUS-07 gives the page that asked a token of the person, once, without a cookie', async () => {
    const { code } = (await approve(await signInToStore())).output()
    const { status, headers, body } = await exchange(code)
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['access-control-allow-origin']).toBe(site)
    const { user } = (await server.call('currentUser', {}, { token: body.access_token ?? '' })).output()
    expect(user.username).toBe(username)
  })

  it.each([
    ['a site that is not listed', { clientId: 'https://evil.example', redirectUri: 'https://evil.example/' }],
    ['a page of another site', { redirectUri: `${otherSite}/` }],
    ['a page that only looks like the site', { redirectUri: 'https://intranet.example.evil.example/' }],
    ['a page with somebody’s name in its address', { redirectUri: 'https://evil@intranet.example/' }],
    ['a fragment, where a code would stay', { redirectUri: `${page}#part` }],
    ['a page with a password in its address', { redirectUri: 'https://:secret@intranet.example/' }],
    ['a page that a script of the site made', { redirectUri: `blob:${site}/3f2a` }],
    ['no address', { redirectUri: 'javascript:alert(1)' }],
  ])('PLUS-07 makes no code for %s', async (_case, asked: { clientId?: string; redirectUri: string }) => {
    const answer = await approve(await signInToStore(), asked)
    expect(answer.status).toBe(403)
    expect(answer.problem().type).toContain('site-unknown')
    const { clientId = site, redirectUri } = asked
    const shown = await server.call('getSite', { clientId, redirectUri })
    expect(shown.status).toBe(403)
  })

  it('PLUS-07 names a site that is not listed, and the setting that lists it', async () => {
    const unlisted = 'https://ward.example'
    const shown = await server.call('getSite', { clientId: unlisted, redirectUri: `${unlisted}/supplies` })
    expect(shown.problem().detail).toMatch(/on https:\/\/ward\.example\. .*GAUZE_CORS_ORIGINS=https:\/\/ward\.example/)
  })

  it('PLUS-07 makes no code for an access token alone, which another site may hold, nor for another person’s cookie', async () => {
    const store = await signInToStore()
    const colleague = await signInToStore()
    expect((await approve({ ...store, cookie: '' })).status).toBe(401)
    expect((await approve({ ...store, cookie: colleague.cookie })).status).toBe(401)
  })

  it('PLUS-07 gives a page of a listed site nothing for the cookie, which a browser sends from a neighboring host', async () => {
    const store = await signInToStore()
    const headers = { cookie: store.cookie, origin: site }
    expect((await server.call('refreshToken', {}, { headers })).status).toBe(401)
    const asked = { clientId: otherSite, redirectUri: `${otherSite}/`, codeChallenge: challenge }
    expect((await server.call('approveSite', asked, { token: store.token, headers })).status).toBe(401)
    expect((await server.call('refreshToken', {}, { headers: { cookie: store.cookie } })).status).toBe(200)
  })

  it.each([
    ['with another verifier', { code_verifier: 'another-verifier-of-somebody-who-saw-the-code' }, site],
    ['for another page', { redirect_uri: `${site}/` }, site],
    ['on another listed site', {}, otherSite],
  ])('PLUS-07 refuses a leaked code %s, and uses it up', async (_case, fields, origin) => {
    const { code } = (await approve(await signInToStore())).output()
    const leaked = await exchange(code, fields, origin)
    expect(leaked.status).toBe(400)
    expect(leaked.body.error).toBe('invalid_grant')
    expect((await exchange(code)).body.error).toBe('invalid_grant')
  })

  it.each([['https://evil.example'], [null]])('PLUS-07 gives nothing to the origin %s', async (origin) => {
    const { code } = (await approve(await signInToStore())).output()
    const answer = await exchange(code, {}, origin)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe('invalid_grant')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('PLUS-07 ends the session of a code that is used twice', async () => {
    const { code, access, refresh } = await signInOnSite()
    expect(await isLive(access)).toBe(true)
    expect((await exchange(code)).status).toBe(400)
    expect(await isLive(access)).toBe(false)
    expect((await renew(refresh)).body.error).toBe('invalid_grant')
  })

  it('PLUS-07 gives one of two simultaneous requests a token, and then ends its session', async () => {
    const { code } = (await approve(await signInToStore())).output()
    const answers = await Promise.all([exchange(code), exchange(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const token = answers.find(({ status }) => status === 200)?.body.access_token ?? ''
    expect(await isLive(token)).toBe(false)
  })

  it('PLUS-07 refuses a code after a minute', async () => {
    const start = new Date()
    server.setNow(start)
    const { code } = (await approve(await signInToStore())).output()
    server.setNow(later(start, 61))
    expect((await exchange(code)).body.error).toBe('invalid_grant')
  })

  it('PLUS-07 opens nothing when the person has left the store meanwhile', async () => {
    const store = await signInToStore()
    const { code } = (await approve(store)).output()
    await server.call('logout', {}, { headers: { cookie: store.cookie } })
    expect((await exchange(code)).body.error).toBe('invalid_grant')
  })
})

describe('the session of another site', () => {
  it('PLUS-07 goes on over days by a refresh token that rotates', async () => {
    let { refresh } = await signInOnSite()
    const start = new Date()
    for (const hours of [1, 30, 200, 500]) {
      server.setNow(later(start, hours * 3600))
      const { status, body } = await renew(refresh)
      expect(status).toBe(200)
      expect(await isLive(body.access_token ?? '')).toBe(true)
      refresh = body.refresh_token ?? ''
    }
  })

  it('PLUS-07 ends with all its tokens when a leaked refresh token is used again', async () => {
    const { refresh } = await signInOnSite()
    const start = new Date()
    server.setNow(start)
    const owner = (await renew((await renew(refresh)).body.refresh_token ?? '')).body
    server.setNow(later(start, 60))
    expect((await renew(refresh)).body.error).toBe('invalid_grant')
    expect((await renew(owner.refresh_token ?? '')).body.error).toBe('invalid_grant')
    expect(await isLive(owner.access_token ?? '')).toBe(false)
  })

  it.each([['another listed site', otherSite]])(
    'PLUS-07 ends when %s uses its refresh token',
    async (_case, origin) => {
      const { refresh, access } = await signInOnSite()
      expect((await renew(refresh, origin)).body.error).toBe('invalid_grant')
      expect(await isLive(access)).toBe(false)
      expect((await renew(refresh)).body.error).toBe('invalid_grant')
    },
  )

  it('PLUS-07 cannot be renewed by the store’s cookie, nor the store’s session by a site', async () => {
    const { refresh, access, store } = await signInOnSite()
    const cookie = `gauze_refresh=${refresh}`
    expect((await server.call('refreshToken', {}, { headers: { cookie } })).status).toBe(401)
    expect(await isLive(access)).toBe(false)
    const stolen = store.cookie.replace('gauze_refresh=', '')
    expect((await renew(stolen)).body.error).toBe('invalid_grant')
  })

  it.each([
    ['of the store', ({ store }: SignedIn) => server.call('logout', {}, { headers: { cookie: store.cookie } })],
    ['on the site, by its access token', ({ access }: SignedIn) => server.call('logout', {}, { token: access })],
    ['on the site, by revoking its access token', ({ access }: SignedIn) => post('/oauth/revoke', { token: access })],
    ['on the site, by its refresh token', ({ refresh }: SignedIn) => post('/oauth/revoke', { token: refresh })],
  ])('PLUS-07 ends with the store’s session when the person signs out %s', async (_case, signOut) => {
    const signedIn = await signInOnSite()
    const colleague = await signInOnSite()
    expect((await signOut(signedIn)).status).toBe(200)
    expect(await isLive(signedIn.access)).toBe(false)
    expect(await isLive(signedIn.store.token)).toBe(false)
    expect((await renew(signedIn.refresh)).body.error).toBe('invalid_grant')
    expect(await isLive(colleague.access)).toBe(true)
  })

  it('PLUS-07 keeps itself and the store behind it when the person signs out everywhere else', async () => {
    const elsewhere = await signInToStore()
    const { store, access } = await signInOnSite()
    expect((await server.call('signOutDevice', { id: 'others' }, { token: access })).status).toBe(200)
    expect(await isLive(elsewhere.token)).toBe(false)
    expect([await isLive(access), await isLive(store.token)]).toEqual([true, true])
  })

  it('PLUS-07 is not ended by a token of nobody, nor the store’s session by its own cookie', async () => {
    const store = await signInToStore()
    expect((await post('/oauth/revoke', { token: 'unknown' })).status).toBe(200)
    expect((await post('/oauth/revoke', {})).status).toBe(400)
    for (const token of [store.cookie.replace('gauze_refresh=', ''), store.token]) {
      expect((await post('/oauth/revoke', { token })).status).toBe(200)
    }
    expect(await isLive(store.token)).toBe(true)
  })

  it('PLUS-07 signs out while a code is exchanged, and leaves no session behind', async () => {
    for (let round = 0; round < 12; round += 1) {
      const store = await signInToStore()
      const { code } = (await approve(store)).output()
      const [logout, exchanged] = await Promise.all([
        server.call('logout', {}, { headers: { cookie: store.cookie } }),
        exchange(code),
        approve(store).then(({ status }) => expect([200, 401]).toContain(status)),
      ])
      expect(logout.status).toBe(200)
      expect(await isLive(store.token)).toBe(false)
      if (exchanged.status === 200) expect(await isLive(exchanged.body.access_token ?? '')).toBe(false)
    }
  })

  it('PLUS-07 ends by signing out on the site, though the person has logged in to the store again since', async () => {
    const { store, access } = await signInOnSite()
    const again = await server.call(
      'login',
      { username, password: testPassword },
      { headers: { cookie: store.cookie } },
    )
    expect(await isLive(store.token)).toBe(false)
    expect([await isLive(access), await isLive(again.output().token)]).toEqual([true, true])
    await post('/oauth/revoke', { token: access })
    expect([await isLive(access), await isLive(again.output().token)]).toEqual([false, false])
  })

  it('PLUS-07 names the site where the person sees where they are signed in', async () => {
    const { store } = await signInOnSite()
    const devices = await server.db.select({ device: sessions.device }).from(sessions).where(eq(sessions.origin, site))
    expect(devices.length).toBeGreaterThan(0)
    expect(new Set(devices.map(({ device }) => device))).toEqual(new Set(['at intranet.example']))
    expect(await isLive(store.token)).toBe(true)
  })
})

describe('the token endpoint', () => {
  it.each([
    ['no grant', {}, 'invalid_request'],
    ['another grant', { grant_type: 'password', username: 'a', password: 'b' }, 'unsupported_grant_type'],
    ['a code without its verifier', { grant_type: 'authorization_code', code: 'x'.repeat(43) }, 'invalid_request'],
    ['a refresh token of nobody', { grant_type: 'refresh_token', refresh_token: 'x'.repeat(43) }, 'invalid_grant'],
  ])('PLUS-07 says why it refuses %s', async (_case, fields: Record<string, string>, error) => {
    const answer = await post('/oauth/token', fields)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe(error)
    expect(answer.body.error_description).toMatch(/\.$/)
  })

  it('PLUS-07 describes itself to every client of OAuth 2', async () => {
    const answer = await server.app.inject('/.well-known/oauth-authorization-server')
    expect(answer.json()).toMatchObject({
      issuer: 'http://localhost:3000',
      token_endpoint: 'http://localhost:3000/oauth/token',
      code_challenge_methods_supported: ['S256'],
    })
  })
})

describe('a partner that signs its own people in', () => {
  const issuer = 'https://identity.clinic.example'
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

  beforeAll(async () => {
    await addPartner(server.db, { name: 'Clinic intranet', accountId, issuer, publicKey })
    await server.db
      .insert(users)
      .values({ accountId, ...parentLogin, firstName: 'A', lastName: 'B', passwordHash: '', isParentLogin: true })
  })

  const parentLogin = { username: 'parent@clinic.example', email: 'parent@clinic.example' }

  interface Claims {
    readonly iss?: string
    readonly sub?: string
    readonly aud?: string
    readonly jti?: string
    readonly seconds?: number
    readonly issuedIn?: number
  }

  async function assertion({ iss = issuer, sub = username, aud = 'http://localhost:3000', ...rest }: Claims = {}) {
    const { jti = randomUUID(), seconds = 120, issuedIn = 0 } = rest
    const issued = Math.floor(Date.now() / 1000) + issuedIn
    return new SignJWT({ jti })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(iss)
      .setSubject(sub)
      .setAudience(aud)
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(await importPKCS8(privateKey, 'ES256'))
  }

  function exchangeFor(subjectToken: string, origin: string | null = null) {
    return post(
      '/oauth/token',
      {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: subjectToken,
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      },
      origin,
    )
  }

  it('PLUS-07 gets a token of a person of its company, server to server, and no refresh token', async () => {
    const { status, body } = await exchangeFor(await assertion())
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
    expect(body.refresh_token).toBeUndefined()
    expect((await server.call('currentUser', {}, { token: body.access_token ?? '' })).output().user.username).toBe(
      username,
    )
  })

  it.each([
    ['a person of another company', { sub: 'stranger@other.example' }],
    ['nobody', { sub: 'nobody@clinic.example' }],
    ['another store', { aud: 'https://another-store.example' }],
    ['an issuer that is no partner', { iss: 'https://evil.example' }],
    ['an hour', { seconds: 3600 }],
    ['a minute of tomorrow', { seconds: 60, issuedIn: 86_400 }],
    ['a moment that has passed', { seconds: -60 }],
  ])('PLUS-07 gets nothing by an assertion for %s', async (_case, claims: Claims) => {
    const { status, body } = await exchangeFor(await assertion(claims))
    expect(status).toBe(400)
    expect(body.error).toBe('invalid_grant')
  })

  it('PLUS-07 gets nothing by an assertion that was used, that another key signed, or that nobody signed', async () => {
    const used = await assertion()
    expect((await exchangeFor(used)).status).toBe(200)
    expect((await exchangeFor(used)).body.error_description).toContain('used before')
    const [header = '', payload = '', signature = ''] = (await assertion()).split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'stranger@other.example' }),
    ).toString('base64url')
    const symmetric = await new SignJWT({ jti: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(username)
      .setAudience('http://localhost:3000')
      .setIssuedAt()
      .setExpirationTime('2m')
      .sign(new TextEncoder().encode(publicKey))
    for (const bad of [`${header}.${forged}.${signature}`, `${none}.${payload}.`, symmetric, 'x'.repeat(40)]) {
      const { status, body } = await exchangeFor(bad)
      expect(status).toBe(400)
      expect(body.error).toBe('invalid_grant')
    }
  })

  it('PLUS-07 moves nobody to another account', async () => {
    const { body } = await exchangeFor(await assertion({ sub: 'parent@clinic.example' }))
    const answer = await server.call(
      'switchAccount',
      { accountSwitchId: accountId },
      { token: body.access_token ?? '' },
    )
    expect(answer.status).toBe(403)
    expect(answer.problem().type).toContain('partner-session')
  })

  it('PLUS-07 ends the session that its server has opened', async () => {
    const { body } = await exchangeFor(await assertion())
    expect((await post('/oauth/revoke', { token: body.access_token ?? '' }, null)).status).toBe(200)
    expect(await isLive(body.access_token ?? '')).toBe(false)
  })

  it('PLUS-07 is refused when a page sends the assertion', async () => {
    expect((await exchangeFor(await assertion(), site)).body.error).toBe('invalid_request')
  })

  it('PLUS-07 loses its sessions with the agreement', async () => {
    const { body } = await exchangeFor(await assertion())
    const [row] = await listPartners(server.db)
    expect(await removePartner(server.db, row?.partner.id ?? 0)).toBe(true)
    await server.services.sessions.catchUp()
    expect(await isLive(body.access_token ?? '')).toBe(false)
    expect((await exchangeFor(await assertion())).body.error).toBe('invalid_grant')
  })
})
