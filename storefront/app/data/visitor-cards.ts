import type { ProductCard } from '@gauze/contract'
import { soldItem } from '@gauze/rules'

/**
 * The part of the products that a visitor's cards show, so that the page is small: one variant, one unit, no prices.
 * Values that several products share are one object, which is written into the page once.
 */
export function visitorCards(products: readonly ProductCard[]): ProductCard[] {
  const categories = new Map(products.map(({ category }) => [category.id, category]))
  const none: [] = []
  const firstUnit = ({ unit }: Pick<ProductCard, 'unit'>) => ({ details: unit.details.slice(0, 1) })
  return products.map((product) => {
    const { id } = soldItem(product)
    const variant = product.children.find((child) => child.id === id)
    return {
      ...product,
      category: categories.get(product.category.id) ?? product.category,
      prices: none,
      unit: variant ? { details: none } : firstUnit(product),
      children: variant ? [{ ...variant, prices: none, unit: firstUnit(variant) }] : none,
    }
  })
}
