import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
