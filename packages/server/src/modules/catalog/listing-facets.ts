import type { Facet } from '@gauze/contract'
import { firstValues, orderOfValues } from '@gauze/rules'
import type { ChosenFilters, FacetCounts } from '../../ports/search.types.js'

const attributePrefix = 'attributes.'

/** Equal searches share their facets, so each facet is sorted once. */
const sorted = new WeakMap<Facet, Facet>()

/** Sorts sizes, weights and numbers; the values of other facets stay as they are. */
export function inOrder(facet: Facet): Facet {
  if (facet.single) return facet
  const made = sorted.get(facet) ?? sortedFacet(facet)
  sorted.set(facet, made)
  return made
}

function sortedFacet(facet: Facet): Facet {
  const order = orderOfValues(facet.values.map(({ value }) => value))
  return order ? { ...facet, values: facet.values.toSorted((a, b) => order(a.value, b.value)) } : facet
}

/** The first values of a facet and its chosen values, for a page that does not show the other values yet. */
export function shortened(facet: Facet, filters: ChosenFilters): Facet {
  const { name, values } = facet
  const shown = firstValues(values, filters[name] ?? [])
  return shown === values ? facet : { ...facet, values: shown, total: values.length }
}

const maxAttributes = 10

/**
 * The facets worth showing: the most common attributes that tell products apart, every facet with a chosen value,
 * and every facet that is not an attribute.
 */
export function worthOffering(facets: readonly Facet[], filters: ChosenFilters, total: number): Facet[] {
  const isAttribute = ({ name }: Facet) => name.startsWith(attributePrefix)
  const isChosen = ({ name }: Facet) => Object.hasOwn(filters, name)
  const telling = facets.filter(
    (facet) => isAttribute(facet) && !isChosen(facet) && facet.values.some(({ count }) => count < total),
  )
  const offered = new Set(telling.slice(0, maxAttributes))
  return facets.filter((facet) => !isAttribute(facet) || isChosen(facet) || offered.has(facet))
}

/** A chosen value of a filter. */
export interface ChosenValue {
  readonly name: string
  readonly value: string
}

/** The chosen values that no product was counted for. */
export function uncounted(filters: ChosenFilters, counts: FacetCounts): ChosenValue[] {
  return Object.entries(filters).flatMap(([name, values]) =>
    values.filter((value) => !Object.hasOwn(counts[name] ?? {}, value)).map((value) => ({ name, value })),
  )
}

/** The filters without some of their values; a filter that loses all is removed. */
export function withoutValues(filters: ChosenFilters, left: readonly ChosenValue[]): ChosenFilters {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, values]) => {
      const kept = values.filter((value) => !left.some((one) => one.name === name && one.value === value))
      return kept.length > 0 ? [[name, kept]] : []
    }),
  )
}

/** The names of a facet and its value in words. */
export function wordsOf({ name, value }: ChosenValue, facets: readonly Facet[]): { facet: string; value: string } {
  const facet = facets.find((candidate) => candidate.name === name)
  return {
    facet: facet?.label ?? (name.startsWith(attributePrefix) ? name.slice(attributePrefix.length) : name),
    value: facet?.values.find((candidate) => candidate.value === value)?.label ?? value,
  }
}

/** Keeps chosen values in view: a value without a product is listed in its facet with a count of 0. */
export function withChosen(facets: readonly Facet[], chosen: readonly ChosenValue[], known: readonly Facet[]): Facet[] {
  const missing = chosen.filter(
    ({ name, value }) =>
      !facets.some((facet) => facet.name === name && facet.values.some((candidate) => candidate.value === value)),
  )
  const names = new Set([...facets.map(({ name }) => name), ...missing.map(({ name }) => name)])
  return [...names].flatMap((name) => {
    const facet =
      facets.find((candidate) => candidate.name === name) ?? known.find((candidate) => candidate.name === name)
    if (!facet) return []
    const present = facets.includes(facet) ? facet.values : []
    const added = missing
      .filter((one) => one.name === name)
      .map((one) => ({ value: one.value, label: wordsOf(one, known).value, count: 0 }))
    return [{ ...facet, values: [...present, ...added] }]
  })
}
