import type { ProductCard } from '@gauze/contract'
import { Carousel } from '@gauze/ui/catalog/carousel'
import type { ReactNode } from 'react'
import { StoreProductCard } from '../product/store-product-card.js'
import { useBuying } from '../product/use-buying.js'

export interface ProductRowProps {
  title: string
  /** Above the slides. */
  head: ReactNode
  products: readonly ProductCard[]
  sellable: readonly string[]
}

/** Products side by side, within a page of content. */
export function ProductRow({ title, head, products, sellable }: ProductRowProps) {
  const buying = useBuying(sellable)
  return (
    <Carousel
      label={title}
      head={head}
      items={products}
      keyOf={({ id }) => id}
      renderItem={(product) => <StoreProductCard product={product} buying={buying} />}
    />
  )
}
