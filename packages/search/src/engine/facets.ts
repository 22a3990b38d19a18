import type { Facet } from '@gauze/contract'
import { compareSizes } from '@gauze/rules'
import type { ChosenFilters, FacetCounts } from '@gauze/server/plugin'

/** The beginning of the facet names of attributes. */
export const attributePrefix = 'attributes.'
const maxValues = 100
const sizeFacet = `${attributePrefix}Size`

/** A facet value as the index stores it. Characters that would break the notation are removed from names. */
export function facetToken(name: string, value: string): string {
  return `${name.replace(/[:\s]+/g, ' ').trim()}:${value.trim()}`
}

/** The facet name of an attribute or a matrix axis. */
export function attributeFacet(name: string): string {
  return attributePrefix + name.replace(/[.:]+/g, ' ').trim()
}

/** Splits a token. */
export function splitToken(token: string): { name: string; value: string } {
  const colon = token.indexOf(':')
  return { name: token.slice(0, colon), value: token.slice(colon + 1) }
}

const fixedLabels: Record<string, { label: string; single: boolean }> = {
  category: { label: 'Category', single: true },
  manufacturer: { label: 'Manufacturer', single: false },
  availability: { label: 'Availability', single: true },
  rxLevel: { label: 'Rx level', single: true },
  allocation: { label: 'Allocation', single: true },
}

const valueLabels: Record<string, Record<string, string>> = {
  availability: { 'in-stock': 'In stock', 'out-of-stock': 'Out of Stock', 'special-order': 'Special order' },
  allocation: { yes: 'On allocation', no: 'Not on allocation' },
  rxLevel: {
    '1': 'No license needed',
    '2': 'Prescription devices',
    '3': 'Prescription pharmaceuticals',
    '4': 'Controlled, schedule III to V',
    '5': 'Controlled, schedule II',
  },
}

/** Created once: each comparison by locale without it would create another. */
const natural = new Intl.Collator('en', { numeric: true })

function byValue(facet: string) {
  return (left: [string, number], right: [string, number]) => {
    if (facet === sizeFacet) return compareSizes(left[0], right[0])
    if (facet === 'rxLevel') return natural.compare(left[0], right[0])
    return right[1] - left[1] || natural.compare(left[0], right[0])
  }
}

/** The values that most products have, and chosen values, however few products have them. */
function mostCommon(values: FacetCounts[string], chosen: readonly string[] = []): [string, number][] {
  const all = Object.entries(values)
  if (all.length <= maxValues) return all
  const common = all.sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
  return common.filter(([value], at) => at < maxValues || chosen.includes(value))
}

/**
 * Counts as a listing shows them (Rx level, availability and allocation take one choice). Known facets come
 * first, then attributes by the number of products that have them.
 */
export function listingFacets(
  counts: FacetCounts,
  categoryNames: Readonly<Record<string, string>>,
  chosen: ChosenFilters = {},
): Facet[] {
  const order = Object.keys(fixedLabels)
  const weights = new Map(
    Object.entries(counts).map(([name, values]) => [
      name,
      Object.values(values).reduce((sum, count) => sum + count, 0),
    ]),
  )
  const weight = (name: string) => weights.get(name) ?? 0
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.keys(counts)
    .sort((left, right) => rank(left) - rank(right) || weight(right) - weight(left) || natural.compare(left, right))
    .map((name) => ({
      name,
      label: fixedLabels[name]?.label ?? name.replace(attributePrefix, ''),
      single: fixedLabels[name]?.single ?? false,
      values: mostCommon(counts[name] ?? {}, chosen[name])
        .sort(byValue(name))
        .map(([value, count]) => ({
          value,
          label: (name === 'category' ? categoryNames[value] : valueLabels[name]?.[value]) ?? value,
          count,
        })),
    }))
}
