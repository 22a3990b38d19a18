import type { ProductCard, UnitDetail } from '@gauze/contract'

/**
 * The part of the products that a visitor's cards show, so that the page is small: one unit, no prices. The page writes
 * equal values once, so the hidden values of a card are the same as the shown ones: one of the two names and addresses
 * of a product with variants.
 */
export function visitorCards(products: readonly ProductCard[]): ProductCard[] {
  const none: [] = []
  const units = new Map<string, ProductCard['unit']>()
  const shownUnit = ([first]: readonly UnitDetail[]) => {
    const key = JSON.stringify(first ?? null)
    const unit = units.get(key) ?? { details: first ? [first] : none }
    units.set(key, unit)
    return unit
  }
  return products.map((product) => {
    const [variant] = product.children
    if (!variant) {
      return { ...product, prices: none, unit: shownUnit(product.unit.details) }
    }
    const { siteDisplayName, urlComponent } = variant.id === product.variantId ? variant : product
    const { itemName, mpn, quantityAvailable } = variant
    const shown = { siteDisplayName, urlComponent, mpn, quantityAvailable, itemName, prices: none }
    return {
      ...product,
      ...shown,
      unit: shownUnit([]),
      children: [{ ...variant, ...shown, unit: shownUnit(variant.unit.details) }],
    }
  })
}
