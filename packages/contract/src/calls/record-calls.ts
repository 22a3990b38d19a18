import { z } from 'zod'
import { idOf, listSchema, queryIdOf, queryIntSchema, type RecordKind } from '../entities/common.js'
import type { Access } from './access.js'

/** A filter in a request: its value, or the value in an object as the specification writes it. */
export type FilterInput<Value> = Value | { readonly value: Value }

/** The filters of a list by name, each as `Given` describes its input. */
type FilterFields<Filters extends z.ZodRawShape, Given> = {
  [Name in keyof Filters]: z.ZodOptional<
    z.ZodPipe<
      z.ZodTransform<unknown, Given extends 'value' ? z.input<Filters[Name]> : FilterInput<z.input<Filters[Name]>>>,
      Filters[Name]
    >
  >
}

type Names = readonly [string, ...string[]]

interface PageOptions<Sorts extends Names> {
  /** The orders to choose from; the first by default. */
  readonly sorts: Sorts
  /** Rows on a page for a request that names no limit; 10 by default. */
  readonly rows?: number | undefined
  /** Most rows on a page; 100 by default. */
  readonly mostRows?: number | undefined
}

/** The differences between one list and another. */
interface ListOptions<Item extends z.ZodType, Filters extends z.ZodRawShape, Sorts extends Names>
  extends PageOptions<Sorts> {
  readonly summary: string
  /** One result. */
  readonly item: Item
  readonly filters: z.ZodObject<Filters>
}

/** Fields that a search sends with its request; a list that does not search ignores them. */
export const searchContext = {
  userToken: z
    .string()
    .regex(/^[A-Za-z0-9_=/+-]{1,129}$/, 'must be 1 to 129 letters, digits or _=/+-')
    .optional(),
  ruleContexts: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,60}$/, 'must be letters, digits, _ or -'))
    .max(10, 'has too many values')
    .optional(),
}

/** The value of a filter: `open`, `{ value: 'open' }`, and an empty text for a filter that is not set. */
function filterValue(given: unknown): unknown {
  const value = typeof given === 'object' && given !== null && 'value' in given ? given.value : given
  return value === '' ? undefined : value
}

function filterFields<Given extends 'value' | 'value or object', Filters extends z.ZodRawShape>({
  shape,
}: z.ZodObject<Filters>) {
  const fields = Object.entries(shape).map(([name, filter]) => [name, z.preprocess(filterValue, filter).optional()])
  // Every filter of the shape has become a field of the same name.
  return Object.fromEntries(fields) as FilterFields<Filters, Given>
}

function pageFields<const Sorts extends Names>({ sorts, rows = 10, mostRows = 100 }: PageOptions<Sorts>) {
  return {
    page: queryIntSchema(1, 10_000).default(1),
    limit: queryIntSchema(1, mostRows).default(rows),
    sort: z.enum(sorts, `must be one of: ${sorts.join(', ')}`).default(sorts[0]),
    orderBy: z.enum(['asc', 'desc'], 'must be asc or desc').optional(),
  }
}

/**
 * The row of a list that is read page by page with a GET: its filters, `page`, `limit`, `sort` and `orderBy` go in;
 * `results`, `total`, `page`, `pages` and `limit` come out. Lists of the generic routes come from {@link recordCalls}.
 *
 * @example
 * getSalesOrdersForParent: listCall({ id: 'API-47', path: '…', access: users, summary: '…', item, filters, sorts: ['date'] })
 */
export function listCall<
  const A extends Access,
  Item extends z.ZodType,
  Filters extends z.ZodRawShape,
  const Sorts extends Names,
>({
  item,
  filters,
  sorts,
  rows,
  mostRows,
  ...row
}: ListOptions<Item, Filters, Sorts> & { readonly id: string; readonly path: string; readonly access: A }) {
  return {
    ...row,
    method: 'GET',
    sample: { page: 1, limit: 5 },
    query: z.object({ ...filterFields<'value', Filters>(filters), ...pageFields({ sorts, rows, mostRows }) }),
    response: listSchema(item),
  } as const
}

