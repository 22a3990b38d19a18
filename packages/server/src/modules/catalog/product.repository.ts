import type { Product, ProductCard } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'

/** The fields that a product page shows in addition to a card. */
export interface ProductDetails
  extends Pick<
    Product,
    | 'description'
    | 'itemImage'
    | 'itemFile'
    | 'attributes'
    | 'metaTag'
    | 'titleTag'
    | 'h1Tag'
    | 'searchKeywords'
    | 'gtin'
    | 'parent'
  > {
  readonly id: number
  readonly related: readonly number[]
  readonly alternatives: readonly number[]
}

function relationIds(kind: 'related' | 'alternative') {
  return `(
  SELECT COALESCE(json_agg(r.related_item_id ORDER BY r.position, r.related_item_id), '[]')
  FROM item_relations r JOIN items t ON t.id = r.related_item_id AND NOT t.inactive
  WHERE r.item_id = COALESCE(i.parent_id, i.id) AND r.kind = '${kind}' AND r.related_item_id <> i.id)`
}

/** An item by id $1, else by url component $2. */
const itemByReference = `(
  SELECT COALESCE((SELECT id FROM items WHERE id = $1::int), (SELECT id FROM items WHERE url_component = $2)) AS id)`

const detailsQuery = namedQuery<{ details: ProductDetails }>(
  'product-details',
  `SELECT json_build_object('id', i.id, 'description', i.description, 'attributes', i.attributes, 'metaTag', i.meta_tag,
    'titleTag', i.title_tag, 'h1Tag', i.h1_tag, 'searchKeywords', i.search_keywords, 'gtin', i.gtin,
    'parent', CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'urlComponent', p.url_component) END,
    'itemImage', (SELECT COALESCE(json_agg(json_build_object('index', m.position, 'url', m.url, 'largeUrl', m.large_url,
      'name', m.name)
      ORDER BY m.position), '[]') FROM item_images m WHERE m.item_id = i.id),
    'itemFile', (SELECT COALESCE(json_agg(json_build_object('url', f.url, 'name', f.name) ORDER BY f.position), '[]')
      FROM (SELECT url, min(name) AS name, min(position) AS position FROM item_files
        WHERE item_id IN (i.id, i.parent_id) GROUP BY url) f),
    'related', ${relationIds('related')}, 'alternatives', ${relationIds('alternative')}) AS details
  FROM ${itemByReference} requested JOIN items i ON i.id = requested.id
  LEFT JOIN items p ON p.id = i.parent_id`,
)

/** Related products and alternatives of an item, and the axes that the item varies in. */
export interface Relations {
  readonly ids: readonly number[]
  readonly matrixDetails: ProductCard['matrixDetails']
}

const relationsQuery = namedQuery<Relations>(
  'product-relations',
  `SELECT CASE WHEN $3 = 'related' THEN ${relationIds('related')} ELSE ${relationIds('alternative')} END AS ids,
    i.matrix_details AS "matrixDetails"
  FROM ${itemByReference} requested JOIN items i ON i.id = requested.id`,
)

const largestId = 2_147_483_647

function referenceValues(reference: string): [number | null, string] {
  const id = /^\d{1,10}$/.test(reference) ? Number(reference) : Number.NaN
  return [id <= largestId ? id : null, reference]
}

/**
 * Reads one product.
 * @param reference an item id or a url component
 * @returns null when there is no such product
 */
export async function readProductDetails(db: Db, reference: string): Promise<ProductDetails | null> {
  const [row] = await detailsQuery.all(db, referenceValues(reference))
  return row?.details ?? null
}

/**
 * Reads the ids of related products and alternatives, and the item's values. A variant has the values of its product.
 * @param reference an item id or a url component
 * @returns null when there is no such product
 */
export async function readRelations(
  db: Db,
  reference: string,
  kind: 'related' | 'alternative',
): Promise<Relations | null> {
  const [row] = await relationsQuery.all(db, [...referenceValues(reference), kind])
  return row ?? null
}
