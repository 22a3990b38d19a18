import type { ProductCard } from '@gauze/contract'
import { soldItem } from '@gauze/rules'
import { describe, expect, it } from 'vitest'
import { withFittingVariant } from './fitting-variant.js'

const variant = (id: number, size: string, quantityAvailable: number): ProductCard['children'][number] => ({
  id,
  itemName: `Gloves ${size}`,
  siteDisplayName: `Gloves, ${size}`,
  gtin: '',
  restricted: false,
  specialOrder: false,
  allocationPeriod: null,
  matrixDetails: [{ key: 'Size', value: size }],
  mpn: `G-${size}`,
  price: 'N/A',
  prices: [],
  quantityAvailable,
  rxLevel: '1',
  urlComponent: `gloves-${size}`,
  unit: { details: [] },
  isAddableToCart: true,
  thumbnailImage: null,
})

const gloves: ProductCard = {
  ...variant(10, '', 55),
  itemId: 10,
  displayName: 'Gloves',
  siteDisplayName: 'Gloves',
  manufacturer: 'Kestrand',
  inactive: false,
  variantId: null,
  matrixDetails: [],
  category: { id: 1, name: 'Gloves', urlComponent: 'gloves', parent: null },
  children: [variant(11, 'small', 0), variant(12, 'medium', 5), variant(13, 'large', 50)],
}

const shown = (filters: Record<string, string[]>, product = gloves) => soldItem(withFittingVariant(product, filters)).id

describe('the variant that a card of a filtered listing shows', () => {
  it('PDP-11 is the first one while nothing is chosen, or nothing that tells variants apart', () => {
    expect(shown({})).toBe(11)
    expect(shown({ manufacturer: ['Kestrand'] })).toBe(11)
  })

  it('SRCH-08 is one in stock where only those were asked for', () => {
    expect(shown({ availability: ['in-stock'] })).toBe(12)
  })

  it('SRCH-08 is of a size that was chosen', () => {
    expect(shown({ 'attributes.Size': ['large', 'x-large'] })).toBe(13)
  })

  it('SRCH-08 fits as many choices as it can', () => {
    expect(shown({ availability: ['in-stock'], 'attributes.Size': ['small', 'large'] })).toBe(13)
    expect(shown({ availability: ['in-stock'], 'attributes.Size': ['small'] })).toBe(11)
  })

  it('SRCH-08 is the one that the search named where none fits the choices better', () => {
    const named = { ...gloves, variantId: 13 }
    expect(shown({ availability: ['in-stock'] }, named)).toBe(13)
    expect(shown({ 'attributes.Size': ['medium'] }, named)).toBe(12)
  })

  it('PDP-11 leads to its own page, so that the page sells what the card showed', () => {
    expect(soldItem(withFittingVariant(gloves, { 'attributes.Size': ['medium'] }))).toMatchObject({
      heading: 'Gloves, medium',
      pageUrlComponent: 'gloves-medium',
    })
  })
})
