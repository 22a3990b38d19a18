import { addability, soldItem } from '@gauze/rules'
import { itemRefusalMessages, itemRefusalText } from '@gauze/rules/messages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer

/** One item of each kind that the rule tells apart. */
let itemsByKind: readonly { readonly id: number; readonly kind: string }[]

beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  const { rows } = await server.db.execute<{ id: number; kind: string }>(
    sql`SELECT min(id) AS id, concat_ws(', ', 'level ' || rx_level, CASE WHEN restricted THEN 'restricted' END,
          CASE WHEN inactive THEN 'inactive' END, CASE WHEN allocation_period IS NOT NULL THEN 'on allocation' END,
          CASE WHEN NOT is_addable_to_cart THEN 'not addable' END) AS kind
        FROM items WHERE NOT EXISTS (SELECT FROM items v WHERE v.parent_id = items.id)
        GROUP BY kind ORDER BY kind`,
  )
  itemsByKind = rows
})
afterAll(() => server.close())

/** Decides as a product page does, from the answers that the page has. */
async function decideOnPage(itemId: number, token: string) {
  const page = await server.call('getItem', { id: String(itemId) }, { token })
  if (page.status !== 200) return null
  const sold = soldItem(page.output())
  const { user } = (await server.call('currentUser', {}, { token })).output()
  const { rxLevels: sellable } = (await server.call('getSellableControlledSubstances', {}, { token })).output()
  const { allocationMax } =
    sold.allocationPeriod === null
      ? { allocationMax: null }
      : (await server.call('getItemAllocation', { itemId: sold.id }, { token })).output()
  const decision = addability({
    item: { ...sold, allocationMax },
    account: user.account,
    sellable,
    supportPhone: await server.services.supportPhone(),
  })
  return { decision, unit: sold.units[0]?.id ?? 0 }
}

it.each([
  ['admin@mercy.example', ['inactive', 'ok', 'restricted', 'unavailable']],
  ['clinic@lakeside.example', ['inactive', 'license', 'ok', 'restricted', 'unavailable']],
])('PLUS-01 the page of %s shows the decision of the server in the same words', async (username, expected) => {
  const token = await server.signIn(username)
  const reasons = new Set<string>()
  for (const { id, kind } of itemsByKind) {
    const onPage = await decideOnPage(id, token)
    if (onPage === null) continue
    const { decision, unit } = onPage
    const answer = await server.call('addItem', { itemId: id, unit, quantity: 1 }, { token })
    reasons.add(decision.ok ? 'ok' : decision.reason)
    if (decision.ok) expect(answer.status, kind).toBe(200)
    else expect(answer.problem().detail, kind).toBe(itemRefusalText(decision, itemRefusalMessages))
  }
  expect([...reasons].sort()).toEqual(expected)
})

it('PLUS-01 an allocation that is used up is refused on the page and by the server alike', async () => {
  const token = await server.signIn('buyer@mercy.example')
  const id = itemsByKind.find(({ kind }) => kind === 'level 1, on allocation')?.id ?? 0
  expect((await decideOnPage(id, token))?.decision).toEqual({ ok: true })
  await server.db.execute(
    sql`UPDATE account_allocations SET used = max, period_start = '2099-01-01' WHERE item_id = ${id}`,
  )
  const onPage = await decideOnPage(id, token)
  expect(onPage?.decision).toMatchObject({ ok: false, reason: 'allocation' })
  const refused = await server.call('addItem', { itemId: id, unit: onPage?.unit ?? 0, quantity: 1 }, { token })
  expect(refused.problem()).toMatchObject({ status: 409, detail: itemRefusalMessages.allocation })
})
