'use client'
import type { ReactNode } from 'react'
import { ProductCardAction } from './product-card-action.js'
import {
  productCardParts as Part,
  ProductCardImage,
  ProductCardMarks,
  ProductCardName,
  ProductCardPrice,
} from './product-card-parts.js'
import { ProductCardRoot, type ProductCardRootProps } from './product-card-root.js'

export interface ProductCardProps extends Omit<ProductCardRootProps, 'children'> {
  /** Below the card's own action. */
  actions?: ReactNode
}

function ProductCardPreset({ actions, ...props }: ProductCardProps) {
  return (
    <ProductCardRoot {...props}>
      <ProductCardImage />
      <Part.Head>
        <Part.Maker />
        <ProductCardName />
        <Part.Identity />
        <Part.Unit />
        <Part.Ordered />
      </Part.Head>
      <ProductCardMarks />
      <Part.Foot>
        <ProductCardPrice />
        <ProductCardAction />
        {actions}
      </Part.Foot>
    </ProductCardRoot>
  )
}

/**
 * A product in a list: picture, manufacturer, name, marks, price and one action. It shows, prices and adds the item
 * that rules `soldItem` returns: for a matrix product the requested variant, else the first one. To arrange the parts
 * yourself, put them into `ProductCard.Root` in any order.
 *
 * @example <ProductCard product={product} access="visible" addability={addability({…})} onAdd={add} />
 */
export const ProductCard = Object.assign(ProductCardPreset, {
  Root: ProductCardRoot,
  Image: ProductCardImage,
  Name: ProductCardName,
  Marks: ProductCardMarks,
  Price: ProductCardPrice,
  Action: ProductCardAction,
  ...Part,
})
