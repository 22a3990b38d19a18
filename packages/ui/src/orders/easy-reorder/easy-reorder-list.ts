import type { ReorderItem } from '@gauze/contract'
import { PAGE_SIZES } from '@gauze/rules'
import { listCodec, type TextFilters } from '../../hooks/list-codec.js'
import type { ListSource, RecordCalls } from '../../records/record-list/index.js'

/** The most characters of each filter. */
export const REORDER_FILTERS = { window: 3, source: 10, search: 100 } as const

/** The filters in an address; each is absent by default. */
export type EasyReorderFilters = TextFilters<keyof typeof REORDER_FILTERS>

/** How many days back purchases are listed. */
export const REORDER_DAYS = [15, 30, 60, 90, 180] as const

const DEFAULT_DAYS = 90

/** The choices in words that the server knows; an address with other ones shows the usual list. */
export function reorderChoice({ window, source, search = '' }: EasyReorderFilters) {
  return {
    window: REORDER_DAYS.find((days) => String(days) === window) ?? DEFAULT_DAYS,
    source: source === 'estimate' ? 'estimate' : 'salesOrder',
    search,
  } as const
}

/** The same as filters of an address, which omits the default choices. */
export function reorderFilters({ window, source, search }: ReturnType<typeof reorderChoice>): EasyReorderFilters {
  return {
    ...(window === DEFAULT_DAYS ? {} : { window: String(window) }),
    ...(source === 'salesOrder' ? {} : { source }),
    ...(search ? { search } : {}),
  }
}

/**
 * The purchases, those that are due first; their address has `window` in days, `source`, `search`, `sort` and `page`, 100
 * items each.
 */
export const reorderList: ListSource<ReorderItem, RecordCalls<'getReorders'>, EasyReorderFilters> = {
  codec: listCodec({
    filters: REORDER_FILTERS,
    sorts: ['date'],
    limit: PAGE_SIZES.reorders,
  }),
  read: ({ getReorders }, { page, limit, filters, sort }, options) => {
    const { search, ...choice } = reorderChoice(filters)
    const order = sort ? ({ orderBy: sort.direction === 'ascending' ? 'asc' : 'desc' } as const) : {}
    return getReorders({ ...choice, ...(search ? { search } : {}), page, limit, ...order }, options)
  },
}
