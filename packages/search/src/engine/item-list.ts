import { toSearchTerm } from '@gauze/rules'
import { type Db, type FoundProducts, namedQuery } from '@gauze/server/plugin'
import { isListedDrug } from './drug-names.js'
import { partExcluded, soughtText } from './query-plan.js'
import { spellSizes, wordsOf } from './text.js'

const maxWords = 8

/**
 * $1 patterns that must all match, $2 patterns of which none may match, $3 how many. A product is answered with the best
 * of its items that match.
 */
const itemListQuery = namedQuery<{ id: number; itemId: number; fitting: number[] }>(
  'item-list',
  `SELECT shown.id, array_agg(i.id ORDER BY i.id) AS fitting,
    (array_agg(i.id ORDER BY i.is_addable_to_cart AND NOT i.restricted AND i.quantity_available > 0 DESC,
      i.is_addable_to_cart AND NOT i.restricted DESC, i.id))[1] AS "itemId"
  FROM items i
  JOIN items shown ON shown.id = COALESCE(i.parent_id, i.id) AND NOT shown.inactive
  JOIN categories c ON c.id = i.category_id
  LEFT JOIN categories p ON p.id = c.parent_id
  CROSS JOIN LATERAL (SELECT concat_ws(' ', i.site_display_name, i.display_name, i.manufacturer, i.mpn, i.item_name,
    i.search_keywords, jsonb_path_query_array(i.matrix_details, '$[*].value'), c.name, p.name) AS words) t
  WHERE NOT i.inactive AND NOT i.is_matrix_parent
    AND t.words ~* ALL ($1::text[]) AND NOT t.words ~* ANY ($2::text[])
  GROUP BY 1 ORDER BY max(i.popularity) DESC, shown.id LIMIT $3`,
)

function escaped(word: string): string {
  return word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')
}

/** Words of four letters or more are also found in the singular. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/i, '') : word
}

/** The pattern of a size, however it is written. */
const sizePatterns: ReadonlyMap<string, string> = new Map([
  ['xxsmall', '\\m(?:xx-?small|xxs\\M)'],
  ['xsmall', '\\m(?:x-?small|extra small|xs\\M)'],
  ['small', '(?<!x-)\\msmall'],
  ['medium', '\\mmed'],
  ['large', '(?<!x-)\\mlarge'],
  ['xlarge', '\\m(?:x-?large|extra large|xl\\M)'],
  ['xxlarge', '\\m(?:xx-?large|xxl\\M|2xl\\M)'],
])

const sizeNames = /(?<![\w-])(?:(?:extra|x{1,2}|2x)[ -]*(?:large|small)|x{1,2}[ls]|2xl|med|lg)(?![\w-])/gi

function withSizes(text: string): string {
  return text.replace(sizeNames, (size) => wordsOf(size)[0] ?? size)
}

/**
 * A word matches only where one begins, so that no drug is found within another's name; a part number matches anywhere.
 */
function patternOf(word: string): string {
  const size = sizePatterns.get(word.toLowerCase())
  if (size !== undefined) return size
  if (!/^\p{L}/u.test(word) || /\d/.test(word)) return escaped(word)
  return isListedDrug(word.toLowerCase()) ? `\\m${escaped(word)}\\M` : `\\m${escaped(singular(word))}`
}

/** A whole word, but not a word that denies it: 'latex-free', 'non-latex'. */
function exclusionOf(piece: string): string {
  const words = piece.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return `(?<!\\mnon[- ]?)\\m${words.map(singular).join('[- ]?')}(?:e?s)?\\M(?![- ]free)`
}

/**
 * The first products with an item whose name, maker, numbers, keywords or category hold all words of a text. It queries
 * the catalogue itself, so that it answers while the search is down.
 */
export async function readItemList(db: Db, search: string, limit: number): Promise<FoundProducts> {
  const text = soughtText(toSearchTerm(search))
  if (text === null) return { ids: [], shown: new Map() }
  const { sought, excluded } = partExcluded(text)
  const words = withSizes(spellSizes(sought))
    .split(' ')
    .filter((word) => word !== '')
  const patterns = words.slice(0, maxWords).map(patternOf)
  const rows = await itemListQuery.all(db, [patterns, excluded.map(exclusionOf), limit])
  return {
    ids: rows.map(({ id }) => id),
    shown: new Map(rows.map(({ id, itemId, fitting }) => [id, { itemId, fitting }])),
  }
}
