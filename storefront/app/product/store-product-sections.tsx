import type { Product } from '@gauze/contract'
import { ProductSections } from '@gauze/ui/catalog/product-sections'
import { StoreProductCard } from './store-product-card.js'
import { useBuying } from './use-buying.js'

export interface StoreProductSectionsProps {
  product: Product
  /** The Rx levels that the store sells now. */
  sellable: readonly string[]
}

/** The content below a product, whose related products add to this store's cart. */
export function StoreProductSections({ product, sellable }: StoreProductSectionsProps) {
  const buying = useBuying(sellable)
  return (
    <ProductSections
      product={product}
      renderProduct={(other) => <StoreProductCard product={other} buying={buying} />}
    />
  )
}
