import type { CallInput, CallOutput, ListAnswer, Recall, RecallStatus } from '@gauze/contract'
import type { ListQuery } from '@gauze/machines/paginated-list'
import { hasDayProblems, RECORD_FILTERS } from '../../data-table/record-filters/index.js'
import { listCodec, type TextFilters } from '../../hooks/list-codec.js'

const { account: _account, address: _address, ...RECALL_FILTERS } = RECORD_FILTERS

/** Filters of the list of recalls; days are written as 2026-11-20. */
export type RecallFilters = TextFilters<keyof typeof RECALL_FILTERS>

/** The page, order and filters of the list of recalls. */
export type RecallPage = ListQuery<RecallFilters>

/** The call that lists recalls. A client of `@gauze/api-client` fits as it is. */
export interface RecallsPort {
  readonly getRecalls: (
    input: CallInput<'getRecalls'>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<CallOutput<'getRecalls'>>
}

/** The statuses to filter by. */
export const recallStatuses: readonly RecallStatus[] = ['Open', 'Acknowledged', 'Closed']

/** The filters, order and page of the list in the page's address: by default, the most urgent recall is first. */
export const recallsCodec = listCodec({ filters: RECALL_FILTERS, sorts: ['date'], limits: [10, 25, 50, 100] })

/**
 * Reads one page of the list of recalls. If a day has an error, it returns an empty page without a request.
 *
 * @example const answer = await readRecalls(api, recallsCodec.read(url.searchParams))
 */
export async function readRecalls(
  { getRecalls }: RecallsPort,
  { page, limit, sort, filters }: RecallPage,
  options?: { readonly signal?: AbortSignal },
): Promise<ListAnswer<Recall>> {
  if (hasDayProblems(filters)) return { results: [], total: 0, page: 1, pages: 0, limit }
  const { status: asked, ...others } = filters
  const status = recallStatuses.find((known) => known === asked)
  const order = { sort: 'date', orderBy: sort?.direction === 'ascending' ? 'asc' : 'desc' } as const
  const request = { ...others, page, limit, ...(status === undefined ? {} : { status }) }
  return getRecalls(sort?.column === 'date' ? { ...request, ...order } : request, options)
}
