import type { ProductCard as ProductCardData } from '@gauze/contract'
import { cartItemOf } from '@gauze/machines/cart'
import { nameWithVariant, soldItem } from '@gauze/rules'
import { type Addition, offeredUnit, ProductCard } from '@gauze/ui/catalog/product-card'
import { useAddToCart } from '@gauze/ui/hooks'
import { useRef } from 'react'
import { addFound, noteHitClick } from '../browser/found-items.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { StoreAddToList } from './store-add-to-list.js'
import type { Buying } from './use-buying.js'
import { useFlight } from './use-flight.js'

export interface StoreProductCardProps {
  product: ProductCardData
  buying: Buying
  /** The search that led here; reported when the item is added. */
  searchTerm?: string
  queryID?: string | null
  level?: 2 | 3
  isPriority?: boolean
}

/** A product card that adds to this store's cart. */
export function StoreProductCard({
  product,
  buying,
  searchTerm = '',
  queryID = null,
  level = 3,
  isPriority = false,
}: StoreProductCardProps) {
  const runtime = useRuntime()
  const sold = soldItem(product)
  const unit = offeredUnit(product)
  const hit = { id: product.id, queryID, searchTerm }
  const { addState, add } = useAddToCart(sold.id)
  const card = useRef<HTMLElement>(null)
  useFlight(addState === 'added', card)
  const onAdd = ({ unit, quantity }: Addition) => {
    const soldHit = { ...hit, id: sold.id, objectID: String(product.id) }
    addFound(runtime, { itemId: sold.id, productId: product.id, hit: soldHit }, (found) =>
      add({ unit, quantity, preview: cartItemOf(product), ...(searchTerm ? { searchTerm } : {}), ...found }),
    )
  }
  return (
    <ProductCard
      ref={card}
      product={product}
      access={buying.access}
      loginHref={buying.loginHref}
      level={level}
      isPriority={isPriority}
      addState={addState}
      onAdd={onAdd}
      onChoose={() => noteHitClick(runtime, hit)}
      addability={buying.check(sold)}
      actions={
        buying.isSignedIn && unit ? (
          <StoreAddToList
            item={{
              itemId: sold.id,
              unit: unit.id,
              name: nameWithVariant(sold.name, sold.matrixDetails),
              unitLabel: unit.label,
            }}
            isOneOfMany
            isIcon
          />
        ) : null
      }
    />
  )
}
