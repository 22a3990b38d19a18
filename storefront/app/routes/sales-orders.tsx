import { SalesOrderTable } from '@gauze/ui/account/sales-order-table'
import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { SelectField } from '@gauze/ui/forms/select-field'
import { TextField } from '@gauze/ui/forms/text-field'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { Pagination } from '@gauze/ui/navigation/pagination'
import { useState } from 'react'
import { Form, redirect, useNavigation } from 'react-router-dom'
import { pageNumber } from '../listing/read-listing.js'
import { titleOfPage } from '../seo/page-meta.js'
import { readProtected } from '../session/read-protected.js'
import type { Route } from './+types/sales-orders.js'

const FILTERS = ['search', 'status', 'fromDate', 'toDate'] as const
const LIMIT = 10
const NO_MATCH = { emptyTitle: 'No orders match', empty: 'Change a filter, or clear them all to see every order.' }

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const params = url.searchParams
  const filters = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, 100)
      return value ? [[name, value] as const] : []
    }),
  )
  const page = pageNumber(params.get('page'))
  const found = await readProtected(context, async (api) => {
    const [orders, { statuses }] = await Promise.all([
      api.getSalesOrders({ ...filters, page, limit: LIMIT }),
      api.getStatusList(),
    ])
    return { orders, statuses, filters }
  })
  const last = Math.max(found.orders.pages, 1)
  if (page > last) throw redirect(pageHref(filters, last))
  return found
}

function pageHref(filters: Readonly<Record<string, string>>, page: number): string {
  return `/myaccount/menu/salesorders?${new URLSearchParams({ ...filters, page: String(page) })}`
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${titleOfPage('Sales Orders', loaderData?.orders.page ?? 1)} | Gauze` },
  { name: 'robots', content: 'noindex' },
]

/** The company's orders, newest first; filters and page are in the address. */
export default function SalesOrders({ loaderData }: Route.ComponentProps) {
  const { orders, statuses, filters } = loaderData
  const isFiltered = Object.keys(filters).length > 0
  const isLoading = useNavigation().state === 'loading'
  const { fromDate, toDate } = filters
  const isReversed = fromDate !== undefined && toDate !== undefined && toDate < fromDate
  return (
    <>
      <PageHeading title="Sales Orders" description="Every order of your company, newest first." />
      <Form className="filters" key={JSON.stringify(filters)}>
        <div className="filters-row">
          <TextField
            label="Order or PO number"
            name="search"
            type="search"
            hasOptionalMark={false}
            defaultValue={filters.search}
          />
          <StatusField statuses={statuses} initial={filters.status ?? ''} />
          <TextField label="From" name="fromDate" type="date" hasOptionalMark={false} defaultValue={fromDate} />
          <TextField
            label="To"
            name="toDate"
            type="date"
            hasOptionalMark={false}
            defaultValue={toDate}
            error={isReversed ? 'Choose a day that is not before From' : null}
          />
          <div className="beside-fields">
            <Button type="submit" variant="quiet" isPending={isLoading}>
              Filter
            </Button>
            {isFiltered ? (
              <LinkButton variant="plain" href="/myaccount/menu/salesorders">
                Clear
              </LinkButton>
            ) : null}
          </div>
        </div>
      </Form>
      <p data-results="" tabIndex={-1} className="muted gz-num">
        {orders.total === 1 ? '1 order' : `${orders.total.toLocaleString('en-US')} orders`}
        {orders.pages > 1 ? `, page ${orders.page} of ${orders.pages}` : null}
      </p>
      <SalesOrderTable
        orders={orders.results}
        status={isLoading ? 'loading' : 'ready'}
        hrefOf={({ id }) => `/myaccount/menu/orderdetails?id=${id}`}
        {...(isFiltered ? { messages: NO_MATCH } : {})}
      />
      <Pagination page={orders.page} pages={orders.pages} hrefOf={(page) => pageHref(filters, page)} />
    </>
  )
}

function StatusField({ statuses, initial }: { statuses: readonly string[]; initial: string }) {
  const [status, setStatus] = useState(initial)
  return (
    <SelectField
      label="Status"
      name="status"
      options={[{ value: '', label: 'All' }, ...statuses.map((value) => ({ value, label: value }))]}
      value={status}
      onChange={setStatus}
    />
  )
}
