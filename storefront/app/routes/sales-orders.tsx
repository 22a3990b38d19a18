import { readSalesOrders, SalesOrders, salesOrdersCodec } from '@gauze/ui/account/sales-orders'
import { useList } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { useListAddress } from '../account/use-list-address.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { readProtected } from '../data/read-protected.js'
import { leaveOutBlanks } from '../data/without-blanks.js'
import { titleOfPage } from '../seo/page-meta.js'
import type { Route } from './+types/sales-orders.js'

/** The first page in view, with the page itself. The list reads the others. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  leaveOutBlanks(url)
  const query = salesOrdersCodec.read(url.searchParams)
  const [answer, { statuses }] = await readProtected(context, (api) =>
    Promise.all([readSalesOrders(api, query), api.getStatusList()]),
  )
  const last = Math.max(answer.pages, 1)
  if (query.page > last) throw redirect(`${url.pathname}?${salesOrdersCodec.write({ ...query, page: last })}`)
  return { first: { query, answer }, statuses }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  const { page } = salesOrdersCodec.read(new URLSearchParams(location.search))
  return [{ title: `${titleOfPage('Sales Orders', page)} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

/** The company's orders; filters, order and page are in the address. */
export default function SalesOrdersPage({ loaderData: { first, statuses } }: Route.ComponentProps) {
  const runtime = useRuntime()
  const list = useList({
    ...useListAddress(salesOrdersCodec),
    initial: first,
    load: async (query, options) => readSalesOrders((await runtime.load()).api, query, options),
  })
  return (
    <>
      <PageHeading title="Sales Orders" description="Every order of your company." />
      <SalesOrders
        list={list}
        statuses={statuses}
        hrefOf={({ id }) => `/myaccount/menu/orderdetails?id=${id}`}
        slotProps={{ table: { slotProps: { count: { 'data-results': '' } } }, paused: { 'data-results': '' } }}
      />
    </>
  )
}
