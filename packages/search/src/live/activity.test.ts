import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addCompany, testPassword } from '../../../server/src/testing/demo-company.js'
import { startTestServer, type TestServer } from '../../../server/src/testing/test-server.js'
import { rebuildIndex } from './index-changes.js'

let server: TestServer
let nurse: { accountId: number; userId: number }
let buyer: { accountId: number; userId: number }
const tokens = { nurse: '', buyer: '' }

function list(
  who: 'nurse' | 'buyer' | null,
  input: { search?: string; page?: number; userToken?: string; sort?: 'name' },
) {
  return server.call('paginateItems', input, who === null ? {} : { token: tokens[who] })
}

async function logged() {
  const { rows } = await server.db.execute(sql`
    SELECT query, hits, user_id AS "userId", account_id AS "accountId", user_token AS "userToken"
    FROM search_activity ORDER BY id`)
  return rows
}

async function owners() {
  const { rows } = await server.db.execute(sql`
    SELECT user_token AS "userToken", account_id AS "accountId" FROM search_user_tokens ORDER BY 1`)
  return rows
}

function buy({ accountId, userId }: typeof nurse, itemId: number | undefined) {
  return server.db.execute(sql`
    WITH o AS (
      INSERT INTO orders (order_no, account_id, user_id, status, ship_address_id, ship_address, bill_address_id,
        bill_address, payment, subtotal_cents, total_cents)
      VALUES ('SO-1', ${accountId}, ${userId}, 'Pending Fulfillment', 1, '{}', 1, '{}', '{}', 100, 100) RETURNING id)
    INSERT INTO order_lines (order_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name, unit_label,
      conversion_rate, price, quantity, total_cents)
    SELECT id, 0, ${itemId}, 1, 'GZ', 'Clamp', 'TC', 'EA', 'Each', 1, 1, 1, 100 FROM o`)
}

function eventually(read: () => Promise<unknown>, expected: unknown) {
  return vi.waitFor(async () => expect(await read()).toEqual(expected), 15_000)
}

beforeAll(async () => {
  server = await startTestServer()
  nurse = await addCompany(server.db, { username: 'nurse@mercy.example' })
  buyer = await addCompany(server.db, { username: 'buyer@lake.example' })
  tokens.nurse = await server.signIn('nurse@mercy.example', testPassword)
  tokens.buyer = await server.signIn('buyer@lake.example', testPassword)
  await server.db.execute(sql`
    INSERT INTO categories (id, parent_id, name, url_component) VALUES (1, NULL, 'Devices', 'devices')`)
  await server.db.execute(sql`
    INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component)
    SELECT n, 1, 'GZ' || n, 'Clamp', 'Clamp', 'Tarnwell', 'TC-' || n, 'clamp-' || n FROM generate_series(1, 3) AS n`)
  await rebuildIndex(server.db)
})

beforeEach(async () => {
  await server.db.execute(sql`TRUNCATE search_activity, search_user_tokens`)
})

afterAll(() => server.close())

describe('the log of searches', () => {
  it('SRCH-12 names the signed-in user, counts a search once, and leaves out pages and lists without words', async () => {
    await list('nurse', { search: 'Clamp', userToken: 'token-1' })
    const once = [{ query: 'Clamp', hits: 3, ...nurse, userToken: 'token-1' }]
    await eventually(logged, once)
    await list('nurse', { search: 'Clamp', userToken: 'token-1', sort: 'name' })
    await list('nurse', { search: 'clamp', page: 2 })
    await list('nurse', { search: '  ' })
    await list('nurse', {})
    await list('buyer', { search: 'Clamp' })
    await eventually(logged, [...once, { query: 'Clamp', hits: 3, ...buyer, userToken: null }])
  })

  it('SRCH-12 joins the search of a served page with the search of the browser that repeats it', async () => {
    await list(null, { search: 'clamp' })
    await eventually(logged, [{ query: 'clamp', hits: 3, userId: null, accountId: null, userToken: null }])
    await list('nurse', { search: 'clamp', userToken: 'token-1' })
    await eventually(logged, [{ query: 'clamp', hits: 3, ...nurse, userToken: 'token-1' }])
  })

  it('SRCH-12 logs the store’s own list, too, and no markup', async () => {
    await server.call('getItemList', { search: '<b>clamp</b>' }, { token: tokens.nurse })
    await eventually(logged, [{ query: 'clamp', hits: 3, ...nurse, userToken: null }])
  })

  it('SRCH-12 recognizes the user of the search service by the token of the browser', async () => {
    await list('nurse', { userToken: 'token-1' })
    await eventually(owners, [{ userToken: 'token-1', accountId: nurse.accountId }])
    const query = 'x-algolia-api-key=gauze-public-search&x-algolia-application-id=A'
    await server.app.inject({
      method: 'POST',
      url: `/search/1/indexes/items/query?${query}`,
      payload: { query: 'clamp', userToken: 'token-1', facets: ['category'] },
    })
    await eventually(logged, [{ query: 'clamp', hits: 3, ...nurse, userToken: 'token-1' }])
  })
})

