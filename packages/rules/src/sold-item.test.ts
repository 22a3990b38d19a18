import type { Product, ProductCard, ProductVariant } from '@gauze/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { nearestVariant } from './nearest-variant.js'
import { type SellableItem, type SellableProduct, soldItem } from './sold-item.js'

function item(id: number, size: string | null): SellableItem {
  return {
    id,
    itemName: `4-${id}`,
    siteDisplayName: size === null ? 'Exam gloves' : `Exam gloves, ${size}`,
    mpn: `KS${id}`,
    gtin: `000${id}`,
    price: id,
    prices: [{ level: 'List Price', price: id + 1 }],
    quantityAvailable: id * 10,
    rxLevel: '1',
    restricted: id === 3,
    specialOrder: false,
    isAddableToCart: true,
    allocationPeriod: id === 2 ? 'Monthly' : null,
    thumbnailImage: '/gloves.svg',
    matrixDetails: size === null ? [] : [{ key: 'Size', value: size }],
    urlComponent: `gloves-${id}`,
    unit: { details: [{ id: id * 100, unitName: 'BX', conversionRate: 1, baseUnit: true, label: 'Box' }] },
  }
}

const variants = [item(1, 'small'), item(2, 'medium'), item(3, 'large')]
const family: SellableProduct = {
  ...item(10, null),
  manufacturer: 'Kestrel',
  inactive: false,
  variantId: null,
  children: variants,
}

/** The product of a variant's page: the variant with its siblings. */
function pageOf(variant: SellableItem): SellableProduct {
  return {
    ...variant,
    manufacturer: 'Kestrel',
    inactive: false,
    variantId: variant.id,
    children: variants,
    parent: { id: 10 },
  }
}

describe('the item that a page or card sells', () => {
  it('PDP-11 is the first variant if none was requested, on the page of the product', () => {
    expect(soldItem(family)).toMatchObject({
      id: 1,
      parentId: 10,
      name: 'Exam gloves, small',
      heading: 'Exam gloves',
      urlComponent: 'gloves-1',
      pageUrlComponent: 'gloves-10',
    })
  })

  it('SRCH-08 is the variant that the search named, with its own name and page', () => {
    expect(soldItem({ ...family, variantId: 2 })).toMatchObject({
      id: 2,
      parentId: 10,
      heading: 'Exam gloves, medium',
      pageUrlComponent: 'gloves-2',
    })
  })

  it.each(variants)('PDP-01 is the variant whose page it is: $siteDisplayName', (variant) => {
    const sold = soldItem(pageOf(variant))
    expect(sold).toMatchObject({ id: variant.id, parentId: 10, heading: variant.siteDisplayName })
    expect(soldItem({ ...pageOf(variant), variantId: null })).toEqual(sold)
    expect(soldItem({ ...family, variantId: variant.id })).toEqual(sold)
  })

  it('PDP-11 is the first variant if the named one is gone', () => {
    expect(soldItem({ ...family, variantId: 99 })).toEqual(soldItem(family))
  })

  it('PDP-09 is never a sibling of a variant that is off sale, even if it is no longer among the variants', () => {
    const gone = { ...pageOf(item(4, 'x-large')), inactive: true }
    expect(soldItem(gone)).toMatchObject({ id: 4, inactive: true })
  })

  it('PDP-11 is the product itself where it has no variants', () => {
    const gauze: SellableProduct = {
      ...item(20, null),
      manufacturer: 'Kestrel',
      inactive: false,
      variantId: null,
      children: [],
    }
    expect(soldItem(gauze)).toMatchObject({ id: 20, parentId: null, heading: 'Exam gloves', urlComponent: 'gloves-20' })
  })

  it('PDP-08 takes everything from one item: price, units, stock, restriction, allocation, number', () => {
    expect(soldItem({ ...family, variantId: 3 })).toMatchObject({
      price: 3,
      listPrice: 4,
      units: [{ id: 300 }],
      quantityAvailable: 30,
      restricted: true,
      allocationPeriod: null,
      mpn: 'KS3',
      gtin: '0003',
      matrixDetails: [{ key: 'Size', value: 'large' }],
    })
    expect(soldItem({ ...family, variantId: 2 })).toMatchObject({ restricted: false, allocationPeriod: 'Monthly' })
  })

  it('PDP-12 falls back to the picture of the product', () => {
    const plain = variants.map((variant) => ({ ...variant, thumbnailImage: null }))
    expect(soldItem({ ...family, children: plain, variantId: 2 }).thumbnailImage).toBe('/gloves.svg')
  })

  it('takes products, cards and variants as the contract has them', () => {
    expectTypeOf<Product>().toExtend<SellableProduct>()
    expectTypeOf<ProductCard>().toExtend<SellableProduct>()
    expectTypeOf<ProductVariant>().toExtend<SellableItem>()
  })
})

describe('the variant of an alternative product that matches a chosen one', () => {
  const size = (value: string) => [{ key: 'Size', value }]
  const gowns = ['x-small', 'small', 'large', 'xx-large'].map((value, at) => ({
    id: at + 1,
    matrixDetails: size(value),
  }))

  it.each([
    ['large', 3],
    ['L', 3],
    ['x-large', 3],
    ['3XL', 4],
    ['medium', 2],
  ])('PDP-11 is of the same size as %s, else of the nearest one', (value, id) => {
    expect(nearestVariant(size(value), gowns)).toBe(id)
  })

  it('PDP-11 shares most values with the chosen one', () => {
    const colored = (id: number, value: string, color: string) => ({
      id,
      matrixDetails: [...size(value), { key: 'Color', value: color }],
    })
    const variants = [colored(1, 'small', 'blue'), colored(2, 'large', 'red'), colored(3, 'medium', 'red')]
    expect(nearestVariant([...size('medium'), { key: 'Color', value: 'red' }], variants)).toBe(3)
    expect(nearestVariant([...size('small'), { key: 'Color', value: 'red' }], variants)).toBe(1)
    expect(nearestVariant([{ key: 'Color', value: 'red' }], variants)).toBe(2)
  })

  it('is null if nothing was chosen, or if no variant resembles it', () => {
    expect(nearestVariant([], gowns)).toBeNull()
    expect(nearestVariant(size('adult'), gowns)).toBeNull()
    expect(nearestVariant([{ key: 'Color', value: 'red' }], gowns)).toBeNull()
    expect(nearestVariant(size('large'), [])).toBeNull()
  })
})
