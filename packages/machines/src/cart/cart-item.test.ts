import { type SellableProduct, soldItem } from '@gauze/rules'
import { expect, it } from 'vitest'
import { cartItemOf } from './cart.selectors.js'

function item(id: number, name: string) {
  return {
    id,
    itemName: `N-${id}`,
    siteDisplayName: name,
    mpn: `M-${id}`,
    price: id,
    prices: [],
    quantityAvailable: id,
    rxLevel: String(id),
    restricted: false,
    specialOrder: false,
    isAddableToCart: true,
    allocationPeriod: null,
    thumbnailImage: `/${id}.svg`,
    matrixDetails: [{ key: 'Size', value: name }],
    urlComponent: `gloves-${id}`,
    unit: { details: [{ id: id * 10, unitName: 'BX', conversionRate: 1, baseUnit: true, label: 'Box' }] },
  }
}

it.each([
  ['the first variant', null, 2],
  ['the variant that was asked for', 3, 3],
])('CART-01 an unconfirmed line shows what is sold: %s', (_what, variantId, itemId) => {
  const children = [item(2, 'small'), item(3, 'medium')]
  const product: SellableProduct = {
    ...item(1, 'Gloves'),
    manufacturer: 'Halden Safety',
    inactive: false,
    variantId,
    children,
  }
  const { itemName, name, price, mpn, units, urlComponent, thumbnailImage, matrixDetails } = soldItem(product)
  expect(cartItemOf(product)).toMatchObject({
    itemId,
    itemName,
    name,
    price,
    manufacturer: 'Halden Safety',
    mpn,
    units,
    urlComponent,
    thumbnailImage,
    matrixDetails,
  })
})