/**
 * The rows of a generic route of the specification (section 7): a list that is read by GET and by POST, and the records
 * of the list. The caller names each row, and takes the rows that the route has.
 *
 * @param options.route the path between `/api/` and `/paginate`
 * @param options.record the kind of record that an id of the route names
 * @param options.access the callers who may make the calls; override it on a row that differs
 * @example
 * const contacts = recordCalls({
 *   route: 'myaccount/contact',
 *   record: 'contact',
 *   access: { ...users, needs: ['isAdmin'] },
 *   list: { summary: '…', item: contactSchema, filters, sorts: ['name'], rows: 100 },
 * })
 * export const contactCalls = defineCalls({
 *   getContacts: contacts.list,
 *   paginateContacts: contacts.paginate,
 *   getContact: contacts.read({ summary: '…', response: contactSchema }),
 *   createContact: contacts.create({ summary: '…', body: contactInputSchema, response: contactSchema, sample }),
 *   editContact: contacts.edit({ summary: '…', body: contactInputSchema, response: contactSchema, sample }),
 *   deleteContact: contacts.remove({ summary: '…' }),
 * })
 */
export function recordCalls<
  const A extends Access,
  Item extends z.ZodType,
  Filters extends z.ZodRawShape,
  const Sorts extends Names,
>({
  route,
  record,
  access,
  list,
}: {
  readonly route: string
  readonly record: RecordKind
  readonly access: A
  readonly list: ListOptions<Item, Filters, Sorts>
}) {
  const path = `/api/${route}`
  return {
    /** `GET /api/{route}/paginate`: filters stand in the query by their names. */
    list: listCall({ ...list, id: 'API-15', path: `${path}/paginate`, access }),

    /** `POST /api/{route}/paginate`: the same list; filters stand in `filters`. */
    paginate: {
      id: 'API-15',
      method: 'POST',
      path: `${path}/paginate`,
      access,
      summary: list.summary,
      sample: { page: 1, limit: 5, filters: {}, userToken: 'user-1', ruleContexts: ['frontend'] },
      body: z.object({
        filters: z.object(filterFields<'value or object', Filters>(list.filters)).optional(),
        ...searchContext,
        ...pageFields(list),
      }),
      response: listSchema(list.item),
    } as const,

    /** `GET /api/{route}/{id}`: one record. */
    read<Response extends z.ZodType>(row: { readonly summary: string; readonly response: Response }) {
      const params = z.object({ id: queryIdOf(record) })
      const sample = { id: 1 }
      return { ...row, id: 'API-17', method: 'GET', path: `${path}/:id`, access, params, sample } as const
    },

    /** `POST /api/{route}/create`: answers the new record. */
    create<Body extends z.ZodObject, Response extends z.ZodType>(row: {
      readonly summary: string
      readonly body: Body
      readonly response: Response
      readonly sample: object
    }) {
      const idempotency = 'optional'
      return { ...row, id: 'API-18', method: 'POST', path: `${path}/create`, access, idempotency } as const
    },

    /** `PATCH /api/{route}/edit`: the fields of the body and the record's `id`; answers the changed record. */
    edit<Body extends z.ZodRawShape, Response extends z.ZodType>(row: {
      readonly summary: string
      readonly body: z.ZodObject<Body>
      readonly response: Response
      readonly sample: object
    }) {
      const body = z.object({ ...row.body.shape, id: idOf(record) })
      return { ...row, id: 'API-19', method: 'PATCH', path: `${path}/edit`, access, body } as const
    },

    /** `POST /api/{route}/delete`. */
    remove(row: { readonly summary: string }) {
      const body = z.object({ id: idOf(record) })
      const response = z.object({ success: z.literal(true) })
      const sample = { id: 1 }
      return { ...row, id: 'API-20', method: 'POST', path: `${path}/delete`, access, body, response, sample } as const
    },
  }
}
