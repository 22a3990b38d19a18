import { type ItemNumbers, looseNumber, nearestItems } from '@gauze/rules'
import { readBarcode } from '@gauze/rules/barcode'
import { type Db, namedQuery } from '../../db/client.js'
import { looseNumberSql } from '../../db/schema/loose-number.sql.js'

/** An item that a text names by a number. */
export interface NumberedItem {
  /** Index of the text. */
  readonly place: number
  readonly itemId: number
  /** The product that lists show for it; null for an item that no list shows. */
  readonly productId: number | null
}

interface Candidate extends NumberedItem, ItemNumbers {}

/**
 * $1 places, $2 their texts, $3 places, $4 the ways to write their GTINs. Reads the items that are named in any way,
 * however loose.
 */
const candidatesQuery = namedQuery<Candidate>(
  'items-by-number',
  `WITH texts AS (
    SELECT place, ${looseNumberSql('text')} AS key FROM unnest($1::int[], $2::text[]) AS given (place, text)),
  gtins AS (SELECT * FROM unnest($3::int[], $4::text[]) AS given (place, gtin))
  SELECT named.place, i.id AS "itemId", i.item_name AS "itemName", i.mpn,
    ARRAY(SELECT i.gtin UNION SELECT u.gtin FROM item_units u WHERE u.item_id = i.id) AS gtins,
    (SELECT p.id FROM items p WHERE p.id = COALESCE(i.parent_id, i.id) AND NOT p.inactive AND NOT i.inactive) AS "productId"
  FROM (
    SELECT texts.place, known.id FROM texts JOIN items known ON ${looseNumberSql('known.item_name')} = texts.key AND key <> ''
    UNION SELECT texts.place, known.id FROM texts JOIN items known ON ${looseNumberSql('known.mpn')} = texts.key AND key <> ''
    UNION SELECT gtins.place, known.id FROM gtins JOIN items known ON known.gtin = gtins.gtin AND known.gtin <> ''
    UNION SELECT gtins.place, u.item_id FROM gtins JOIN item_units u ON u.gtin = gtins.gtin AND u.gtin <> ''
  ) named JOIN items i ON i.id = named.id ORDER BY named.place, i.id`,
)

/** The lengths in which a catalog may write a GTIN. */
const GTIN_LENGTHS = [8, 12, 13, 14]

function writtenGtins(texts: readonly string[]) {
  return [...texts.entries()].flatMap(([place, text]) => {
    const digits = looseNumber(text)
    if (!/^\d{6,14}$/.test(digits)) return []
    const ways = new Set([digits, ...GTIN_LENGTHS.map((length) => digits.padStart(length, '0'))])
    return [...ways].map((gtin) => ({ place, gtin }))
  })
}

/**
 * Finds the items that texts name by item number, MPN or GTIN, never by the id of the database. A text names only
 * the items of its nearest reading (`nearestItems`): an exact number excludes every loose reading.
 *
 * @returns by place, then by id; a text without a reading has no items, an ambiguous text has several
 * @example await readNumberedItems(db, ['2627m']) // [{ place: 0, itemId: 15001, productId: 15001 }]
 */
export async function readNumberedItems(db: Db, texts: readonly string[]): Promise<readonly NumberedItem[]> {
  if (texts.length === 0) return []
  const gtins = writtenGtins(texts)
  const candidates = await candidatesQuery.all(db, [
    [...texts.keys()],
    texts,
    gtins.map(({ place }) => place),
    gtins.map(({ gtin }) => gtin),
  ])
  return texts.flatMap((text, place) => {
    const found = candidates.filter((each) => each.place === place)
    return nearestItems(text, found, (item) => item).map(({ itemId, productId }) => ({ place, itemId, productId }))
  })
}

/**
 * The items that a searched text names by a number, or by the GTIN of a barcode; none for a barcode with a mistake.
 *
 * @example await readSoughtItems(db, '(01)00614141007349(10)A7') // [{ place: 0, itemId: 15001, productId: 15001 }]
 */
export async function readSoughtItems(db: Db, text: string): Promise<readonly NumberedItem[]> {
  const reading = readBarcode(text, new Date())
  if (reading === null || reading.isPlain) return readNumberedItems(db, [text])
  return reading.ok ? readNumberedItems(db, [reading.barcode.gtin]) : []
}

/** A part as a procurement system sends it. */
export interface ProcuredPart {
  readonly number: string
  /** The unit that the store sent with the number; empty for none. */
  readonly unit: string
}

/** $1 texts that may be ids, $2 texts that may be units: the items of the ids, and the unit among $2 that each has. */
const idsQuery = namedQuery<{ id: number; unit: number | null }>(
  'items-by-id-and-unit',
  `SELECT i.id, u.id AS unit FROM items i LEFT JOIN item_units u ON u.item_id = i.id AND u.id = ANY($2::int[])
  WHERE i.id = ANY($1::int[])`,
)

function writtenIds(texts: readonly string[]): number[] {
  return [...new Set(texts)].filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number)
}

/**
 * The items of parts that a procurement system sends: by any number that names one item. Carts that buyers still hold,
 * and EXT_PRODUCT_ID of OCI, name an item by its id. An id counts if the unit that came with it is a unit of this item,
 * and otherwise if no item has it as its number.
 *
 * @returns for each part its item; undefined for a part that names no item, or several
 * @example await readProcuredItems(db, [{ number: 'KS-4410', unit: '' }]) // [80011]
 */
export async function readProcuredItems(
  db: Db,
  parts: readonly ProcuredPart[],
): Promise<readonly (number | undefined)[]> {
  const numbers = parts.map(({ number }) => number)
  const named = Map.groupBy(await readNumberedItems(db, numbers), ({ place }) => place)
  const known = await idsQuery.all(db, [writtenIds(numbers), writtenIds(parts.map(({ unit }) => unit))])
  return parts.map(({ number, unit }, place) => {
    const byId = known.filter(({ id }) => String(id) === number)
    const items = named.get(place) ?? []
    if (byId.some((item) => String(item.unit) === unit)) return byId[0]?.id
    if (items.length > 1) return undefined
    return items[0]?.itemId ?? byId[0]?.id
  })
}
