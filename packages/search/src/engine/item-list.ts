import { toSearchTerm } from '@gauze/rules'
import { type Db, type FoundProducts, namedQuery } from '@gauze/server/plugin'
import { isListedDrug } from './drug-names.js'
import { partExcluded, soughtText } from './query-plan.js'
import { codeOf, looseCode, spellSizes, wordsOf } from './text.js'

const maxWords = 8

/** A number in the notation that part numbers are compared in. */
function code(column: string) {
  return `translate(upper(${column}), ' -/.,_#+()*&', '')`
}

/** Such a number without leading zeros and with one spelling of sizes, as `looseCode` makes it. */
function loose(column: string) {
  return `'~' || regexp_replace(regexp_replace(regexp_replace(${code(column)}, '^0+(?=[A-Z0-9]{3})', ''),
    '(?<!X)XX(?=[LS]$)', '2X'), '(?<!X)XXX(?=[LS]$)', '3X')`
}

/** How exactly an item has a number: 4 as its item number, 3 as its MPN, 2 as a GTIN, 1 in a looser form, 0 not at all. */
function exactness(item: string) {
  return `CASE
    WHEN $3 = '' THEN 0
    WHEN $3 = ${code(`${item}.item_name`)} THEN 4
    WHEN $3 = ${code(`${item}.mpn`)} THEN 3
    WHEN $5 <> '' AND (${item}.gtin = $5 OR EXISTS (
      SELECT 1 FROM item_units u WHERE u.item_id = ${item}.id AND u.gtin = $5)) THEN 2
    WHEN $4 IN (${loose(`${item}.item_name`)}, ${loose(`${item}.mpn`)}) THEN 1
    ELSE 0 END`
}

/**
 * $1 patterns that must all match, $2 patterns of which none may match, $3 the text as a number, $4 its loosest form, $5
 * the text as a GTIN of 14 digits, $6 how many. A product is answered with the best of its items that match.
 */
const itemListQuery = namedQuery<{ id: number; itemId: number; fitting: number }>(
  'item-list',
  `SELECT listed.id, listed."itemId", listed.fitting FROM (
    SELECT matched.id, max(matched.exact) AS exact, max(matched.popularity) AS popularity,
      (array_agg(matched."itemId" ORDER BY matched.exact DESC, matched.preference DESC, matched."itemId"))[1] AS "itemId",
      (count(*) FILTER (WHERE matched.is_best))::int AS fitting
    FROM (
      SELECT found.*, found.exact = max(found.exact) OVER (PARTITION BY found.id) AS is_best FROM (
        SELECT shown.id, i.id AS "itemId", i.popularity, greatest(n.own, n.shared) AS exact,
          CASE WHEN NOT i.is_addable_to_cart OR i.restricted THEN 0 WHEN i.quantity_available > 0 THEN 2 ELSE 1 END
            AS preference
        FROM items i
        JOIN items shown ON shown.id = COALESCE(i.parent_id, i.id) AND NOT shown.inactive
        JOIN categories c ON c.id = i.category_id
        LEFT JOIN categories p ON p.id = c.parent_id
        CROSS JOIN LATERAL (SELECT concat_ws(' ', i.site_display_name, i.display_name, i.manufacturer, i.mpn, i.item_name,
          i.search_keywords, jsonb_path_query_array(i.matrix_details, '$[*].value'), c.name, p.name) AS words) t
        CROSS JOIN LATERAL (SELECT ${exactness('i')} AS own, ${exactness('shown')} AS shared) n
        WHERE NOT i.inactive AND NOT i.is_matrix_parent
          AND (n.own > 0 OR n.shared > 0 OR (t.words ~* ALL ($1::text[]) AND NOT t.words ~* ANY ($2::text[])))
      ) found
    ) matched
    GROUP BY 1) listed
  ORDER BY listed.exact DESC, listed.popularity DESC, listed.id LIMIT $6`,
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
 * The first products whose name, maker, number, keywords or category hold all words of a text, and the products with a
 * number that is the text: an item number, MPN, item name or GTIN. It queries the catalogue itself, so that it answers
 * while the search is down.
 */
export async function readItemList(db: Db, search: string, limit: number): Promise<FoundProducts> {
  const text = soughtText(toSearchTerm(search))
  if (text === null) return { ids: [], shown: new Map() }
  const { sought, excluded } = partExcluded(text)
  const words = withSizes(spellSizes(sought))
    .split(' ')
    .filter((word) => word !== '')
  const number = codeOf(sought)
  const rows = await itemListQuery.all(db, [
    words.slice(0, maxWords).map(patternOf),
    excluded.map(exclusionOf),
    number,
    looseCode(codeOf(sought.replace(/\.0+$/, ''))),
    /^\d{8,14}$/.test(number) ? number.padStart(14, '0') : '',
    limit,
  ])
  return {
    ids: rows.map(({ id }) => id),
    shown: new Map(rows.map(({ id, itemId, fitting }) => [id, { itemId, fitting }])),
  }
}
