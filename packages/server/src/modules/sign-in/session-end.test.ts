import type { CallName } from '@gauze/contract'
import { type Call, calls, isSignIn } from '@gauze/contract/schemas'
import { addDays, easternDate } from '@gauze/rules'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts, userAccounts, users } from '../../db/schema/index.js'
import { accountPayment } from '../../ports/account-payment.js'
import type { PaymentPort } from '../../ports/ports.types.js'
import { callRows, sampleWith } from '../../testing/call-records.js'
import { addCompany, testPassword } from '../../testing/demo-company.js'
import { addBusyCompany, allRights, type BusyCompany, beginSession } from '../../testing/fixtures/busy-company.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'
import { createReset } from '../credentials/password-reset.js'

let shop: TestShop
/** Another process on the same database. */
let other: TestServer
let urls: readonly string[]
let people = 0

beforeAll(async () => {
  shop = await startTestShop()
  shop.setNow(null)
  // The people of the shop have the first numbers.
  await shop.db.execute(sql`
    SELECT setval('accounts_id_seq', 100), setval('users_id_seq', 100), setval('addresses_id_seq', 100)`)
  other = await startTestServer({ sharing: shop })
  urls = [await shop.listen(), await other.listen()]
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

/** A person of a new company, signed in and known to both processes. */
async function signedIn(user: Partial<typeof users.$inferInsert> = {}) {
  people += 1
  const username = `person-${people}@clinic.example`
  const ids = await addCompany(shop.db, { username, isAdmin: true, ...user }, { rxLevels: ['1', '2', '3'] })
  const { token, cookie } = await logIn(username)
  await expectEverywhere(token, 200)
  return { ...ids, username, token, cookie }
}

type Person = Awaited<ReturnType<typeof signedIn>>

async function logIn(username: string, password = testPassword) {
  const answer = await shop.call('login', { username, password })
  return { token: answer.output().token, cookie: cookieOf(answer) }
}

function cookieOf({ headers }: { headers: Record<string, unknown> }) {
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

function pathOf({ path }: Call) {
  return path.replace(/:\w+/g, '1')
}

function ask(url: string, call: Call, token: string) {
  return fetch(url + pathOf(call), {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'a-key' },
    ...(call.method === 'GET' ? {} : { body: '{}' }),
  })
}

async function expectEverywhere(token: string, status: number) {
  for (const url of urls) {
    await vi.waitFor(async () => expect((await ask(url, calls.getCart, token)).status).toBe(status), 15_000)
  }
}

/** The calls that look at a token: all calls except the sign-in calls. */
const tokenRows = callRows.filter(([, call]) => !isSignIn(call))

function deactivate({ userId }: { readonly userId: number }) {
  return shop.db.update(users).set({ active: false }).where(eq(users.id, userId))
}

/** While the notice that a session ended is still on its way. */
async function unheard<T>(work: () => Promise<T>): Promise<T> {
  const stale = vi.spyOn(shop.services.sessions, 'stateOf').mockResolvedValue('live')
  try {
    return await work()
  } finally {
    stale.mockRestore()
  }
}

/** A connection of another program, whose transactions the store has to wait for. */
function otherProgram() {
  let client: pg.Client
  beforeEach(async () => {
    client = new pg.Client({ connectionString: shop.databaseUrl })
    await client.connect()
    return () => client.end()
  })
  return () => client
}

/** Waits until this many statements wait for another transaction's lock. */
function untilWaiting(count: number) {
  return vi.waitFor(async () => {
    const { rows } = await shop.db.execute(sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    expect(rows).toHaveLength(count)
  }, 15_000)
}

describe('a token whose session ended', () => {
  let token: string
  beforeAll(async () => {
    const person = await signedIn()
    token = person.token
    await deactivate(person)
    await expectEverywhere(token, 401)
  })

  it.each(tokenRows)('AUTH-10 AUTH-12 is refused by %s over HTTP, in every process', async (_name, call) => {
    for (const url of urls) {
      const answer = await ask(url, call, token)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      expect(await answer.json()).toMatchObject({
        type: 'https://gauze.example/problems/session-over',
        detail: 'Your session has ended. Please log in again.',
      })
    }
  })

  it('AUTH-02 does not stop anybody from signing in', async () => {
    const answer = await shop.call('login', { username: 'x', password: 'y' }, { token })
    expect(answer.problem().type).toContain('wrong-credentials')
  })
})

describe('a session ends', () => {
  const ways: readonly (readonly [string, (person: Person) => Promise<unknown>])[] = [
    ['when its user logs out', ({ cookie }) => shop.call('logout', {}, { headers: { cookie } })],
    ['when a page without the cookie logs out', ({ token }) => shop.call('logout', {}, { token })],
    ['when the user is switched off', deactivate],
    [
      'when the company is switched off',
      ({ accountId }) => shop.db.update(accounts).set({ active: false }).where(eq(accounts.id, accountId)),
    ],
    [
      'when the user moves to another company',
      ({ userId }) => shop.db.update(users).set({ accountId: 1 }).where(eq(users.id, userId)),
    ],
    ['when the user is deleted', ({ userId }) => shop.db.delete(users).where(eq(users.id, userId))],
    [
      'when any program changes the password',
      ({ userId }) => shop.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, userId)),
    ],
    [
      'when the password is reset',
      async ({ userId, username }) => {
        const hash = (await createReset(shop.db, userId, new Date())) ?? ''
        const password = 'another password of the tests'
        await shop.call('resetPassword', { username, hash, password, passwordMatch: password })
      },
    ],
    [
      'when a copy of its refresh token is used',
      async ({ cookie }) => {
        const renewed = await shop.call('refreshToken', {}, { headers: { cookie } })
        await shop.call('refreshToken', {}, { headers: { cookie: cookieOf(renewed) } })
        shop.setNow(new Date(Date.now() + 60_000))
        await shop.call('refreshToken', {}, { headers: { cookie } })
        shop.setNow(null)
      },
    ],
  ]

  it.each(ways)('AUTH-04 AUTH-10 %s, in every process, and is not renewed', async (_way, end) => {
    const person = await signedIn()
    await end(person)
    await expectEverywhere(person.token, 401)
    const renewed = await shop.call('refreshToken', {}, { headers: { cookie: person.cookie } })
    expect(renewed.problem().type).toContain('session-over')
  })

  it('AUTH-10 at once in the process that answered the logout, and no other session of the user', async () => {
    const first = await signedIn()
    const second = await logIn(first.username)
    await shop.call('logout', {}, { headers: { cookie: first.cookie } })
    expect((await shop.call('getCart', {}, { token: first.token })).status).toBe(401)
    expect((await shop.call('getCart', {}, { token: second.token })).status).toBe(200)
  })

  it('AUTH-02 and no new session begins for a user of a deactivated company', async () => {
    const { accountId, username } = await signedIn()
    await shop.db.update(accounts).set({ active: false }).where(eq(accounts.id, accountId))
    const answer = await shop.call('login', { username, password: testPassword })
    expect(answer.problem().detail).toBe('Invalid username or password')
  })
})

describe('switching account', () => {
  const parent = async () => {
    const person = await signedIn({ isParentLogin: true })
    await shop.db.insert(userAccounts).values({ userId: person.userId, accountId: 2 })
    return person
  }
  const switchTo = (accountSwitchId: number, { token }: Person) =>
    shop.call('switchAccount', { accountSwitchId }, { token })
  const switched = async (person: Person) => ({
    token: (await switchTo(2, person)).output().token,
    cookie: person.cookie,
  })

  it('AUTH-11 AUTH-12 moves the session: no process accepts the earlier token, and logging out ends it', async () => {
    const person = await parent()
    const { token, cookie } = await switched(person)
    await expectEverywhere(person.token, 401)
    await expectEverywhere(token, 200)
    await shop.call('logout', {}, { headers: { cookie } })
    await expectEverywhere(token, 401)
  })

  it.each([
    [
      'an account is taken from the login',
      (userId: number) => shop.db.delete(userAccounts).where(eq(userAccounts.userId, userId)),
    ],
    [
      'the login may switch no more',
      (userId: number) => shop.db.update(users).set({ isParentLogin: false }).where(eq(users.id, userId)),
    ],
    ['the account is switched off', () => shop.db.update(accounts).set({ active: false }).where(eq(accounts.id, 2))],
  ])('AUTH-12 ends the session in the account when %s', async (_what, change) => {
    const person = await parent()
    const { token, cookie } = await switched(person)
    await change(person.userId)
    await expectEverywhere(token, 401)
    expect((await shop.call('refreshToken', {}, { headers: { cookie } })).status).toBe(401)
    await shop.db.update(accounts).set({ active: true }).where(eq(accounts.id, 2))
  })

  describe('switching account at the same time as another request', () => {
    const client = otherProgram()

    it('AUTH-11 moves the session once when two tabs switch and one refreshes, and sends no request twice', async () => {
      const person = await parent()
      await shop.db.insert(userAccounts).values({ userId: person.userId, accountId: 1 })
      await client().query('BEGIN')
      await client().query('SELECT 1 FROM sessions WHERE user_id = $1 FOR UPDATE', [person.userId])
      const switches = [switchTo(1, person), switchTo(2, person)]
      await untilWaiting(2)
      const refreshing = shop.call('refreshToken', {}, { headers: { cookie: person.cookie } })
      await untilWaiting(3)
      await client().query('COMMIT')
      const answers = await Promise.all(switches)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
      for (const { statements } of answers) expect(statements.filter((text) => text === 'begin')).toHaveLength(1)
      const moved = answers.find(({ status }) => status === 200)?.output()
      const { token } = (await refreshing).output()
      expect((await shop.call('currentUser', {}, { token })).output().user.account).toEqual(moved?.user.account)
    })

    it('AUTH-11 waits for changes in progress in the earlier account, and nothing is changed there after it', async () => {
      const person = await parent()
      const { accountId, userId, token } = person
      const item = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 1 }
      await shop.call('addItem', item, { token })
      await client().query('BEGIN')
      await client().query('SELECT 1 FROM carts WHERE user_id = $1 FOR UPDATE', [userId])
      const adding = shop.call('addItem', item, { token, idempotencyKey: 'a-key' })
      await untilWaiting(1)
      const switching = switchTo(2, person)
      await untilWaiting(2)
      await client().query('COMMIT')
      expect((await adding).status).toBe(200)
      expect((await switching).status).toBe(200)
      expect((await unheard(() => shop.call('addItem', item, { token }))).problem().type).toContain('token-outdated')
      const { rows } = await shop.db.execute(sql`
        SELECT l.quantity FROM cart_lines l JOIN carts c ON c.id = l.cart_id WHERE c.user_id = ${userId} AND c.account_id = ${accountId}`)
      expect(rows).toEqual([{ quantity: 2 }])
    })
  })
})

