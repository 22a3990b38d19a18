import type { CallName } from '@gauze/contract'
import { type Call, calls, companyRecords, type LoginRight, recordFieldsOf, withId } from '@gauze/contract/schemas'
import { accountPagePermission } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callRows, sampleWith } from '../testing/call-records.js'
import {
  addBusyCompany,
  allRights,
  type BusyCompany,
  beginSession,
  busyAmounts,
  type LoginRights,
  noRights,
} from '../testing/fixtures/busy-company.js'
import { addPapers } from '../testing/fixtures/busy-company-papers.js'
import { startTestShop, type TestShop } from '../testing/fixtures/shop.js'

/** The caller; null is a visitor. */
const roles: Readonly<Record<string, LoginRights | null>> = {
  visitor: null,
  'user without any right': noRights,
  administrator: { ...noRights, isAdmin: true },
  'user who sees prices': { ...noRights, isPriceVisible: true },
  'user who may pay': { ...noRights, isPriceVisible: true, mayPay: true },
  'parent login': { ...noRights, isParentLogin: true },
  'user with every right': allRights,
  'punch-out user with every right': { ...allRights, isPunchout: true },
}

const refusals: Readonly<Record<LoginRight, string>> = {
  isAdmin: 'admins-only',
  isPriceVisible: 'prices-hidden',
  isParentLogin: 'parent-logins-only',
  mayPay: 'payment-not-allowed',
}

/** The status and type that a row promises to a role, or null if the role may call. */
function refusalOf({ access }: Call, rights: LoginRights | null): readonly [number, string] | null {
  if (access.caller === 'visitor') return null
  if (rights === null) return [401, 'not-signed-in']
  const missing = access.needs?.find((right) => !rights[right])
  if (missing) return [403, refusals[missing]]
  return access.punchout === 'refused' && rights.isPunchout ? [403, 'not-in-punchout'] : null
}

const rows = callRows.map(([name, call]) => ({ name, call }))
const cases = rows.flatMap((row) => Object.entries(roles).map(([role, rights]) => ({ ...row, role, rights })))
const fields = rows.flatMap((row) =>
  recordFieldsOf(row.call)
    .filter(({ kind }) => companyRecords.some((ofCompany) => ofCompany === kind))
    // Its answer is a secret for every address; papers.test.ts opens the file.
    .filter(() => row.name !== 'exportTransactions')
    .map((field) => ({ ...row, field, at: field.path.join('.') })),
)

const rivalIds = 900_000_000
const nobodysId = 2_000_000_000
const ofRival = /rival|\b90000\d{4}\b/i

let shop: TestShop
let rival: BusyCompany
let companies = 0
const byRole = new Map<string, BusyCompany>()

function addCompany(rights: LoginRights) {
  companies += 1
  return addBusyCompany(shop.db, { name: 'Own', firstId: 1_000_000 + companies * 1000, rights })
}

beforeAll(async () => {
  shop = await startTestShop()
  rival = await addBusyCompany(shop.db, { name: 'Rival', firstId: rivalIds, rights: allRights })
  await addPapers(shop.db, rival, 'Rival')
  for (const [role, rights] of Object.entries(roles)) byRole.set(role, await addCompany(rights ?? noRights))
})
afterAll(() => shop.close())

async function tokenOf(company: BusyCompany) {
  return shop.services.tokens.sign(await beginSession(shop.db, company))
}

/** Fields with random text, which could contain any digits. */
const random = new Set(['requestId', 'token', 'pdfUrl', 'fileUrl'])

interface Answer {
  readonly status: number
  readonly type: string | null
  readonly text: string
}

/** Sends a call with any input as a login of a company, in its own session, or as a visitor. */
async function send(name: CallName, input: unknown, company: BusyCompany | null): Promise<Answer> {
  const token = company === null ? {} : { token: await tokenOf(company) }
  const key = calls[name].method === 'POST' ? { idempotencyKey: crypto.randomUUID() } : {}
  const answer = await shop.callAny(name, input, { ...token, ...key })
  const { status } = answer
  const type = status < 400 ? null : (answer.problem().type.split('/').at(-1) ?? null)
  const text = JSON.stringify(answer.body, (field, value) => (random.has(field) ? null : value))
  return { status, type, text }
}

