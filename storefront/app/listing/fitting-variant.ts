import type { ProductCard } from '@gauze/contract'
import { soldItem } from '@gauze/rules'
import type { ListingQuery } from './listing-url.js'

type Variant = ProductCard['children'][number]

const ATTRIBUTE_PREFIX = 'attributes.'

/**
 * The product with the variant named that fits most of the chosen filters, so that its card never contradicts them: a
 * family is found when any of its variants fits. The one that the card would show anyway is kept when none fits better.
 */
export function withFittingVariant(product: ProductCard, filters: ListingQuery['filters']): ProductCard {
  const { id } = soldItem(product)
  const shown = product.children.find((variant) => variant.id === id)
  if (!shown || Object.keys(filters).length === 0) return product
  const fitting = product.children.reduce(
    (best, variant) => (countFits(variant, filters) > countFits(best, filters) ? variant : best),
    shown,
  )
  return fitting === shown ? product : { ...product, variantId: fitting.id }
}

const countFits = (variant: Variant, filters: ListingQuery['filters']): number =>
  Object.entries(filters).filter(([name, values]) =>
    name === 'availability'
      ? values.includes(variant.quantityAvailable > 0 ? 'in-stock' : 'out-of-stock')
      : variant.matrixDetails.some(({ key, value }) => name === ATTRIBUTE_PREFIX + key && values.includes(value)),
  ).length
