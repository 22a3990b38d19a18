import { openItemList } from '@gauze/ui/billing/transactions'
import { transactionListRoute } from '../../account/transaction-list-route.js'

/** The company's open invoices and credits (ACCT-09). */
const route = transactionListRoute(openItemList, 'openitems')

export const clientLoader = route.clientLoader
export const shouldRevalidate = route.shouldRevalidate
export const meta = route.meta
export default route.Page