describe('products opened from a search', () => {
  const click = { eventType: 'click', eventName: 'Product Clicked', index: 'items' }
  const searched = { ...click, queryID: 'a'.repeat(32) }

  const send = async (events: readonly object[]) => {
    const url = '/search/1/events?x-algolia-api-key=gauze-public-search&x-algolia-application-id=A'
    const answer = await server.app.inject({ method: 'POST', url, payload: { events } })
    expect(answer.statusCode).toBe(200)
  }
  const opened = async (who: 'nurse' | 'buyer') =>
    (await server.call('recentUserSearchProducts', {}, { token: tokens[who] })).output().products.map(({ id }) => id)

  it('API-51 are the products of the person who clicks, newest first, despite other things that the events name', async () => {
    await list('nurse', { userToken: 'token-1' })
    await eventually(async () => (await owners()).length, 1)
    await send([
      { ...searched, userToken: 'token-1', objectIDs: ['1'], positions: [1] },
      { ...searched, userToken: 'token-1', objectIDs: ['1', '9999999999', '77', 'x'], positions: [1, 2, 3, 4] },
      { ...searched, userToken: 'nobody', objectIDs: ['2'], positions: [1] },
      { ...click, userToken: 'token-1', objectIDs: ['2'] },
    ])
    await send([{ ...searched, userToken: 'token-1', objectIDs: ['3'], positions: [1] }])
    expect([await opened('nurse'), await opened('buyer')]).toEqual([[3, 1], []])
    await send([{ ...searched, userToken: 'token-1', objectIDs: ['1'], positions: [1] }])
    expect(await opened('nurse')).toEqual([1, 3])
  })

  it('API-51 stay with the person when somebody else takes over the browser', async () => {
    await server.db.execute(sql`TRUNCATE item_views`)
    await list('nurse', { userToken: 'token-1' })
    await eventually(async () => (await owners()).length, 1)
    await send([{ ...searched, userToken: 'token-1', objectIDs: ['2'], positions: [1] }])
    await list('buyer', { userToken: 'token-1' })
    await eventually(owners, [{ userToken: 'token-1', accountId: buyer.accountId }])
    expect([await opened('nurse'), await opened('buyer')]).toEqual([[2], []])
  })
})

describe('the token of a browser', () => {
  it('belongs to the next user who signs in, and is forgotten at logout', async () => {
    await list('nurse', { userToken: 'token-1' })
    await list('nurse', { userToken: 'token-2' })
    await eventually(async () => (await owners()).length, 2)
    await list('buyer', { userToken: 'token-2' })
    await eventually(owners, [
      { userToken: 'token-1', accountId: nurse.accountId },
      { userToken: 'token-2', accountId: buyer.accountId },
    ])
    const login = await server.call('login', { username: 'nurse@mercy.example', password: testPassword })
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? ''
    await server.call('logout', {}, { headers: { cookie } })
    expect(await owners()).toEqual([{ userToken: 'token-2', accountId: buyer.accountId }])
  })

  it('SRCH-06 puts the purchases of its company first, in listings and in the search service, and for nobody else', async () => {
    const searched = async (userToken: string) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/search/1/indexes/items/query?x-algolia-api-key=gauze-public-search&x-algolia-application-id=A',
        payload: { query: 'clamp', userToken },
      })
      return answer.json<{ hits: { id: number }[] }>().hits.map(({ id }) => id)
    }
    const listed = async (who: 'nurse' | 'buyer' | null) =>
      (await list(who, { search: 'clamp' })).output().results.map(({ id }) => id)
    const plain = await listed(null)
    const last = plain.at(-1)
    await buy(nurse, last)
    await list('nurse', { userToken: 'token-1' })
    await list('buyer', { userToken: 'token-2' })
    await eventually(async () => (await owners()).length, 2)
    expect([(await listed('nurse'))[0], (await searched('token-1'))[0]]).toEqual([last, last])
    expect([await listed('buyer'), await searched('token-2'), await listed(null)]).toEqual([plain, plain, plain])
  })

  it('is not learned from visitors', async () => {
    await list(null, { search: 'clamp', userToken: 'token-3' })
    const loggedOfBrowser = async () => (await logged()).filter(({ userToken }) => userToken === 'token-3')
    await eventually(loggedOfBrowser, [
      { query: 'clamp', hits: 3, userId: null, accountId: null, userToken: 'token-3' },
    ])
    expect(await owners()).toEqual([])
  })
})
