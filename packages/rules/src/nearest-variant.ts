import { sizeDistance } from './sizes.js'
import type { SellableItem } from './sold-item.js'

/**
 * The variant of another product that is most similar to a chosen item: one with most of its values, else one of the
 * nearest size. Used to show alternatives to an item.
 *
 * @param chosen the values of the item, none for a product without variants
 * @returns its id, as `variantId` takes it; null if no variant resembles the item
 * @example nearestVariant([{ key: 'Size', value: 'medium' }], alternative.children) // the medium one
 */
export function nearestVariant(
  chosen: SellableItem['matrixDetails'],
  variants: readonly Pick<SellableItem, 'id' | 'matrixDetails'>[],
): number | null {
  const candidates = variants
    .map(({ id, matrixDetails }) => ({ id, ...likeness(chosen, matrixDetails) }))
    .filter(({ same, distance }) => same > 0 || Number.isFinite(distance))
  const [first, ...others] = candidates
  if (!first) return null
  return others.reduce((best, other) => (isLiker(other, best) ? other : best), first).id
}

interface Likeness {
  readonly same: number
  readonly distance: number
}

function likeness(chosen: SellableItem['matrixDetails'], details: SellableItem['matrixDetails']): Likeness {
  const distances = chosen.flatMap(({ key, value }) => {
    const other = details.find((detail) => detail.key === key)
    return other ? [other.value === value ? 0 : sizeDistance(value, other.value)] : []
  })
  return { same: distances.filter((distance) => distance === 0).length, distance: Math.min(...distances) }
}

function isLiker(one: Likeness, other: Likeness): boolean {
  return one.same === other.same ? one.distance < other.distance : one.same > other.same
}
