import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createVault } from '../../base/vault.js'
import { inTransaction } from '../../db/client.js'
import { callRows } from '../../testing/call-records.js'
import { addCompany, testPassword } from '../../testing/demo-company.js'
import { operate } from '../../testing/operate.js'
import { createSoftAuthenticator, type SoftAuthenticator } from '../../testing/soft-authenticator.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
let count = 0
let now: Date
let me: { username: string; userId: number; accountId: number }

const origin = 'http://localhost:3000'
const day = '2026-03-11'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  now = new Date(`${day}T14:00:00Z`)
  server.setNow(now)
  me = await addPerson()
})

async function addPerson() {
  count += 1
  const username = `person-${count}@clinic.example`
  const { userId, accountId } = await addCompany(server.db, { username, isAdmin: true })
  return { username, userId, accountId }
}

/** Another person of the same company. */
async function addColleague({ accountId }: { accountId: number }) {
  const colleague = await addPerson()
  await server.db.execute(sql`UPDATE users SET account_id = ${accountId} WHERE id = ${colleague.userId}`)
  return { ...colleague, accountId }
}

function later(seconds: number) {
  now = new Date(now.getTime() + seconds * 1000)
  server.setNow(now)
}

function cookiesOf(headers: Record<string, unknown>): string {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  return set.map((cookie) => cookie.split(';')[0]).join('; ')
}

function login(who: { username: string } = me) {
  return server.call('login', { username: who.username, password: testPassword })
}

async function tokenOf(who: { username: string } = me) {
  return (await login(who)).output().token
}

/** Logs in by password, which needs a second step. @returns headers with the cookie of that */
async function halfway(who: { username: string } = me) {
  const answer = await login(who)
  expect([answer.status, answer.problem().type]).toEqual([401, 'https://gauze.example/problems/two-factor-needed'])
  return { headers: { cookie: cookiesOf(answer.headers) } }
}

function codeOf(secret: string) {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
}

async function addApp(token: string) {
  const { secret } = (await server.call('startApp', { password: testPassword }, { token })).output()
  const { recoveryCodes } = (await server.call('confirmApp', { code: codeOf(secret) }, { token })).output()
  later(30)
  return { secret, codes: recoveryCodes ?? [] }
}

async function addPasskey(token: string, device: SoftAuthenticator, name = 'Laptop') {
  const options = (await server.call('startPasskey', { password: testPassword }, { token })).output()
  return server.call('addPasskey', { name, passkey: device.create(options) }, { token })
}

async function deviceOf(token: string) {
  const device = createSoftAuthenticator(origin)
  expect((await addPasskey(token, device)).status).toBe(200)
  return device
}

async function challenge() {
  return (await server.call('startPasskeySignIn', { isTwoFactor: false })).output()
}

function signIn(passkey: CallInput<'signInWithPasskey'>['passkey']) {
  return server.call('signInWithPasskey', { passkey })
}

function typeOf(answer: { problem(): { type: string } }) {
  return answer.problem().type.split('/').at(-1)
}

async function mailsTo(who: { username: string }) {
  const { rows } = await server.db.execute<{ text: string }>(
    sql`SELECT text FROM mail_outbox WHERE recipient = ${who.username} ORDER BY id`,
  )
  return rows.map(({ text }) => text)
}

async function eventsOf({ userId }: { userId: number }) {
  const { rows } = await server.db.execute<{ kind: string }>(
    sql`SELECT kind FROM security_events WHERE user_id = ${userId} ORDER BY id`,
  )
  return rows.map(({ kind }) => kind)
}

async function requireFrom(requiredFrom: string | null, { accountId }: { accountId: number } = me) {
  await server.db.execute(sql`UPDATE accounts SET two_factor_from = ${requiredFrom} WHERE id = ${accountId}`)
}

