import type { ProductCard } from '@gauze/contract'
import { cartItemOf } from '@gauze/machines/cart'
import { soldItem } from '@gauze/rules'
import type { Addition } from '@gauze/ui/catalog/product-card'
import { useAddToCart } from '@gauze/ui/hooks'
import { useRef } from 'react'
import { addFound, noteHitClick } from '../browser/found-items.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { useFlight } from './use-flight.js'

/** The search that found a card; reported when its item is added or its page is opened. */
export interface CardSearch {
  readonly searchTerm?: string | undefined
  readonly queryID?: string | null
}

/** Adds the item of a card to this store's cart; its picture flies there from the element of `ref`. */
export function useCardAddition(product: ProductCard, { searchTerm = '', queryID = null }: CardSearch) {
  const runtime = useRuntime()
  const sold = soldItem(product)
  const hit = { id: product.id, queryID, searchTerm }
  const { addState, add } = useAddToCart(sold.id)
  const ref = useRef<HTMLElement>(null)
  useFlight(addState === 'added', ref)
  const onAdd = ({ unit, quantity }: Addition) => {
    const soldHit = { ...hit, id: sold.id, objectID: String(product.id) }
    addFound(runtime, { itemId: sold.id, productId: product.id, hit: soldHit }, (found) =>
      add({ unit, quantity, preview: cartItemOf(product), ...(searchTerm ? { searchTerm } : {}), ...found }),
    )
  }
  return { ref, addState, onAdd, onChoose: () => noteHitClick(runtime, hit) }
}
