import { type Db, namedQuery } from '../../db/client.js'
import { categories } from '../../db/schema/index.js'
import { freeSlug, slugOf } from './slug.js'
import type { ImportServices } from './spreadsheet.types.js'

interface CategoryRow {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  readonly urlComponent: string
}

const categoriesQuery = namedQuery<CategoryRow>(
  'import-categories',
  `SELECT id, parent_id AS "parentId", name, url_component AS "urlComponent" FROM categories ORDER BY id DESC`,
)

function pathOf(name: string, above: string | undefined) {
  return above === undefined ? name : `${above} > ${name}`
}

/**
 * The ids of categories by their paths, such as `Gloves > Exam gloves`. Creates categories that the store lacks, and
 * tells the operator.
 */
export async function requireCategories(
  tx: Db,
  paths: Iterable<string>,
  { note }: Pick<ImportServices, 'note'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await categoriesQuery.all(tx, [])
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const ids = new Map(rows.map(({ id, parentId, name }) => [pathOf(name, names.get(parentId ?? 0)), id]))
  const taken = new Set(rows.map(({ urlComponent }) => urlComponent))
  const create = async (name: string, above: string | undefined) => {
    const parentId = above === undefined ? null : (ids.get(above) ?? null)
    const urlComponent = freeSlug(slugOf(name) || 'category', taken)
    const [row] = await tx
      .insert(categories)
      .values({ name, parentId, urlComponent, position: ids.size })
      .returning({ id: categories.id })
    if (row === undefined) throw new Error('The category was not written. The database answered no row for it.')
    ids.set(pathOf(name, above), row.id)
    note({ code: 'newCategory', path: pathOf(name, above) })
  }
  for (const path of new Set(paths)) {
    const [top = '', below] = path.split(' > ')
    if (!ids.has(top)) await create(top, undefined)
    if (below !== undefined && !ids.has(path)) await create(below, top)
  }
  return ids
}
