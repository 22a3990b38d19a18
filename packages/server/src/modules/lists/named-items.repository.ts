import type { UnitDetail } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { readNumberedItems } from '../catalog/numbered-items.repository.js'
import { unitsColumn } from '../pricing/goods.sql.js'

/** An item that a text names. */
export interface NamedItem {
  /** Index of the text. */
  readonly place: number
  readonly itemId: number
  /** The number that the store gives the item in its catalog. */
  readonly itemName: string
  readonly name: string
  readonly isMatrixParent: boolean
  readonly inactive: boolean
  readonly units: UnitDetail[]
}

const itemColumns = `i.id AS "itemId", i.item_name AS "itemName", i.site_display_name AS name, i.is_matrix_parent AS "isMatrixParent", i.inactive,
    ${unitsColumn}`

/** $1 places, $2 items that their texts name by a number, $3 places, $4 their texts, which may be whole names. */
const namedItemsQuery = namedQuery<NamedItem>(
  'items-by-text',
  `SELECT named.place, ${itemColumns} FROM (
    SELECT * FROM unnest($1::int[], $2::int[]) AS numbered (place, id)
    UNION SELECT texts.place, known.id
    FROM unnest($3::int[], $4::text[]) AS texts (place, text) JOIN items known ON lower(known.site_display_name) = lower(text)
  ) named JOIN items i ON i.id = named.id ORDER BY named.place, i.id`,
)

/**
 * Finds the items that texts name by item number, MPN, GTIN or whole name. A text that is a number of an item names
 * only the items that it is nearest to, and no item by its name.
 */
export async function readNamedItems(scope: Scope, texts: readonly string[]): Promise<readonly NamedItem[]> {
  const numbered = await readNumberedItems(scope.db, texts)
  const places = new Set(numbered.map(({ place }) => place))
  const names = [...texts.entries()].filter(([place, text]) => !places.has(place) && text.trim() !== '')
  return namedItemsQuery.all(scope.db, [
    numbered.map(({ place }) => place),
    numbered.map(({ itemId }) => itemId),
    names.map(([place]) => place),
    names.map(([, text]) => text),
  ])
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
