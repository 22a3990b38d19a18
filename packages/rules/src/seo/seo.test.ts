import { describe, expect, it } from 'vitest'
import { breadcrumbData, type DescribedProduct, organizationData, productData, siteData } from './index.js'

const gauze: DescribedProduct = {
  id: 7,
  itemName: '4-7',
  siteDisplayName: 'Gauze',
  manufacturer: 'Own',
  mpn: 'G7',
  price: null,
  prices: [],
  quantityAvailable: 5,
  rxLevel: '0',
  isAddableToCart: false,
  allocationPeriod: null,
  thumbnailImage: null,
  matrixDetails: [],
  urlComponent: 'gauze',
  unit: { details: [{ id: 1, unitName: 'EA', baseUnit: true, conversionRate: 1, label: 'Each' }] },
  children: [],
  description: 'Woven cotton.',
  category: { name: 'Gauze' },
  itemImage: [{ largeUrl: '/gauze.svg' }, { largeUrl: 'https://files.example/box.svg' }],
  attributes: [],
}

const seller = { name: 'Gauze', origin: 'https://store.example' }

describe('structured data for search engines', () => {
  it('numbers the pages of a trail from one and gives whole addresses', () => {
    const trail = [
      { name: 'Home', path: '/' },
      { name: 'Gloves', path: '/category/gloves' },
    ]
    expect(breadcrumbData(seller.origin, trail)).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://store.example/' },
        { position: 2, name: 'Gloves', item: 'https://store.example/category/gloves' },
      ],
    })
  })

  it('names the seller, the search page and the phone number', () => {
    expect(siteData(seller, '/products/1?search=')).toMatchObject({
      name: 'Gauze',
      potentialAction: { target: 'https://store.example/products/1?search={search_term}' },
    })
    const contact = { contactNumber: '800-555-0134', contactEmail: 'care@store.example' }
    expect(organizationData(seller, '/icon.png', contact)).toMatchObject({
      logo: 'https://store.example/icon.png',
      contactPoint: { telephone: '800-555-0134', email: 'care@store.example' },
    })
  })

  it.each<[string, Partial<DescribedProduct>, string]>([
    ['in stock', { quantityAvailable: 3 }, 'InStock'],
    ['on allocation', { quantityAvailable: 3, allocationPeriod: 'Monthly' }, 'LimitedAvailability'],
    ['out of stock', { quantityAvailable: 0 }, 'BackOrder'],
    ['no longer sold', { quantityAvailable: 3, inactive: true }, 'Discontinued'],
  ])('PDP-03 offers an item that is %s with absolute addresses and without a price', (_, changes, availability) => {
    const data = productData(seller.origin, { ...gauze, price: 11.85, ...changes })
    expect(data).toMatchObject({
      image: ['https://store.example/gauze.svg', 'https://files.example/box.svg'],
      url: 'https://store.example/product/gauze',
      offers: {
        '@type': 'Offer',
        url: 'https://store.example/product/gauze',
        availability: `https://schema.org/${availability}`,
      },
    })
    expect(JSON.stringify(data)).not.toMatch(/price|11\.85/i)
  })
})
