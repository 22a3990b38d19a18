import { estimateKind } from '@gauze/ui/quotes/estimates'
import { recordListRoute } from '../../account/list-route.js'
import { OrderLists } from '../../account/page-links.js'

/** The offers with prices. */
const route = recordListRoute({ kind: estimateKind, page: 'estimates', links: <OrderLists /> })

export const clientLoader = route.clientLoader
export const shouldRevalidate = route.shouldRevalidate
export const meta = route.meta
export default route.Page
