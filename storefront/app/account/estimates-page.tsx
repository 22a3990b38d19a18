import { useList } from '@gauze/ui/hooks'
import { type EstimateKind, Estimates, readEstimates } from '@gauze/ui/quotes/estimates'
import { type RouterContextProvider, redirect } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { readProtected } from '../data/read-protected.js'
import { leaveOutBlanks } from '../data/without-blanks.js'
import { titleOfPage } from '../seo/page-meta.js'
import { AccountHeading } from './account-heading.js'
import { OrderLists } from './order-lists.js'
import { useListAddress } from './use-list-address.js'

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}

/** Reads the first page in view of a list of quotes or estimates. The list reads the others. */
export async function readEstimatesPage(kind: EstimateKind, { context, url }: LoaderArgs) {
  leaveOutBlanks(url)
  const query = kind.codec.read(url.searchParams)
  const answer = await readProtected(context, (api) => readEstimates(kind, api, query))
  const last = Math.max(answer.pages, 1)
  if (query.page > last) throw redirect(`${url.pathname}?${kind.codec.write({ ...query, page: last })}`)
  return { query, answer }
}

/** The head of a list of quotes or estimates. */
export function estimatesMeta({ codec }: EstimateKind, title: string, search: string) {
  const { page } = codec.read(new URLSearchParams(search))
  return [{ title: `${titleOfPage(title, page)} | Gauze` }, { name: 'robots', content: 'noindex' }]
}

interface EstimatesPageProps {
  kind: EstimateKind
  /** The first page in view. */
  first: Awaited<ReturnType<typeof readEstimatesPage>>
}

/** A list of quotes or estimates with its heading; filters, order and page are in the address. */
export function EstimatesPage({ kind, first }: EstimatesPageProps) {
  const { load } = useRuntime()
  const list = useList({
    ...useListAddress(kind.codec),
    initial: first,
    load: async (query, options) => readEstimates(kind, (await load()).api, query, options),
  })
  return (
    <>
      <AccountHeading page={kind.list} />
      <OrderLists />
      <Estimates
        kind={kind}
        list={list}
        hrefOf={({ id }) => `/myaccount/menu/estimatedetails?id=${id}`}
        slotProps={{ table: { count: { 'data-results': '' } }, paused: { 'data-results': '' } }}
      />
    </>
  )
}
