import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordStatements } from '../../../server/src/db/client.js'
import { type SearchServer, startSearchServer } from '../testing/search-server.js'
import { buildIndex, type SearchEngine } from './index.js'

let server: SearchServer
let products: { readonly id: number; readonly name: string }[]
let engine: SearchEngine

beforeAll(async () => {
  server = await startSearchServer({ seeded: true })
  engine = server.engine
  const { rows } = await server.db.execute<{ id: number; name: string }>(sql`
    SELECT i.id, i.site_display_name AS name FROM search_documents d JOIN items i ON i.id = d.product_id AND d.place = 0`)
  products = rows
})

afterAll(() => server.close())

describe('query understanding', () => {
  const namesFor = async (query: string): Promise<string[]> => {
    const { ids } = await engine.search({ query, limit: 20, exhaustive: false })
    return ids.map((id) => products.find((product) => product.id === id)?.name ?? '')
  }

  it.each([
    ['5x9', '5 x 9', /5 × 9 in/],
    ['4x4 gauze', '4 in by 4 in gauze', /4 × 4 in/],
    ['4"x4" gauze', "4''x4'' gauzes", /4 × 4 in/],
    ['10ml syringe', '10 cc syringes', /10 mL/],
    ['1l saline', '1,000 mL saline', /1,000 mL/],
    ['25g needle', '25 gauge needle', /25 G/],
    ['25 ga 1-1/2 needle', '25G 1.5 in needle', /25 G × 1-1\/2 in/],
    ['.5 ml syringe', '0.5 mL syringe', /0\.5 mL/],
    ['#11 blade', 'blade no. 11', /no\. 11,/],
    ['3-0 suture', '3/0 sutures', /3-0/],
    ['xl gown', 'extra-large gown', /gown/],
    ['non-sterile sponge', 'nonsterile sponges', /non-sterile/],
    ['n95', 'N-95', /N95/],
    ['under pad', 'underpads', /underpad/],
    ['wheel chair', 'wheelchairs', /wheelchair/i],
    ['luerlock syringe', 'luer-lock syringe', /Luer-lock/],
    ['ekg', 'ecg', /ECG/],
    ['child stethoscope', 'pediatric stethoscope', /^Pediatric/],
    ['iv start', 'intravenous start', /^IV start kit/],
  ])('SRCH-06 finds the same for "%s" and "%s"', async (query, other, named) => {
    const found = await namesFor(query)
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]).toMatch(named)
    expect(await namesFor(other)).toEqual(found)
  })

  it.each([
    ['stethosc', /stethoscope/i],
    ['stehtos', /stethoscope/i],
    ['thermomt', /thermometer/i],
    ['sphygmomanomiter', /sphygmomanometer/],
    ['hydrocolloyd dressng', /^Hydrocolloid/],
    ['glve', /glove/i],
  ])('SRCH-06 finds the products that "%s" begins or mistypes', async (query, named) => {
    expect((await namesFor(query))[0]).toMatch(named)
  })

  it('SRCH-06 allows no typo below four letters, one below eight, two from there', async () => {
    expect(await namesFor('gxz')).toEqual([])
    expect(await namesFor('gaxxe')).toEqual([])
    expect((await namesFor('stethoxcope'))[0]).toMatch(/stethoscope/i)
    expect((await namesFor('stethoxcobe'))[0]).toMatch(/stethoscope/i)
    expect(await namesFor('stexxoxcobe')).toEqual([])
  })

  it('says how it read a mistyped search, and offers the closest products for a search without matches', async () => {
    const mistyped = await engine.search({ query: 'disposible scalpal' })
    expect(mistyped).toMatchObject({ corrected: 'disposable scalpel', relaxed: false })
    const unmet = await engine.search({ query: 'kelmoor nitrile' })
    expect(unmet.relaxed).toBe(true)
    expect(unmet.total).toBeGreaterThan(0)
    expect(await engine.search({ query: 'qqqqqq' })).toMatchObject({ total: 0, corrected: null, relaxed: false })
  })
})

describe('query suggestions', () => {
  it.each([
    ['glo', /\bglove/],
    ['gauz', /\bgauze/],
    ['exam glo', /exam gloves/],
    ['halden mas', /halden safety.*masks/],
    ['thermomt', /thermo/],
  ])('SRCH-06 are found for "%s", at any length', async (typed, offered) => {
    const found = await engine.suggest(typed, 5)
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]?.query).toMatch(offered)
  })
})

