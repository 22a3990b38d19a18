import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type SearchSource, toDocuments } from './documents.js'
import { drugNames } from './drug-names.js'
import { indexFormat } from './index-format.js'
import { typoKeysOf } from './typos.js'

const plain: SearchSource = {
  id: 1,
  itemName: 'GZ1',
  displayName: 'Gauze pads',
  siteDisplayName: 'Gauze pads, non-sterile, 5 in x 9 in',
  description: 'Absorb 10 cc, with 1-1/2" tails',
  manufacturer: 'Corvale',
  mpn: 'CV-17',
  isAddable: true,
  matrixDetails: [],
  gtin: '00012345678905',
  unitGtins: ['10012345678902'],
  searchKeywords: 'dressing swabs',
  attributes: [{ name: 'Latex Free', value: 'Yes' }],
  unitNames: ['Box of 50'],
  rxLevel: '',
  specialOrder: false,
  inStock: true,
  allocated: false,
  popularity: 1234,
  createdAt: '2026-01-02T03:04:05Z',
  categoryName: 'Sponges',
  categoryUrl: 'sponges',
  parentCategoryName: 'Wound care',
  parentCategoryUrl: 'wound-care',
  variants: [
    {
      id: 2,
      itemName: 'GZ1-M',
      siteDisplayName: 'Gauze pads, non-sterile, 5 in x 9 in, Medium',
      attributes: [],
      unitNames: [],
      rxLevel: '',
      specialOrder: false,
      isAddable: true,
      mpn: 'CV-17M',
      gtin: '',
      unitGtins: [],
      inStock: false,
      allocated: true,
      matrixDetails: [{ key: 'Size', value: 'Medium' }],
    },
  ],
}

const sources = [
  plain,
  { ...plain, id: 3, siteDisplayName: 'Ketorolac tablets, 10 mg', variants: [] },
  { ...plain, id: 4, siteDisplayName: 'Blue gel', rxLevel: '3', specialOrder: true, inStock: false },
]

describe('the format of the index', () => {
  it('SRCH-06 has its own number for everything that changes documents, so that older ones are built again', () => {
    const documents = sources.flatMap(toDocuments)
    const made = [documents, documents[0]?.words.map(typoKeysOf), drugNames]
    const digest = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16)
    // If documents change on purpose, raise `indexFormat` and write both values here.
    expect({ indexFormat, digest }).toEqual({ indexFormat: 6, digest: 'f0445d8e235a3e90' })
  })
})
