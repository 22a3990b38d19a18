import { type Db, namedQuery } from '@gauze/server/plugin'

/** A variant within a record: enough to link to it. */
export interface VariantRecord {
  readonly id: number
  readonly itemName: string
  readonly siteDisplayName: string
  readonly mpn: string
  readonly urlComponent: string
  readonly thumbnailImage: string | null
  readonly matrixDetails: readonly { readonly key: string; readonly value: string }[]
  readonly isAddable: boolean
  readonly inStock: boolean
}

/** A product as the public index holds it. It never has a price. */
export interface ItemRecord {
  readonly objectID: string
  readonly id: number
  readonly itemName: string
  readonly displayName: string
  readonly siteDisplayName: string
  readonly manufacturer: string
  readonly mpn: string
  readonly urlComponent: string
  readonly thumbnailImage: string | null
  readonly rxLevel: string
  readonly categoryName: string
  readonly category: readonly string[]
  readonly categories: { readonly lvl0: string; readonly lvl1?: string }
  readonly availability: string
  readonly allocation: string
  readonly attributes: Readonly<Record<string, readonly string[]>>
  readonly variants: readonly VariantRecord[]
  readonly popularity: number
}

function facetValues(facets: readonly string[], name: string): string[] {
  return facets.filter((token) => token.startsWith(`${name}:`)).map((token) => token.slice(name.length + 1))
}

function attributesOf(facets: readonly string[]): Record<string, string[]> {
  const attributes = new Map<string, string[]>()
  for (const token of facets) {
    const match = /^attributes\.([^:]+):(.*)$/su.exec(token)
    if (match?.[1] === undefined || match[2] === undefined) continue
    attributes.set(match[1], [...(attributes.get(match[1]) ?? []), match[2]])
  }
  return Object.fromEntries(attributes)
}

interface RecordRow {
  readonly id: number
  readonly itemName: string
  readonly displayName: string
  readonly siteDisplayName: string
  readonly manufacturer: string
  readonly mpn: string
  readonly urlComponent: string
  readonly thumbnailImage: string | null
  readonly rxLevel: string
  readonly categoryName: string
  readonly parentCategoryName: string | null
  readonly facets: readonly string[]
  readonly variants: readonly VariantRecord[] | null
  readonly popularity: number
}

function toRecord(row: RecordRow): ItemRecord {
  const { parentCategoryName, facets, variants, ...rest } = row
  return {
    objectID: String(row.id),
    ...rest,
    category: facetValues(facets, 'category'),
    categories:
      parentCategoryName === null
        ? { lvl0: row.categoryName }
        : { lvl0: parentCategoryName, lvl1: `${parentCategoryName} > ${row.categoryName}` },
    availability: facetValues(facets, 'availability')[0] ?? '',
    allocation: facetValues(facets, 'allocation')[0] ?? '',
    attributes: attributesOf(facets),
    variants: variants ?? [],
  }
}

/** $1: the products. Planning its joins each time would take several times as long as reading ten products. */
const recordsQuery = namedQuery<RecordRow>(
  'search-records',
  `SELECT i.id, i.item_name AS "itemName", i.display_name AS "displayName", i.site_display_name AS "siteDisplayName",
      i.manufacturer, i.mpn, i.url_component AS "urlComponent", i.thumbnail_image AS "thumbnailImage",
      i.rx_level AS "rxLevel", c.name AS "categoryName", p.name AS "parentCategoryName", d.facets, d.popularity,
      CASE WHEN i.is_matrix_parent THEN (
        SELECT json_agg(json_build_object('id', v.id, 'itemName', v.item_name,
          'siteDisplayName', v.site_display_name, 'mpn', v.mpn, 'urlComponent', v.url_component,
          'thumbnailImage', v.thumbnail_image, 'matrixDetails', v.matrix_details,
          'isAddable', v.is_addable_to_cart AND NOT v.restricted, 'inStock', v.quantity_available > 0) ORDER BY v.id)
        FROM items v WHERE v.parent_id = i.id AND NOT v.inactive) END AS variants
    FROM unnest($1::int[]) WITH ORDINALITY AS requested (id, at)
    JOIN LATERAL (
      SELECT max(o.popularity) AS popularity, array(
        SELECT DISTINCT f.token FROM search_documents s, unnest(s.facets) AS f (token) WHERE s.product_id = requested.id
      ) AS facets
      FROM search_documents o WHERE o.product_id = requested.id HAVING count(*) > 0) d ON true
    JOIN items i ON i.id = requested.id AND NOT i.inactive
    JOIN categories c ON c.id = i.category_id
    LEFT JOIN categories p ON p.id = c.parent_id
    ORDER BY requested.at`,
)

/** The public records of products, in the order of the ids. One statement. */
export async function loadRecords(db: Db, ids: readonly number[]): Promise<ItemRecord[]> {
  return ids.length === 0 ? [] : (await recordsQuery.all(db, [ids])).map(toRecord)
}
