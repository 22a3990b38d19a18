import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { isDrugName } from './drug-names.js'
import { attributeFacet, facetToken } from './facets.js'
import { headNounsOf } from './head-nouns.js'
import { beginningsOf, descriptionPrefix, drugMark, headPrefix, namePrefix, wholeText } from './query-plan.js'
import { codeOf, endOfCode, gtinCode, indexWordsOf, looseCode, sizeOfLetter, wordsOf } from './text.js'
import type { PopularityCount } from './tiers.js'

interface NamedValue {
  readonly name: string
  readonly value: string
}

/** The columns that a product and its variants have of their own. */
interface SourceItem {
  readonly id: number
  readonly itemName: string
  readonly siteDisplayName: string
  readonly mpn: string
  readonly gtin: string
  /** The GTINs of its larger units. */
  readonly unitGtins: readonly string[]
  readonly attributes: readonly NamedValue[]
  readonly unitNames: readonly string[]
  readonly rxLevel: string
  readonly specialOrder: boolean
  readonly inStock: boolean
  readonly allocated: boolean
  readonly isAddable: boolean
  readonly matrixDetails: readonly { readonly key: string; readonly value: string }[]
}

/** The source of the index: a product that a listing shows, with its active variants. */
export interface SearchSource extends SourceItem {
  readonly displayName: string
  readonly description: string
  readonly manufacturer: string
  readonly searchKeywords: string
  /** Of the product or its best variant, including recent shopper activity. */
  readonly popularity: number
  readonly createdAt: string
  readonly categoryName: string
  readonly categoryUrl: string
  readonly parentCategoryName: string | null
  readonly parentCategoryUrl: string | null
  readonly variants: readonly SourceItem[]
}

/** The columns of {@link SourceItem} as arguments of `json_build_object`. */
function itemColumns(item: string) {
  return sql.raw(`
    'id', ${item}.id, 'itemName', ${item}.item_name, 'siteDisplayName', ${item}.site_display_name, 'mpn', ${item}.mpn,
    'gtin', ${item}.gtin, 'attributes', ${item}.attributes, 'rxLevel', ${item}.rx_level,
    'unitGtins', (SELECT coalesce(json_agg(u.gtin), '[]') FROM item_units u WHERE u.item_id = ${item}.id AND u.gtin <> ''),
    'unitNames', (SELECT coalesce(json_agg(DISTINCT u.label), '[]') FROM item_units u WHERE u.item_id = ${item}.id),
    'specialOrder', ${item}.special_order, 'inStock', ${item}.quantity_available > 0,
    'allocated', ${item}.allocation_period IS NOT NULL,
    'isAddable', ${item}.is_addable_to_cart AND NOT ${item}.restricted, 'matrixDetails', ${item}.matrix_details`)
}

const listed = sql`i.parent_id IS NULL AND NOT i.inactive AND (NOT i.is_matrix_parent OR EXISTS (
  SELECT 1 FROM items x WHERE x.parent_id = i.id AND NOT x.inactive))`

const popularityOf = sql`greatest(i.popularity,
  (SELECT max(x.popularity) FROM items x WHERE i.is_matrix_parent AND x.parent_id = i.id AND NOT x.inactive))
  + coalesce((SELECT s.score FROM search_popularity s WHERE s.item_id = i.id), 0)`

/** How many listed products have each popularity, the most popular first. */
export async function loadPopularities(db: Db): Promise<readonly PopularityCount[]> {
  const { rows } = await db.execute<{ popularity: number; products: number }>(sql`
    SELECT ${popularityOf} AS popularity, count(*)::int AS products FROM items i WHERE ${listed}
    GROUP BY 1 ORDER BY 1 DESC`)
  return rows
}

/**
 * Products that a listing shows, in id order: active, and with an active variant if they have variants at all.
 * @param after only ids above this one
 * @param ids only these, when given
 */
export async function loadSources(db: Db, after: number, limit: number, ids?: readonly number[]) {
  const only = ids === undefined ? sql`` : sql`AND i.id = ANY(${sql.param([...ids])}::int[])`
  const { rows } = await db.execute<{ source: SearchSource }>(sql`
    SELECT json_build_object(${itemColumns('i')},
      'displayName', i.display_name, 'description', i.description, 'manufacturer', i.manufacturer,
      'searchKeywords', i.search_keywords, 'popularity', ${popularityOf}, 'createdAt', i.created_at,
      'categoryName', c.name, 'categoryUrl', c.url_component,
      'parentCategoryName', p.name, 'parentCategoryUrl', p.url_component,
      'variants', coalesce(v.list, '[]')) AS source
    FROM items i
    JOIN categories c ON c.id = i.category_id
    LEFT JOIN categories p ON p.id = c.parent_id
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object(${itemColumns('x')}) ORDER BY x.id) AS list
      FROM items x WHERE i.is_matrix_parent AND x.parent_id = i.id AND NOT x.inactive
    ) v ON true
    WHERE ${listed} AND i.id > ${after} ${only}
    ORDER BY i.id LIMIT ${limit}`)
  return rows.map((row) => row.source)
}

