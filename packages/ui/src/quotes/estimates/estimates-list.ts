import type { CallInput, CallOutput, Estimate, EstimateStatus, ListAnswer } from '@gauze/contract'
import type { ListQuery } from '@gauze/machines/paginated-list'
import { hasDayProblems, RECORD_FILTERS } from '../../data-table/record-filters/index.js'
import { type ListCodec, listCodec, type TextFilters } from '../../hooks/list-codec.js'

const { account: _account, address: _address, ...ESTIMATE_FILTERS } = RECORD_FILTERS

/** Filters of a list of quotes or estimates; days are written as 2026-11-20. */
export type EstimateFilters = TextFilters<keyof typeof ESTIMATE_FILTERS>

/** The page, order and filters of a list of quotes or estimates. */
export type EstimatePage = ListQuery<EstimateFilters>

type Call<Name extends 'getQuotes' | 'getEstimates'> = (
  input: CallInput<Name>,
  options?: { readonly signal?: AbortSignal },
) => Promise<CallOutput<Name>>

/** The calls that list quotes and estimates. A client of `@gauze/api-client` fits as it is. */
export interface EstimatesPort {
  readonly getQuotes: Call<'getQuotes'>
  readonly getEstimates: Call<'getEstimates'>
}

/** The differences between the list of quotes and the list of estimates. */
export interface EstimateKind {
  readonly list: 'quotes' | 'estimates'
  /** The filters, order and page in the page's address, newest first by default. */
  readonly codec: ListCodec<EstimateFilters>
  /** The statuses to filter by. */
  readonly statuses: readonly EstimateStatus[]
  readonly read: (
    port: EstimatesPort,
    page: EstimatePage,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<ListAnswer<Estimate>>
}

function codecOf(sorts: readonly string[]) {
  return listCodec({
    filters: ESTIMATE_FILTERS,
    sorts,
    sort: { column: 'date', direction: 'descending' },
    limits: [10, 25, 50, 100],
  })
}

/** The request of a page; values of an address that the server does not know are left out. */
function requestOf<Status extends EstimateStatus, Sort extends string>(
  { page, limit, sort, filters: { status: asked, ...filters } }: EstimatePage,
  statuses: readonly Status[],
  sorts: readonly Sort[],
) {
  const status = statuses.find((known) => known === asked)
  const column = sorts.find((known) => known === sort?.column)
  return {
    ...filters,
    ...{ page, limit, orderBy: sort?.direction === 'ascending' ? ('asc' as const) : ('desc' as const) },
    ...(status === undefined ? {} : { status }),
    ...(column === undefined ? {} : { sort: column }),
  }
}

const quoteStatuses = ['Requested', 'Open', 'Accepted', 'Expired', 'Declined', 'Withdrawn'] as const
const quoteSorts = ['date', 'total'] as const
const estimateStatuses = ['Open', 'Accepted', 'Expired'] as const
const estimateSorts = ['date', 'expirationDate', 'total'] as const

/** Everything that the company asked the store to price. */
export const quoteKind: EstimateKind = {
  list: 'quotes',
  codec: codecOf(quoteSorts),
  statuses: quoteStatuses,
  read: ({ getQuotes }, page, options) => getQuotes(requestOf(page, quoteStatuses, quoteSorts), options),
}

/** The offers with prices. */
export const estimateKind: EstimateKind = {
  list: 'estimates',
  codec: codecOf(estimateSorts),
  statuses: estimateStatuses,
  read: ({ getEstimates }, page, options) => getEstimates(requestOf(page, estimateStatuses, estimateSorts), options),
}

/**
 * Reads one page of a list of quotes or estimates. If a day has an error, it returns an empty page without a request.
 *
 * @example const answer = await readEstimates(quoteKind, api, quoteKind.codec.read(url.searchParams))
 */
export async function readEstimates(
  kind: EstimateKind,
  port: EstimatesPort,
  query: EstimatePage,
  options?: { readonly signal?: AbortSignal },
): Promise<ListAnswer<Estimate>> {
  if (hasDayProblems(query.filters)) return { results: [], total: 0, page: 1, pages: 0, limit: query.limit }
  return kind.read(port, query, options)
}
