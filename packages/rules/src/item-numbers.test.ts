import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ItemNumbers, looseNumber, nearestItems, numberRank } from './index.js'

function numbered(numbers: Partial<ItemNumbers>): ItemNumbers {
  return { itemName: '', mpn: '', gtins: [], ...numbers }
}

function nearest(text: string, ...items: Partial<ItemNumbers>[]) {
  return nearestItems(text, items.map(numbered), (item) => item)
}

describe('a written number', () => {
  it('SRCH-14 names the item of the exact number, whatever else it may be loosely', () => {
    const near = [
      { itemName: '000123' },
      { mpn: '000123' },
      { gtins: ['00000000000123'] },
      { itemName: '0001-23' },
      { itemName: '123' },
    ]
    expect(nearest('000123', ...near)).toMatchObject([{ itemName: '000123' }])
    expect(nearest('123', ...near)).toMatchObject([{ itemName: '123' }])
    expect(nearest('000123', ...near.slice(1))).toMatchObject([{ mpn: '000123' }])
    expect(nearest('0001 23', ...near.slice(4))).toMatchObject([{ itemName: '123' }])
  })

  it('SRCH-14 prefers item number, MPN and GTIN in this order', () => {
    const items = [{ gtins: ['00000096385074'] }, { mpn: '96385074' }, { itemName: '96385074' }]
    for (let last = items.length; last > 0; last -= 1) {
      expect(nearest('96385074', ...items.slice(0, last))).toEqual([numbered(items[last - 1] ?? {})])
    }
  })

  it.each([
    ['2627M', '002627M'],
    ['0015034', '15034'],
    ['15034.0', '15034'],
    ['15034.00', '15034'],
    ['hs-4410-xxl', 'HS-4410-2XL'],
    ['HS44102XL', 'HS-4410-2XL'],
    ['HS-4410-2XL', 'HS4410XXL'],
    ['AB3XL', 'AB-XXXL'],
    ['AB 12/3', 'ab-12.3'],
    ['Ks4410', 'KS-4410'],
  ])('SRCH-14 %s names the item with the number %s', (written, itemName) => {
    expect(nearest(written, { itemName }, { itemName: 'X-1' })).toMatchObject([{ itemName }])
    expect(nearest(written, { mpn: itemName }, { mpn: 'X-1' })).toMatchObject([{ mpn: itemName }])
  })

  it('SRCH-14 names the item of a GTIN that lost its leading zeros, and of one with spaces', () => {
    for (const written of ['36000291452', '0 36000 29145 2', '00036000291452']) {
      expect(nearest(written, { gtins: ['00036000291452'] })).toHaveLength(1)
    }
  })

  it('SRCH-14 is ambiguous only among readings that are equally near', () => {
    expect(nearest('123', { itemName: '0123' }, { itemName: '00123' })).toHaveLength(2)
    expect(nearest('150340', { itemName: '15034' })).toEqual([])
    expect(nearest('15034.0', { itemName: '150340' }, { itemName: '15034' })).toMatchObject([{ itemName: '15034' }])
    expect(nearest('', { itemName: '-' }, { itemName: '' })).toEqual([])
    expect(nearest('-', { itemName: '#' })).toEqual([])
  })

  it('SRCH-14 is found under its loosest form by every reading', () => {
    const number = fc.string({ unit: fc.constantFrom(...'0012XLSab-. '), maxLength: 8 })
    fc.assert(
      fc.property(number, number, (written, itemName) => {
        const rank = numberRank(written, numbered({ itemName }))
        if (rank === 9) expect(looseNumber(written)).toBe(looseNumber(itemName))
        if (written.trim() !== '' && written === itemName) expect(rank).toBe(0)
      }),
    )
  })
})
