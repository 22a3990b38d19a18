import { toSearchTerm } from '@gauze/rules'
import { type Db, namedQuery } from '../../db/client.js'

const maxWords = 8

/**
 * $1 patterns that all must fit, $2 the text as a part number, $3 how many. Of a product with variants its variants are
 * looked at, and the product is answered.
 */
const itemListQuery = namedQuery<{ id: number }>(
  'item-list',
  `SELECT listed.id FROM (
    SELECT COALESCE(i.parent_id, i.id) AS id, bool_or(upper($2) IN (upper(i.mpn), upper(i.item_name))) AS is_number,
      max(i.popularity) AS popularity
    FROM items i
    JOIN categories c ON c.id = i.category_id
    LEFT JOIN categories p ON p.id = c.parent_id
    WHERE NOT i.inactive AND NOT i.is_matrix_parent
      AND concat_ws(' ', i.site_display_name, i.display_name, i.manufacturer, i.mpn, i.item_name, i.search_keywords,
        c.name, p.name) ILIKE ALL ($1::text[])
    GROUP BY 1) listed
  JOIN items shown ON shown.id = listed.id AND NOT shown.inactive
  ORDER BY listed.is_number DESC, listed.popularity DESC, listed.id LIMIT $3`,
)

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Words of four letters or more are found in the singular too. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/i, '') : word)

/**
 * The ids of the first products whose name, maker, number, keywords or category hold all words of a text. It asks the
 * catalogue itself, so that it answers while the search is down (SRCH-13).
 */
export const readItemListIds = async (db: Db, search: string, limit: number): Promise<number[]> => {
  const text = toSearchTerm(search)
  const words = text.split(' ').filter((word) => word !== '')
  const patterns = words.slice(0, maxWords).map((word) => patternOf(singular(word)))
  return (await itemListQuery.all(db, [patterns, text, limit])).map(({ id }) => id)
}
