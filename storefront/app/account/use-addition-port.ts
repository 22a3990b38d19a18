import type { ItemsAdditionPort } from '@gauze/ui/catalog/added-items'
import { useAddItemsToCart } from '@gauze/ui/hooks'
import { useRuntime } from '../browser/runtime-provider.js'

/** This store's cart, for an addition of many lines and its undo, which shows the cart that the server answers. */
export function useAdditionPort(): ItemsAdditionPort {
  const { load } = useRuntime()
  const { pending, outcomes, add } = useAddItemsToCart()
  const undo: ItemsAdditionPort['onUndo'] = async (lines) => {
    const { api, store } = await load()
    store.cart.send({ type: 'cart.receive', cart: await api.removeItems({ lines: [...lines] }) })
  }
  return { pending, outcomes, onAdd: add, onUndo: undo }
}
