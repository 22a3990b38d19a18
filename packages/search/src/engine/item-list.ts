import { toSearchTerm } from '@gauze/rules'
import { type Db, namedQuery } from '@gauze/server/plugin'
import { isListedDrug } from './drug-names.js'
import { variantWordsOf } from './named-variant.js'
import { parseQuery, partExcluded, soughtText } from './query-plan.js'
import type { VariantQuestion } from './search-engine.types.js'
import { codeOf, spellSizes, wordsOf } from './text.js'

const maxWords = 8

/** A number in the notation that part numbers are compared in. */
function code(column: string) {
  return `translate(upper(${column}), ' -/.,_#+()*&', '')`
}

function numbersOf(item: string) {
  return `${code(`${item}.mpn`)}, ${code(`${item}.item_name`)}, ${item}.id::text, nullif(ltrim(${item}.gtin, '0'), '')`
}

/**
 * $1 patterns that must all match, $2 patterns of which none may match, $3 the text as a number, $4 the same without
 * leading zeros, $5 how many, $6 the text as a GTIN of 14 digits. Variants are matched too, but the product is
 * answered.
 */
const itemListQuery = namedQuery<{ id: number; variantId: number | null }>(
  'item-list',
  `SELECT listed.id, listed."variantId" FROM (
    SELECT shown.id, bool_or(n.own OR n.shared) AS is_number, max(i.popularity) AS popularity,
      min(i.id) FILTER (WHERE n.own AND i.parent_id IS NOT NULL) AS "variantId"
    FROM items i
    JOIN items shown ON shown.id = COALESCE(i.parent_id, i.id) AND NOT shown.inactive
    JOIN categories c ON c.id = i.category_id
    LEFT JOIN categories p ON p.id = c.parent_id
    CROSS JOIN LATERAL (SELECT concat_ws(' ', i.site_display_name, i.display_name, i.manufacturer, i.mpn, i.item_name,
      i.search_keywords, jsonb_path_query_array(i.matrix_details, '$[*].value'), c.name, p.name) AS words) t
    CROSS JOIN LATERAL (SELECT $3 <> '' AND ($3 IN (${numbersOf('i')}) OR $4 IN (${numbersOf('i')})
        OR i.id IN (SELECT u.item_id FROM item_units u WHERE u.gtin <> '' AND u.gtin = $6)) IS TRUE AS own,
      $3 <> '' AND ($3 IN (${numbersOf('shown')})) IS TRUE AS shared) n
    WHERE NOT i.inactive AND NOT i.is_matrix_parent
      AND (n.own OR n.shared OR (t.words ~* ALL ($1::text[]) AND NOT t.words ~* ANY ($2::text[])))
    GROUP BY 1) listed
  ORDER BY listed.is_number DESC, listed.popularity DESC, listed.id LIMIT $5`,
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

/** Products of the list, and the information of the text about their variants. */
interface ItemList {
  readonly ids: readonly number[]
  readonly variants: VariantQuestion
}

const noVariants: VariantQuestion = { numbers: new Map(), words: [], excluded: [], filters: {} }

/**
 * The first products whose name, maker, number, keywords or category hold all words of a text, and the products with a
 * number that is the text: an item number, MPN, item name or GTIN. It queries the catalogue itself, so that it answers
 * while the search is down.
 */
export async function readItemList(db: Db, search: string, limit: number): Promise<ItemList> {
  const text = soughtText(toSearchTerm(search))
  if (text === null) return { ids: [], variants: noVariants }
  const { sought, excluded } = partExcluded(text)
  const words = withSizes(spellSizes(sought))
    .split(' ')
    .filter((word) => word !== '')
  const parsed = parseQuery(text)
  const number = codeOf(sought)
  const rows = await itemListQuery.all(db, [
    words.slice(0, maxWords).map(patternOf),
    excluded.map(exclusionOf),
    number,
    number.replace(/^0+(?=\d{8})/, ''),
    limit,
    /^\d{8,14}$/.test(number) ? number.padStart(14, '0') : '',
  ])
  const numbers = rows.flatMap(({ id, variantId }) => (variantId === null ? [] : [[id, variantId] as const]))
  return {
    ids: rows.map(({ id }) => id),
    variants: {
      numbers: new Map(numbers),
      words: variantWordsOf(parsed.terms),
      excluded: parsed.excluded,
      filters: {},
    },
  }
}
