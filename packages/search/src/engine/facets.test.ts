import { describe, expect, it } from 'vitest'
import { listingFacets } from './facets.js'

function valuesOf(counts: Record<string, number>, chosen: readonly string[] = []) {
  const [facet] = listingFacets({ 'attributes.Size': counts }, {}, { 'attributes.Size': chosen })
  return facet?.values.map(({ value, count }) => [value, count]) ?? []
}

describe('a facet of more than a hundred values', () => {
  const rare = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`${at + 1} in`, 1]))
  const counts = { ...rare, '500 in': 40, xx: 3 }

  it('SRCH-08 keeps the values that most products have, in the order of the facet', () => {
    const values = valuesOf(counts)
    expect(values).toHaveLength(100)
    expect(values.at(-2)).toEqual(['500 in', 40])
    expect(values.at(-1)).toEqual(['xx', 3])
  })

  it('SRCH-08 keeps chosen values as well, however few products have them', () => {
    const values = valuesOf(counts, ['99 in', 'xx', 'nobody has it'])
    expect(values).toHaveLength(101)
    expect(values).toContainEqual(['99 in', 1])
    expect(valuesOf({ '1 in': 2 }, ['1 in'])).toEqual([['1 in', 2]])
  })
})