/** Hashes of the rival's rows, by table; null where it has none. */
async function rivalRows(): Promise<Record<string, string | null>> {
  const { rows: tables } = await shop.db.execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND column_name = 'account_id' AND table_type = 'BASE TABLE'`)
  const hashes = tables.map(
    ({ name }) => `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM ${name} t
      WHERE account_id BETWEEN ${rivalIds} AND ${rivalIds + 1}`,
  )
  const { rows: found } = await shop.db.execute<{ name: string; hash: string | null }>(
    sql.raw(hashes.join(' UNION ALL ')),
  )
  return Object.fromEntries(found.map(({ name, hash }) => [name, hash]))
}

describe('every call and every role', () => {
  it.each(cases)(
    'AUTH-12 NAV-07 $call.id $name answers a $role as its row says',
    async ({ name, call, role, rights }) => {
      const company = byRole.get(role)
      if (company === undefined) throw new Error(`${role} has no company`)
      const { status, type, text } = await send(name, sampleWith(call, company.ids), rights && company)
      const refusal = refusalOf(call, rights)
      if (refusal !== null) expect([status, type], text).toEqual(refusal)
      else {
        expect(status, text).toBeLessThan(500)
        expect([...Object.values(refusals), 'not-signed-in', 'not-in-punchout'], text).not.toContain(type)
      }
      expect(text).not.toMatch(ofRival)
      if (rights?.isPriceVisible !== true) expect(text).not.toMatch(busyAmounts)
    },
  )

  it('NAV-07 would notice an amount: a user who sees prices gets some', async () => {
    const company = await addCompany(allRights)
    const answers = await Promise.all(rows.map(({ name, call }) => send(name, sampleWith(call, company.ids), company)))
    expect(answers.filter(({ text }) => busyAmounts.test(text)).length).toBeGreaterThan(5)
  })

  it('AUTH-12 is tried next to a company that has rows in every table with company data', async () => {
    await beginSession(shop.db, rival)
    const empty = Object.entries(await rivalRows()).flatMap(([table, hash]) => (hash === null ? [table] : []))
    expect(empty, 'Add a row to busy-company-papers.ts.').toEqual([])
  })

  it('AUTH-12 would notice another company’s data: the rival itself is shown it', async () => {
    const answers = await Promise.all(rows.map(({ name, call }) => send(name, sampleWith(call, rival.ids), rival)))
    expect(answers.filter(({ text }) => ofRival.test(text)).length).toBeGreaterThan(5)
  })
})

describe('every id of another company', () => {
  it.each(fields)(
    'AUTH-12 $call.id $name treats $at like an unknown id, shows nothing and changes nothing',
    async ({ name, call, field }) => {
      const company = await addCompany(allRights)
      const input = sampleWith(call, company.ids, field)
      const before = await rivalRows()
      const nobodys = await send(name, withId(input, field, nobodysId), company)
      const rivals = await send(name, withId(input, field, rivalIds), company)
      expect(rivals).toEqual(nobodys)
      expect(rivals.text).not.toMatch(ofRival)
      expect(rivals.status).toBeLessThan(500)
      expect(await rivalRows()).toEqual(before)
    },
  )

  it.each(fields)('$call.id $name accepts $at of the company’s own', async ({ name, call, field }) => {
    const [owner, stranger] = [await addCompany(allRights), await addCompany(allRights)]
    const own = await send(name, sampleWith(call, owner.ids, field), owner)
    const nobodys = await send(name, withId(sampleWith(call, stranger.ids, field), field, nobodysId), stranger)
    expect(own.status, own.text).toBe(200)
    const withoutIds = ({ text }: Answer) => text.replace(/\d{7,}/g, '#')
    expect(withoutIds(own)).not.toBe(withoutIds(nobodys))
  })
})

describe('the pages that the account menu hides', () => {
  it('NAV-07 the calls behind a page require the same permission as its menu entry', () => {
    expect(calls.getSalesOrders.access.needs).toEqual([accountPagePermission('salesorders')])
    expect(calls.getSalesOrder.access.needs).toEqual([accountPagePermission('orderdetails')])
  })

  it('PLUS-25: every call that pays, or that reads or changes bank accounts, which pay only bills, requires the right to pay', () => {
    const withRight = callRows.flatMap(([name, call]) => (call.access.needs?.includes('mayPay') ? [name] : []))
    expect(withRight.sort()).toEqual(['addBankAccount', 'createPayment', 'deleteBankAccount', 'getBankAccounts'])
    expect(accountPagePermission('payment/create')).toBe('mayPay')
  })

  it('NAV-07 the overview keeps amounts and sales orders from a user without isPriceVisible', async () => {
    const overview = (await shop.as('noPrice', 'getOverViewData', {})).output()
    const { balance, overdue, availableBalance, recentOrders } = overview
    expect([balance, overdue, availableBalance, recentOrders]).toEqual([null, null, null, null])
  })
})

describe('the API reference', () => {
  it.each(rows)('AUTH-12 names the callers of $name and the records of its ids', async ({ name, call }) => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json()
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    const { operationId, description, security } = paths[path][call.method.toLowerCase()]
    expect(operationId).toBe(name)
    expect(security).toEqual(call.access.caller === 'user' ? [{ bearer: [] }] : [])
    expect(description).toContain(call.access.caller === 'user' ? 'Needs a signed-in user.' : 'Open to visitors.')
    expect(description.includes('Only for users who may see prices.')).toBe(
      call.access.needs?.includes('isPriceVisible') ?? false,
    )
    expect(description.includes('Only for users who may pay.')).toBe(call.access.needs?.includes('mayPay') ?? false)
    expect(description.includes('Not for punch-out sessions.')).toBe(call.access.punchout === 'refused')
    expect(description.includes('its related accounts')).toBe(call.access.accounts === 'related')
    const { parameters, requestBody } = paths[path][call.method.toLowerCase()]
    const named = JSON.stringify([parameters, requestBody]).match(/"x-record":"\w+"/g) ?? []
    expect(named).toEqual(recordFieldsOf(call).map(({ kind }) => `"x-record":"${kind}"`))
  })
})
