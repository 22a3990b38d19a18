import type { Facet } from '@gauze/contract'
import { describe, expect, it } from 'vitest'
import { inOrder, withChosen, withoutValues, worthOffering } from './listing-facets.js'

function facet(name: string, counts: Record<string, number>): Facet {
  return {
    name,
    label: name,
    single: false,
    values: Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
  }
}

function valuesOf({ values }: Facet) {
  return values.map(({ value }) => value)
}

describe('the filters of a listing', () => {
  it('SRCH-09 sorts sizes by size and bottles by volume, and leaves words by their count', () => {
    expect(valuesOf(inOrder(facet('attributes.Size', { large: 9, 'xx-small': 4, medium: 2 })))).toEqual([
      'xx-small',
      'medium',
      'large',
    ])
    expect(valuesOf(inOrder(facet('attributes.Volume', { '1 gal': 9, '500 mL': 4, '8 oz': 2 })))).toEqual([
      '8 oz',
      '500 mL',
      '1 gal',
    ])
    expect(valuesOf(inOrder(facet('attributes.Material', { vinyl: 9, latex: 4 })))).toEqual(['vinyl', 'latex'])
  })

  it('SRCH-08 leaves out attributes that every product shares, unless one of their values is chosen', () => {
    const facets = [
      facet('manufacturer', { A: 5 }),
      facet('attributes.Powder', { free: 5 }),
      facet('attributes.Size', { s: 2 }),
    ]
    expect(worthOffering(facets, {}, 5).map(({ name }) => name)).toEqual(['manufacturer', 'attributes.Size'])
    expect(worthOffering(facets, { 'attributes.Powder': ['free'] }, 5)).toHaveLength(3)
  })

  it('SRCH-08 offers ten attributes at most', () => {
    const many = Array.from({ length: 40 }, (_, index) => facet(`attributes.${index}`, { x: 1 }))
    expect(worthOffering(many, { 'attributes.39': ['x'] }, 5).map(({ name }) => name)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `attributes.${index}`),
      'attributes.39',
    ])
  })

  it('SRCH-08 keeps chosen values in view, and removes values from the filters', () => {
    const known = [facet('attributes.Size', { s: 9 }), facet('attributes.Color', { red: 3 })]
    const chosen = [
      { name: 'attributes.Size', value: 's' },
      { name: 'attributes.Color', value: 'red' },
    ]
    expect(withChosen([facet('attributes.Size', { m: 2 })], chosen, known)).toMatchObject([
      { name: 'attributes.Size', values: [{ value: 'm' }, { value: 's', count: 0 }] },
      { name: 'attributes.Color', values: [{ value: 'red', count: 0 }] },
    ])
    expect(withoutValues({ size: ['s', 'm'], color: ['red'] }, [{ name: 'color', value: 'red' }])).toEqual({
      size: ['s', 'm'],
    })
  })
})
