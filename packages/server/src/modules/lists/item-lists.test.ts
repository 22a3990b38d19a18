import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import type { ShopUser } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const gauze = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each }

async function create(name: string, { who = 'buyer' as ShopUser, shared = false } = {}) {
  return (await shop.as(who, 'createList', { name, shared })).output()
}

async function lines(itemListId: number, who: ShopUser = 'buyer') {
  return (await shop.as(who, 'getListDetails', { itemListId })).output().itemListDetails
}

describe('lists of a person', () => {
  it('API-64 createList creates a list under a tidied name, which no second list of the person may have', async () => {
    const list = await create('  Exam room 4 ')
    expect(list).toMatchObject({ name: 'Exam room 4', shared: false, isOwner: true, itemListDetailCount: 0 })
    const again = await shop.as('buyer', 'createList', { name: 'exam ROOM 4' })
    expect(again.problem()).toMatchObject({ status: 409, detail: expect.stringContaining('Choose another name') })
    expect((await shop.as('admin', 'createList', { name: 'Exam room 4' })).status).toBe(200)
    for (const name of [' ', '\u200b', '\u202eabc']) {
      expect((await shop.as('buyer', 'createList', { name })).status).toBe(400)
    }
  })

  it('API-66 editList renames and shares a list of the caller, and API-70 getAllLists shows colleagues the shared lists', async () => {
    const mine = await create('Mine', { who: 'admin' })
    const other = await create('Other', { who: 'admin' })
    expect((await shop.as('admin', 'editList', { id: mine.id, name: 'Ours', shared: true })).output()).toMatchObject({
      id: mine.id,
      name: 'Ours',
      shared: true,
    })
    const shown = (await shop.as('buyer', 'getAllLists', { showShared: true })).output().itemLists
    expect(shown).toEqual([expect.objectContaining({ id: mine.id, name: 'Ours', isOwner: false })])
    expect((await shop.as('buyer', 'getAllLists', {})).output().itemLists).toEqual([])
    expect((await shop.as('clinic', 'getAllLists', { showShared: true })).output().itemLists).toEqual([])
    expect((await shop.as('admin', 'editList', { id: other.id, name: 'ours' })).status).toBe(409)
  })

  it('API-65 deleteList hides a list with its lines from everybody, until its owner restores it', async () => {
    const list = await create('Floor stock', { who: 'admin', shared: true })
    await shop.as('admin', 'upsertListDetail', { ...gauze, itemListId: list.id, quantity: 3 })
    expect((await shop.as('admin', 'deleteList', { id: list.id })).output()).toEqual({ success: true })
    const gone = await shop.as('buyer', 'getListDetails', { itemListId: list.id })
    expect(gone.problem()).toMatchObject({ status: 404, detail: expect.stringContaining('no longer there') })
    expect((await shop.as('buyer', 'restoreList', { id: list.id })).status).toBe(404)
    expect((await shop.as('admin', 'restoreList', { id: list.id })).output().itemListDetailCount).toBe(1)
    expect(await lines(list.id)).toMatchObject([{ ...gauze, quantity: 3 }])
  })

  it('ACCT-12 a colleague reads a shared list, and changes nothing of it', async () => {
    const { id: itemListId } = await create('Shared', { who: 'admin', shared: true })
    const line = (await shop.as('admin', 'upsertListDetail', { ...gauze, itemListId, quantity: 2 })).output()
    const own = await create('Own')
    const answers = await Promise.all([
      shop.as('buyer', 'editList', { id: itemListId, shared: false }),
      shop.as('buyer', 'deleteList', { id: itemListId }),
      shop.as('buyer', 'upsertListDetail', { ...gauze, itemListId, quantity: 9 }),
      shop.as('buyer', 'deleteListDetail', { id: line.id }),
      shop.as('buyer', 'deleteListDetails', { itemListId, ids: [line.id] }),
      shop.as('buyer', 'restoreListDetails', { itemListId, lines: [{ ...gauze, quantity: 9 }] }),
      shop.as('buyer', 'deleteListDetailByItemListId', { ...gauze, itemListId }),
      shop.as('buyer', 'addListRows', { itemListId, rows: [{ item: String(shopItems.swab) }] }),
      shop.as('buyer', 'moveListDetails', { itemListId, ids: [line.id], toItemListId: own.id }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect(await lines(itemListId)).toMatchObject([{ ...gauze, quantity: 2 }])
    await shop.as('admin', 'editList', { id: itemListId, shared: false })
    expect((await shop.as('buyer', 'getListDetails', { itemListId })).status).toBe(404)
  })
})

describe('lines of a list', () => {
  it('API-67 upsertListDetail adds a line once, and sets its quantity: floored, and 1 at least', async () => {
    const { id: itemListId } = await create('Weekly')
    const first = (await shop.as('buyer', 'upsertListDetail', { ...gauze, itemListId, quantity: 2.9 })).output()
    expect(first).toMatchObject({ ...gauze, itemListId, quantity: 2, origQuantity: 2, origUnit: gauze.unit })
    const second = (await shop.as('buyer', 'upsertListDetail', { ...gauze, itemListId, quantity: -4 })).output()
    expect(second).toMatchObject({ id: first.id, quantity: 1 })
    expect(await lines(itemListId)).toHaveLength(1)
  })

  it('API-67 changing the unit of a line keeps its place, and merges it with the line of that unit', async () => {
    const { id: itemListId } = await create('Weekly')
    const box = unitsOf(shopItems.gauze).box
    const first = (await shop.as('buyer', 'upsertListDetail', { ...gauze, itemListId, quantity: 2 })).output()
    await shop.as('buyer', 'upsertListDetail', { ...gauze, unit: box, itemListId, quantity: 3 })
    const line = { ...gauze, id: first.id, unit: box, itemListId, quantity: 4 }
    expect((await shop.as('buyer', 'upsertListDetail', line)).output()).toMatchObject({ id: first.id, quantity: 7 })
    expect(await lines(itemListId)).toMatchObject([{ id: first.id, unit: box, quantity: 7 }])
  })

  it('API-67 refuses an item that a list cannot hold, and says why', async () => {
    const { id: itemListId } = await create('Weekly')
    const add = (itemId: number, unit = unitsOf(itemId).each) =>
      shop.as('buyer', 'upsertListDetail', { itemListId, itemId, unit, quantity: 1 })
    expect((await add(shopItems.gloveMatrix)).problem().detail).toContain('Choose one of them')
    expect((await add(shopItems.inactive)).problem().detail).toContain('no longer sold')
    expect((await add(shopItems.gauze, unitsOf(shopItems.swab).each)).problem().detail).toContain('Choose one of')
    expect((await add(99_999)).status).toBe(404)
  })

  it('API-68 deleteListDetail and API-69 deleteListDetailByItemListId remove a line, and tell whether there was one', async () => {
    const { id: itemListId } = await create('Weekly')
    const { id } = (await shop.as('buyer', 'upsertListDetail', { ...gauze, itemListId, quantity: 2 })).output()
    expect((await shop.as('buyer', 'deleteListDetail', { id })).output()).toEqual({ updated: true })
    expect((await shop.as('buyer', 'deleteListDetail', { id })).output()).toEqual({ updated: false })
    await shop.as('buyer', 'upsertListDetail', { ...gauze, itemListId, quantity: 2 })
    const remove = () => shop.as('buyer', 'deleteListDetailByItemListId', { ...gauze, itemListId })
    expect((await remove()).output()).toEqual({ updated: true })
    expect((await remove()).output()).toEqual({ updated: false })
  })

  it('API-68 restoreListDetails puts removed lines back, also of an item that is no longer sold', async () => {
    const { id: itemListId } = await create('Weekly')
    const old = { itemId: shopItems.inactive, unit: unitsOf(shopItems.inactive).each, quantity: 4 }
    const removed = [{ ...gauze, quantity: 2 }, { ...gauze, unit: unitsOf(shopItems.gauze).box, quantity: 3 }, old]
    const restore = () => shop.as('buyer', 'restoreListDetails', { itemListId, lines: removed })
    expect((await restore()).output()).toMatchObject({ restored: 3, list: { itemListDetailCount: 3 } })
    expect((await restore()).status).toBe(200)
    expect(await lines(itemListId)).toMatchObject(removed)
  })

  it('API-68 restoreListDetails omits lines that no list can hold, and restores the other lines', async () => {
    const { id: itemListId } = await create('Weekly')
    const unit = unitsOf(shopItems.gauze).each
    const given = [
      { itemId: 99_999, unit, quantity: 1 },
      { itemId: shopItems.gauze, unit: 999_999, quantity: 1 },
      { itemId: shopItems.swab, unit, quantity: 1 },
      { itemId: shopItems.gloveMatrix, unit: unitsOf(shopItems.gloveMatrix).each, quantity: 1 },
      { ...gauze, quantity: 2 },
      { ...gauze, quantity: 5 },
    ]
    const answer = await shop.as('buyer', 'restoreListDetails', { itemListId, lines: given })
    expect(answer.output()).toMatchObject({ restored: 1 })
    expect(await lines(itemListId)).toMatchObject([{ ...gauze, quantity: 5 }])
  })

  it('API-72 getListsByItemId answers the lists of the caller that have the item in this unit', async () => {
    const on = await create('On')
    const off = await create('Off')
    await create('Of a colleague', { who: 'admin', shared: true })
    await shop.as('buyer', 'upsertListDetail', { ...gauze, itemListId: on.id, quantity: 1 })
    expect((await shop.as('buyer', 'getListsByItemId', gauze)).output().itemLists).toMatchObject([
      { id: off.id, isMember: null },
      { id: on.id, isMember: true },
    ])
    const box = { ...gauze, unit: unitsOf(shopItems.gauze).box }
    expect((await shop.as('buyer', 'getListsByItemId', box)).output().itemLists).toMatchObject([
      { isMember: null },
      { isMember: null },
    ])
  })

  it('API-71 getListDetails answers price, stock and the reason of an item that the company cannot buy', async () => {
    const { id: itemListId } = await create('Weekly', { who: 'admin', shared: true })
    for (const itemId of [shopItems.gauze, shopItems.restricted]) {
      await shop.as('admin', 'upsertListDetail', { itemListId, itemId, unit: unitsOf(itemId).each, quantity: 1 })
    }
    expect(await lines(itemListId)).toMatchObject([
      { item: { itemId: shopItems.gauze, price: expect.any(Number), refusal: null } },
      { item: { refusal: { code: 'item-restricted', detail: expect.stringContaining('restricted') } } },
    ])
    expect(await lines(itemListId, 'noPrice')).toMatchObject([{ item: { price: null } }, { item: { price: null } }])
  })

  it('ACCT-12 moves and copies lines between lists, and merges lines of the same item and unit', async () => {
    const from = await create('From', { who: 'admin', shared: true })
    const { id } = (await shop.as('admin', 'upsertListDetail', { ...gauze, itemListId: from.id, quantity: 2 })).output()
    const mine = await create('Mine')
    const copy = { itemListId: from.id, ids: [id], toItemListId: mine.id, keep: true }
    expect((await shop.as('buyer', 'moveListDetails', copy)).output()).toMatchObject({ moved: 1 })
    expect((await shop.as('buyer', 'moveListDetails', copy)).status).toBe(200)
    expect(await lines(mine.id)).toMatchObject([{ ...gauze, quantity: 4 }])
    const inPlace = { itemListId: from.id, ids: [id], toItemListId: from.id }
    expect((await shop.as('admin', 'moveListDetails', inPlace)).output()).toMatchObject({ moved: 1 })
    expect(await lines(from.id)).toMatchObject([{ id, quantity: 2 }])
    const to = await create('To', { who: 'admin' })
    await shop.as('admin', 'moveListDetails', { itemListId: from.id, ids: [id], toItemListId: to.id })
    expect(await lines(from.id)).toEqual([])
    expect(await lines(to.id, 'admin')).toMatchObject([{ ...gauze, quantity: 2 }])
  })
})

describe('rows of a spreadsheet', () => {
  beforeEach(async () => {
    const { gauze: roll, swab, gloveMatrix, inactive } = shopItems
    for (const [id, number] of [
      [roll, 'N-1'],
      [swab, 'N-2'],
      [gloveMatrix, 'N-3'],
      [inactive, 'N-4'],
    ] as const) {
      await shop.db.execute(sql`UPDATE items SET item_name = ${number} WHERE id = ${id}`)
    }
  })

  it('ACCT-12 accounts for every row: number, MPN or name, merged, or refused with the reason', async () => {
    const { id: itemListId } = await create('Pasted')
    const [gauzeLine] = [(await shop.as('buyer', 'upsertListDetail', { ...gauze, itemListId, quantity: 5 })).output()]
    const rows = [
      { item: ' n1 ', quantity: 2 },
      { item: 'alcohol swab', quantity: 3.7, unit: 'bx' },
      { item: 'N-2', unit: 'BX' },
      { item: 'no such thing' },
      { item: 'N-3' },
      { item: 'N-4' },
      { item: 'N-2', unit: 'pallet' },
      { item: '' },
    ]
    const { outcomes, list } = (await shop.as('buyer', 'addListRows', { itemListId, rows })).output()
    expect(outcomes).toMatchObject([
      { outcome: 'merged', id: gauzeLine?.id, quantity: 7 },
      { outcome: 'added' },
      { outcome: 'merged', quantity: 4 },
      { outcome: 'refused', code: 'not-found' },
      { outcome: 'refused', code: 'choose-variant' },
      { outcome: 'refused', code: 'item-unavailable' },
      { outcome: 'refused', code: 'unknown-unit', detail: expect.stringContaining('“pallet”') },
      { outcome: 'refused', code: 'not-found' },
    ])
    expect(list.itemListDetailCount).toBe(2)
    expect(await lines(itemListId)).toMatchObject([
      { ...gauze, quantity: 7 },
      { itemId: shopItems.swab, unit: unitsOf(shopItems.swab).box, quantity: 4 },
    ])
  })

  it('ACCT-12 takes a row for the item of the exact number, and a loose number only where no other is nearer', async () => {
    const { id: itemListId } = await create('Numbers')
    const { gauze: padded, swab: bare } = shopItems
    await shop.db.execute(sql`UPDATE items SET item_name = '000123' WHERE id = ${padded}`)
    await shop.db.execute(sql`UPDATE items SET item_name = '123', mpn = '002627M-2XL' WHERE id = ${bare}`)
    const itemOf = async (item: string) => {
      const { outcomes } = (await shop.as('buyer', 'addListRows', { itemListId, rows: [{ item }] })).output()
      const id = outcomes.flatMap((outcome) => (outcome.outcome === 'refused' ? [] : [outcome.id]))[0]
      return (await lines(itemListId)).find((line) => line.id === id)?.itemId ?? outcomes[0]
    }
    expect(await itemOf('000123')).toBe(padded)
    expect(await itemOf('123')).toBe(bare)
    expect(await itemOf('123.0')).toBe(bare)
    expect(await itemOf('2627m xxl')).toBe(bare)
    expect(await itemOf('0123')).toMatchObject({
      outcome: 'refused',
      code: 'several-items',
      detail: expect.stringMatching(
        /^“0123” may be the number or name of (000123|123) \(.+\) or (000123|123) \(.+\)\. Write one of these item numbers/,
      ),
    })
  })

  it('SRCH-14 takes a row for the item of the number, never for the item of the database id', async () => {
    const { id: itemListId } = await create('Ids')
    const { gauze: roll, swab } = shopItems
    await shop.db.execute(sql`UPDATE items SET item_name = ${String(roll)} WHERE id = ${swab}`)
    const rows = [{ item: String(roll) }, { item: String(swab) }]
    const { outcomes } = (await shop.as('buyer', 'addListRows', { itemListId, rows })).output()
    expect(outcomes).toMatchObject([{ outcome: 'added' }, { outcome: 'refused', code: 'not-found' }])
    expect(await lines(itemListId)).toMatchObject([{ itemId: swab }])
  })

  it('ACCT-12 two rows of one item come to at most the largest quantity', async () => {
    const { id: itemListId } = await create('Pasted')
    const row = { item: 'N-1', quantity: 99_999 }
    const { outcomes } = (await shop.as('buyer', 'addListRows', { itemListId, rows: [row, row] })).output()
    expect(outcomes[1]).toMatchObject({ outcome: 'merged', quantity: 99_999 })
    expect(await lines(itemListId)).toMatchObject([{ quantity: 99_999 }])
  })

  it('ACCT-12 the same rows sent twice with one key are added once', async () => {
    const { id: itemListId } = await create('Pasted')
    const rows = [{ item: 'N-1', quantity: 2 }]
    const key = 'rows-of-one-paste'
    const send = () => shop.as('buyer', 'addListRows', { itemListId, rows }, { idempotencyKey: key })
    expect((await send()).output()).toEqual((await send()).output())
    expect(await lines(itemListId)).toMatchObject([{ quantity: 2 }])
  })
})
