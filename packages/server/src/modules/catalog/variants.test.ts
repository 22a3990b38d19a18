import type { Product, User } from '@gauze/contract'
import { addability, type SoldItem, soldItem } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

interface Variant extends Record<string, unknown> {
  readonly id: number
  readonly parent_id: number
  readonly url_component: string
  readonly site_display_name: string
  readonly mpn: string
  readonly gtin: string
  readonly quantity_available: number
  readonly rx_level: string
  readonly restricted: boolean
  readonly allocation_period: string | null
  readonly thumbnail_image: string | null
  readonly matrix_details: unknown
}

let server: TestServer
let token: string
let account: User['account']
let sellable: readonly string[]
/** The variants on sale, by their product. */
let families: ReadonlyMap<number, readonly Variant[]>
/** The answer for the page of each variant, by its address. */
let pages: ReadonlyMap<number, Product>

async function read(id: number | string) {
  return (await server.call('getItem', { id: String(id) }, { token })).output()
}

function soldOnPageOf({ id }: Variant): SoldItem {
  return soldItem(pages.get(id) as Product)
}

beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  token = await server.signIn('admin@mercy.example')
  account = (await server.call('currentUser', {}, { token })).output().user.account
  sellable = (await server.call('getSellableControlledSubstances', {}, { token })).output().rxLevels
  const { rows } = await server.db.execute<Variant>(
    sql`SELECT v.* FROM items v JOIN items p ON p.id = v.parent_id WHERE NOT v.inactive AND NOT p.inactive ORDER BY v.id`,
  )
  families = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const answers = new Map<number, Product>()
  for (const { id, url_component } of rows) answers.set(id, await read(url_component))
  pages = answers
})
afterAll(() => server.close())

/** The data of an item that a shopper is shown, from its row. */
function shownOf(variant: Variant) {
  return {
    id: variant.id,
    parentId: variant.parent_id,
    name: variant.site_display_name,
    urlComponent: variant.url_component,
    mpn: variant.mpn,
    gtin: variant.gtin,
    quantityAvailable: variant.quantity_available,
    rxLevel: variant.rx_level,
    inactive: false,
    restricted: variant.restricted,
    allocationPeriod: variant.allocation_period,
    thumbnailImage: variant.thumbnail_image,
    matrixDetails: variant.matrix_details,
  }
}

async function canBuy(sold: SoldItem): Promise<boolean> {
  const { allocationMax } =
    sold.allocationPeriod === null
      ? { allocationMax: null }
      : (await server.call('getItemAllocation', { itemId: sold.id }, { token })).output()
  return addability({ item: { ...sold, allocationMax }, account, sellable }).ok
}

describe('every variant of every matrix product of the demonstration', () => {
  it('PDP-01 is the item that its own page sells, shown among all its siblings', () => {
    expect(families.size).toBeGreaterThan(200)
    for (const siblings of families.values()) {
      for (const variant of siblings) {
        const sold = soldOnPageOf(variant)
        expect(sold).toMatchObject({ ...shownOf(variant), heading: sold.name, pageUrlComponent: sold.urlComponent })
        expect(pages.get(variant.id)?.children.map(({ id }) => id)).toEqual(siblings.map(({ id }) => id))
      }
    }
  })

  it('PDP-01 is found by its number and by its address alike', async () => {
    for (const [variant] of families.values())
      if (variant) expect(await read(variant.id)).toEqual(pages.get(variant.id))
  })

  it('PDP-11 is sold by a card of its product that names it; a card without a variant sells the first', async () => {
    for (const [parentId, siblings] of families) {
      const product = await read(parentId)
      const cards = [null, ...siblings.map(({ id }) => id)].map((variantId) => soldItem({ ...product, variantId }))
      const [first] = siblings.map(soldOnPageOf)
      const { siteDisplayName: heading, urlComponent: pageUrlComponent } = product
      expect(cards).toEqual([{ ...first, heading, pageUrlComponent }, ...siblings.map(soldOnPageOf)])
    }
  })

  it('PDP-11 is sold by the card that a list answers for its manufacturer’s number', {
    timeout: 120_000,
  }, async () => {
    const listed = async (search: string) => (await server.call('getItemList', { search }, { token })).output()
    const paginated = async (search: string) =>
      (await server.call('paginateItems', { search, limit: 10 }, { token })).output().results
    for (const [index, variant] of [...families.values()].map((siblings) => siblings.at(-1)).entries()) {
      if (!variant) continue
      const cards = await (index % 2 ? listed : paginated)(variant.mpn)
      const card = cards.find(({ id }) => id === variant.parent_id)
      const { gtin: _onItsPage, ...shown } = shownOf(variant)
      const sold = card && soldItem(card)
      const flags = { inactive: sold?.inactive ?? false, restricted: sold?.restricted ?? false }
      expect({ ...sold, ...flags }, variant.mpn).toMatchObject(shown)
    }
  })

  it('CART-01 PDP-09 is added to the cart as it was shown, or not at all where it cannot be bought', {
    timeout: 120_000,
  }, async () => {
    for (const siblings of families.values()) {
      const shown: SoldItem[] = []
      for (const sold of siblings.map(soldOnPageOf)) {
        const addition = { itemId: sold.id, unit: sold.units[0]?.id ?? 0, quantity: 1 }
        const isBuyable = await canBuy(sold)
        await server.call('addItem', addition, { token })
        if (isBuyable) shown.push(sold)
      }
      const { cartDetail } = (await server.call('getCart', {}, { token })).output()
      expect(cartDetail).toMatchObject(
        shown.map(({ id, name, mpn, price, units, urlComponent, matrixDetails, thumbnailImage }) => ({
          itemId: id,
          name,
          mpn,
          price,
          units,
          urlComponent,
          matrixDetails,
          thumbnailImage,
        })),
      )
      await server.call('emptyCart', {}, { token })
    }
  })
})