describe('passkeys', () => {
  it('PLUS-17 adds a passkey after the password, and it signs in without a username, as both steps', async () => {
    const token = await tokenOf()
    const device = createSoftAuthenticator(origin)
    const { steps, recoveryCodes } = (await addPasskey(token, device, ' Work laptop ')).output()
    expect(steps).toMatchObject({ isOn: true, appSince: null, recoveryCodesLeft: 10, arePasskeysOffered: true })
    expect(steps.passkeys).toMatchObject([{ name: 'Work laptop', createdAt: `${day}T14:00:00Z`, lastUsedAt: null }])
    expect(new Set(recoveryCodes).size).toBe(10)
    later(60)
    const signedIn = (await signIn(device.sign(await challenge()))).output()
    expect(signedIn.user.username).toBe(me.username)
    const after = (await server.call('getSignInSteps', {}, { token: signedIn.token })).output()
    expect(after.passkeys).toMatchObject([{ lastUsedAt: `${day}T14:01:00Z` }])
    expect(await eventsOf(me)).toEqual(['passkey-added', 'signed-in-with-passkey'])
    expect((await mailsTo(me)).at(-1)).toContain('a passkey, “Work laptop”, was added')
  })

  it('PLUS-17 needs the password or a passkey to add and to remove a passkey', async () => {
    const token = await tokenOf()
    expect((await server.call('startPasskey', {}, { token })).problem().errors).toEqual({
      password: ['Enter your password, or use a passkey.'],
    })
    expect(typeOf(await server.call('startApp', { password: 'wrong' }, { token }))).toBe('wrong-password')
    const device = await deviceOf(token)
    const { steps } = (await addPasskey(token, createSoftAuthenticator(origin), 'Phone')).output()
    const id = steps.passkeys.at(-1)?.id ?? 0
    expect(typeOf(await server.call('removePasskey', { id }, { token }))).toBe('proof-needed')
    const asked = (await server.call('startStepProof', {}, { token })).output()
    expect(asked.allowCredentials).toHaveLength(2)
    const removed = await server.call('removePasskey', { id, passkey: device.sign(asked) }, { token })
    expect(removed.output().passkeys).toMatchObject([{ name: 'Laptop' }])
    const again = await server.call('removePasskey', { id, passkey: device.sign(asked) }, { token })
    expect(typeOf(again)).toBe('passkey-refused')
    expect((await mailsTo(me)).at(-1)).toContain('the passkey “Phone” was removed')
  })

  it('PLUS-17 renames the person’s own passkey, and treats another person’s passkey as unknown', async () => {
    const token = await tokenOf()
    await deviceOf(token)
    const { passkeys } = (await server.call('getSignInSteps', {}, { token })).output()
    const id = passkeys[0]?.id ?? 0
    const renamed = (await server.call('renamePasskey', { id, name: 'Desk' }, { token })).output()
    expect(renamed.passkeys).toMatchObject([{ name: 'Desk' }])
    const other = await tokenOf(await addPerson())
    const stolen = await server.call('renamePasskey', { id, name: 'Mine' }, { token: other })
    const unknown = await server.call('renamePasskey', { id: 2_000_000, name: 'Mine' }, { token: other })
    expect([stolen.status, stolen.problem().detail]).toEqual([404, unknown.problem().detail])
    const removed = await server.call('removePasskey', { id, password: testPassword }, { token: other })
    expect(removed.status).toBe(404)
  })

  it('PLUS-17 refuses a signature for another page, another challenge, without verification, or again', async () => {
    const device = await deviceOf(await tokenOf())
    const stranger = createSoftAuthenticator(origin)
    const lies: [string, () => Promise<ReturnType<SoftAuthenticator['sign']>>][] = [
      ['another origin', async () => device.sign(await challenge(), { origin: 'http://localhost:3001' })],
      ['a challenge of nobody', async () => device.sign(await challenge(), { challenge: 'AAAA' })],
      ['no verification of the person', async () => device.sign(await challenge(), { isVerified: false })],
      ['no name of the person', async () => device.sign(await challenge(), { userHandle: undefined })],
      ['another person’s name', async () => device.sign(await challenge(), { userHandle: 'AAAA' })],
      ['a device of nobody', async () => stranger.sign(await challenge())],
      ['another key for a known id', async () => stranger.sign(await challenge(), { id: device.id })],
    ]
    const details = new Set<string>()
    for (const [lie, sign] of lies) {
      const answer = await signIn(await sign())
      expect([answer.status, typeOf(answer)], lie).toEqual([401, 'passkey-refused'])
      details.add(answer.problem().detail)
    }
    expect(details.size).toBe(1)
    const options = await challenge()
    const good = device.sign(options)
    expect((await signIn(good)).status).toBe(200)
    expect(typeOf(await signIn(good))).toBe('passkey-refused')
    expect(typeOf(await signIn(device.sign(options)))).toBe('passkey-refused')
  })

  it('PLUS-17 refuses a challenge after five minutes, and the copy of a device that counts less', async () => {
    const device = await deviceOf(await tokenOf())
    const late = await challenge()
    later(301)
    expect((await signIn(device.sign(late))).status).toBe(401)
    expect((await signIn(device.sign(await challenge(), { counter: 40 }))).status).toBe(200)
    expect((await signIn(device.sign(await challenge(), { counter: 40 }))).status).toBe(401)
    expect((await signIn(device.sign(await challenge(), { counter: 41 }))).status).toBe(200)
  })

  it('PLUS-17 takes the challenge of a new passkey only from the session that asked, once', async () => {
    const [token, elsewhere] = [await tokenOf(), await tokenOf()]
    const thief = await tokenOf(await addPerson())
    const start = async () => (await server.call('startPasskey', { password: testPassword }, { token })).output()
    const device = createSoftAuthenticator(origin)
    for (const other of [elsewhere, thief]) {
      const stolen = await server.call(
        'addPasskey',
        { name: 'X', passkey: device.create(await start()) },
        { token: other },
      )
      expect(typeOf(stolen)).toBe('passkey-refused')
    }
    const lie = { origin: 'https://gauze.example.net' }
    const wrong = await server.call('addPasskey', { name: 'X', passkey: device.create(await start(), lie) }, { token })
    expect(typeOf(wrong)).toBe('passkey-refused')
    const unverified = device.create(await start(), { isVerified: false })
    expect((await server.call('addPasskey', { name: 'X', passkey: unverified }, { token })).status).toBe(422)
    const good = device.create(await start())
    expect((await server.call('addPasskey', { name: 'X', passkey: good }, { token })).status).toBe(200)
    expect((await server.call('addPasskey', { name: 'X', passkey: good }, { token })).status).toBe(422)
    const known = device.create(await start())
    expect(typeOf(await server.call('addPasskey', { name: 'X', passkey: known }, { token }))).toBe('passkey-known')
  })

  it('PLUS-17 as the second step, takes no passkey of another person', async () => {
    const device = await deviceOf(await tokenOf())
    const other = await addPerson()
    const others = await deviceOf(await tokenOf(other))
    const { headers } = await halfway()
    const pending = (await server.call('getTwoFactor', {}, { headers })).output()
    expect(pending).toEqual({ ways: ['passkey', 'recoveryCode'], expiresAt: `${day}T14:05:00.000Z` })
    const start = async () => (await server.call('startPasskeySignIn', { isTwoFactor: true }, { headers })).output()
    expect((await start()).allowCredentials.map(({ id }) => id)).toEqual([device.id])
    expect((await signIn(others.sign(await start()))).status).toBe(401)
    expect((await signIn(device.sign(await start()))).output().user.username).toBe(me.username)
    expect((await server.call('startPasskeySignIn', { isTwoFactor: true })).status).toBe(401)
  })
})