/** A number of an item: its item number, its MPN, a GTIN, a looser form of one of these, or its end without letters. */
type CodeKind = keyof typeof codeKinds

/** Stored ranks of {@link CodeKind}: a better kind has the higher number. */
const codeKinds = { end: 0, loose: 1, gtin: 2, mpn: 3, item: 4 } as const

/** An item on sale as the index holds it, before it has a popularity tier. */
export interface SearchDocument {
  readonly id: number
  /** The product that a listing shows it by: itself, or the product of its variants. */
  readonly productId: number
  /** Among the items of its product, in the order of preference: 0 is the item that a card shows unless another is meant. */
  readonly place: number
  /** The product has no other item. */
  readonly alone: boolean
  readonly popularity: number
  /** Breaks ties between equally good matches: by popularity; among equals, items in stock come first. */
  readonly rank: number
  readonly facets: readonly string[]
  /** How many of the facets, counted from the first, all items of the product have. */
  readonly shared: number
  readonly sortName: string
  readonly listedAt: string
  /** The distinct words of the item's texts but the description: the vocabulary. */
  readonly words: readonly string[]
  /** Everything but the tier, as a tsvector literal. */
  readonly vector: string
  readonly codes: readonly { readonly code: string; readonly kind: number }[]
}

const rememberedTexts = 20_000

/** Names of makers, kinds and attributes repeat often, so the result for a text is cached for a while. */
function remembering(make: (text: string) => readonly string[]) {
  const known = new Map<string, readonly string[]>()
  return (text: string): readonly string[] => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= rememberedTexts) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}

const indexed = remembering(indexWordsOf)
const described = remembering(wordsOf)

type Weight = 'A' | 'B' | 'C' | 'D'

const headEnd = /,|\b(?:for|with|without)\b/i

/** The values that tell an item from the others of its product; a size letter is also found by its name. */
function ownTexts({ matrixDetails }: SourceItem): string[] {
  return matrixDetails.flatMap(({ value }) => [value, sizeOfLetter(value) ?? ''])
}

function attributeTexts({ attributes }: SourceItem): string[] {
  return attributes.map(({ name, value }) => (value === 'Yes' ? name : value))
}

/**
 * The texts that name an item, most significant first: its kind (A), the rest of its name (B), all other texts (D).
 */
function calledTexts(product: SearchSource, item: SourceItem): [Weight, readonly string[]][] {
  const name = product.siteDisplayName
  const end = headEnd.exec(name)?.index
  const head = end === undefined || end === 0 ? name : name.slice(0, end)
  return [
    ['A', [head]],
    ['B', [name, product.displayName, item.siteDisplayName, ...ownTexts(item)]],
    ['D', [product.manufacturer, product.searchKeywords]],
    ['D', [...attributeTexts(product), ...(item === product ? [] : attributeTexts(item))]],
    ['D', item.unitNames],
  ]
}

/** Word positions as a tsvector literal. A word counts at its most significant position, and also as the kind. */
function placesOf(product: SearchSource, item: SourceItem): Map<string, string> {
  const places = new Map<string, string>()
  for (const [weight, texts] of calledTexts(product, item)) {
    for (const word of texts.flatMap((text) => indexed(text)))
      if (!places.has(word)) places.set(word, `${places.size + 1}${weight}`)
  }
  for (const word of indexed(`${product.categoryName} ${product.parentCategoryName ?? ''}`)) {
    const kind = `${places.size + 1}C`
    const place = places.get(word)
    if (place === undefined) places.set(word, kind)
    else if (!place.endsWith('C')) places.set(word, `${place},${kind}`)
  }
  return places
}

const drugLevels = new Set(['3', '4', '5'])

/** Prescription pharmaceuticals, and products with the name of a drug. */
function isDrug({ rxLevel, siteDisplayName, displayName }: SearchSource): boolean {
  return drugLevels.has(rxLevel) || [siteDisplayName, displayName].some((name) => indexed(name).some(isDrugName))
}

