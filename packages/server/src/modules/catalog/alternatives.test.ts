import { type SellableItem, soldItem } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ seeded: true })
})
afterAll(() => server.close())

function sizeOf({ matrixDetails }: Pick<SellableItem, 'matrixDetails'>) {
  return matrixDetails.find(({ key }) => key === 'Size')?.value
}

async function isSoldIn(size: string, id: number) {
  const { children } = (await server.call('getItem', { id: String(id) })).output()
  return children.some((child) => sizeOf(child) === size)
}

async function variantsOf(size: string) {
  const { rows } = await server.db.execute<{ id: number; parentId: number }>(sql`
    SELECT DISTINCT ON (v.parent_id) v.id, v.parent_id AS "parentId" FROM items v
    JOIN item_relations r ON r.item_id = v.parent_id AND r.kind = 'alternative'
    JOIN items a ON a.id = r.related_item_id AND a.is_matrix_parent AND NOT a.inactive
    WHERE NOT v.inactive AND v.matrix_details @> ${JSON.stringify([{ key: 'Size', value: size }])}::jsonb
    ORDER BY v.parent_id LIMIT 6`)
  return rows
}

describe('the alternative to a variant', () => {
  it.each(['medium', 'large', '7.5'])('PDP-11 is sold in its size, %s, where it comes in it', async (size) => {
    const variants = await variantsOf(size)
    expect(variants.length).toBeGreaterThan(2)
    for (const { id } of variants) {
      const { alternativeItems } = (await server.call('getItem', { id: String(id) })).output()
      const isInSize = await Promise.all(alternativeItems.map((alternative) => isSoldIn(size, alternative.id)))
      const inSize = alternativeItems.filter((_alternative, at) => isInSize[at])
      expect(inSize.length).toBeGreaterThan(0)
      expect(inSize.map((alternative) => sizeOf(soldItem(alternative)))).toEqual(inSize.map(() => size))
      const alone = (await server.call('getAlternativeItems', { id: String(id) })).output()
      expect(alone).toEqual(alternativeItems)
    }
  })

  it('PDP-11 is sold as its first variant on the page of the product itself', async () => {
    const [{ parentId = 0 } = {}] = await variantsOf('medium')
    const { alternativeItems } = (await server.call('getItem', { id: String(parentId) })).output()
    expect(alternativeItems.length).toBeGreaterThan(0)
    for (const alternative of alternativeItems) {
      const { children } = (await server.call('getItem', { id: String(alternative.id) })).output()
      expect(soldItem(alternative).id).toBe(children[0]?.id)
    }
  })
})
