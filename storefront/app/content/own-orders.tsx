import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { useList } from '@gauze/ui/hooks'
import { RecentOrders } from '@gauze/ui/overview/account-overview'
import { useRuntime } from '../browser/runtime-provider.js'
import { accountSite } from '../shell/account-site.js'
import '../styles/protected.css'

const latest = { page: 1, limit: 5, filters: {}, sort: null }

/**
 * The latest orders of the customer's company on the home page. Renders nothing for a user who may not see orders, and
 * while the company has none.
 */
export function OwnOrders() {
  const { load } = useRuntime()
  const { table } = useList({
    query: latest,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const { recentOrders } = await (await load()).api.getOverViewData({}, options)
      const results = recentOrders ?? []
      return { ...latest, results, total: results.length, pages: 1 }
    },
  })
  if (table.status === 'loading')
    return (
      <div className="gz-page">
        <Skeleton width="100%" height="18rem" shape="box" />
      </div>
    )
  if (table.rows.length === 0) return null
  return (
    <div className="gz-page">
      <RecentOrders orders={table.rows} ordersHref={accountSite.hrefOf('salesorders')} />
    </div>
  )
}
