import { expect, it } from 'vitest'
import { FILTER_VALUES_SHOWN, firstValues } from './index.js'

function valuesOf(count: number) {
  return Array.from({ length: count }, (_, position) => ({ value: `v${position + 1}` }))
}

it('SRCH-08 shows all values of a filter that has one more than are shown', () => {
  const values = valuesOf(FILTER_VALUES_SHOWN + 1)
  expect(firstValues(values, [])).toBe(values)
})

it('SRCH-08 shows the first values of a longer filter, and every chosen one', () => {
  const shown = firstValues(valuesOf(5), ['v5', 'v1'], 2)
  expect(shown.map(({ value }) => value)).toEqual(['v1', 'v2', 'v5'])
})
