import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accounts, userAccounts } from '../../db/schema/index.js'
import { addCompany, testPassword } from '../../testing/demo-company.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

const username = 'head@group.example'
let server: TestServer
let ids: { home: number; clinic: number; other: number; nurse: number }

beforeAll(async () => {
  server = await startTestServer()
  const { accountId: home, userId } = await addCompany(server.db, { username, isParentLogin: true })
  const [clinic] = await server.db
    .insert(accounts)
    .values({ accountNo: 'A-clinic', accountName: 'Clinic of the group', parentId: home })
    .returning({ id: accounts.id })
  if (!clinic) throw new Error('The clinic was not made')
  await server.db.insert(userAccounts).values({ userId, accountId: clinic.id })
  const { accountId: other, userId: nurse } = await addCompany(server.db, { username: 'nurse@other.example' })
  ids = { home, clinic: clinic.id, other, nurse }
})
afterAll(() => server.close())

async function signIn(name = username) {
  const answer = await server.call('login', { username: name, password: testPassword })
  return { token: answer.output().token, cookie: cookieOf(answer) }
}

function cookieOf({ headers }: { headers: Record<string, unknown> }) {
  const header = headers['set-cookie']
  return String(Array.isArray(header) ? header[0] : (header ?? '')).split(';')[0] ?? ''
}

function switchTo(accountSwitchId: number, { token, cookie }: { token: string; cookie: string }) {
  return server.call('switchAccount', { accountSwitchId }, { token, headers: { cookie } })
}

async function accountOf(token: string) {
  return (await server.call('currentUser', {}, { token })).output().user.account.id
}

describe('related accounts', () => {
  it('API-30 NAV-10 lists the accounts of a parent login, the parent marked by parentId', async () => {
    const { relatedAccounts } = (await server.call('getRelatedAccounts', {}, await signIn())).output()
    expect(relatedAccounts).toEqual([
      { id: ids.clinic, parentId: ids.home, accountName: 'Clinic of the group' },
      { id: ids.home, parentId: null, accountName: `Company of ${username}` },
    ])
  })

  it('API-30 is empty for anybody else, and refused for a visitor', async () => {
    const answer = await server.call('getRelatedAccounts', {}, await signIn('nurse@other.example'))
    expect(answer.output().relatedAccounts).toEqual([])
    expect((await server.call('getRelatedAccounts', {})).status).toBe(401)
  })
})

describe('switching account', () => {
  it('API-29 AUTH-11 answers the user in the other account and a token for it', async () => {
    const { token, user } = (await switchTo(ids.clinic, await signIn())).output()
    expect(user).toMatchObject({ username, account: { id: ids.clinic, accountName: 'Clinic of the group' } })
    expect(await accountOf(token)).toBe(ids.clinic)
  })

  it('API-29 AUTH-11 is found in the other account by a refresh, even if the answer was lost and requested again', async () => {
    const before = await signIn()
    const answer = await switchTo(ids.clinic, before)
    expect(answer.headers['set-cookie']).toBeUndefined()
    const again = await switchTo(ids.clinic, before)
    expect(again.problem().type).toContain('token-outdated')
    const renewed = await server.call('refreshToken', {}, { headers: { cookie: before.cookie } })
    expect(await accountOf(renewed.output().token)).toBe(ids.clinic)
  })

  it('API-29 AUTH-11 leads back to the original account, where no earlier token counts', async () => {
    const { token: before, cookie } = await signIn()
    const { token: there } = (await switchTo(ids.clinic, { token: before, cookie })).output()
    const { token: back, user } = (await switchTo(ids.home, { token: there, cookie })).output()
    expect(user.account.id).toBe(ids.home)
    expect(await accountOf(back)).toBe(ids.home)
    for (const token of [before, there]) {
      expect((await server.call('currentUser', {}, { token })).problem().type).toContain('token-outdated')
    }
  })

  it.each([
    ['an account of somebody else', () => ids.other],
    ['an account that is not there', () => 999_999],
  ])('API-29 AUTH-12 refuses %s and keeps the session as it is', async (_what, target) => {
    const session = await signIn()
    const answer = await switchTo(target(), session)
    expect(answer.status).toBe(403)
    expect(answer.problem().detail).toBe('Your login does not include that account. Choose one of those in the menu.')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await accountOf(session.token)).toBe(ids.home)
    const renewed = await server.call('refreshToken', {}, { headers: { cookie: session.cookie } })
    expect(renewed.status).toBe(200)
  })

  it('API-29 AUTH-12 refuses a login that is not a parent login, even if accounts are listed for it', async () => {
    await server.db.insert(userAccounts).values({ userId: ids.nurse, accountId: ids.clinic })
    expect((await switchTo(ids.clinic, await signIn('nurse@other.example'))).status).toBe(403)
  })
})

