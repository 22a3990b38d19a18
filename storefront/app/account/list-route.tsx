import type { ApiClient } from '@gauze/api-client'
import type { ListAnswer } from '@gauze/contract'
import { mayOpenAccountPage } from '@gauze/rules'
import { type ListHandle, useList, useSession } from '@gauze/ui/hooks'
import {
  type ListSource,
  type RecordKind,
  RecordList,
  type RecordListMessages,
  type RecordListProps,
  type RecordPage,
} from '@gauze/ui/records/record-list'
import type { ComponentType, ReactNode } from 'react'
import { type RouterContextProvider, redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import type { LoadedStore } from '../browser/store-runtime.js'
import { readProtected } from '../data/read-protected.js'
import { leaveOutBlanks } from '../data/without-blanks.js'
import type { MetaLanguage } from '../language/words.js'
import { AccountHeading } from './account-heading.js'
import { accountMeta } from './account-meta.js'
import { useListAddress } from './use-list-address.js'

type ListQueryOf<Filters> = ListHandle<never, Filters>['query']

/** The data of a list page: its first page in view, and other data for the view. */
interface ListData<Row, Filters, More> {
  readonly first: { readonly query: ListQueryOf<Filters>; readonly answer: ListAnswer<Row> }
  readonly more: More
}

interface ListViewProps<Row, Filters, More> {
  list: ListHandle<Row, Filters>
  more: More
}

interface ListRouteOptions<Row, Api, Filters, More> {
  /** Reads the rows, such as a kind of record. */
  source: ListSource<Row, Api, Filters>
  /** The calls of the source in this store. */
  apiOf: (store: LoadedStore) => Api | Promise<Api>
  /** Reads other data for the view. */
  readMore: (api: ApiClient, store: LoadedStore, filters: Filters) => Promise<More>
  /** The name of the page, such as `recalls`: it has its title in the words of the library. */
  page: string
  View: ComponentType<ListViewProps<Row, Filters, More>>
}

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}

/**
 * The exports of a route that shows a list: filters, order and page are in the address, the loader reads the first page
 * in view, and the list reads the others.
 */
export function listRoute<Row, Api, Filters, More>({
  source: { codec, read },
  apiOf,
  readMore,
  page: name,
  View,
}: ListRouteOptions<Row, Api, Filters, More>) {
  return {
    async clientLoader({ context, url }: LoaderArgs): Promise<ListData<Row, Filters, More>> {
      leaveOutBlanks(url)
      const query = codec.read(url.searchParams)
      const [answer, more] = await readProtected(context, (api, store) =>
        Promise.all([
          Promise.resolve(apiOf(store)).then((calls) => read(calls, query)),
          readMore(api, store, query.filters),
        ]),
      )
      const last = Math.max(answer.pages, 1)
      if (query.page > last) throw redirect(`${url.pathname}?${codec.write({ ...query, page: last })}`)
      return { first: { query, answer }, more }
    },
    shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
      return currentUrl.search === nextUrl.search && defaultShouldRevalidate
    },
    meta({ location, matches }: MetaLanguage & { location: { search: string } }) {
      const { page } = codec.read(new URLSearchParams(location.search))
      return accountMeta(matches, name, 'title', page)
    },
    Page({ loaderData: { first, more } }: { loaderData: ListData<Row, Filters, More> }) {
      const { load } = useRuntime()
      const list = useList({
        ...useListAddress(codec),
        initial: first,
        load: async (query, options) => read(await apiOf(await load()), query, options),
      })
      return <View list={list} more={more} />
    },
  }
}

interface RecordListRouteOptions<Row, Text extends RecordListMessages> {
  kind: RecordKind<Row, ApiClient, Text>
  /** The name of the page, such as `recalls`. */
  page: string
  /** Links to the lists beside this one. */
  links?: ReactNode
}

/**
 * The exports of a route that shows a list of records, and nothing else.
 *
 * @example
 * const route = recordListRoute({ kind: recallKind, page: 'recalls' })
 * export const clientLoader = route.clientLoader
 */
export function recordListRoute<Row, Text extends RecordListMessages>({
  kind,
  page,
  links,
}: RecordListRouteOptions<Row, Text>) {
  return listRoute({
    source: kind,
    apiOf: ({ api }) => api,
    readMore: async () => null,
    page,
    View: ({ list }) => (
      <>
        <AccountHeading page={page} />
        {links}
        <StoreRecordList kind={kind} list={list} />
      </>
    ),
  })
}

/** The props of a list of records in this store, for {@link RecordList} and the components around it. */
export function useStoreList() {
  const { user } = useSession()
  return {
    mayOpen: (page: RecordPage) => mayOpenAccountPage(user, `${page}details`),
    slotProps: { table: { count: { 'data-results': '' } }, paused: { 'data-results': '' } },
  }
}

/** A list of records that links to the pages of this store. */
export function StoreRecordList<Row, Text extends RecordListMessages>(props: RecordListProps<Row, Text>) {
  return <RecordList {...props} {...useStoreList()} />
}
