import { quoteKind } from '@gauze/ui/quotes/estimates'
import { recordListRoute } from '../../account/list-route.js'
import { OrderLists } from '../../account/page-links.js'

/** Everything that the company asked the store to price. */
const route = recordListRoute({ kind: quoteKind, page: 'quotes', links: <OrderLists /> })

export const clientLoader = route.clientLoader
export const shouldRevalidate = route.shouldRevalidate
export const meta = route.meta
export default route.Page
