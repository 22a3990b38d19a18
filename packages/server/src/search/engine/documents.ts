import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { attributeFacet, facetToken } from './facets.js'
import { beginningsOf, descriptionPrefix } from './query-plan.js'
import { codeOf, gtinCode, wordsOf } from './text.js'

interface NamedValue {
  readonly name: string
  readonly value: string
}

interface SourceVariant {
  readonly id: number
  readonly itemName: string
  readonly mpn: string
  readonly gtin: string
  readonly inStock: boolean
  readonly allocated: boolean
  readonly popularity: number
  readonly matrixDetails: readonly { readonly key: string; readonly value: string }[]
}

/** What the index is made from: a product that a listing shows, with its active variants. */
export interface SearchSource {
  readonly id: number
  readonly itemName: string
  readonly displayName: string
  readonly siteDisplayName: string
  readonly description: string
  readonly manufacturer: string
  readonly mpn: string
  readonly gtin: string
  readonly searchKeywords: string
  readonly attributes: readonly NamedValue[]
  readonly unitNames: readonly string[]
  readonly rxLevel: string
  readonly specialOrder: boolean
  readonly inStock: boolean
  readonly allocated: boolean
  readonly popularity: number
  readonly createdAt: string
  readonly categoryName: string
  readonly categoryUrl: string
  readonly parentCategoryName: string | null
  readonly parentCategoryUrl: string | null
  readonly variants: readonly SourceVariant[]
}

/**
 * Products that a listing shows, in id order: active, and with an active variant if they have variants at all.
 * @param after only ids above this one
 * @param ids only these, when given
 */
export const loadSources = async (db: Db, after: number, limit: number, ids?: readonly number[]) => {
  const only = ids === undefined ? sql`` : sql`AND i.id = ANY(${sql.param([...ids])}::int[])`
  const { rows } = await db.execute<{ source: SearchSource }>(sql`
    SELECT json_build_object(
      'id', i.id, 'itemName', i.item_name, 'displayName', i.display_name, 'siteDisplayName', i.site_display_name,
      'description', i.description, 'manufacturer', i.manufacturer, 'mpn', i.mpn, 'gtin', i.gtin,
      'searchKeywords', i.search_keywords, 'attributes', i.attributes, 'rxLevel', i.rx_level,
      'unitNames', (SELECT coalesce(json_agg(DISTINCT u.label), '[]') FROM item_units u WHERE u.item_id = i.id),
      'specialOrder', i.special_order, 'inStock', i.quantity_available > 0,
      'allocated', i.allocation_period IS NOT NULL, 'popularity', i.popularity, 'createdAt', i.created_at,
      'categoryName', c.name, 'categoryUrl', c.url_component,
      'parentCategoryName', p.name, 'parentCategoryUrl', p.url_component,
      'variants', coalesce(v.list, '[]')) AS source
    FROM items i
    JOIN categories c ON c.id = i.category_id
    LEFT JOIN categories p ON p.id = c.parent_id
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object(
        'id', x.id, 'itemName', x.item_name, 'mpn', x.mpn, 'gtin', x.gtin, 'inStock', x.quantity_available > 0,
        'allocated', x.allocation_period IS NOT NULL, 'popularity', x.popularity,
        'matrixDetails', x.matrix_details) ORDER BY x.id) AS list
      FROM items x WHERE i.is_matrix_parent AND x.parent_id = i.id AND NOT x.inactive
    ) v ON true
    WHERE i.parent_id IS NULL AND NOT i.inactive AND (NOT i.is_matrix_parent OR v.list IS NOT NULL)
      AND i.id > ${after} ${only}
    ORDER BY i.id LIMIT ${limit}`)
  return rows.map((row) => row.source)
}

/** A product as the index holds it, before it has a popularity tier. */
export interface SearchDocument {
  readonly id: number
  readonly popularity: number
  readonly facets: readonly string[]
  readonly sortName: string
  readonly listedAt: string
  /** Words of what the product is called, each once: the vocabulary. */
  readonly words: readonly string[]
  /** Everything but the tier, in the notation of a tsvector. */
  readonly vector: string
  readonly codes: readonly { readonly code: string; readonly itemId: number }[]
}

type Weight = 'A' | 'B' | 'C' | 'D'

const sizePattern = /^(\d+(?:\.\d+)?)[a-z]+$/

/** A size is found by its figure alone too: '10ml' by '10'. */
const withBareNumber = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const number = sizePattern.exec(word)?.[1]
    return number === undefined ? [word] : [word, number]
  })

/** What a product is called: name A, kind and maker B, keywords, attributes, variants and units C. */
const mainTexts = (source: SearchSource): [string, Weight][] => [
  [source.siteDisplayName, 'A'],
  [source.displayName, 'A'],
  [`${source.categoryName} ${source.parentCategoryName ?? ''}`, 'B'],
  [source.manufacturer, 'B'],
  [source.searchKeywords, 'C'],
  [source.attributes.map((attribute) => attribute.value).join(' '), 'C'],
  [source.variants.flatMap((variant) => variant.matrixDetails.map((detail) => detail.value)).join(' '), 'C'],
  [source.unitNames.join(' '), 'C'],
]

const maxPosition = 16_000

const vectorOf = (source: SearchSource): { vector: string; words: string[] } => {
  const places = new Map<string, Map<Weight, number>>()
  let position = 0
  const add = (word: string, weight: Weight) => {
    position = Math.min(position + 1, maxPosition)
    const known = places.get(word) ?? new Map<Weight, number>()
    if (!known.has(weight)) known.set(weight, position)
    places.set(word, known)
  }
  for (const [text, weight] of mainTexts(source)) for (const word of withBareNumber(wordsOf(text))) add(word, weight)
  const words = [...places.keys()]
  for (const word of words) {
    for (const [weight, at] of places.get(word) ?? []) {
      for (const beginning of beginningsOf(word)) {
        const known = places.get(beginning) ?? new Map<Weight, number>()
        if (!known.has(weight)) places.set(beginning, known.set(weight, at))
      }
    }
  }
  for (const word of wordsOf(source.description)) if (!places.has(word)) add(descriptionPrefix + word, 'D')
  const vector = [...places]
    .map(([word, weights]) => `'${word}':${[...weights].map(([weight, at]) => `${at}${weight}`).join(',')}`)
    .join(' ')
  return { vector, words }
}

const availabilityOf = (source: SearchSource): string => {
  const inStock = source.variants.length > 0 ? source.variants.some((variant) => variant.inStock) : source.inStock
  if (inStock) return 'in-stock'
  return source.specialOrder ? 'special-order' : 'out-of-stock'
}

const hiddenAttributes = new Set(['Sold By'])

const facetsOf = (source: SearchSource): string[] => {
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

const codesOf = (source: SearchSource): { code: string; itemId: number }[] => {
  const seen = new Map<string, { code: string; itemId: number }>()
  for (const { id, itemName, mpn, gtin } of [source, ...source.variants]) {
    for (const code of [String(id), codeOf(itemName), codeOf(mpn), gtinCode(codeOf(gtin))]) {
      if (code.length > 0) seen.set(`${code} ${id}`, { code, itemId: id })
    }
  }
  return [...seen.values()]
}

/** Makes the document of a product. */
export const toDocument = (source: SearchSource): SearchDocument => ({
  id: source.id,
  popularity: Math.max(source.popularity, ...source.variants.map((variant) => variant.popularity)),
  facets: facetsOf(source),
  sortName: source.siteDisplayName.toLowerCase(),
  listedAt: source.createdAt,
  ...vectorOf(source),
  codes: codesOf(source),
})