describe('order of equally good matches', () => {
  const firstFor = async (query: string, accountId: number | null, exhaustive: boolean) =>
    (await engine.search({ query, accountId, limit: 50, exhaustive })).ids

  const masks = async () => {
    const ids = await firstFor('procedure mask', null, true)
    expect(ids.length).toBeGreaterThan(20)
    return ids
  }

  /** The last two of the masks that match the search equally well. */
  const lastEqual = (ids: readonly number[]) =>
    ids.filter((id) => products.some((one) => one.id === id && /^Procedure mask, ASTM/.test(one.name))).slice(-2)

  it.each([
    ['a listing', true],
    ['type-ahead', false],
  ])(
    'of %s starts with the purchases of the account, the more recent and frequent the higher',
    async (_what, exhaustive) => {
      const [often, once] = lastEqual(await masks())
      const { rows } = await server.db.execute<{ account: number; orders: number[]; canceled: number }>(sql`
      SELECT account_id AS account, (array_agg(id ORDER BY placed_at DESC) FILTER (WHERE status = 'Delivered' AND lines > 3))[1:2] AS orders,
        max(id) FILTER (WHERE status = 'Cancelled') AS canceled
      FROM (SELECT o.*, (SELECT count(*) FROM order_lines l WHERE l.order_id = o.id) AS lines FROM orders o) orders
      GROUP BY 1 HAVING count(*) FILTER (WHERE status = 'Cancelled') > 0 ORDER BY 1 LIMIT 1`)
      const [bought] = rows
      const account = bought?.account ?? 0
      const [recent = 0, older = 0] = bought?.orders ?? []
      const canceled = bought?.canceled ?? 0
      const buy = (order: number, item: number | undefined) =>
        server.db.execute(sql`UPDATE order_lines SET item_id = ${item} WHERE order_id = ${order} AND position = (
        SELECT min(position) FROM order_lines WHERE order_id = ${order})`)
      await server.db.execute(sql`DELETE FROM order_lines l USING orders o, items i WHERE o.id = l.order_id
      AND o.account_id = ${account} AND i.id = l.item_id AND i.site_display_name LIKE 'Procedure mask%'`)
      await buy(recent, often)
      await buy(older, once)
      await server.db.execute(sql`UPDATE orders SET placed_at = now() - interval '300 days' WHERE id = ${older}`)
      expect((await firstFor('procedure mask', account, exhaustive)).slice(0, 2)).toEqual([often, once])
      await server.db.execute(sql`DELETE FROM order_lines WHERE order_id = ${recent} AND item_id = ${often}`)
      await buy(canceled, often)
      await server.db.execute(sql`UPDATE orders SET placed_at = now() WHERE id = ${canceled}`)
      expect((await firstFor('procedure mask', account, exhaustive))[0]).toBe(once)
      expect((await firstFor('procedure mask', null, exhaustive)).slice(0, 2)).not.toContain(once)
      // Better matches still come first.
      expect(await firstFor('bouffant cap', account, exhaustive)).not.toContain(once)
    },
  )

  it.each([
    ['isolation gown', 2],
    ['isolatoin gown', 3],
  ])('knows the purchases of an account without another statement: "%s" takes %i', async (query, budget) => {
    const statements: string[] = []
    await recordStatements(statements, () => engine.search({ query, accountId: 1, exhaustive: false }))
    expect(statements).toHaveLength(budget)
  })

  it('puts popular products first, and of equally popular products those in stock', async () => {
    const ids = await masks()
    const [sought = 0, soldOut = 0] = lastEqual(ids)
    await server.db.execute(sql`INSERT INTO search_popularity (item_id, score) VALUES (${sought}, 5000)`)
    await buildIndex(server.db, [sought])
    expect((await masks())[0]).toBe(sought)
    await server.db.execute(sql`
      UPDATE items SET popularity = 420, quantity_available = CASE WHEN id = ${soldOut} THEN 0 ELSE 9 END
      WHERE id = ANY(${sql.param(ids)}::int[])`)
    await server.db.execute(sql`UPDATE items SET popularity = 470 WHERE id = ${soldOut}`)
    await buildIndex(server.db, ids)
    const among = async (exhaustive: boolean) => (await firstFor('procedure mask', null, exhaustive)).slice(1, 30)
    expect(await among(true)).not.toContain(soldOut)
    expect(await among(false)).not.toContain(soldOut)
    await server.db.execute(sql`UPDATE items SET popularity = 570 WHERE id = ${soldOut}`)
    await buildIndex(server.db, [soldOut])
    expect((await among(true))[0]).toBe(soldOut)
  })
})
