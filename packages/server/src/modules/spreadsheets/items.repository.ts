import { inArray, sql } from 'drizzle-orm'
import { type Db, namedQuery } from '../../db/client.js'
import { itemImages, itemPrices, items, itemUnits, rxLevels } from '../../db/schema/index.js'
import { requireCategories } from './categories.repository.js'
import { entriesOf, listPriceLevel, notForSale, pairsOf } from './columns.js'
import { unitsOf } from './item-units.js'
import { freeSlug, slugOf } from './slug.js'
import type { Cells, ImportServices, SheetRow } from './spreadsheet.types.js'

/** An item that a file names. */
export interface NamedItem {
  readonly id: number
  readonly number: string
  readonly isMatrixParent: boolean
  readonly urlComponent: string
  readonly thumbnailImage: string | null
}

const namedItemsQuery = namedQuery<NamedItem>(
  'import-named-items',
  `SELECT id, item_name AS number, is_matrix_parent AS "isMatrixParent", url_component AS "urlComponent",
    thumbnail_image AS "thumbnailImage" FROM items WHERE item_name = ANY ($1::text[])`,
)

/** The items of the store among some numbers, by number. */
export async function findNamedItems(tx: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, NamedItem>> {
  if (numbers.length === 0) return new Map()
  const rows = await namedItemsQuery.all(tx, [[...new Set(numbers)]])
  return new Map(rows.map((item) => [item.number, item]))
}

const lastIdQuery = namedQuery<{ id: number }>('import-last-item', 'SELECT COALESCE(max(id), 0) AS id FROM items')

const takenQuery = namedQuery<{ urlComponent: string }>(
  'import-taken-addresses',
  'SELECT url_component AS "urlComponent" FROM items WHERE url_component = ANY ($1::text[])',
)

/** The words of a title and a number: unique unless numbers differ only in punctuation. */
function wantedAddress({ title = '', number = '' }: Cells): string {
  return slugOf(`${title} ${number}`) || 'item'
}

/** An item with the id and address that it has or gets. */
interface PlacedRow extends SheetRow {
  readonly id: number
  readonly urlComponent: string
  readonly thumbnailImage: string | null
}

/** Whether a column is new or has changed. */
function hasChanged({ cells, current }: SheetRow, column: string): boolean {
  return current?.[column] !== cells[column]
}

/** Whether the row of `items` is new or changes: orders wait for it, so a new price or unit alone leaves it alone. */
function hasOwnChange(row: SheetRow): boolean {
  return Object.keys(row.cells).some((name) => name !== 'units' && name !== 'list price' && hasChanged(row, name))
}

/** The image on cards: the first one of the cell, or the present one if the cell is as it was. */
function thumbnailOf(row: SheetRow, item: NamedItem | undefined): string | null {
  if (item !== undefined && !hasChanged(row, 'images')) return item.thumbnailImage
  return entriesOf(row.cells.images ?? '')[0] ?? null
}

async function placeRows(tx: Db, rows: readonly SheetRow[]): Promise<PlacedRow[]> {
  const known = await findNamedItems(
    tx,
    rows.map(({ cells }) => cells.number ?? ''),
  )
  const [last] = await lastIdQuery.all(tx, [])
  let id = last?.id ?? 0
  const wanted = rows.map(({ cells }) => wantedAddress(cells))
  const taken = new Set((await takenQuery.all(tx, [wanted])).map(({ urlComponent }) => urlComponent))
  return rows.map((row) => {
    const item = known.get(row.cells.number ?? '')
    const thumbnailImage = thumbnailOf(row, item)
    if (item !== undefined) return { ...row, id: item.id, urlComponent: item.urlComponent, thumbnailImage }
    id += 1
    return { ...row, id, urlComponent: freeSlug(wantedAddress(row.cells), taken), thumbnailImage }
  })
}

/** The words for the levels that the demonstration and most stores use. */
const levelNames: Readonly<Record<string, string>> = {
  1: 'No license needed',
  2: 'Prescription devices',
  3: 'Prescription drugs',
  4: 'Controlled substances, schedules III to V',
  5: 'Controlled substances, schedule II',
}

async function requireRxLevels(tx: Db, rows: readonly SheetRow[]) {
  const levels = [...new Set(rows.map(({ cells }) => cells['rx level'] ?? '1'))]
  await tx
    .insert(rxLevels)
    .values(levels.map((level) => ({ level, name: levelNames[level] ?? `Level ${level}` })))
    .onConflictDoNothing()
}

function valuesOf(
  { id, urlComponent, thumbnailImage, cells }: PlacedRow,
  categoryId: number,
  parentId: number | null,
): typeof items.$inferInsert {
  return {
    id,
    urlComponent,
    parentId,
    categoryId,
    isMatrixParent: cells['has variants'] === 'yes',
    itemName: cells.number ?? '',
    displayName: cells.name ?? '',
    siteDisplayName: cells.title ?? '',
    description: cells.description ?? '',
    manufacturer: cells.manufacturer ?? '',
    mpn: cells.mpn ?? '',
    gtin: cells.gtin ?? '',
    rxLevel: cells['rx level'] ?? '1',
    inactive: cells.active === 'no',
    restricted: cells.restricted === 'yes',
    specialOrder: cells['special order'] === 'yes',
    isAddableToCart: cells['sold online'] === 'yes',
    taxable: cells.taxable === 'yes',
    allocationPeriod: cells.allocation || null,
    thumbnailImage,
    matrixDetails: pairsOf(cells.options ?? '').map(({ name, value }) => ({ key: name, value })),
    attributes: pairsOf(cells.attributes ?? ''),
    searchKeywords: cells.keywords ?? '',
  }
}

/** The columns that a file changes; the address of an item stays, because links have it. */
const changes = {
  parentId: sql`excluded.parent_id`,
  categoryId: sql`excluded.category_id`,
  displayName: sql`excluded.display_name`,
  siteDisplayName: sql`excluded.site_display_name`,
  description: sql`excluded.description`,
  manufacturer: sql`excluded.manufacturer`,
  mpn: sql`excluded.mpn`,
  gtin: sql`excluded.gtin`,
  rxLevel: sql`excluded.rx_level`,
  inactive: sql`excluded.inactive`,
  restricted: sql`excluded.restricted`,
  specialOrder: sql`excluded.special_order`,
  isAddableToCart: sql`excluded.is_addable_to_cart`,
  taxable: sql`excluded.taxable`,
  allocationPeriod: sql`excluded.allocation_period`,
  thumbnailImage: sql`excluded.thumbnail_image`,
  matrixDetails: sql`excluded.matrix_details`,
  attributes: sql`excluded.attributes`,
  searchKeywords: sql`excluded.search_keywords`,
  updatedAt: sql`now()`,
}

async function upsertItems(tx: Db, rows: readonly (typeof items.$inferInsert)[]) {
  if (rows.length > 0)
    await tx
      .insert(items)
      .values([...rows])
      .onConflictDoUpdate({ target: items.id, set: changes })
}

function withChanged(rows: readonly PlacedRow[], column: string) {
  return rows.filter((row) => hasChanged(row, column))
}

async function writeUnits(tx: Db, rows: readonly PlacedRow[]) {
  const units = withChanged(rows, 'units').flatMap(({ id, cells }) =>
    unitsOf(cells.units ?? '').map(({ code, label, rate, gtin }, position) => ({
      itemId: id,
      unitName: code,
      label,
      conversionRate: rate,
      baseUnit: position === 0,
      gtin,
      position,
    })),
  )
  if (units.length === 0) return
  await tx
    .insert(itemUnits)
    .values(units)
    .onConflictDoUpdate({
      target: [itemUnits.itemId, itemUnits.unitName],
      set: {
        label: sql`excluded.label`,
        conversionRate: sql`excluded.conversion_rate`,
        gtin: sql`excluded.gtin`,
        position: sql`excluded.position`,
      },
    })
}

async function writeListPrices(tx: Db, rows: readonly PlacedRow[]) {
  const prices = withChanged(rows, 'list price').map(({ id, cells }) => {
    const price = cells['list price'] ?? notForSale
    return { itemId: id, level: listPriceLevel, price: price === notForSale ? null : price }
  })
  if (prices.length === 0) return
  await tx
    .insert(itemPrices)
    .values(prices)
    .onConflictDoUpdate({ target: [itemPrices.itemId, itemPrices.level], set: { price: sql`excluded.price` } })
}

async function writeImages(tx: Db, rows: readonly PlacedRow[]) {
  const changed = withChanged(rows, 'images')
  if (changed.length === 0) return
  const ofChanged = inArray(
    itemImages.itemId,
    changed.map(({ id }) => id),
  )
  // The sheet has no names of views, so a picture that stays keeps its own.
  const before = await tx.select({ url: itemImages.url, name: itemImages.name }).from(itemImages).where(ofChanged)
  const names = new Map(before.map(({ url, name }) => [url, name]))
  const images = changed.flatMap(({ id, cells }) =>
    entriesOf(cells.images ?? '').map((url, position) => {
      return { itemId: id, position, url, largeUrl: url, name: names.get(url) ?? '' }
    }),
  )
  await tx.delete(itemImages).where(ofChanged)
  if (images.length > 0) await tx.insert(itemImages).values(images)
}

/** Writes new and changed items. Their triggers note them for the search index. */
export async function writeItems(tx: Db, rows: readonly SheetRow[], services: ImportServices): Promise<void> {
  await requireRxLevels(tx, rows)
  const categories = await requireCategories(
    tx,
    rows.map(({ cells }) => cells.category ?? ''),
    services,
  )
  const placed = await placeRows(tx, rows)
  const categoryOf = ({ cells }: SheetRow) => categories.get(cells.category ?? '') ?? 0
  await upsertItems(
    tx,
    placed.filter((row) => !row.cells.parent && hasOwnChange(row)).map((row) => valuesOf(row, categoryOf(row), null)),
  )
  const parents = await findNamedItems(
    tx,
    placed.flatMap(({ cells }) => cells.parent || []),
  )
  // A parent whose own row has a mistake is not there, and then nothing is committed.
  const present = placed.filter(({ cells }) => !cells.parent || parents.has(cells.parent))
  const variants = present.flatMap((row) => {
    const parent = parents.get(row.cells.parent ?? '')
    return parent === undefined || !hasOwnChange(row) ? [] : [valuesOf(row, categoryOf(row), parent.id)]
  })
  await upsertItems(tx, variants)
  await writeUnits(tx, present)
  await writeListPrices(tx, present)
  await writeImages(tx, present)
}
