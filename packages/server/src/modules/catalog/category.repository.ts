import type { Category } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'

const withFamily = `json_build_object('id', c.id, 'name', c.name, 'imageUrl', c.image_url,
  'urlComponent', c.url_component, 'isParent', EXISTS (SELECT FROM categories k WHERE k.parent_id = c.id),
  'parent', CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'name', p.name, 'urlComponent', p.url_component) END,
  'children', (SELECT COALESCE(json_agg(json_build_object('id', s.id, 'name', s.name, 'imageUrl', s.image_url,
    'urlComponent', s.url_component, 'isParent', EXISTS (SELECT FROM categories k WHERE k.parent_id = s.id))
    ORDER BY s.position, s.id), '[]') FROM categories s WHERE s.parent_id = c.id))`

const from = 'FROM categories c LEFT JOIN categories p ON p.id = c.parent_id'

const treeQuery = namedQuery<{ category: Category }>(
  'category-tree',
  `SELECT ${withFamily} AS category ${from} WHERE c.parent_id IS NULL ORDER BY c.position, c.id`,
)

/** The categories without a parent, each with its subcategories, in one statement. */
export async function readCategories(db: Db): Promise<Category[]> {
  return (await treeQuery.all(db, [])).map(({ category }) => category)
}

/** The id of the category or subcategory whose url component is $1, or else of the one whose id is $1. */
const namedCategoryId = `(SELECT n.id FROM categories n WHERE n.url_component = $1 OR n.id::text = $1
  ORDER BY n.url_component = $1 DESC LIMIT 1)`

/** Selects the category or subcategory that $1 names by url component or id, with its parent and children, as JSON. */
export const namedCategorySql = `SELECT ${withFamily} AS category ${from} WHERE c.id = ${namedCategoryId}`

const topCategoryQuery = namedQuery<{ category: Category }>(
  'top-category-by-url',
  `SELECT ${withFamily} AS category ${from}
  WHERE c.id = (SELECT COALESCE(named.parent_id, named.id) FROM categories named WHERE named.id = ${namedCategoryId})`,
)

/**
 * The category that a url component or an id names, or the category of the named subcategory, with its children; null
 * for none.
 */
export async function readTopCategory(db: Db, name: string): Promise<Category | null> {
  const [row] = await topCategoryQuery.all(db, [name])
  return row?.category ?? null
}

const urlComponentQuery = namedQuery<{ urlComponent: string }>(
  'category-url-component',
  `SELECT url_component AS "urlComponent" FROM categories WHERE id = ${namedCategoryId}`,
)

/** The url component of the category that a url component or an id names; an unknown name stays as it is. */
export async function readCategoryUrl(db: Db, name: string): Promise<string> {
  const [row] = /^\d+$/.test(name) ? await urlComponentQuery.all(db, [name]) : []
  return row?.urlComponent ?? name
}
