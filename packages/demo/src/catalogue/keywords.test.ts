import { describe, expect, it } from 'vitest'
import { categoryDefinitions } from './categories/index.js'
import { familiesOf } from './definition.js'
import { generateCatalogue } from './index.js'

const { items } = generateCatalogue()

/** Trade words, and the names of the only items that they may name. */
const named: Readonly<Record<string, RegExp>> = {
  'bleach wipes': /bleach/,
  'purple top wipes': /quaternary.* and alcohol/,
  'saline flush': /sodium chloride/,
  'flu shot': /^Influenza|stickers/,
  Tdap: /pertussis/,
  PPD: /^Tuberculin/,
  hibiclens: /^Chlorhexidine 4%/,
  betadine: /^Povidone/,
  NS: /sodium chloride 0\.9%/i,
  D5W: /^Dextrose 5% in water/,
  'dilating drops': /^Tropicamide/,
  NPA: /^Nasopharyngeal/,
  OPA: /oral airway|ortho-phthalaldehyde/,
  vicryl: /^Polyglactin/,
  'paper tape': /^Paper/,
  SST: /clot activator and gel|serum separator/,
}

describe('keywords', () => {
  it.each(Object.entries(named))('SRCH-06 give the name %s to no other item', (word, name) => {
    const called = items.filter(({ searchKeywords }) => new RegExp(`\\b${word}\\b`).test(searchKeywords))
    expect(called.length).toBeGreaterThan(0)
    expect(called.map(({ siteDisplayName }) => siteDisplayName).filter((one) => !name.test(one))).toEqual([])
  })

  it('SRCH-06 of a value stand in a family that has the value', () => {
    const families = categoryDefinitions.flatMap(({ subcategories }) => subcategories.flatMap(familiesOf))
    const unknown = families.flatMap(({ key, rows, offers, keywordsBy = {} }) => {
      const traits = offers.map((offer) => (typeof offer === 'string' ? undefined : offer.trait))
      const values = new Set([...rows.flatMap((row) => Object.values(row.values)), ...traits])
      return Object.keys(keywordsBy).flatMap((value) => (values.has(value) ? [] : [`${key}: ${value}`]))
    })
    expect(unknown).toEqual([])
  })
})
