import type { ListQuery, ListSort } from '@gauze/machines/paginated-list'
import { FIRST_PAGE, LIST_PAGE_SIZE, pageNumber } from '@gauze/rules'

/** Filters of a list that are texts, as in an address. A filter that is not set is absent. */
export type TextFilters<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** Writes the query of a list into an address, and reads it from there. */
export interface ListCodec<Filters> {
  /** The sizes of a page that an address can ask for. */
  readonly limits: readonly number[]
  read(params: URLSearchParams): ListQuery<Filters>
  /** Omits default values. */
  write(query: ListQuery<Filters>): URLSearchParams
}

export interface ListCodecOptions<Name extends string> {
  /** The filters by name, with the most characters of each. */
  readonly filters?: Readonly<Record<Name, number>>
  /** The columns that the list can be sorted by. */
  readonly sorts?: readonly string[]
  /** The order of an address that names none; the list's own by default. */
  readonly sort?: ListSort
  /** Rows on a page of an address that names no size; 10 by default. */
  readonly limit?: number
  /** The sizes to choose from; only `limit` by default. */
  readonly limits?: readonly number[]
}

/**
 * The address of a list: its filters by their names, `page`, `rows` of a page, and `sort` as `date` or, descending,
 * `-date`. Unknown parts of an address are ignored, so that an old or shortened link still shows the list.
 *
 * @example
 * const orders = listCodec({ filters: { search: 100, status: 40 }, sorts: ['date'], limits: [10, 25, 50] })
 * orders.read(new URLSearchParams('?status=Shipped&sort=-date')).filters // { status: 'Shipped' }
 * orders.read(new URLSearchParams('?rows=25')).limit // 25
 */
export function listCodec<Name extends string = never>({
  filters,
  sorts = [],
  sort: usual,
  limit = LIST_PAGE_SIZE,
  limits: sizes = [],
}: ListCodecOptions<Name>): ListCodec<TextFilters<Name>> {
  // The usual size can be chosen again.
  const limits = sizes.length > 0 ? [...new Set([limit, ...sizes])] : []
  return {
    limits,
    read: (params) => ({
      page: pageNumber(params.get('page')),
      limit: limits.find((size) => String(size) === params.get('rows')) ?? limit,
      filters: readFilters(filters, params),
      sort: readSort(params.get('sort') ?? '', sorts) ?? usual ?? null,
    }),
    write: (query) => {
      const params = new URLSearchParams()
      for (const name in filters) {
        const value = query.filters[name]
        if (value) params.set(name, value)
      }
      const sort = query.sort && sortText(query.sort)
      if (sort && sort !== (usual && sortText(usual))) params.set('sort', sort)
      if (query.limit !== limit) params.set('rows', String(query.limit))
      if (query.page !== FIRST_PAGE) params.set('page', String(query.page))
      return params
    },
  }
}

/**
 * The filters with these names, without the others.
 *
 * @example keepFilters({ search: 'gauze', status: 'Shipped' }, ['status']) // { status: 'Shipped' }
 */
export function keepFilters<Name extends string>(
  filters: TextFilters<Name>,
  names: readonly string[],
): TextFilters<Name> {
  const kept: Partial<Record<Name, string>> = {}
  for (const name in filters) {
    const value = filters[name]
    if (value !== undefined && names.includes(name)) kept[name] = value
  }
  return kept
}

function readFilters<Name extends string>(
  lengths: Readonly<Record<Name, number>> | undefined,
  params: URLSearchParams,
): TextFilters<Name> {
  const found: Partial<Record<Name, string>> = {}
  for (const name in lengths) {
    const value = params.get(name)?.trim().slice(0, lengths[name])
    if (value) found[name] = value
  }
  return found
}

function readSort(text: string, sorts: readonly string[]): ListSort | null {
  const column = text.replace(/^-/, '')
  return sorts.includes(column) ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : null
}

function sortText({ column, direction }: ListSort): string {
  return direction === 'descending' ? `-${column}` : column
}
