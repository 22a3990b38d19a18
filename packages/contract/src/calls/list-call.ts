import { z } from 'zod'
import { listSchema, queryIntSchema } from '../entities/common.js'
import type { Access } from './access.js'

/** The differences between one list and another. */
interface ListRow<
  A extends Access,
  Item extends z.ZodType,
  Filters extends z.ZodRawShape,
  Sorts extends readonly [string, ...string[]],
> {
  readonly id: string
  readonly path: string
  readonly access: A
  readonly summary: string
  /** One result. */
  readonly item: Item
  readonly filters: z.ZodObject<Filters>
  /** What the list can be sorted by; the first by default. */
  readonly sorts: Sorts
  /** Most rows on a page; 100 by default. */
  readonly mostRows?: number
}

/**
 * The row of a list that is read page by page: every list takes its filters, `page`, `limit`, `sort` and `orderBy`, and
 * answers `results`, `total`, `page`, `pages` and `limit`.
 * @example
 * getInvoices: listCall({ id: 'API-58', path: '…', access: users, summary: '…', item: invoiceSchema, filters, sorts: ['dueOn'] })
 */
export function listCall<
  const A extends Access,
  Item extends z.ZodType,
  Filters extends z.ZodRawShape,
  const Sorts extends readonly [string, ...string[]],
>({ item, filters, sorts, mostRows = 100, ...row }: ListRow<A, Item, Filters, Sorts>) {
  return {
    ...row,
    method: 'GET',
    query: z.object({
      ...filters.shape,
      page: queryIntSchema(1, 10_000).default(1),
      limit: queryIntSchema(1, mostRows).default(10),
      sort: z.enum(sorts, `must be one of: ${sorts.join(', ')}`).default(sorts[0]),
      orderBy: z.enum(['asc', 'desc'], 'must be asc or desc').optional(),
    }),
    response: listSchema(item),
  } as const
}