function vectorOf(product: SearchSource, item: SourceItem): { vector: string; words: string[] } {
  const called = placesOf(product, item)
  const names = [product.siteDisplayName, product.displayName, product.manufacturer, item.siteDisplayName]
  const named = new Set([...names, ...ownTexts(item)].flatMap((text) => indexed(text)))
  const entries = new Map<string, string>()
  const add = (word: string, place = '') => {
    if (!entries.has(word)) entries.set(word, place)
  }
  for (const [word, place] of called) for (const form of [word, ...beginningsOf(word)]) add(form, `:${place}`)
  for (const word of named) for (const form of [word, ...beginningsOf(word)]) add(namePrefix + form)
  for (const text of [item.siteDisplayName, ...ownTexts(item)]) if (text !== '') add(wholeText(described(text)))
  if (isDrug(product)) add(drugMark)
  for (const noun of headNounsOf(product.siteDisplayName, isDrug(product))) add(headPrefix + noun)
  for (const word of described(product.description)) if (!called.has(word)) add(descriptionPrefix + word)
  return { vector: [...entries].map(([word, place]) => `'${word}'${place}`).join(' '), words: [...called.keys()] }
}

function availabilityOf({ inStock, specialOrder }: SourceItem): string {
  if (inStock) return 'in-stock'
  return specialOrder ? 'special-order' : 'out-of-stock'
}

const hiddenAttributes = new Set(['Sold By'])

/** The attributes of an item: its own values replace the values of its product. */
function attributeTokens(product: SearchSource, item: SourceItem): string[] {
  const own = [...item.matrixDetails.map(({ key, value }) => ({ name: key, value })), ...item.attributes]
  const names = new Set(own.map(({ name }) => name))
  const shared = item === product ? [] : product.attributes.filter(({ name }) => !names.has(name))
  return [...own, ...shared]
    .filter(({ name, value }) => !hiddenAttributes.has(name) && value.length <= 120)
    .map(({ name, value }) => facetToken(attributeFacet(name), value))
}

function facetsOf(product: SearchSource, item: SourceItem): string[] {
  const tokens = [
    ...[product.parentCategoryUrl, product.categoryUrl]
      .filter((url) => url !== null)
      .map((url) => facetToken('category', url)),
    facetToken('manufacturer', product.manufacturer),
    facetToken('availability', availabilityOf(item)),
    facetToken('rxLevel', item.rxLevel),
    facetToken('allocation', item.allocated ? 'yes' : 'no'),
    ...attributeTokens(product, item),
  ]
  return [...new Set(tokens)]
}

/** The numbers of an item, each once with its best kind. The numbers of a product find all its items. */
function codesOf(product: SearchSource, item: SourceItem): { code: string; kind: number }[] {
  const kinds = new Map<string, number>()
  const add = (code: string, kind: CodeKind) => {
    if (code.length > 0) kinds.set(code, Math.max(kinds.get(code) ?? 0, codeKinds[kind]))
  }
  for (const { itemName, mpn, gtin, unitGtins } of new Set([item, product])) {
    add(codeOf(itemName), 'item')
    add(codeOf(mpn), 'mpn')
    for (const one of [gtin, ...unitGtins]) add(gtinCode(codeOf(one)), 'gtin')
    for (const one of [itemName, mpn]) {
      add(looseCode(one), 'loose')
      add(endOfCode(one), 'end')
    }
  }
  return [...kinds].map(([code, kind]) => ({ code, kind }))
}

/** Products whose popularity is this close count as equal, so that the products in stock come first among them. */
const popularityBand = 100

function rankOf(popularity: number, inStock: boolean): number {
  return (
    Math.floor(popularity / popularityBand) * 2 * popularityBand +
    (inStock ? popularityBand : 0) +
    (popularity % popularityBand)
  )
}

function byPreference(left: SourceItem, right: SourceItem): number {
  const preference = ({ isAddable, inStock }: SourceItem) => (isAddable ? (inStock ? 2 : 1) : 0)
  return preference(right) - preference(left) || left.id - right.id
}

/** Makes the documents of a product: one for each item on sale, the preferred one first. */
export function toDocuments(product: SearchSource): SearchDocument[] {
  const items = product.variants.length > 0 ? [...product.variants].sort(byPreference) : [product]
  const facets = items.map((item) => facetsOf(product, item))
  const shared = facets.reduce((common, own) => common.filter((token) => own.includes(token)))
  return items.map((item, place) => ({
    id: item.id,
    productId: product.id,
    place,
    alone: items.length === 1,
    popularity: product.popularity,
    rank: rankOf(product.popularity, item.inStock),
    facets: [...new Set([...shared, ...(facets[place] ?? [])])],
    shared: shared.length,
    sortName: product.siteDisplayName.toLowerCase(),
    listedAt: product.createdAt,
    ...vectorOf(product, item),
    codes: codesOf(product, item),
  }))
}
