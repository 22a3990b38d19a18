import type { ProductCard as ProductCardData } from '@gauze/contract'
import { cartItemOf } from '@gauze/machines/cart'
import { soldItem } from '@gauze/rules'
import { useAddToCart } from '@gauze/ui/hooks'
import { type Addition, ProductCard } from '@gauze/ui/product/product-card'
import { useEffect, useState } from 'react'
import { foundBy, noteFound, noteHitClick } from '../search/item-search.js'
import type { Buying } from './use-buying.js'

export interface StoreProductCardProps {
  product: ProductCardData
  buying: Buying
  /** The search that led here; reported when the item is added. */
  searchTerm?: string
  queryID?: string | null
  level?: 2 | 3
  isPriority?: boolean
}

/** How long a button says what it did, in milliseconds; then it says again what it does. */
const ADDED_FOR = 4000

/** A product card that adds to this store's cart. */
export function StoreProductCard({
  product,
  buying,
  searchTerm = '',
  queryID = null,
  level = 3,
  isPriority = false,
}: StoreProductCardProps) {
  const sold = soldItem(product)
  const hit = { id: product.id, queryID, searchTerm }
  const { isAdding, isAdded, add } = useAddToCart(sold.id)
  const [addedId, setAddedId] = useState<number | null>(null)
  const isJustAdded = isAdded && addedId === sold.id
  useEffect(() => {
    if (!isJustAdded) return
    const ending = setTimeout(() => setAddedId(null), ADDED_FOR)
    return () => clearTimeout(ending)
  }, [isJustAdded])
  const onAdd = ({ unit, quantity }: Addition) => {
    setAddedId(sold.id)
    noteFound({ ...hit, id: sold.id, objectID: String(product.id) })
    add({
      unit,
      quantity,
      preview: cartItemOf(product),
      ...(searchTerm ? { searchTerm } : {}),
      ...foundBy(sold.id, product.id),
    })
  }
  return (
    <ProductCard
      product={product}
      access={buying.access}
      loginHref={buying.loginHref}
      level={level}
      isPriority={isPriority}
      addState={isAdding ? 'pending' : isJustAdded ? 'added' : 'idle'}
      onAdd={onAdd}
      onChoose={() => noteHitClick(hit)}
      addability={buying.check(sold)}
    />
  )
}
