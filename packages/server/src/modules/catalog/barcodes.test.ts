import { gs1Digit } from '@gauze/rules/barcode'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

interface Sold extends Record<string, unknown> {
  readonly itemId: number
  /** The product that lists show. */
  readonly productId: number
  readonly gtin: string
  readonly base: number
  readonly larger: number
  readonly largerGtin: string
  readonly mpn: string
}

let server: TestServer
let token: string
/** A product without variants, and a variant, each in more than one unit. */
let sold: readonly Sold[]

beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  token = await server.signIn('admin@mercy.example')
  const { rows } = await server.db.execute<Sold>(sql`
    SELECT DISTINCT ON (i.parent_id IS NULL) i.id AS "itemId", coalesce(i.parent_id, i.id) AS "productId", i.gtin, i.mpn,
      b.id AS base, u.id AS larger, u.gtin AS "largerGtin"
    FROM items i JOIN item_units b ON b.item_id = i.id AND b.base_unit
    JOIN item_units u ON u.item_id = i.id AND u.position = 1
    LEFT JOIN items p ON p.id = i.parent_id
    WHERE NOT i.inactive AND NOT i.is_matrix_parent AND (p.id IS NULL OR NOT p.inactive AND i.id > p.id + 1)
    ORDER BY i.parent_id IS NULL, i.id`)
  sold = rows
})
afterAll(() => server.close())

async function found(search: string) {
  const [listed, paginated] = await Promise.all([
    server.call('getItemList', { search }, { token }),
    server.call('paginateItems', { search }, { token }),
  ])
  return { listed: listed.output(), paginated: paginated.output().results }
}

/** The number with another check digit. */
function mistyped(gtin: string): string {
  return `${gtin.slice(0, -1)}${(Number(gtin.slice(-1)) + 1) % 10}`
}

describe('a scanned barcode', () => {
  it('PLUS-10 has its own number for each unit of each item of the demonstration', async () => {
    const { rows } = await server.db.execute<{ gtin: string }>(sql`
      SELECT gtin FROM items WHERE gtin <> '' UNION ALL SELECT gtin FROM item_units WHERE gtin <> ''`)
    expect(sold).toHaveLength(2)
    expect(new Set(rows.map(({ gtin }) => gtin)).size).toBe(rows.length)
    expect(rows.filter(({ gtin }) => gs1Digit(gtin.slice(0, -1)) !== Number(gtin.at(-1)))).toEqual([])
  })

  it('PLUS-10 finds the one product, its variant, and the unit of the GTIN, with any lot and date after it', async () => {
    for (const { itemId, productId, gtin, base, larger, largerGtin } of sold) {
      for (const [number, unit] of [
        [gtin, base],
        [largerGtin, larger],
      ] as const) {
        const card = { id: productId, namedUnit: unit, ...(productId === itemId ? {} : { variantId: itemId }) }
        for (const text of [
          number,
          `]d201${number}1728013110A7␝21GAUZE`,
          `(01)${number}(17)280131(10)GLOVE`,
          `https://id.gs1.org/01/${number}/10/A7?17=280131`,
        ]) {
          const { listed, paginated } = await found(text)
          expect(listed, text).toMatchObject([card])
          expect(paginated, text).toMatchObject([card])
        }
      }
    }
  })

  it('PLUS-10 finds nothing if it has a mistake, rather than similar products', async () => {
    const [{ gtin } = { gtin: '' }] = sold
    for (const text of [`(01)${mistyped(gtin)}(10)GLOVE`, `(01)${gtin}(17)281399`, '+A123GLOVE5D6E71G', '(10)GLOVE']) {
      expect(await found(text), text).toEqual({ listed: [], paginated: [] })
    }
  })

  it('PLUS-10 names no unit in a search for anything else', async () => {
    const { listed, paginated } = await found(sold[0]?.mpn ?? '')
    expect(listed[0]).not.toHaveProperty('namedUnit')
    expect(paginated[0]).not.toHaveProperty('namedUnit')
  })

  it('PLUS-10 opens the product by itself, with the unit of the GTIN', async () => {
    for (const { itemId, larger, largerGtin } of sold) {
      const answer = await server.call('getItem', { id: `(01)${largerGtin}(10)A7` }, { token })
      expect(answer.output()).toMatchObject({ id: itemId, namedUnit: larger })
    }
  })

  it('PLUS-10 opens no product with a wrong check digit, and says so', async () => {
    const wrong = mistyped(sold[0]?.gtin ?? '')
    const answer = await server.call('getItem', { id: `(01)${wrong}` }, { token })
    expect(answer.problem()).toMatchObject({ status: 404, detail: expect.stringContaining(`GTIN ${wrong} is wrong`) })
  })
})

describe('a scanned barcode in the rows of an item list', () => {
  it('PLUS-10 adds the unit of its GTIN, unless the row names another; a mistake or an expired date is said', async () => {
    const created = (await server.call('createList', { name: 'Scanned' }, { token })).output()
    const [variant, simple] = sold
    if (!variant || !simple) throw new Error('The demonstration has no such items.')
    const { unitName } = (
      await server.db.execute<{ unitName: string }>(
        sql`SELECT unit_name AS "unitName" FROM item_units WHERE id = ${simple.base}`,
      )
    ).rows[0] ?? { unitName: '' }
    const rows = [
      { item: `(01)${variant.largerGtin}(17)600229(10)A7`, quantity: 2 },
      { item: simple.largerGtin, unit: unitName },
      { item: `(01)${variant.gtin}(17)200229(10)A7` },
      { item: `(01)${mistyped(variant.gtin)}(10)A7` },
      { item: simple.mpn },
    ]
    const { outcomes } = (await server.call('addListRows', { itemListId: created.id, rows }, { token })).output()
    expect(outcomes).toMatchObject([
      { outcome: 'added' },
      { outcome: 'added' },
      { outcome: 'added', notice: 'The scanned package expired on 02/29/2020.' },
      { outcome: 'refused', code: 'barcode-unreadable', detail: expect.stringContaining('check digit') },
      { outcome: 'merged', quantity: 2 },
    ])
    expect(outcomes[0]).not.toHaveProperty('notice')
    const { itemListDetails } = (await server.call('getListDetails', { itemListId: created.id }, { token })).output()
    expect(itemListDetails.map(({ itemId, unit, quantity }) => [itemId, unit, quantity])).toEqual(
      expect.arrayContaining([
        [variant.itemId, variant.larger, 2],
        [simple.itemId, simple.base, 2],
        [variant.itemId, variant.base, 1],
      ]),
    )
  })
})
