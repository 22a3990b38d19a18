import type { ApiClient } from '@gauze/api-client'
import { mayOpenAccountPage } from '@gauze/rules'
import { OrderingDesk } from '@gauze/ui/desk/ordering-desk'
import { useAddItemsToCart, useItemsInCart, useList, useSession } from '@gauze/ui/hooks'
import { focusHeading } from '@gauze/ui/navigation/route-focus'
import { QuickOrder, quickOrderDraft } from '@gauze/ui/orders/quick-order'
import { useEffect, useState } from 'react'
import { addAllFound } from '../browser/found-items.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { useBuying } from '../product/use-buying.js'
import { accountSite } from '../shell/account-site.js'
import { useAdditionPort } from './use-addition-port.js'
import '../styles/protected.css'

/** The rows of a panel; the rest is on its page. */
const query = { page: 1, limit: 5, filters: {}, sort: null }

/** Rows of a panel of the desk, which are read once. */
function useRows<Row>(read: (api: ApiClient, options: object) => Promise<readonly Row[]>) {
  const { load } = useRuntime()
  return useList<Row, object>({
    query,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const results = await read((await load()).api, options)
      return { ...query, results, total: results.length, pages: 1 }
    },
  }).table
}

interface StoreDeskProps {
  /** The Rx levels that the store sells now. */
  sellable: readonly string[]
}

/** The desk of the signed-in customer on the home page. */
export function StoreDesk({ sellable }: StoreDeskProps) {
  const runtime = useRuntime()
  const { user, ownerId, isPriceVisible, isPunchout } = useSession()
  const buying = useBuying(sellable)
  const { add, ...cart } = useAddItemsToCart()
  const [initial] = useState(() => quickOrderDraft.read(ownerId))
  const overview = useRows(async (api, options) => [await api.getOverViewData({}, options)])
  const items = useRows(async (api, options) => (await api.getReorders({ limit: 5 }, options)).results)
  useEffect(() => {
    // The heading was not there yet, so the focus waits at the beginning of the page.
    if (document.activeElement?.id === 'main') focusHeading()
  }, [])
  const seesOrders = isPriceVisible && !isPunchout
  const waiting = useRows(async (api, options) =>
    seesOrders ? (await api.getSalesOrders({ status: 'Pending Approval', limit: 5 }, options)).results : [],
  )
  const lists = useRows(async (api, options) => (await api.getAllLists({ showShared: true }, options)).itemLists)
  return (
    <OrderingDesk
      firstName={user?.firstName ?? ''}
      overview={overview}
      items={items}
      inCart={useItemsInCart()}
      waiting={seesOrders ? waiting : null}
      lists={lists}
      readList={async (itemListId) => (await (await runtime.load()).api.getListDetails({ itemListId })).itemListDetails}
      quickOrder={
        <QuickOrder
          {...cart}
          find={async (search) => (await runtime.load()).api.getItemList({ search })}
          initial={initial}
          onDraftChange={(rows) => quickOrderDraft.save(ownerId, rows)}
          check={buying.check}
          access={buying.access}
          onAdd={(lines) => addAllFound(runtime, lines, add)}
        />
      }
      pageHrefOf={(page) =>
        accountSite.hasPage(page) && mayOpenAccountPage(user, page) ? accountSite.hrefOf(page) : undefined
      }
      {...useAdditionPort()}
    />
  )
}
