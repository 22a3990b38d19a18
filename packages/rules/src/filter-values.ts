import { FILTER_VALUES_SHOWN } from './limits.js'

/**
 * The values of a filter that a listing shows before 'Show all': the first ones, and the chosen ones. One value more is
 * shown like the first ones, since a button would take its place: then all of them are returned, as the same array.
 *
 * @example firstValues(facet.values, ['nitrile'])
 */
export function firstValues<Value extends { readonly value: string }>(
  values: Value[],
  chosen: readonly string[],
  limit = FILTER_VALUES_SHOWN,
): Value[] {
  if (values.length <= limit + 1) return values
  return values.filter(({ value }, position) => position < limit || chosen.includes(value))
}
