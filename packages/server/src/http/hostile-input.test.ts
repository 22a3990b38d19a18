import type { CallName } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callRows } from '../testing/call-records.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'

type Fields = Record<string, unknown>

const longText = 'x'.repeat(5_001)
const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  -0.5,
  1e21,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '-1',
  '1.5',
  '1e9',
  'NaN',
  "1'; DROP TABLE carts; --",
  '%00',
  '0000-01-01',
  '9999-12-31',
  'a\u0000b',
  '\u001b[31m',
  '\ud800',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '__proto__',
  longText,
  [],
  [null],
  [[]],
  {},
  { $gt: 0 },
  Array.from({ length: 600 }, () => 1),
]

/** Calls that keep a text or a switch as it was given: not every hostile value is invalid. */
const keepsAnyText = new Set(['API-18', 'API-40', 'API-41', 'ACCT-02', 'ACCT-05'])

const rows = callRows.map(([name, call]) => ({ name, call, sample: { ...call.sample } }))

function fieldsOf(part: z.ZodType | undefined) {
  return part instanceof z.ZodObject ? Object.keys(part.shape) : []
}

function requestOf(call: Call, fields: Fields) {
  const rest = { ...fields }
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : String(value))
  })
  if (call.method !== 'GET') return { method: call.method, url: path, payload: JSON.stringify(rest) } as const
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
  return { method: call.method, url: query.size > 0 ? `${path}?${query}` : path } as const
}

function accepts(call: Call, fields: Fields) {
  const asText = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value).toWellFormed()]))
  return (
    (call.params?.safeParse(asText).success ?? true) &&
    (call.query?.safeParse(asText).success ?? true) &&
    (call.body?.safeParse(JSON.parse(JSON.stringify(fields))).success ?? true)
  )
}

describe('hostile input', () => {
  let server: TestServer
  let token: string
  let keys = 0

  beforeAll(async () => {
    server = await startTestServer({ seeded: true })
    token = await server.signIn('parent@mercyhealth.example')
  })
  afterAll(() => server.close())

  const send = (call: Call, fields: Fields, headers: Record<string, string> = {}) => {
    keys += 1
    const idempotency = call.idempotency ? { 'idempotency-key': `hostile-${keys}` } : {}
    const type = call.method === 'GET' ? {} : { 'content-type': 'application/json' }
    return server.app.inject({
      ...requestOf(call, fields),
      headers: { authorization: `Bearer ${token}`, ...type, ...idempotency, ...headers },
    })
  }

  /** One hash over all data of customers and of the catalogue. */
  const fingerprint = async () => {
    const kept = [
      'carts',
      'cart_lines',
      'orders',
      'order_lines',
      'invoices',
      'payments',
      'addresses',
      'address_licences',
      'licence_reviews',
      'users',
      'accounts',
      'items',
      'account_allocations',
    ]
    const parts = kept.map(
      (table) => `(SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') FROM ${table} t)`,
    )
    const { rows: found } = await server.db.execute<{ hash: string }>(
      sql.raw(`SELECT md5(${parts.join(' || ')}) AS hash`),
    )
    return found[0]?.hash
  }

  const expectProblem = (answer: Awaited<ReturnType<typeof send>>, label: string) => {
    expect(answer.headers['content-type'], label).toMatch(/^application\/problem\+json/)
    const problem = answer.json()
    expect(problem, label).toMatchObject({ status: answer.statusCode, type: expect.stringContaining('/problems/') })
    expect(problem.detail.length, label).toBeGreaterThan(10)
    expect(problem.requestId, label).toBe(answer.headers['x-request-id'])
    expect(answer.body, label).not.toMatch(/\bat .*\.ts:|node_modules|SELECT |relation "/)
  }

  it.each(rows)(
    '$call.id $name refuses hostile fields with a problem and changes nothing',
    async ({ call, sample }) => {
      const names = [call.params, call.query, call.body].flatMap(fieldsOf)
      const requests = names.flatMap((name) =>
        hostileValues.map((value) => ({
          fields: { ...sample, [name]: value },
          label: `${name} = ${JSON.stringify(value)?.slice(0, 60)}`,
        })),
      )
      const untouched = await fingerprint()
      for (const { fields, label } of requests.filter((request) => accepts(call, request.fields))) {
        expect((await send(call, fields)).statusCode, label).toBeLessThan(500)
      }
      // An address may have any name.
      const before = keepsAnyText.has(call.id) ? await fingerprint() : untouched
      for (const { fields, label } of requests.filter((request) => !accepts(call, request.fields))) {
        const answer = await send(call, fields)
        expect(answer.statusCode, `${label}: ${answer.body.slice(0, 200)}`).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode, label).toBeLessThan(500)
        expectProblem(answer, label)
      }
      expect(await fingerprint()).toBe(before)
    },
  )

  it.each(rows.filter(({ call }) => call.method !== 'GET'))(
    '$call.id $name refuses bodies that are not objects',
    async ({ call }) => {
      for (const payload of ['', '{', 'null', '[]', '"text"', '42', `{"a":"${'x'.repeat(2_000_000)}"}`]) {
        const answer = await server.app.inject({
          method: call.method,
          url: call.path,
          payload,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': `body-${crypto.randomUUID()}`,
          },
        })
        expect([400, 413, 422], payload.slice(0, 20)).toContain(answer.statusCode)
        expectProblem(answer, payload.slice(0, 20))
      }
    },
  )

  const guarded = rows.filter(({ call }) => call.access.caller === 'user')
  const forged = [
    ['no token', ''],
    ['no scheme', 'abc'],
    ['not a token', 'Bearer abc'],
    [
      'an unsigned token',
      `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
    ],
    ['an endless token', `Bearer ${'a'.repeat(9_000)}`],
  ] as const

  it.each(guarded)('$call.id $name answers 401 without a good token', async ({ call, sample }) => {
    const changed = token.slice(0, -3) + (token.endsWith('AAA') ? 'BBB' : 'AAA')
    for (const [label, authorization] of [...forged, ['a changed token', `Bearer ${changed}`] as const]) {
      const answer = await send(call, sample, { authorization })
      expect(answer.statusCode, label).toBe(401)
      expectProblem(answer, label)
    }
  })

  const unknown: readonly [CallName, Fields, number][] = [
    ['getItem', { id: 'no-such-product' }, 404],
    ['getItem', { id: '2147483647' }, 404],
    ['getCategoryBySubCategoryUrl', { urlComponent: 'no-such-category' }, 404],
    ['addItem', { itemId: 2_147_483_647, unit: 1, quantity: 1 }, 404],
    ['getItemAllocation', { itemId: 2_147_483_647 }, 404],
  ]

  it.each(unknown)('%s with %j answers %i: it does not exist', async (name, fields, status) => {
    const answer = await send(calls[name], fields)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status)
    if (status >= 400) expectProblem(answer, name)
  })

  it.each([
    ['GET', '/api/nothing/here', 404],
    ['DELETE', '/api/cart/cart/getCart', 404],
    ['GET', '/api/%00', 404],
    ['GET', '/api/cart/cart/getCart?__proto__[x]=1', 200],
    ['GET', '/api/%E0%A4%A', 400],
  ] as const)('ROUTE-08 %s %s answers %i', async (method, url, status) => {
    const answer = await server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(status)
  })
})
