import type { ItemListLine, ItemListSummary } from '@gauze/contract'
import { accountPath, subscriptionPath } from '@gauze/rules'
import { useList } from '@gauze/ui/hooks'
import { ItemLists, type ItemListsPort } from '@gauze/ui/lists/item-lists'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { accountMeta } from '../../account/account-meta.js'
import { useAdditionPort } from '../../account/use-addition-port.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import type { StoreRuntime } from '../../browser/store-runtime.js'
import type { MetaLanguage } from '../../language/words.js'

const path = accountPath('itemlists')

/** The calls answer every list, and every line of a list, at once. */
const everything = { page: 1, limit: 10_000, sort: null }

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'itemlists')
}

function pageOf<Row>(results: readonly Row[]) {
  return { results, total: results.length, page: 1, pages: 1, limit: everything.limit }
}

/** The calls of the page, whose client loads with the first of them. */
function portOf({ load }: StoreRuntime): ItemListsPort {
  const client = async () => (await load()).api
  return {
    createList: async (...call) => (await client()).createList(...call),
    editList: async (...call) => (await client()).editList(...call),
    deleteList: async (...call) => (await client()).deleteList(...call),
    restoreList: async (...call) => (await client()).restoreList(...call),
    upsertListDetail: async (...call) => (await client()).upsertListDetail(...call),
    addListRows: async (...call) => (await client()).addListRows(...call),
    moveListDetails: async (...call) => (await client()).moveListDetails(...call),
    deleteListDetails: async (...call) => (await client()).deleteListDetails(...call),
    restoreListDetails: async (...call) => (await client()).restoreListDetails(...call),
  }
}

/** Calls back when the person returns to the page, because somebody else may have changed its data. */
function useReturn(onReturn: () => void) {
  const read = useEffectEvent(onReturn)
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') read()
    }
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
}

/** The item lists of the user. The address has the open list and its page. */
export default function ItemListsPage() {
  const runtime = useRuntime()
  const navigate = useNavigate()
  const params = new URLSearchParams(useLocation().search)
  const lists = useList<ItemListSummary, object>({
    query: { ...everything, filters: {} },
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const { api } = await runtime.load()
      return pageOf((await api.getAllLists({ showShared: true }, options)).itemLists)
    },
  })
  const openId = Number(params.get('id')) || (lists.table.rows[0]?.id ?? null)
  const lines = useList<ItemListLine, { readonly listId: number | null }>({
    query: { ...everything, filters: { listId: openId } },
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async ({ filters: { listId } }, options) => {
      if (listId === null) return pageOf([])
      const { api } = await runtime.load()
      return pageOf((await api.getListDetails({ itemListId: listId }, options)).itemListDetails)
    },
  })
  const read = (scope: 'lists' | 'lines') => {
    lists.refresh()
    if (scope === 'lines') lines.refresh()
  }
  useReturn(() => read('lines'))
  const cart = useAdditionPort()
  const port = useMemo(() => portOf(runtime), [runtime])
  // A page that was read stays while it cannot be read again, unless the list is gone: it may hold unsaved changes.
  const isOfOpenList = lines.shown?.filters.listId === openId
  const isGone = lines.error?.code === 'not-found'
  const linesStatus = lines.table.status === 'ready' ? 'loading' : lines.table.status
  return (
    <ItemLists
      lists={lists.table.rows}
      status={lists.shown ? 'ready' : lists.table.status}
      onRetry={lists.table.onRetry}
      openId={openId}
      lines={lines.table.rows}
      linesStatus={isOfOpenList && !isGone ? 'ready' : linesStatus}
      linesError={lines.error}
      onLinesRetry={lines.table.onRetry}
      page={Number(params.get('page')) || 1}
      hrefOf={(id, page = 1) => `${path}?id=${id}${page > 1 ? `&page=${page}` : ''}`}
      countHref={(id) => `${path}/count?id=${id}`}
      subscriptionHref={(id) => subscriptionPath(id)}
      onOpen={(id) => void navigate(id === null ? path : `${path}?id=${id}`)}
      port={port}
      onChanged={read}
      onNotice={(notice) => runtime.signals.emit({ type: 'notice', ...notice })}
      cart={cart}
    />
  )
}
