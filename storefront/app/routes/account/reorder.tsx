import { useList } from '@gauze/ui/hooks'
import { EasyReorder, easyReorderCodec, readReorders } from '@gauze/ui/orders/easy-reorder'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { useAdditionPort } from '../../account/use-addition-port.js'
import { useListAddress } from '../../account/use-list-address.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readProtected } from '../../data/read-protected.js'
import { leaveOutBlanks } from '../../data/without-blanks.js'
import { titleOfPage } from '../../seo/page-meta.js'
import type { Route } from './+types/reorder.js'

/** The first page in view, with the page itself. The list reads the others. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  leaveOutBlanks(url)
  const query = easyReorderCodec.read(url.searchParams)
  const answer = await readProtected(context, (api) => readReorders(api, query))
  const last = Math.max(answer.pages, 1)
  if (query.page > last) throw redirect(`${url.pathname}?${easyReorderCodec.write({ ...query, page: last })}`)
  return { query, answer }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ location }: Route.MetaArgs) {
  const { page } = easyReorderCodec.read(new URLSearchParams(location.search))
  return [{ title: `${titleOfPage('Easy Reorder', page)} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

/** The items that the company bought before; filters and page are in the address. */
export default function ReorderPage({ loaderData: first }: Route.ComponentProps) {
  const { load } = useRuntime()
  const list = useList({
    ...useListAddress(easyReorderCodec),
    initial: first,
    load: async (query, options) => readReorders((await load()).api, query, options),
  })
  return (
    <>
      <AccountHeading page="reorder" />
      <EasyReorder list={list} {...useAdditionPort()} />
    </>
  )
}
