import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { isDrugName } from './drug-names.js'
import { attributeFacet, facetToken } from './facets.js'
import { beginningsOf, descriptionPrefix, drugMark, namePrefix, variantPrefix } from './query-plan.js'
import { codeOf, gtinCode, indexWordsOf, sizeOfLetter, wordsOf } from './text.js'
import type { PopularityCount } from './tiers.js'

interface NamedValue {
  readonly name: string
  readonly value: string
}

interface SourceVariant {
  readonly id: number
  readonly itemName: string
  readonly mpn: string
  readonly gtin: string
  /** The GTINs of its larger units. */
  readonly unitGtins: readonly string[]
  readonly inStock: boolean
  readonly allocated: boolean
  readonly matrixDetails: readonly { readonly key: string; readonly value: string }[]
}

/** The source of the index: a product that a listing shows, with its active variants. */
export interface SearchSource {
  readonly id: number
  readonly itemName: string
  readonly displayName: string
  readonly siteDisplayName: string
  readonly description: string
  readonly manufacturer: string
  readonly mpn: string
  readonly gtin: string
  /** The GTINs of its larger units. */
  readonly unitGtins: readonly string[]
  readonly searchKeywords: string
  readonly attributes: readonly NamedValue[]
  readonly unitNames: readonly string[]
  readonly rxLevel: string
  readonly specialOrder: boolean
  readonly inStock: boolean
  readonly allocated: boolean
  /** Of the product or its best variant, including recent shopper activity. */
  readonly popularity: number
  readonly createdAt: string
  readonly categoryName: string
  readonly categoryUrl: string
  readonly parentCategoryName: string | null
  readonly parentCategoryUrl: string | null
  readonly variants: readonly SourceVariant[]
}

