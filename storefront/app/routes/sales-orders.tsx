import { SalesOrderTable } from '@gauze/ui/account/sales-order-table'
import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { FormErrors, useForm } from '@gauze/ui/forms/form'
import { SelectField } from '@gauze/ui/forms/select-field'
import { TextField } from '@gauze/ui/forms/text-field'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { Pagination } from '@gauze/ui/navigation/pagination'
import { Form as RouterForm, redirect, useNavigation } from 'react-router-dom'
import { orderDayErrors, orderDayProblems, orderDayRules, orderDayWords } from '../account/order-days.js'
import { pageNumber } from '../listing/read-listing.js'
import { leaveOutBlanks } from '../listing/without-blanks.js'
import { titleOfPage } from '../seo/page-meta.js'
import { readProtected } from '../session/read-protected.js'
import type { Route } from './+types/sales-orders.js'

const FILTERS = { search: 100, status: 40, fromDate: 10, toDate: 10 } as const
const labels = { search: 'Order or PO number', status: 'Status', fromDate: 'From', toDate: 'To' }
const LIMIT = 10
const NO_MATCH = { emptyTitle: 'No orders match', empty: 'Change a filter, or clear them all to see every order.' }

type Filters = Readonly<Partial<Record<keyof typeof FILTERS, string>>>

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  leaveOutBlanks(url)
  const params = url.searchParams
  const filters: Filters = Object.fromEntries(
    Object.entries(FILTERS).flatMap(([name, length]) => {
      const value = params.get(name)?.trim().slice(0, length)
      return value ? [[name, value] as const] : []
    }),
  )
  const page = pageNumber(params.get('page'))
  const isListed = Object.keys(orderDayProblems(filters)).length === 0
  const found = await readProtected(context, async (api) => {
    const [orders, { statuses }] = await Promise.all([
      isListed ? api.getSalesOrders({ ...filters, page, limit: LIMIT }) : null,
      api.getStatusList(),
    ])
    return { orders, statuses, filters }
  })
  const last = Math.max(found.orders?.pages ?? page, 1)
  if (page > last) throw redirect(pageHref(filters, last))
  return found
}

function pageHref(filters: Filters, page: number): string {
  return `/myaccount/menu/salesorders?${new URLSearchParams({ ...filters, page: String(page) })}`
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${titleOfPage('Sales Orders', loaderData?.orders?.page ?? 1)} | Gauze` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The company's orders, newest first; filters and page are in the address. Invalid days list nothing and say so. */
export default function SalesOrders({ loaderData }: Route.ComponentProps) {
  const { orders, statuses, filters } = loaderData
  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      <PageHeading title="Sales Orders" description="Every order of your company, newest first." />
      <FilterForm statuses={statuses} filters={filters} isLoading={isLoading} />
      {orders ? (
        <OrderList orders={orders} filters={filters} isLoading={isLoading} />
      ) : (
        <p data-results="" tabIndex={-1} className="muted">
          No orders are listed until the days above are corrected.
        </p>
      )}
    </>
  )
}

interface OrderListProps {
  orders: NonNullable<Route.ComponentProps['loaderData']['orders']>
  filters: Filters
  isLoading: boolean
}

function OrderList({ orders, filters, isLoading }: OrderListProps) {
  return (
    <>
      <p data-results="" tabIndex={-1} className="muted gz-num">
        {orders.total === 1 ? '1 order' : `${orders.total.toLocaleString('en-US')} orders`}
        {orders.pages > 1 ? `, page ${orders.page} of ${orders.pages}` : null}
      </p>
      <SalesOrderTable
        orders={orders.results}
        status={isLoading ? 'loading' : 'ready'}
        hrefOf={({ id }) => `/myaccount/menu/orderdetails?id=${id}`}
        {...(isFiltered(filters) ? { messages: NO_MATCH } : {})}
      />
      <Pagination page={orders.page} pages={orders.pages} hrefOf={(page) => pageHref(filters, page)} />
    </>
  )
}

interface FilterFormProps {
  statuses: readonly string[]
  filters: Filters
  isLoading: boolean
}

function FilterForm({ statuses, filters, isLoading }: FilterFormProps) {
  const form = useForm({
    defaultValues: { search: '', status: '', fromDate: '', toDate: '', ...filters },
    labels,
    rules: orderDayRules,
    words: orderDayWords,
    fieldErrors: orderDayErrors(filters),
    isAnswer: false,
    isPending: isLoading,
  })
  const day = (name: 'fromDate' | 'toDate') => ({ ...form.text(name), type: 'date', hasOptionalMark: false })
  return (
    <>
      <FormErrors form={form} />
      <RouterForm {...form.root} className="filters">
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
            {isFiltered(filters) ? (
              <LinkButton variant="plain" href="/myaccount/menu/salesorders" onClick={form.reset}>
                Clear
              </LinkButton>
            ) : null}
          </div>
        </div>
      </RouterForm>
    </>
  )
}

function isFiltered(filters: Filters): boolean {
  return Object.keys(filters).length > 0
}
