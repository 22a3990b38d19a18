import type { ProductCard as ProductCardData } from '@gauze/contract'
import { nameWithVariant, soldItem } from '@gauze/rules'
import { offeredUnit, ProductCard } from '@gauze/ui/catalog/product-card'
import { LazyAddToList } from './lazy-add-to-list.js'
import type { Buying } from './use-buying.js'
import { type CardSearch, useCardAddition } from './use-card-addition.js'

export interface StoreProductCardProps extends CardSearch {
  product: ProductCardData
  buying: Buying
  level?: 2 | 3
  isPriority?: boolean
}

/** A product card that adds to this store's cart. */
export function StoreProductCard({ product, buying, level = 3, isPriority = false, ...search }: StoreProductCardProps) {
  const sold = soldItem(product)
  const unit = offeredUnit(product)
  const addition = useCardAddition(product, search)
  return (
    <ProductCard
      {...addition}
      product={product}
      access={buying.access}
      loginHref={buying.loginHref}
      level={level}
      isPriority={isPriority}
      addability={buying.check(sold)}
      actions={
        buying.isSignedIn && unit ? (
          <LazyAddToList
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