describe('a permission that is taken away', () => {
  it.each([
    ['isPriceVisible', { isPriceVisible: false }],
    ['isAdmin', { isAdmin: false }],
  ])('NAV-07 %s counts at once: the old token is refused and a renewed token says so', async (permission, change) => {
    const { userId, token, cookie } = await signedIn()
    await shop.db.update(users).set(change).where(eq(users.id, userId))
    await expectEverywhere(token, 401)
    const problem = (await shop.call('getCart', {}, { token })).problem()
    expect(problem.type).toBe('https://gauze.example/problems/token-outdated')
    const renewed = (await shop.call('refreshToken', {}, { headers: { cookie } })).output().token
    const { user } = (await shop.call('currentUser', {}, { token: renewed })).output()
    expect(user.permissions).toMatchObject({ [permission]: false })
  })

  it('NAV-07 hides prices at once from a user who is looking at the catalogue', async () => {
    const { userId, token, cookie } = await signedIn()
    const look = (shown: string) => shop.call('getItem', { id: String(shopItems.gauze) }, { token: shown })
    expect((await look(token)).output().price).toEqual(expect.any(Number))
    await shop.db.update(users).set({ isPriceVisible: false }).where(eq(users.id, userId))
    await expectEverywhere(token, 401)
    expect((await look(token)).status).toBe(401)
    const renewed = (await shop.call('refreshToken', {}, { headers: { cookie } })).output().token
    expect((await look(renewed)).output().price).toBeNull()
  })

  it('leaves the token as it is when anything else of the user changes', async () => {
    const { userId, token } = await signedIn()
    await shop.db.update(users).set({ firstName: 'Renamed', phone: '555-0100' }).where(eq(users.id, userId))
    await expectEverywhere(token, 200)
  })
})

