import type { ProductCard } from '@gauze/contract'
import type { ListingQuery } from './listing-url.js'

type Variant = ProductCard['children'][number]

const ATTRIBUTE_PREFIX = 'attributes.'

/**
 * The product with the variant first that fits most of the chosen filters, so that a card never contradicts them: it
 * shows and sells its first variant (PDP-11), and a family is found when any of its variants fits.
 */
export function withFittingVariant(product: ProductCard, filters: ListingQuery['filters']): ProductCard {
  const [first, ...others] = product.children
  if (!first || Object.keys(filters).length === 0) return product
  const fitting = others.reduce(
    (best, variant) => (countFits(variant, filters) > countFits(best, filters) ? variant : best),
    first,
  )
  if (fitting === first) return product
  return { ...product, children: [fitting, ...product.children.filter((variant) => variant !== fitting)] }
}

const countFits = (variant: Variant, filters: ListingQuery['filters']): number =>
  Object.entries(filters).filter(([name, values]) =>
    name === 'availability'
      ? values.includes(variant.quantityAvailable > 0 ? 'in-stock' : 'out-of-stock')
      : variant.matrixDetails.some(({ key, value }) => name === ATTRIBUTE_PREFIX + key && values.includes(value)),
  ).length
