import { describe, expect, it } from 'vitest'
import { breadcrumbData, organizationData, siteData } from './index.js'

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
})
