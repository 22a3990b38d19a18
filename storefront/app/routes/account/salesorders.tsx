import { salesOrderKind } from '@gauze/ui/orders/sales-orders'
import { AccountHeading } from '../../account/account-heading.js'
import { listRoute, StoreRecordList } from '../../account/list-route.js'
import { OrderLists } from '../../account/page-links.js'
import { useWords } from '../../language/words.js'
import { salesOrdersScreenMessages } from './salesorders.messages.js'

/** The company's orders, and for a parent login the orders of its accounts. */
const route = listRoute({
  source: salesOrderKind,
  apiOf: async ({ api, whoIsSignedIn }) =>
    (await whoIsSignedIn())?.isParentLogin ? { getSalesOrders: api.getSalesOrdersForParent } : api,
  readMore: async (api, { whoIsSignedIn }) => {
    const [{ addresses }, user] = await Promise.all([api.getShipToList(), whoIsSignedIn()])
    return { addresses, accounts: user?.isParentLogin ? user.relatedAccounts : [] }
  },
  page: 'salesorders',
  View: ({ list, more }) => {
    const { ofAccounts } = useWords('salesOrdersScreen', salesOrdersScreenMessages)
    return (
      <>
        <AccountHeading page="salesorders" {...(more.accounts.length > 1 ? { description: ofAccounts } : {})} />
        <OrderLists />
        <StoreRecordList kind={salesOrderKind} list={list} {...more} />
      </>
    )
  },
})

export const clientLoader = route.clientLoader
export const shouldRevalidate = route.shouldRevalidate
export const meta = route.meta
export default route.Page
