import type { UnitDetail } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { unitsColumn } from '../pricing/goods.sql.js'

/** An item that a text names. */
export interface NamedItem {
  /** Index of the text. */
  readonly place: number
  readonly itemId: number
  readonly name: string
  readonly isMatrixParent: boolean
  readonly inactive: boolean
  readonly units: UnitDetail[]
}

/** A number without the signs that people write or leave out. */
function numberKey(value: string) {
  return `'#' || translate(upper(${value}), ' -/.,_#+()*&', '')`
}

const itemColumns = `i.id AS "itemId", i.site_display_name AS name, i.is_matrix_parent AS "isMatrixParent", i.inactive,
    ${unitsColumn}`

/**
 * $1 texts as a JSON list. A text that is a number of an item names the item with this number, and no item whose name is
 * the same text.
 */
const namedItemsQuery = namedQuery<NamedItem>(
  'items-by-text',
  `WITH texts AS (
    SELECT (place - 1)::int AS place, key, rank FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS given (text, place),
      LATERAL (VALUES (${numberKey('text')}, 1), (${numberKey("ltrim(text, '0')")}, 1), (lower(text), 2)) AS keys (key, rank)
    WHERE btrim(text) <> ''),
  keys AS (
    SELECT i.id, key FROM items i, LATERAL (VALUES (${numberKey('i.id::text')}), (${numberKey('i.mpn')}),
      (${numberKey('i.item_name')}), (${numberKey("ltrim(i.gtin, '0')")}), (lower(i.site_display_name))) AS known (key)
    WHERE key NOT IN ('#', '')
    UNION ALL SELECT u.item_id, ${numberKey("ltrim(u.gtin, '0')")} FROM item_units u WHERE u.gtin <> ''),
  matches AS (
    SELECT texts.place, keys.id, min(texts.rank) AS rank, min(min(texts.rank)) OVER (PARTITION BY texts.place) AS best
    FROM texts JOIN keys USING (key) GROUP BY texts.place, keys.id)
  SELECT m.place, ${itemColumns}
  FROM matches m JOIN items i ON i.id = m.id WHERE m.rank = m.best ORDER BY m.place, i.id`,
)

/** Finds the items that texts name by item number, MPN, GTIN or whole name, in one statement. */
export function readNamedItems(scope: Scope, texts: readonly string[]): Promise<readonly NamedItem[]> {
  return namedItemsQuery.all(scope.db, [JSON.stringify(texts)])
}

const itemQuery = namedQuery<Omit<NamedItem, 'place'>>(
  'item-of-list',
  `SELECT ${itemColumns}
  FROM items i WHERE i.id = $1`,
)

/** The item of an id; undefined if the catalog has none. */
export async function readListableItem(scope: Scope, itemId: number): Promise<Omit<NamedItem, 'place'> | undefined> {
  const [item] = await itemQuery.all(scope.db, [itemId])
  return item
}
