import { describe, expect, it } from 'vitest'
import { routesAt } from '../../routes/index.js'
import { unitAskedFor, variantAxes } from './variant-axes.js'

function unit(id: number, unitName: string) {
  return { id, unitName, conversionRate: 1, baseUnit: true, label: unitName }
}

function variant(id: number, size: string, color: string, quantityAvailable = 5) {
  return {
    id,
    matrixDetails: [
      { key: 'Size', value: size },
      { key: 'Color', value: color },
    ],
    quantityAvailable,
    urlComponent: `glove-${id}`,
    unit: { details: [unit(id * 10, 'BX'), unit(id * 10 + 1, 'CS')] },
  }
}

const gloves = [
  variant(1, 'large', 'blue'),
  variant(2, 'small', 'blue', 0),
  variant(3, 'small', 'black'),
  variant(4, 'medium', 'black'),
]

const hrefOf = routesAt('').product

function axesOf(currentId: number, unitName?: string) {
  return variantAxes(gloves, currentId, { unitName, hrefOf })
}

describe('the axes of a matrix', () => {
  it('PDP-01 links to the variant that differs in one axis, with the unit kept', () => {
    const [size, color] = axesOf(3, 'CS')
    expect(color?.variants.find(({ label }) => label === 'blue')?.href).toBe('/product/glove-2?uom=21')
    expect(size?.variants.find(({ label }) => label === 'medium')?.href).toBe('/product/glove-4?uom=41')
  })

  it('PDP-01 links to another variant with the value if none differs only in this axis', () => {
    const [size] = axesOf(1, 'BX')
    expect(size?.variants.find(({ label }) => label === 'medium')?.href).toBe('/product/glove-4?uom=40')
  })

  it('SRCH-09 sorts sizes, marks the current size and the sizes out of stock', () => {
    const [size] = axesOf(1)
    expect(size?.variants.map(({ label }) => label)).toEqual(['small', 'medium', 'large'])
    expect(size?.variants.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
    expect(size?.variants[0]?.isOutOfStock).toBe(true)
  })

  it('PDP-01 takes the unit of the address, a sibling’s by its name, and otherwise the first one', () => {
    const units = gloves[0]?.unit.details ?? []
    const taken = (unitId: number) => unitAskedFor(units, gloves, unitId)?.id
    expect([taken(11), taken(31), taken(99)]).toEqual([11, 11, 10])
  })

  it('has no axes without variants', () => {
    expect(variantAxes([], 1, { unitName: 'BX', hrefOf })).toEqual([])
  })
})
