import { compareSizes, type SellableItem, type SoldUnit } from '@gauze/rules'
import type { VariantLink } from '../variant-picker/index.js'

/** An axis of a matrix, such as size, with a link for each value. */
export interface VariantAxis {
  readonly label: string
  readonly variants: readonly VariantLink[]
}

interface VariantAxesOptions {
  readonly unitName: string | undefined
  readonly hrefOf: (urlComponent: string, unitId: number | undefined) => string
}

type Variant = Pick<SellableItem, 'id' | 'matrixDetails' | 'quantityAvailable' | 'urlComponent' | 'unit'>

/**
 * The axes of a matrix. A value links to the variant that differs from the current one only in this axis, or to the
 * first one with that value, and keeps the chosen unit if the variant has it.
 *
 * @param options.unitName name of the chosen unit, since unit ids differ between variants
 * @param options.hrefOf the page of a variant, which begins with a unit
 */
export function variantAxes(
  variants: readonly Variant[],
  currentId: number,
  { unitName, hrefOf }: VariantAxesOptions,
): VariantAxis[] {
  const current = variants.find(({ id }) => id === currentId) ?? variants[0]
  if (!current) return []
  return current.matrixDetails.map(({ key }) => ({
    label: key,
    variants: valuesOf(variants, key).map((value) => {
      const variant = closest(variants, current, key, value)
      return {
        id: variant.id,
        label: value,
        href: hrefOf(variant.urlComponent, unitOf(variant, unitName)?.id),
        isCurrent: detail(current, key) === value,
        isOutOfStock: variant.quantityAvailable <= 0,
      }
    }),
  }))
}

/**
 * Finds the unit of an id. Each variant has its own unit ids, so a sibling's is found by its name.
 *
 * @param units the units of the sold item
 * @returns the unit; the first one if no unit has the id; undefined without units
 */
export function unitAskedFor<Unit extends Pick<SoldUnit, 'id' | 'unitName'>>(
  units: readonly Unit[],
  variants: readonly Pick<Variant, 'unit'>[],
  unitId: number | undefined,
): Unit | undefined {
  const siblings = variants.flatMap(({ unit }) => unit.details)
  const name = siblings.find(({ id }) => id === unitId)?.unitName
  return units.find(({ id }) => id === unitId) ?? units.find(({ unitName }) => unitName === name) ?? units[0]
}

function valuesOf(variants: readonly Variant[], key: string): string[] {
  const values = new Set(variants.flatMap((variant) => detail(variant, key) ?? []))
  return [...values].sort(compareSizes)
}

function closest(variants: readonly Variant[], current: Variant, key: string, value: string): Variant {
  const withValue = variants.filter((variant) => detail(variant, key) === value)
  const others = current.matrixDetails.filter((axis) => axis.key !== key)
  return (
    withValue.find((variant) => others.every((axis) => detail(variant, axis.key) === axis.value)) ??
    withValue[0] ??
    current
  )
}

function unitOf({ unit: { details } }: Variant, unitName: string | undefined): SoldUnit | undefined {
  return details.find((candidate) => candidate.unitName === unitName) ?? details[0]
}

function detail({ matrixDetails }: Pick<Variant, 'matrixDetails'>, key: string) {
  return matrixDetails.find((axis) => axis.key === key)?.value
}
