import { mayOpenAccountPage } from '@gauze/rules'
import { useList, useSession } from '@gauze/ui/hooks'
import { Recalls, readRecalls, recallsCodec } from '@gauze/ui/recalls/recalls'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { useListAddress } from '../../account/use-list-address.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readProtected } from '../../data/read-protected.js'
import { leaveOutBlanks } from '../../data/without-blanks.js'
import { titleOfPage } from '../../seo/page-meta.js'
import type { Route } from './+types/recalls.js'

/** Reads the first page in view; the list reads the others. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  leaveOutBlanks(url)
  const query = recallsCodec.read(url.searchParams)
  const answer = await readProtected(context, (api) => readRecalls(api, query))
  const last = Math.max(answer.pages, 1)
  if (query.page > last) throw redirect(`${url.pathname}?${recallsCodec.write({ ...query, page: last })}`)
  return { query, answer }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  const { page } = recallsCodec.read(new URLSearchParams(location.search))
  return [{ title: `${titleOfPage('Recalls', page)} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

/** The recalls of goods that the company received; filters, order and page are in the address. */
export default function RecallsPage({ loaderData: first }: Route.ComponentProps) {
  const { load } = useRuntime()
  const { user } = useSession()
  const list = useList({
    ...useListAddress(recallsCodec),
    initial: first,
    load: async (query, options) => readRecalls((await load()).api, query, options),
  })
  const mayOpenOrders = mayOpenAccountPage(user, 'orderdetails')
  return (
    <>
      <AccountHeading page="recalls" />
      <Recalls
        list={list}
        hrefOf={({ id }) => `/myaccount/menu/recalldetails?id=${id}`}
        orderHrefOf={mayOpenOrders ? (id) => `/myaccount/menu/orderdetails?id=${id}` : undefined}
        slotProps={{ table: { count: { 'data-results': '' } }, paused: { 'data-results': '' } }}
      />
    </>
  )
}