function unitGtinsOf(item: string) {
  return sql.raw(
    `(SELECT coalesce(json_agg(u.gtin), '[]') FROM item_units u WHERE u.item_id = ${item}.id AND u.gtin <> '')`,
  )
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
    SELECT json_build_object(
      'id', i.id, 'itemName', i.item_name, 'displayName', i.display_name, 'siteDisplayName', i.site_display_name,
      'description', i.description, 'manufacturer', i.manufacturer, 'mpn', i.mpn, 'gtin', i.gtin,
      'unitGtins', ${unitGtinsOf('i')}, 'searchKeywords', i.search_keywords, 'attributes', i.attributes, 'rxLevel', i.rx_level,
      'unitNames', (SELECT coalesce(json_agg(DISTINCT u.label), '[]') FROM item_units u WHERE u.item_id = i.id),
      'specialOrder', i.special_order, 'inStock', i.quantity_available > 0,
      'allocated', i.allocation_period IS NOT NULL, 'popularity', ${popularityOf}, 'createdAt', i.created_at,
      'categoryName', c.name, 'categoryUrl', c.url_component,
      'parentCategoryName', p.name, 'parentCategoryUrl', p.url_component,
      'variants', coalesce(v.list, '[]')) AS source
    FROM items i
    JOIN categories c ON c.id = i.category_id
    LEFT JOIN categories p ON p.id = c.parent_id
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object(
        'id', x.id, 'itemName', x.item_name, 'mpn', x.mpn, 'gtin', x.gtin,
        'unitGtins', ${unitGtinsOf('x')}, 'inStock', x.quantity_available > 0,
        'allocated', x.allocation_period IS NOT NULL, 'matrixDetails', x.matrix_details) ORDER BY x.id) AS list
      FROM items x WHERE i.is_matrix_parent AND x.parent_id = i.id AND NOT x.inactive
    ) v ON true
    WHERE ${listed} AND i.id > ${after} ${only}
    ORDER BY i.id LIMIT ${limit}`)
  return rows.map((row) => row.source)
}

/** A product as the index holds it, before it has a popularity tier. */
export interface SearchDocument {
  readonly id: number
  readonly popularity: number
  /** Breaks ties between equally good matches: by popularity; among equals, products in stock come first. */
  readonly rank: number
  readonly facets: readonly string[]
  readonly sortName: string
  readonly listedAt: string
  /** The distinct words of the product's name: the vocabulary. */
  readonly words: readonly string[]
  /** Everything but the tier, as a tsvector literal. */
  readonly vector: string
  readonly codes: readonly { readonly code: string; readonly itemId: number }[]
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

/** The values of a variant; a size letter is also found by its name. */
function variantTexts({ matrixDetails }: SourceVariant): string[] {
  return matrixDetails.flatMap(({ value }) => [value, sizeOfLetter(value) ?? ''])
}

/**
 * The texts that name a product, most significant first: its kind (A), the rest of its name (B), all other texts (D).
 */
function calledTexts(source: SearchSource): [Weight, readonly string[]][] {
  const name = source.siteDisplayName
  const end = headEnd.exec(name)?.index
  const head = end === undefined || end === 0 ? name : name.slice(0, end)
  return [
    ['A', [head]],
    ['B', [name, source.displayName]],
    ['D', [source.manufacturer, source.searchKeywords]],
    ['D', source.attributes.map(({ name: attribute, value }) => (value === 'Yes' ? attribute : value))],
    ['D', source.variants.flatMap(variantTexts)],
    ['D', source.unitNames],
  ]
}

/** Word positions as a tsvector literal. A word counts at its most significant position, and also as the kind. */
function placesOf(source: SearchSource): Map<string, string> {
  const places = new Map<string, string>()
  for (const [weight, texts] of calledTexts(source)) {
    for (const word of texts.flatMap((text) => indexed(text)))
      if (!places.has(word)) places.set(word, `${places.size + 1}${weight}`)
  }
  for (const word of indexed(`${source.categoryName} ${source.parentCategoryName ?? ''}`)) {
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

/** Words that only variants have, at the positions of these variants: excluding a word may leave some variants. */
function variantPlaces(source: SearchSource): Map<string, string> {
  const own = placesOf({ ...source, variants: [] })
  const places = new Map<string, number[]>()
  const add = (word: string, place: number) => places.set(word, [...(places.get(word) ?? []), place])
  for (const [at, variant] of source.variants.entries()) {
    add(variantPrefix, at + 1)
    for (const word of new Set(variantTexts(variant).flatMap((text) => indexed(text))))
      if (!own.has(word)) add(variantPrefix + word, at + 1)
  }
  return new Map([...places].map(([word, at]) => [word, `:${at.join(',')}`]))
}

function vectorOf(source: SearchSource): { vector: string; words: string[] } {
  const called = placesOf(source)
  const named = new Set(
    [source.siteDisplayName, source.displayName, source.manufacturer].flatMap((text) => indexed(text)),
  )
  const entries = new Map<string, string>()
  const add = (word: string, place = '') => {
    if (!entries.has(word)) entries.set(word, place)
  }
  for (const [word, place] of called) for (const form of [word, ...beginningsOf(word)]) add(form, `:${place}`)
  for (const word of named) for (const form of [word, ...beginningsOf(word)]) add(namePrefix + form)
  if (isDrug(source)) add(drugMark)
  for (const [word, place] of variantPlaces(source)) add(word, place)
  for (const word of described(source.description)) if (!called.has(word)) add(descriptionPrefix + word)
  return { vector: [...entries].map(([word, place]) => `'${word}'${place}`).join(' '), words: [...called.keys()] }
}

function isInStock(source: SearchSource): boolean {
  return source.variants.length > 0 ? source.variants.some((variant) => variant.inStock) : source.inStock
}

function availabilityOf(source: SearchSource): string {
  if (isInStock(source)) return 'in-stock'
  return source.specialOrder ? 'special-order' : 'out-of-stock'
}

const hiddenAttributes = new Set(['Sold By'])

function facetsOf(source: SearchSource): string[] {
  const allocated = source.allocated || source.variants.some((variant) => variant.allocated)
  const tokens = [
    ...[source.parentCategoryUrl, source.categoryUrl]
      .filter((url) => url !== null)
      .map((url) => facetToken('category', url)),
    facetToken('manufacturer', source.manufacturer),
    facetToken('availability', availabilityOf(source)),
    facetToken('rxLevel', source.rxLevel),
    facetToken('allocation', allocated ? 'yes' : 'no'),
    ...source.attributes
      .filter((attribute) => !hiddenAttributes.has(attribute.name) && attribute.value.length <= 120)
      .map((attribute) => facetToken(attributeFacet(attribute.name), attribute.value)),
    ...source.variants.flatMap((variant) =>
      variant.matrixDetails.map((detail) => facetToken(attributeFacet(detail.key), detail.value)),
    ),
  ]
  return [...new Set(tokens)]
}

function codesOf(source: SearchSource): { code: string; itemId: number }[] {
  const seen = new Map<string, { code: string; itemId: number }>()
  for (const { id, itemName, mpn, gtin, unitGtins } of [source, ...source.variants]) {
    const gtins = [gtin, ...unitGtins].map((one) => gtinCode(codeOf(one)))
    for (const code of [String(id), codeOf(itemName), codeOf(mpn), ...gtins]) {
      if (code.length > 0) seen.set(`${code} ${id}`, { code, itemId: id })
    }
  }
  return [...seen.values()]
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

/** Makes the document of a product. */
export function toDocument(source: SearchSource): SearchDocument {
  return {
    id: source.id,
    popularity: source.popularity,
    rank: rankOf(source.popularity, isInStock(source)),
    facets: facetsOf(source),
    sortName: source.siteDisplayName.toLowerCase(),
    listedAt: source.createdAt,
    ...vectorOf(source),
    codes: codesOf(source),
  }
}
