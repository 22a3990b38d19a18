import { useList } from '@gauze/ui/hooks'
import { readSalesOrders, SalesOrders, salesOrdersCodec } from '@gauze/ui/orders/sales-orders'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { OrderLists } from '../../account/order-lists.js'
import { useListAddress } from '../../account/use-list-address.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import type { LoadedStore } from '../../browser/store-runtime.js'
import { readProtected } from '../../data/read-protected.js'
import { leaveOutBlanks } from '../../data/without-blanks.js'
import { titleOfPage } from '../../seo/page-meta.js'
import type { Route } from './+types/salesorders.js'

type OrdersQuery = ReturnType<typeof salesOrdersCodec.read>

/** One page of the user's orders; a parent login reads those of all its accounts. */
async function readOrders(
  { api, whoIsSignedIn }: LoadedStore,
  query: OrdersQuery,
  options?: { readonly signal?: AbortSignal },
) {
  const user = await whoIsSignedIn()
  const port = user?.isParentLogin ? { getSalesOrders: api.getSalesOrdersForParent } : api
  return readSalesOrders(port, query, options)
}

/** The first page in view, with the page itself. The list reads the others. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  leaveOutBlanks(url)
  const query = salesOrdersCodec.read(url.searchParams)
  const [answer, { statuses }, { addresses }, user] = await readProtected(context, (api, store) =>
    Promise.all([readOrders(store, query), api.getStatusList(), api.getShipToList(), store.whoIsSignedIn()]),
  )
  const last = Math.max(answer.pages, 1)
  if (query.page > last) throw redirect(`${url.pathname}?${salesOrdersCodec.write({ ...query, page: last })}`)
  const accounts = user?.isParentLogin ? user.relatedAccounts : []
  return { first: { query, answer }, statuses, addresses, accounts }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  const { page } = salesOrdersCodec.read(new URLSearchParams(location.search))
  return [{ title: `${titleOfPage('Sales Orders', page)} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

/** The company's orders, and for a parent login those of its accounts; filters, order and page are in the address. */
export default function SalesOrdersPage({ loaderData }: Route.ComponentProps) {
  const { first, statuses, addresses, accounts } = loaderData
  const runtime = useRuntime()
  const list = useList({
    ...useListAddress(salesOrdersCodec),
    initial: first,
    load: async (query, options) => readOrders(await runtime.load(), query, options),
  })
  return (
    <>
      <AccountHeading
        page="salesorders"
        {...(accounts.length > 1 ? { description: 'Every order of your accounts' } : {})}
      />
      <OrderLists />
      <SalesOrders
        list={list}
        statuses={statuses}
        addresses={addresses}
        accounts={accounts}
        hrefOf={({ id }) => `/myaccount/menu/orderdetails?id=${id}`}
        slotProps={{ table: { slotProps: { count: { 'data-results': '' } } }, paused: { 'data-results': '' } }}
      />
    </>
  )
}