describe('the authenticator app', () => {
  it('PLUS-17 counts once a code was entered, is asked for after the password, and shows its secret once', async () => {
    const token = await tokenOf()
    const setup = (await server.call('startApp', { password: testPassword }, { token })).output()
    expect(setup.uri).toContain(`secret=${setup.secret}`)
    expect(setup.qrCode.size).toBeGreaterThan(20)
    expect(setup.qrCode.path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/)
    expect((await login()).status).toBe(200)
    expect(typeOf(await server.call('confirmApp', { code: '000000' }, { token }))).toBe('wrong-code')
    const added = (await server.call('confirmApp', { code: codeOf(setup.secret) }, { token })).output()
    expect(added.steps).toMatchObject({ isOn: true, appSince: `${day}T14:00:00Z` })
    expect(JSON.stringify(added)).not.toContain(setup.secret)
    const { rows } = await server.db.execute<{ secret: string }>(
      sql`SELECT app_secret AS secret FROM two_factor_logins WHERE user_id = ${me.userId}`,
    )
    expect(rows[0]?.secret).not.toContain(setup.secret)
    later(30)
    const half = await halfway()
    const done = await server.call('submitTwoFactor', { way: 'app', code: codeOf(setup.secret) }, half)
    expect(done.output().user.username).toBe(me.username)
    expect((await server.call('getCart', {}, { token: done.output().token })).status).toBe(200)
    expect(await eventsOf(me)).toEqual(['app-added', 'signed-in-with-app'])
  })

  it('PLUS-17 takes a code once, even within its half minute, and for two logins at once', async () => {
    const token = await tokenOf()
    const setup = (await server.call('startApp', { password: testPassword }, { token })).output()
    await server.call('confirmApp', { code: codeOf(setup.secret) }, { token })
    const code = codeOf(setup.secret)
    expect(typeOf(await server.call('submitTwoFactor', { way: 'app', code }, await halfway()))).toBe('wrong-code')
    later(30)
    const next = codeOf(setup.secret)
    const halves = [await halfway(), await halfway()]
    const answers = await Promise.all(
      halves.map((half) => server.call('submitTwoFactor', { way: 'app', code: next }, half)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('PLUS-17 a login that waits for its code opens nothing, ends after five minutes, and works once', async () => {
    const { secret } = await addApp(await tokenOf())
    const half = await halfway()
    expect((await server.call('refreshToken', {}, half)).status).toBe(401)
    expect((await server.call('getCart', {}, half)).status).toBe(401)
    expect((await server.call('submitTwoFactor', { way: 'app', code: codeOf(secret) }, half)).status).toBe(200)
    later(30)
    const again = await server.call('submitTwoFactor', { way: 'app', code: codeOf(secret) }, half)
    expect([again.status, typeOf(again)]).toEqual([401, 'two-factor-over'])
    const late = await halfway()
    later(301)
    expect(typeOf(await server.call('submitTwoFactor', { way: 'app', code: codeOf(secret) }, late))).toBe(
      'two-factor-over',
    )
    expect(typeOf(await server.call('getTwoFactor', {}))).toBe('two-factor-over')
  })

  it('PLUS-17 a new password ends a login that waits for its code', async () => {
    const { secret } = await addApp(await tokenOf())
    const half = await halfway()
    await server.db.execute(sql`UPDATE users SET password_hash = 'another' WHERE id = ${me.userId}`)
    const answer = await server.call('submitTwoFactor', { way: 'app', code: codeOf(secret) }, half)
    expect(typeOf(answer)).toBe('two-factor-over')
  })

  it('PLUS-17 limits guesses over all logins, wherever they come from, and tells the owner of the password', async () => {
    const { secret } = await addApp(await tokenOf())
    const guess = async (half: Awaited<ReturnType<typeof halfway>>) =>
      server.call('submitTwoFactor', { way: 'app', code: '000000' }, half)
    const half = await halfway()
    const types = []
    for (let tries = 0; tries < 5; tries += 1) types.push(typeOf(await guess(half)))
    expect(types).toEqual(['wrong-code', 'wrong-code', 'wrong-code', 'wrong-code', 'two-factor-over'])
    expect((await mailsTo(me)).at(-1)).toContain('somebody entered your password and then several wrong codes')
    const locked = await server.call('submitTwoFactor', { way: 'app', code: codeOf(secret) }, await halfway())
    expect([locked.status, typeOf(locked)]).toEqual([429, 'too-many-attempts'])
    later(3600)
    const good = await server.call('submitTwoFactor', { way: 'app', code: codeOf(secret) }, await halfway())
    expect(good.status).toBe(200)
    expect(await eventsOf(me)).toContain('second-step-refused')
  })

  it('PLUS-17 a wrong password says the same, whether or not there is a second step', async () => {
    await addApp(await tokenOf())
    const wrong = (username: string) => server.call('login', { username, password: 'wrong' })
    const [own, unknown] = [await wrong(me.username), await wrong('nobody@clinic.example')]
    expect([own.status, own.problem().detail, own.headers['set-cookie']]).toEqual([
      unknown.status,
      unknown.problem().detail,
      unknown.headers['set-cookie'],
    ])
  })

  it('PLUS-17 the first added step signs out every other browser, a later step signs out none', async () => {
    const [token, other] = [await tokenOf(), await tokenOf()]
    await addApp(token)
    expect((await server.call('getCart', {}, { token: other })).status).toBe(401)
    expect((await server.call('getCart', {}, { token })).status).toBe(200)
    const second = (await addPasskey(token, createSoftAuthenticator(origin))).output()
    expect(second.recoveryCodes).toBeNull()
  })

  it('PLUS-17 a secret is confirmed only by the session that asked for it, and within a quarter of an hour', async () => {
    const [token, other] = [await tokenOf(), await tokenOf()]
    const { secret } = (await server.call('startApp', { password: testPassword }, { token })).output()
    const stolen = await server.call('confirmApp', { code: codeOf(secret) }, { token: other })
    expect(typeOf(stolen)).toBe('app-over')
    later(14 * 60)
    const fresh = await tokenOf()
    expect(typeOf(await server.call('confirmApp', { code: codeOf(secret) }, { token: fresh }))).toBe('app-over')
    expect((await server.call('confirmApp', { code: codeOf(secret) }, { token })).status).toBe(200)
  })

  it('PLUS-17 a secret that another store sealed, or moved to another person, opens nothing', () => {
    const [vault, other] = [createVault('a'.repeat(40)), createVault('b'.repeat(40))]
    const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'user 1')
    expect(vault.open(sealed, 'user 1')).toBe('JBSWY3DPEHPK3PXP')
    const tampered = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
    const wrong = [vault.open(sealed, 'user 2'), other.open(sealed, 'user 1'), vault.open(sealed.slice(0, 9), 'user 1')]
    expect([...wrong, vault.open(tampered, 'user 1')]).toEqual([null, null, null, null])
  })
})

describe('an app that the secret of another store sealed', () => {
  it('PLUS-17 is said to be unreadable, counts no attempt, and is replaced after a recovery code', async () => {
    const { secret, codes } = await addApp(await tokenOf())
    const sealed = createVault('b'.repeat(40)).seal(secret, `authenticator app of user ${me.userId}`)
    await server.db.execute(sql`UPDATE two_factor_logins SET app_secret = ${sealed} WHERE user_id = ${me.userId}`)
    const report = vi.spyOn(server.services.errors, 'report')
    onTestFinished(() => report.mockRestore())
    const half = await halfway()
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await server.call('submitTwoFactor', { way: 'app', code: codeOf(secret) }, half)
      expect([answer.status, typeOf(answer)]).toEqual([409, 'two-factor-unreadable'])
      expect(answer.problem().detail).toBe(
        'The store cannot read your authenticator app any more. Log in with a recovery code or a passkey, then add the app again.',
      )
      expect(report).toHaveBeenCalledTimes(tries + 1)
    }
    expect(String(report.mock.lastCall?.[0])).toContain('GAUZE_SECRET')
    const entered = await server.call('submitTwoFactor', { way: 'recoveryCode', code: codes[0] ?? '' }, half)
    const { token } = entered.output()
    const { secret: next } = await addApp(token)
    const done = await server.call('submitTwoFactor', { way: 'app', code: codeOf(next) }, await halfway())
    expect(done.status).toBe(200)
  })
})

describe('recovery codes', () => {
  it('PLUS-17 two codes at once for one login use up one code', async () => {
    const { codes } = await addApp(await tokenOf())
    const half = await halfway()
    const locked = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const other = inTransaction(server.db, async (tx) => {
      await tx.execute(sql`SELECT FROM recovery_codes WHERE user_id = ${me.userId} FOR UPDATE`)
      locked.resolve()
      await end.promise
    })
    await locked.promise
    const submitting = codes
      .slice(0, 2)
      .map((code) => server.call('submitTwoFactor', { way: 'recoveryCode', code }, half))
    await vi.waitFor(async () => {
      const { rows } = await server.db.execute(sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(2)
    }, 15_000)
    end.resolve()
    await other
    const answers = await Promise.all(submitting)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const token = answers.find(({ status }) => status === 200)?.output().token ?? ''
    expect((await server.call('getSignInSteps', {}, { token })).output().recoveryCodesLeft).toBe(9)
  })

  it('PLUS-17 each code signs in once, also in lower case and with spaces; new codes replace the old codes; only hashes are stored', async () => {
    const { secret, codes } = await addApp(await tokenOf())
    const [first = '', second = ''] = codes
    const use = async (code: string) => server.call('submitTwoFactor', { way: 'recoveryCode', code }, await halfway())
    const { token } = (await use(` ${first.toLowerCase().replaceAll('-', ' ')}`)).output()
    expect((await mailsTo(me)).at(-1)).toContain('You have 9 left')
    expect(typeOf(await use(first))).toBe('wrong-code')
    const { rows } = await server.db.execute<{ all: string }>(
      sql`SELECT string_agg(c::text, ' ') AS all FROM recovery_codes c`,
    )
    expect(rows[0]?.all).not.toContain(second.replaceAll('-', ''))
    const renewed = await server.call('renewRecoveryCodes', { password: testPassword }, { token })
    const [fresh = ''] = renewed.output().recoveryCodes ?? []
    expect(typeOf(await use(second))).toBe('wrong-code')
    expect((await use(fresh)).status).toBe(200)
    expect(codeOf(secret)).toHaveLength(6)
    expect(await eventsOf(me)).toEqual([
      'app-added',
      'signed-in-with-recovery-code',
      'codes-renewed',
      'signed-in-with-recovery-code',
    ])
  })

  it('PLUS-17 end with the last second step; then the password is enough again', async () => {
    const token = await tokenOf()
    await addApp(token)
    const off = await server.call('removeApp', { password: testPassword }, { token })
    expect(off.output()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    expect((await login()).status).toBe(200)
    const renewing = await server.call('renewRecoveryCodes', { password: testPassword }, { token })
    expect(typeOf(renewing)).toBe('no-two-factor')
  })
})

describe('a second step that the company requires', () => {
  it('PLUS-17 a login without a second step may only add one and sign out', async () => {
    await requireFrom(day)
    const { token, user } = (await login()).output()
    expect(user.mustAddTwoFactor).toBe(true)
    const allowed = callRows.flatMap(([name, { access }]) => (access.unfinished === 'allowed' ? [name] : []))
    expect(allowed).toEqual(['currentUser', 'getSignInSteps', 'startPasskey', 'addPasskey', 'startApp', 'confirmApp'])
    for (const [name, call] of callRows) {
      // The sign-in calls ignore the token.
      if (allowed.includes(name) || (call.access.caller === 'visitor' && call.path.startsWith('/api/auth/'))) continue
      const answer = await server.callAny(
        name,
        { ...call.sample, id: 1 },
        { token, idempotencyKey: crypto.randomUUID() },
      )
      expect([answer.status, answer.status === 403 && typeOf(answer)], name).toEqual([403, 'two-factor-missing'])
    }
  })

  it('PLUS-17 adding a step needs no password again right after the login, and gives the login all rights', async () => {
    await requireFrom(day)
    const signedIn = await login()
    const { token } = signedIn.output()
    const headers = { cookie: cookiesOf(signedIn.headers) }
    expect((await server.call('getSignInSteps', {}, { token })).output().isProofNeeded).toBe(false)
    const { secret } = (await server.call('startApp', {}, { token })).output()
    expect((await server.call('confirmApp', { code: codeOf(secret) }, { token })).output().recoveryCodes).toHaveLength(
      10,
    )
    const renewed = (await server.call('refreshToken', {}, { headers })).output().token
    expect((await server.call('getCart', {}, { token: renewed })).status).toBe(200)
    const { user } = (await server.call('currentUser', {}, { token: renewed })).output()
    expect(user.mustAddTwoFactor).toBeUndefined()
    const off = await server.call('removeApp', { password: testPassword }, { token: renewed })
    expect([off.status, typeOf(off)]).toEqual([409, 'two-factor-required'])
  })

  it('PLUS-17 a quarter of an hour later, adding a step needs the password again', async () => {
    await requireFrom(day)
    const { token } = (await login()).output()
    later(14 * 60)
    await server.db.execute(
      sql`UPDATE sessions SET created_at = created_at - interval '2 minutes' WHERE user_id = ${me.userId}`,
    )
    expect(typeOf(await server.call('startApp', {}, { token }))).toBe('proof-needed')
    expect((await server.call('startApp', { password: testPassword }, { token })).status).toBe(200)
  })

  it('PLUS-17 begins on its day in New York, and then holds for sessions that began before', async () => {
    await requireFrom('2026-03-12')
    const signedIn = await login()
    const headers = { cookie: cookiesOf(signedIn.headers) }
    const { token } = signedIn.output()
    server.setNow(new Date('2026-03-12T03:59:00Z'))
    const before = (await server.call('refreshToken', {}, { headers })).output().token
    expect((await server.call('getCart', {}, { token: before })).status).toBe(200)
    server.setNow(new Date('2026-03-12T04:00:30Z'))
    const after = await server.call('refreshToken', {}, { headers: { cookie: headers.cookie } })
    expect((await server.call('getCart', {}, { token: after.output().token })).status).toBe(403)
    expect(token).not.toBe(before)
  })

  it('PLUS-17 holds for no punch-out session, and refuses a punch-out user a login by password', async () => {
    await requireFrom(day)
    await server.db.execute(sql`UPDATE users SET is_punchout = true WHERE id = ${me.userId}`)
    const answer = await login()
    expect([answer.status, typeOf(answer)]).toEqual([403, 'punchout-only'])
    const owner = { userId: me.userId, accountId: me.accountId, isAdmin: false, isPriceVisible: true }
    const { rows } = await server.db.execute<{ id: number; version: number }>(sql`
      INSERT INTO sessions (user_id, account_id) VALUES (${me.userId}, ${me.accountId})
      RETURNING id, (SELECT session_version FROM users WHERE id = ${me.userId}) AS version`)
    const [session] = rows
    const token = await server.services.tokens.sign({
      ...owner,
      sessionId: session?.id ?? 0,
      sessionVersion: session?.version ?? 0,
      isPunchout: true,
      isParentLogin: false,
      mayPay: false,
    })
    expect((await server.call('getCart', {}, { token })).status).toBe(200)
  })
})

describe('administrators', () => {
  it('PLUS-17 require a second step from today on or later, once they have one themselves; people without a step get a mail', async () => {
    const colleague = await addColleague(me)
    const token = await tokenOf()
    const save = (requiredFrom: string | null) => server.call('saveTwoFactorRule', { requiredFrom }, { token })
    expect(typeOf(await save(day))).toBe('own-two-factor-first')
    await addApp(token)
    expect((await save('2026-03-10')).problem().errors).toEqual({ requiredFrom: ['must be today or a later day'] })
    const rule = (await save('2026-03-20')).output()
    expect(rule).toMatchObject({ requiredFrom: '2026-03-20', isRequired: false })
    expect(rule.people.map(({ hasApp, passkeys, isSelf }) => [hasApp, passkeys, isSelf]).toSorted()).toEqual([
      [false, 0, false],
      [true, 0, true],
    ])
    expect((await mailsTo(colleague)).at(-1)).toContain('from 03/20/2026 on')
    expect((await mailsTo(me)).join()).not.toContain('from 03/20')
    const { rows } = await server.db.execute<{ kind: string; detail: string }>(
      sql`SELECT kind, detail FROM security_events WHERE account_id = ${me.accountId} AND user_id IS NULL`,
    )
    expect(rows).toEqual([{ kind: 'rule-changed', detail: '2026-03-20' }])
    expect((await save(null)).output().requiredFrom).toBeNull()
  })

  it('PLUS-17 reset the second step of a colleague, who is signed out and mailed, but not of other people', async () => {
    const colleague = await addColleague(me)
    const stranger = await addPerson()
    const theirs = await tokenOf(colleague)
    const device = await deviceOf(theirs)
    const token = await tokenOf()
    const reset = (id: number) => server.call('resetTwoFactor', { id }, { token })
    expect((await reset(colleague.userId)).status).toBe(200)
    expect((await server.call('getCart', {}, { token: theirs })).status).toBe(401)
    expect((await signIn(device.sign(await challenge()))).status).toBe(401)
    expect((await login(colleague)).status).toBe(200)
    expect((await mailsTo(colleague)).at(-1)).toContain('An administrator of your company removed')
    expect(await eventsOf(colleague)).toEqual(['passkey-added', 'second-step-reset'])
    expect((await reset(stranger.userId)).status).toBe(404)
    expect(typeOf(await reset(me.userId))).toBe('own-two-factor')
    await server.db.execute(sql`UPDATE users SET is_admin = false WHERE id = ${colleague.userId}`)
    const buyer = await tokenOf(colleague)
    const tried = await server.call('resetTwoFactor', { id: me.userId }, { token: buyer })
    expect(typeOf(tried)).toBe('admins-only')
  })

  it('PLUS-17 an operator resets the last administrator’s, and the audit trail cannot be edited', async () => {
    await addApp(await tokenOf())
    const run = (...words: string[]) => operate(['users', ...words], { DATABASE_URL: server.databaseUrl })
    expect(await run('reset-two-factor', ` ${me.username.toUpperCase()}`)).toContain(
      `${me.username} logs in with the password alone, and was mailed.`,
    )
    expect((await login()).status).toBe(200)
    expect(await eventsOf(me)).toEqual(['app-added', 'second-step-reset'])
    const { token } = (await login()).output()
    expect(await run('reset-two-factor', me.username)).toContain(
      `${me.username} has no second step. Nothing has changed.`,
    )
    expect((await server.call('getCart', {}, { token })).status).toBe(200)
    expect(await eventsOf(me)).toEqual(['app-added', 'second-step-reset'])
    expect(await run('reset-two-factor', 'nobody@clinic.example')).toContain('Nobody who can log in')
    expect(await run('reset-two-factor')).toContain('takes one username')
    expect(await run('remove')).toContain("There is no command 'users remove'")
    for (const change of ['DELETE FROM security_events', 'UPDATE security_events SET actor_id = 1']) {
      await expect(server.db.execute(sql.raw(change))).rejects.toThrow()
    }
  })
})
