import { looseNumber } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { looseNumberSql } from '../../db/schema/loose-number.sql.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'

const { gauze, swab, gloveMatrix, gloveSmall, inactive, untaxed: inStock } = shopItems

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  const name = (id: number, number: string, mpn: string) =>
    shop.db.execute(sql`UPDATE items SET item_name = ${number}, mpn = ${mpn} WHERE id = ${id}`)
  await name(gauze, '000123', '00-2627-M')
  await name(swab, '123', String(gauze))
  await name(gloveSmall, 'HS-4410-2XL', 'HS-1')
  await name(inactive, '2627M', '')
})
afterAll(() => shop.close())

async function opened(id: string) {
  const answer = await shop.as('buyer', 'getItem', { id })
  return answer.status === 200 ? answer.output().id : answer.status
}

async function listed(search: string) {
  const cards = (await shop.as('buyer', 'getItemList', { search })).output()
  return cards.map(({ id, variantId }) => variantId ?? id)
}

describe('a number', () => {
  it('SRCH-14 opens the product of the exact number before any looser reading', async () => {
    expect(await opened('000123')).toBe(gauze)
    expect(await opened('123.0')).toBe(swab)
    expect(await opened('hs4410 xxl')).toBe(gloveSmall)
    expect(await opened('00-2627-m')).toBe(gauze)
    expect(await opened('0123')).toBe(404)
  })

  it('API-80 getItem takes an id for the id, whatever has the same number', async () => {
    expect(await opened(String(gauze))).toBe(gauze)
  })

  it('SRCH-14 names no item by an id of the database that is no number of an item', async () => {
    expect(await listed(String(gloveSmall))).toEqual([])
    expect(await listed(`${gloveSmall}.0`)).toEqual([])
    await shop.db.execute(sql`UPDATE items SET item_name = ${String(gloveSmall)} WHERE id = ${inStock}`)
    expect(await listed(String(gloveSmall))).toEqual([inStock])
  })

  it('SRCH-14 leads a list of products with the item that it names exactly', async () => {
    expect((await listed('000123'))[0]).toBe(gauze)
    expect((await listed('123'))[0]).toBe(swab)
    expect((await listed(String(gauze)))[0]).toBe(swab)
    expect(await listed(`${gauze}.0`)).toEqual([swab])
    expect(await listed('HS-4410-XXL')).toEqual([gloveSmall])
  })

  it('PLUS-10 a GTIN without its leading zeros names the unit of the item', async () => {
    await shop.db.execute(sql`UPDATE items SET gtin = '00036000291452' WHERE id = ${gauze}`)
    for (const search of ['036000291452', '36000291452', '36000291452.0']) {
      const [card] = (await shop.as('buyer', 'getItemList', { search })).output()
      expect([search, card?.id]).toEqual([search, gauze])
      if (!search.includes('.')) expect([search, card?.namedUnit]).toEqual([search, unitsOf(gauze).each])
    }
  })

  it('SRCH-14 has the same form in the index as in the rules, for each way to write it', async () => {
    for (const ways of [
      ['000123', '123', '123.0', '123.00', '0-123', '#123'],
      ['HS-4410-2XL', 'hs4410-xxl', 'HS 4410 XXL', '00HS-4410_2XL'],
      ['AB3XL', 'AB-XXXL', 'ab/3xl'],
      ['0', '00', '0.0'],
      ['2XS', 'xx-s', 'XXS'],
    ]) {
      const { rows } = await shop.db.execute<{ key: string }>(
        sql`SELECT DISTINCT ${sql.raw(looseNumberSql('way'))} AS key FROM jsonb_array_elements_text(${JSON.stringify(ways)}::jsonb) AS way`,
      )
      expect([ways, new Set(ways.map(looseNumber)).size, rows.length]).toEqual([ways, 1, 1])
    }
  })

  it('SRCH-14 is looked up by the indexes of numbers', async () => {
    const { rows } = await shop.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`)
      return tx.execute(
        sql`EXPLAIN SELECT id FROM items i WHERE ${sql.raw(looseNumberSql('i.mpn'))} = ${'2627M'}::text`,
      )
    })
    expect(JSON.stringify(rows)).toContain('items_loose_mpn_idx')
  })
})

it('PDP-11 a number of a product with variants lists the product', async () => {
  await shop.db.execute(sql`UPDATE items SET mpn = 'FAMILY-1' WHERE id = ${gloveMatrix}`)
  const [card] = (await shop.as('buyer', 'getItemList', { search: 'family1' })).output()
  expect(card?.id).toBe(gloveMatrix)
})
