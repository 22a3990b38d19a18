import { useItemsInCart } from '@gauze/ui/hooks'
import { EasyReorder, reorderList } from '@gauze/ui/orders/easy-reorder'
import { AccountHeading } from '../../account/account-heading.js'
import { listRoute } from '../../account/list-route.js'
import { useAdditionPort } from '../../account/use-addition-port.js'

/** The items that the company bought before. */
const route = listRoute({
  source: reorderList,
  apiOf: ({ api }) => api,
  readMore: async () => null,
  page: 'reorder',
  View: ({ list }) => (
    <>
      <AccountHeading page="reorder" />
      <EasyReorder list={list} inCart={useItemsInCart()} {...useAdditionPort()} />
    </>
  ),
})

export const clientLoader = route.clientLoader
export const shouldRevalidate = route.shouldRevalidate
export const meta = route.meta
export default route.Page
