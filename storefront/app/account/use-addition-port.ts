import { useAddItemsToCart, useCart } from '@gauze/ui/hooks'
import type { ItemsAdditionPort } from '@gauze/ui/product/added-items'
import { useRuntime } from '../browser/runtime-provider.js'

/** This store's cart, for an addition of many lines and its undo. */
export function useAdditionPort(): ItemsAdditionPort {
  const { load } = useRuntime()
  const { pending, outcomes, add } = useAddItemsToCart()
  const { refresh } = useCart()
  const undo: ItemsAdditionPort['onUndo'] = async (lines) => {
    await (await load()).api.removeItems({ lines: [...lines] })
    refresh()
  }
  return { pending, outcomes, onAdd: add, onUndo: undo }
}
