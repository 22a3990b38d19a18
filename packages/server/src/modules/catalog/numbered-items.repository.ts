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

interface Candidate extends Omit<NumberedItem, 'itemId'>, ItemNumbers {}

/**
 * $1 places, $2 their texts, $3 places, $4 texts that may be printed ids, $5 places, $6 the ways to write their GTINs.
 * Reads the items that are named in any way, however loose.
 */
const candidatesQuery = namedQuery<Candidate>(
  'items-by-number',
  `WITH texts AS (
    SELECT place, ${looseNumberSql('text')} AS key FROM unnest($1::int[], $2::text[]) AS given (place, text)),
  gtins AS (SELECT * FROM unnest($5::int[], $6::text[]) AS given (place, gtin))
  SELECT named.place, i.id, i.item_name AS "itemName", i.mpn,
    ARRAY(SELECT i.gtin UNION SELECT u.gtin FROM item_units u WHERE u.item_id = i.id) AS gtins,
    (SELECT p.id FROM items p WHERE p.id = COALESCE(i.parent_id, i.id) AND NOT p.inactive AND NOT i.inactive) AS "productId"
  FROM (
    SELECT texts.place, known.id FROM texts JOIN items known ON ${looseNumberSql('known.item_name')} = texts.key AND key <> ''
    UNION SELECT texts.place, known.id FROM texts JOIN items known ON ${looseNumberSql('known.mpn')} = texts.key AND key <> ''
    UNION SELECT * FROM unnest($3::int[], $4::int[]) AS printed (place, id)
    UNION SELECT gtins.place, known.id FROM gtins JOIN items known ON known.gtin = gtins.gtin AND known.gtin <> ''
    UNION SELECT gtins.place, u.item_id FROM gtins JOIN item_units u ON u.gtin = gtins.gtin AND u.gtin <> ''
  ) named JOIN items i ON i.id = named.id ORDER BY named.place, i.id`,
)

/** The lengths in which a catalog may write a GTIN. */
const GTIN_LENGTHS = [8, 12, 13, 14]
const LARGEST_ID = 2_147_483_647

function printedIds(texts: readonly string[]) {
  return [...texts.entries()].flatMap(([place, text]) => {
    const id = looseNumber(text)
    return /^\d{1,10}$/.test(id) && Number(id) <= LARGEST_ID ? [{ place, id: Number(id) }] : []
  })
}

function writtenGtins(texts: readonly string[]) {
  return [...texts.entries()].flatMap(([place, text]) => {
    const digits = looseNumber(text)
    if (!/^\d{6,14}$/.test(digits)) return []
    const ways = new Set([digits, ...GTIN_LENGTHS.map((length) => digits.padStart(length, '0'))])
    return [...ways].map((gtin) => ({ place, gtin }))
  })
}

/**
 * Finds the items that texts name by item number, MPN, GTIN or printed id. A text names only the items of its nearest
 * reading (`nearestItems`): an exact number excludes every loose reading.
 *
 * @returns by place, then by id; a text without a reading has no items, an ambiguous text has several
 * @example await readNumberedItems(db, ['2627m']) // [{ place: 0, itemId: 15001, productId: 15001 }]
 */
export async function readNumberedItems(db: Db, texts: readonly string[]): Promise<readonly NumberedItem[]> {
  if (texts.length === 0) return []
  const [ids, gtins] = [printedIds(texts), writtenGtins(texts)]
  const candidates = await candidatesQuery.all(db, [
    [...texts.keys()],
    texts,
    ids.map(({ place }) => place),
    ids.map(({ id }) => id),
    gtins.map(({ place }) => place),
    gtins.map(({ gtin }) => gtin),
  ])
  return texts.flatMap((text, place) => {
    const found = candidates.filter((each) => each.place === place)
    return nearestItems(text, found, (item) => item).map(({ id, productId }) => ({ place, itemId: id, productId }))
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

const idsQuery = namedQuery<{ id: number }>('known-item-ids', 'SELECT id FROM items WHERE id = ANY($1::int[])')

/**
 * The items of part numbers that a procurement system sends. The store's own documents name an item by its id, so the
 * id comes first; any other number counts where it names one item.
 *
 * @returns the item of each part; a part that names none, or several, is missing
 * @example (await readProcuredItems(db, ['80011', 'KS-4410'])).get('80011') // 80011
 */
export async function readProcuredItems(db: Db, parts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const distinct = [...new Set(parts)]
  const ids = distinct.filter((part) => /^[1-9]\d{0,8}$/.test(part)).map(Number)
  const known = new Set((await idsQuery.all(db, [ids])).map(({ id }) => id))
  const others = distinct.filter((part) => !known.has(Number(part)) || String(Number(part)) !== part)
  const named = await readNumberedItems(db, others)
  return new Map([
    ...[...known].map((id): [string, number] => [String(id), id]),
    ...others.flatMap((part, index): [string, number][] => {
      const [item, ...more] = named.filter(({ place }) => place === index)
      return item === undefined || more.length > 0 ? [] : [[part, item.itemId]]
    }),
  ])
}
