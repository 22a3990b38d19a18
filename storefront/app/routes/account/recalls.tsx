import { recallKind } from '@gauze/ui/recalls/recalls'
import { recordListRoute } from '../../account/list-route.js'

/** The recalls of goods that the company received. */
const route = recordListRoute({ kind: recallKind, page: 'recalls' })

export const clientLoader = route.clientLoader
export const shouldRevalidate = route.shouldRevalidate
export const meta = route.meta
export default route.Page
