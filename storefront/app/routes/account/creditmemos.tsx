import { creditMemoList } from '@gauze/ui/billing/transactions'
import { transactionListRoute } from '../../account/transaction-list-route.js'

/** The company's credit memos (ACCT-09). */
const route = transactionListRoute(creditMemoList, 'creditmemos')

export const clientLoader = route.clientLoader
export const shouldRevalidate = route.shouldRevalidate
export const meta = route.meta
export default route.Page