describe('switching into a company that requires a second step', () => {
  const today = '2026-03-11'
  beforeAll(async () => {
    server.setNow(new Date(`${today}T14:00:00Z`))
    await server.db.execute(sql`UPDATE users SET is_admin = true WHERE username = ${username}`)
  })
  afterEach(() => server.db.execute(sql`UPDATE accounts SET two_factor_from = NULL`))

  function requireIn(accountId: number, from = today) {
    return server.db.execute(sql`UPDATE accounts SET two_factor_from = ${from} WHERE id = ${accountId}`)
  }

  async function renew(cookie: string) {
    return (await server.call('refreshToken', {}, { headers: { cookie } })).output().token
  }

  it('PLUS-17 refuses a parent login without a second step, and keeps the session as it is', async () => {
    await requireIn(ids.clinic)
    const session = await signIn()
    const refused = await switchTo(ids.clinic, session)
    expect([refused.status, refused.problem().type]).toEqual([403, expect.stringMatching(/two-factor-missing$/)])
    expect(refused.problem().detail).toBe(
      'Clinic of the group requires a second step. Add one on Security, then switch.',
    )
    expect(await accountOf(session.token)).toBe(ids.home)
    expect(await accountOf(await renew(session.cookie))).toBe(ids.home)
  })

  it('PLUS-17 lets a parent login switch until the rule is in force, and then only add a second step there', async () => {
    await requireIn(ids.clinic, '2026-03-12')
    const session = await signIn()
    const { token, user } = (await switchTo(ids.clinic, session)).output()
    expect(user.mustAddTwoFactor).toBeUndefined()
    const steps = (await server.call('getSignInSteps', {}, { token })).output()
    expect(steps).toMatchObject({ requiredFrom: '2026-03-12', isRequired: false })
    await requireIn(ids.clinic)
    for (let times = 0; times < 2; times += 1) {
      const renewed = await renew(session.cookie)
      const answers = [
        await server.call('getCart', {}, { token: renewed }),
        await server.call('saveTwoFactorRule', { requiredFrom: null }, { token: renewed }),
        await server.call('resetTwoFactor', { id: ids.nurse }, { token: renewed }),
      ]
      for (const answer of answers) expect(answer.problem().type).toMatch(/two-factor-missing$/)
      expect((await server.call('currentUser', {}, { token: renewed })).output().user.mustAddTwoFactor).toBe(true)
    }
  })

  it('PLUS-17 the rule of their own company holds for a parent login in every company', async () => {
    await requireIn(ids.clinic, '2026-03-20')
    const session = await signIn()
    await switchTo(ids.clinic, session)
    await requireIn(ids.home)
    const answer = await server.call('getCart', {}, { token: await renew(session.cookie) })
    expect(answer.problem().type).toMatch(/two-factor-missing$/)
  })

  it('PLUS-17 a parent login with an app switches, requires a second step there, and keeps the app while it is required', async () => {
    await requireIn(ids.clinic)
    const session = await signIn()
    const { secret } = (await server.call('startApp', { password: testPassword }, session)).output()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.parse(`${today}T14:00:00Z`),
    })
    expect((await server.call('confirmApp', { code }, session)).status).toBe(200)
    const { token } = (await switchTo(ids.clinic, session)).output()
    const saved = await server.call('saveTwoFactorRule', { requiredFrom: '2026-03-15' }, { token })
    expect(saved.output()).toMatchObject({ requiredFrom: '2026-03-15', people: [] })
    await requireIn(ids.clinic)
    const kept = await server.call('removeApp', { password: testPassword }, { token })
    expect(kept.problem().type).toMatch(/two-factor-required$/)
    await server.db.execute(sql`UPDATE two_factor_logins SET app_secret = NULL`)
  })
})