describe('a call that changes something', () => {
  // A provider takes every bank account: without one, no bank account can be added.
  const bank = { isSaved: true, bankName: 'Test Bank', last4: '6789' } as const
  const saveBankAccount: PaymentPort['saveBankAccount'] = async ({ token }) => ({ ...bank, token })
  beforeAll(() => shop.replacePorts({ payment: { ...accountPayment, saveBankAccount } }))
  afterAll(() => shop.replacePorts())

  /** Dates of a sample are moved to next month, because a fixed date passes one day. */
  const inputOf = (name: CallName, { ids }: BusyCompany): unknown => {
    const input = JSON.stringify(sampleWith(calls[name], ids) ?? {})
    const nextMonth = addDays(easternDate(new Date()), 30)
    return JSON.parse(input.replaceAll(/"20\d\d-\d\d-\d\d"/g, `"${nextMonth}"`))
  }

  const equipped = async () => {
    people += 1
    const company = await addBusyCompany(shop.db, {
      name: 'Busy',
      firstId: 1_000_000 + people * 1000,
      rights: allRights,
    })
    return { ...company, token: await shop.services.tokens.sign(await beginSession(shop.db, company)) }
  }

  const kept = ['carts', 'cart_lines', 'orders', 'addresses', 'notifications', 'idempotency_keys', 'users']
  const fingerprint = async () => {
    const parts = kept.map((table) => `(SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${table} t)`)
    const { rows } = await shop.db.execute<{ hash: string }>(
      sql.raw(`SELECT concat_ws(' ', ${parts.join(', ')}) AS hash`),
    )
    return rows[0]?.hash
  }

  const send = (name: CallName, input: unknown, token: string, key?: string) =>
    shop.callAny(name, input, { token, ...(key === undefined ? {} : { idempotencyKey: key }) })

  const changing = new Set<CallName>()

  it.each(tokenRows)(
    'AUTH-12 %s changes nothing for an ended session, even before any process is notified',
    async (name, call) => {
      const keys = [...(call.idempotency === 'required' ? [] : [undefined]), ...(call.idempotency ? ['a-key'] : [])]
      for (const key of keys) {
        const [ended, live] = [await equipped(), await equipped()]
        await shop.db.execute(sql`DELETE FROM sessions WHERE user_id = ${ended.userId}`)
        const before = await fingerprint()
        const refused = await unheard(() => send(name, inputOf(name, ended), ended.token, key))
        expect(await fingerprint()).toBe(before)
        await send(name, inputOf(name, live), live.token, key)
        if ((await fingerprint()) === before) continue
        expect(refused.status).toBe(401)
        expect(refused.problem().type).toContain('session-over')
        changing.add(name)
      }
    },
  )

  it('AUTH-12 is a call whose row says so', () => {
    expect(changing).toEqual(new Set(tokenRows.flatMap(([name, { changes }]) => (changes ? [name] : []))))
  })

  it('AUTH-11 switching account opens no session from an ended one', async () => {
    const person = await equipped()
    const { userId, token } = person
    await shop.db.execute(sql`DELETE FROM sessions WHERE user_id = ${userId}`)
    expect((await unheard(() => send('switchAccount', inputOf('switchAccount', person), token))).status).toBe(401)
    const { rows } = await shop.db.execute(sql`SELECT 1 FROM sessions WHERE user_id = ${userId}`)
    expect(rows).toEqual([])
  })

  describe('placing an order while the user is deactivated', () => {
    const client = otherProgram()

    const ordered = async ({ userId }: BusyCompany) => {
      const { rows } = await shop.db.execute(
        sql`SELECT id FROM orders WHERE user_id = ${userId} AND idempotency_key IS NOT NULL`,
      )
      return rows.length
    }
    const place = (person: Awaited<ReturnType<typeof equipped>>) =>
      send('placeOrder', inputOf('placeOrder', person), person.token, 'a-key')

    it('AUTH-12 CHK-05 places none after the deactivation, whenever that is committed', async () => {
      const person = await equipped()
      await client().query('BEGIN')
      await client().query('UPDATE users SET active = false WHERE id = $1', [person.userId])
      const placing = place(person)
      await untilWaiting(1)
      await client().query('COMMIT')
      expect((await placing).status).toBe(401)
      expect(await ordered(person)).toBe(0)
    })

    it('AUTH-12 CHK-05 finishes before the deactivation, when it came first', async () => {
      const person = await equipped()
      await client().query('BEGIN')
      await client().query('SELECT 1 FROM carts WHERE user_id = $1 FOR UPDATE', [person.userId])
      const placing = place(person)
      await untilWaiting(1)
      const ordersWhenOff = deactivate(person).then(() => ordered(person))
      await untilWaiting(2)
      await client().query('COMMIT')
      expect((await placing).body).toMatchObject({ status: 'Pending Fulfillment' })
      expect(await ordersWhenOff).toBe(1)
    })

    it('AUTH-12 CHK-05 places none for a company that is deactivated meanwhile', async () => {
      const person = await equipped()
      await client().query('BEGIN')
      await client().query('UPDATE accounts SET active = false WHERE id = $1', [person.accountId])
      const placing = place(person)
      await untilWaiting(1)
      await client().query('COMMIT')
      expect((await placing).status).toBe(401)
      expect(await ordered(person)).toBe(0)
    })
  })
})

describe('the check whether a session is live', () => {
  it('costs one statement for the first call of a session in a process, and none after that', async () => {
    const { username } = await signedIn()
    const { token } = await logIn(username)
    expect((await shop.call('getCart', {}, { token })).statements).toHaveLength(2)
    expect((await shop.call('getCart', {}, { token })).statements).toHaveLength(1)
    const item = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 1 }
    expect((await shop.call('addItem', item, { token })).statements).toHaveLength(2)
  })

  it('asks the database for each call while nobody listens, and listens again', async () => {
    const { username } = await signedIn()
    const { token } = await logIn(username)
    const cut = () =>
      shop.db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query IN ('LISTEN session_changes', 'SELECT 1')`)
    expect((await shop.call('getCart', {}, { token })).statements).toHaveLength(2)
    await cut()
    await vi.waitFor(async () => {
      expect((await shop.call('getCart', {}, { token })).statements).toHaveLength(2)
      expect((await shop.call('getCart', {}, { token })).statements).toHaveLength(2)
    }, 15_000)
    await vi.waitFor(async () => {
      expect((await shop.call('getCart', {}, { token })).statements).toHaveLength(1)
    }, 15_000)
  })
})
