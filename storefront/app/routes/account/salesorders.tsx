import { salesOrderKind } from '@gauze/ui/orders/sales-orders'
import { AccountHeading } from '../../account/account-heading.js'
import { listRoute, StoreRecordList } from '../../account/list-route.js'
import { OrderLists } from '../../account/page-links.js'

/** The company's orders, and for a parent login the orders of its accounts. */
const route = listRoute({
  source: salesOrderKind,
  apiOf: async ({ api, whoIsSignedIn }) =>
    (await whoIsSignedIn())?.isParentLogin ? { getSalesOrders: api.getSalesOrdersForParent } : api,
  readMore: async (api, { whoIsSignedIn }) => {
    const [{ addresses }, user] = await Promise.all([api.getShipToList(), whoIsSignedIn()])
    return { addresses, accounts: user?.isParentLogin ? user.relatedAccounts : [] }
  },
  title: 'Sales Orders',
  View: ({ list, more }) => (
    <>
      <AccountHeading
        page="salesorders"
        {...(more.accounts.length > 1 ? { description: 'Every order of your accounts' } : {})}
      />
      <OrderLists />
      <StoreRecordList kind={salesOrderKind} list={list} {...more} />
    </>
  ),
})

export const clientLoader = route.clientLoader
export const shouldRevalidate = route.shouldRevalidate
export const meta = route.meta
export default route.Page
