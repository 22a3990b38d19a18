import type { ApiClient, CallOptions } from '@gauze/api-client'
import { SalesOrderTable } from '@gauze/ui/account/sales-order-table'
import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import type { DataTableFilter } from '@gauze/ui/data-table'
import { useDateFormat } from '@gauze/ui/formats'
import { FormErrors, useForm } from '@gauze/ui/forms/form'
import { SelectField } from '@gauze/ui/forms/select-field'
import { TextField } from '@gauze/ui/forms/text-field'
import { keepFilters, type ListHandle, listCodec, type TextFilters, useList } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import type { FormEvent } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { orderDayErrors, orderDayProblems, orderDayRules, orderDayWords } from '../account/order-days.js'
import { useListAddress } from '../account/use-list-address.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { readProtected } from '../data/read-protected.js'
import { leaveOutBlanks } from '../data/without-blanks.js'
import { titleOfPage } from '../seo/page-meta.js'
import type { Route } from './+types/sales-orders.js'

const PATH = '/myaccount/menu/salesorders'
const FILTERS = { search: 100, status: 40, fromDate: 10, toDate: 10 } as const
const labels = { search: 'Order or PO number', status: 'Status', fromDate: 'From', toDate: 'To' }
const NO_MATCH = { emptyTitle: 'No orders match', empty: 'Change a filter, or clear them all to see every order.' }
const NO_ORDERS: OrderPage = { results: [], total: 0, page: 1, pages: 0, limit: 10 }

const codec = listCodec({
  filters: FILTERS,
  sorts: ['date'],
  sort: { column: 'date', direction: 'descending' },
  limits: [10, 25, 50, 100],
})

type Filters = TextFilters<keyof typeof FILTERS>
type Query = ReturnType<typeof codec.read>
type OrderPage = Awaited<ReturnType<ApiClient['getSalesOrders']>>

/** One page of the orders. Invalid days list nothing. */
async function readOrders(api: ApiClient, query: Query, options?: CallOptions): Promise<OrderPage> {
  const { page, limit, filters, sort } = query
  if (!isListed(filters)) return NO_ORDERS
  const orderBy = sort?.direction === 'ascending' ? 'asc' : 'desc'
  return api.getSalesOrders({ ...filters, page, limit, orderBy }, options)
}

/** The first page in view, with the page itself. The list reads the others. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  leaveOutBlanks(url)
  const query = codec.read(url.searchParams)
  const [answer, { statuses }] = await readProtected(context, (api) =>
    Promise.all([readOrders(api, query), api.getStatusList()]),
  )
  const last = Math.max(answer.pages, 1)
  if (isListed(query.filters) && query.page > last) throw redirect(`${PATH}?${codec.write({ ...query, page: last })}`)
  return { first: { query, answer }, statuses }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  const { page } = codec.read(new URLSearchParams(location.search))
  return [{ title: `${titleOfPage('Sales Orders', page)} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

/** The company's orders; filters, order and page are in the address. Invalid days list nothing and say so. */
export default function SalesOrders({ loaderData: { first, statuses } }: Route.ComponentProps) {
  const runtime = useRuntime()
  const list = useList({
    ...useListAddress(codec),
    initial: first,
    load: async (query, options) => readOrders((await runtime.load()).api, query, options),
  })
  const { filters } = list.query
  const inUse = useFiltersInUse(filters)
  return (
    <>
      <PageHeading title="Sales Orders" description="Every order of your company." />
      <FilterForm list={list} statuses={statuses} />
      {isListed(filters) ? (
        <SalesOrderTable
          {...list.table}
          filters={inUse}
          onFiltersChange={(kept) => list.setFilters(keepFilters(filters, kept))}
          hrefOf={({ id }) => `/myaccount/menu/orderdetails?id=${id}`}
          slotProps={{ count: { 'data-results': '' } }}
          {...(isFiltered(filters) ? { messages: NO_MATCH } : {})}
        />
      ) : (
        <p data-results="" tabIndex={-1} className="muted">
          No orders are listed until the days above are corrected.
        </p>
      )}
    </>
  )
}

/** The filters of an address with valid days, in words. */
function useFiltersInUse(filters: Filters): readonly DataTableFilter[] {
  const day = useDateFormat()
  const { search, status, fromDate, toDate } = filters
  return [
    { id: 'search', label: labels.search, value: search },
    { id: 'status', label: labels.status, value: status },
    { id: 'fromDate', label: labels.fromDate, value: isListed(filters) && fromDate && day(fromDate) },
    { id: 'toDate', label: labels.toDate, value: isListed(filters) && toDate && day(toDate) },
  ].flatMap(({ value, ...filter }) => (value ? [{ ...filter, value }] : []))
}

interface FilterFormProps {
  list: ListHandle<OrderPage['results'][number], Filters>
  statuses: readonly string[]
}

function FilterForm({ list, statuses }: FilterFormProps) {
  const { filters } = list.query
  const form = useForm({
    defaultValues: { search: '', status: '', fromDate: '', toDate: '', ...filters },
    labels,
    rules: orderDayRules,
    words: orderDayWords,
    fieldErrors: orderDayErrors(filters),
    isAnswer: false,
    isPending: list.table.isBusy,
  })
  const day = (name: 'fromDate' | 'toDate') => ({ ...form.text(name), type: 'date', hasOptionalMark: false })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.root.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    list.setFilters(codec.read(new URLSearchParams(form.values)).filters)
  }
  return (
    <>
      <FormErrors form={form} />
      <form {...form.root} onSubmit={submit} className="filters">
        <div className="filters-row">
          <TextField {...form.text('search')} type="search" maxLength={FILTERS.search} hasOptionalMark={false} />
          <SelectField
            {...form.choice('status')}
            options={[{ value: '', label: 'All' }, ...statuses.map((value) => ({ value, label: value }))]}
          />
          <TextField {...day('fromDate')} />
          <TextField {...day('toDate')} />
          <div className="next-to-fields">
            <Button {...form.submit} variant="quiet">
              Filter
            </Button>
            {isListed(filters) ? null : (
              <LinkButton variant="plain" href={PATH} onClick={form.reset}>
                Clear
              </LinkButton>
            )}
          </div>
        </div>
      </form>
    </>
  )
}

function isListed(filters: Filters): boolean {
  return Object.keys(orderDayProblems(filters)).length === 0
}

function isFiltered(filters: Filters): boolean {
  return Object.keys(filters).length > 0
}
