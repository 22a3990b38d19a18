import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isFileName } from '../../../server/src/storage/stored-files.js'
import { drawPicture } from '../illustrations/draw-picture.js'
import {
  favicon,
  illustration,
  illustrationFamilies,
  illustrationFileName,
  illustrationTones,
  imageComingSoon,
  logo,
  type Tone,
} from '../illustrations/index.js'
import { generateCatalogue } from './index.js'

const catalogue = generateCatalogue()
const { items, categories, manufacturers, units } = catalogue
const sellable = items.filter(({ kind }) => kind !== 'parent')
const parents = items.filter(({ kind }) => kind === 'parent')
const ids = new Set(items.map(({ id }) => id))

function duplicates(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

function unique(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length
}

/** Reads tags with a stack: enough to tell that generated markup is well formed. */
function faults(svg: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [tag, closing, name = '', rest = '', empty] of svg.matchAll(
    /<(\/?)([a-z]+)((?:\s+[a-zA-Z:-]+="[^"<>]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) found.push(`${tag} closes nothing`)
    } else if (!empty) open.push(name)
    if (/NaN|undefined/.test(rest)) found.push(`${tag} has a broken value`)
    if (/\s(id|href|on[a-z]+|style)=/.test(rest)) found.push(`${tag} has an attribute that is not allowed`)
  }
  const text = svg.replace(/<\/?[a-z]+(?:\s+[a-zA-Z:-]+="[^"<>]*")*\s*\/?>/g, '')
  if (/[<>]/.test(text)) found.push('a tag could not be read')
  return [...found, ...open.map((name) => `<${name}> is not closed`)]
}

function isTone(tone: string): tone is Tone {
  return illustrationTones.includes(tone)
}

describe('catalogue', () => {
  it('gives the same catalogue for the same seed and another catalogue for another', () => {
    expect(generateCatalogue()).toEqual(catalogue)
    expect(generateCatalogue({ seed: 7 }).items.map(({ listPrice }) => listPrice)).not.toEqual(
      items.map(({ listPrice }) => listPrice),
    )
  })

  it('keeps the numbers, names, addresses and prices of the items that were there before the additions', () => {
    const established = items.filter(({ isNew }) => !isNew)
    const lines = established.map(({ id, itemName, siteDisplayName, mpn, gtin, urlComponent, listPrice }) =>
      [id, itemName, siteDisplayName, mpn, gtin, urlComponent, listPrice].join('|'),
    )
    expect(lines).toHaveLength(3706)
    expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(
      'c1195f2f0e868a275a29fe19546941b733f3f793601e231658881357ec518ae5',
    )
  })

  it('has at least 4,000 sellable items from at least 60 makers in 14 or more categories of 3 to 8 subcategories', () => {
    expect(sellable.length).toBeGreaterThanOrEqual(4000)
    expect(new Set(sellable.map(({ manufacturerId }) => manufacturerId)).size).toBeGreaterThanOrEqual(60)
    const tops = categories.filter(({ parentId }) => parentId === null)
    expect(tops.length).toBeGreaterThanOrEqual(14)
    for (const top of tops) {
      const below = categories.filter(({ parentId }) => parentId === top.id).length
      expect(below, top.name).toBeGreaterThanOrEqual(3)
      expect(below, top.name).toBeLessThanOrEqual(8)
    }
  })

  it('sells something in every subcategory', () => {
    const stocked = new Set(sellable.map(({ categoryId }) => categoryId))
    expect(categories.filter(({ id, parentId }) => parentId !== null && !stocked.has(id))).toEqual([])
  })

  it('never repeats an id, an address, a GTIN or a part number of one maker', () => {
    expect(duplicates(items.map(({ id }) => id))).toEqual([])
    expect(duplicates(items.map(({ urlComponent }) => urlComponent))).toEqual([])
    expect(duplicates(items.map(({ itemName }) => itemName))).toEqual([])
    expect(duplicates(items.map(({ manufacturerId, mpn }) => `${manufacturerId} ${mpn}`))).toEqual([])
    expect(duplicates(sellable.map(({ gtin }) => gtin ?? ''))).toEqual([])
    expect(duplicates(categories.map(({ urlComponent }) => urlComponent))).toEqual([])
    expect(duplicates(units.map(({ id }) => id))).toEqual([])
    expect(items.filter(({ urlComponent }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlComponent))).toEqual([])
  })

  it('gives every sellable item a GTIN-14 whose check digit is right', () => {
    const wrong = sellable.filter(({ gtin }) => {
      const digits = [...(gtin ?? '')].map(Number)
      const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
      return digits.length !== 14 || sum % 10 !== 0
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('refers only to existing records', () => {
    const subcategories = new Set(categories.filter(({ parentId }) => parentId !== null).map(({ id }) => id))
    const makers = new Set(manufacturers.map(({ id }) => id))
    for (const item of items) {
      expect(subcategories.has(item.categoryId), item.itemName).toBe(true)
      expect(makers.has(item.manufacturerId), item.itemName).toBe(true)
      const links = [...item.correlatedItemIds, ...item.alternativeItemIds]
      expect(
        links.filter((id) => !ids.has(id) || id === item.id),
        item.itemName,
      ).toEqual([])
      expect(item.correlatedItemIds.length, item.itemName).toBeGreaterThan(0)
      expect(item.alternativeItemIds.length, item.itemName).toBeGreaterThan(0)
    }
  })

  it('ties every variant to its parent by the same matrix values', () => {
    const byId = new Map(items.map((item) => [item.id, item]))
    for (const parent of parents) {
      expect(parent.children.length).toBeGreaterThan(1)
      expect(unique(parent.children.map(({ matrixDetails }) => JSON.stringify(matrixDetails)))).toBe(true)
      for (const child of parent.children) {
        const variant = byId.get(child.id)
        expect(variant?.parentId).toBe(parent.id)
        expect(variant?.matrixDetails).toEqual(child.matrixDetails)
        expect(variant?.units.map(({ id }) => id)).toEqual(parent.units.map(({ id }) => id))
      }
    }
    expect(sellable.filter(({ parentId }) => parentId !== null).length).toBe(
      parents.flatMap(({ children }) => children).length,
    )
  })

  it('starts every ladder of units at 1 and climbs from there', () => {
    for (const { units: ladder, itemName } of items) {
      const rates = ladder.map(({ conversionRate }) => conversionRate)
      expect(rates[0], itemName).toBe(1)
      expect(
        rates.every((rate, at) => at === 0 || (Number.isInteger(rate) && rate > (rates[at - 1] ?? 0))),
        itemName,
      ).toBe(true)
    }
  })

  it('prices every level at or below list, in at most four decimals', () => {
    for (const { listPrice, prices, itemName } of items) {
      if (listPrice === 'N/A') {
        expect(prices, itemName).toEqual([])
      } else {
        expect(prices.map(({ level }) => level)).toEqual(['List Price', 'Contract A', 'Contract B', 'Clinic'])
        expect(
          prices.every(
            ({ price }) =>
              /^\d+\.(\d{2}|\d{4})$/.test(price) && Number(price) > 0 && Number(price) <= Number(listPrice),
          ),
          itemName,
        ).toBe(true)
      }
    }
  })

  it('keeps drugs untaxed, prescribed and apart from controlled substances', () => {
    const named = (name: string) => {
      const top = categories.find((category) => category.name === name)
      const below = new Set(categories.filter(({ parentId }) => parentId === top?.id).map(({ id }) => id))
      return sellable.filter(({ categoryId }) => below.has(categoryId))
    }
    expect(
      named('Pharmaceuticals').filter(({ taxable, rxLevel }) => taxable || (rxLevel !== '3' && rxLevel !== '1')),
    ).toEqual([])
    expect(new Set(named('Controlled substances').map(({ rxLevel }) => rxLevel))).toEqual(new Set(['4', '5']))
    expect(new Set(sellable.map(({ rxLevel }) => rxLevel))).toEqual(new Set(['1', '2', '3', '4', '5']))
  })

  it.each([
    ['restricted', (item: (typeof items)[number]) => item.restricted],
    ['inactive', (item: (typeof items)[number]) => item.inactive],
    ['special order', (item: (typeof items)[number]) => item.specialOrder],
    ['out of stock', (item: (typeof items)[number]) => item.outOfStock && item.quantityAvailable === 0],
    ['on monthly allocation', (item: (typeof items)[number]) => item.allocationPeriod === 'Monthly'],
    ['on quarterly allocation', (item: (typeof items)[number]) => item.allocationPeriod === 'Quarterly'],
    ['on allocation with none left', (item: (typeof items)[number]) => item.allocationMax === 0],
    ['without a picture', (item: (typeof items)[number]) => item.images.length === 0],
    ["priced 'N/A'", (item: (typeof items)[number]) => item.listPrice === 'N/A' && !item.isAddableToCart],
    ['priced below a dollar', (item: (typeof items)[number]) => Number(item.listPrice) < 1],
  ])('has some items that are %s, and few', (_, is) => {
    const count = sellable.filter(is).length
    expect(count).toBeGreaterThanOrEqual(3)
    expect(count).toBeLessThan(sellable.length / 4)
  })

  it('describes every item in two to five sentences of its own and leaves no template unfilled', () => {
    for (const item of items) {
      const sentences = item.description.split(/[.!](?= [A-Z]|$)/).filter((part) => part.trim() !== '').length
      expect(sentences, item.description).toBeGreaterThanOrEqual(2)
      expect(sentences, item.description).toBeLessThanOrEqual(5)
      expect(JSON.stringify([item.siteDisplayName, item.description, item.attributes]), item.itemName).not.toMatch(
        /[{}]\w+[{}]|undefined|NaN/,
      )
      expect(item.attributes.some(({ name }) => name === 'Sold By')).toBe(true)
    }
  })

  it.each([
    ['Sterility', /^(Sterile|Non-sterile)$/],
    ['Latex free', /^(Yes|No)$/],
    ['Gauge', /^\d+ G$/],
    ['Count', /^\d[\d,]*$/],
    ['Volume', /^(\d+ × )?[\d.,]+( to [\d.,]+)? (mL|L|µL|oz|gal|qt|g)$/],
    ['Strength', /^[^,]*(,\d{3}[^,]*)?$/],
    ['Concentration', /\/mL$/],
    ['Material', /^[A-Z0-9]/],
  ])('SRCH-08 words every %s in one way, so that a filter offers each choice once', (name, wording) => {
    const values = items.flatMap(({ attributes }) => attributes.filter((attribute) => attribute.name === name))
    expect(values.length).toBeGreaterThan(0)
    expect(values.filter(({ value }) => !wording.test(value))).toEqual([])
    for (const { attributes, itemName } of items) {
      expect(attributes.filter((attribute) => attribute.name === name).length, itemName).toBeLessThan(2)
    }
  })

  it.each([
    ['Exam gloves', ['Size', 'Material', 'Latex free', 'Sterility', 'Powder', 'Count']],
    ['Surgical gloves', ['Size', 'Material', 'Latex free', 'Sterility', 'Powder', 'Count']],
    ['Specialty gloves', ['Size', 'Material', 'Latex free', 'Sterility']],
    ['Syringes', ['Volume', 'Sterility', 'Latex free']],
    ['Syringes with needle', ['Volume', 'Gauge', 'Length', 'Sterility', 'Latex free']],
    ['Hypodermic needles', ['Gauge', 'Length', 'Sterility', 'Latex free']],
    ['IV catheters', ['Gauge', 'Length', 'Sterility', 'Latex free']],
    ['Masks', ['Color', 'Material', 'Latex free']],
    ['Non-adherent dressings', ['Size', 'Material', 'Sterility', 'Latex free']],
    ['Tapes', ['Width', 'Length', 'Latex free']],
  ])('SRCH-08 gives every item of %s the values that its filters offer', (name, filters) => {
    const subcategory = categories.find((category) => category.name === name)
    const own = sellable.filter(({ categoryId }) => categoryId === subcategory?.id)
    expect(own.length).toBeGreaterThan(0)
    for (const { attributes, siteDisplayName } of own) {
      const given = new Set(attributes.map((attribute) => attribute.name))
      expect(
        filters.filter((filter) => !given.has(filter)),
        siteDisplayName,
      ).toEqual([])
    }
  })

  it('multiplies the catalogue without repeating ids, names, part numbers or addresses', () => {
    const triple = generateCatalogue({ multiply: 3 }).items
    expect(triple.length).toBe(items.length * 3)
    expect(unique(triple.map(({ id }) => id))).toBe(true)
    expect(unique(triple.map(({ urlComponent }) => urlComponent))).toBe(true)
    expect(unique(triple.map(({ manufacturerId, mpn }) => `${manufacturerId} ${mpn}`))).toBe(true)
    expect(unique(triple.flatMap(({ gtin }) => (gtin === null ? [] : [gtin])))).toBe(true)
    expect(unique(triple.map(({ itemName }) => itemName))).toBe(true)
    expect(new Set(triple.map(({ siteDisplayName }) => siteDisplayName)).size).toBe(
      new Set(items.map(({ siteDisplayName }) => siteDisplayName)).size * 3,
    )
    expect(triple.slice(0, items.length)).toEqual(items)
  })
})

describe('illustrations', () => {
  it('draws every picture the catalogue names under the name it is stored by', () => {
    for (const image of [...items.flatMap(({ images }) => images), ...categories.map(({ image: tile }) => tile)]) {
      expect(illustrationFamilies).toContain(image.spec.family)
      expect(image.fileName).toBe(illustrationFileName(image.spec))
    }
  })

  it('draws every family in every hue as well-formed markup without ids, scripts or outside references', () => {
    expect(illustrationFamilies.length).toBeGreaterThanOrEqual(40)
    for (const family of illustrationFamilies) {
      for (const tone of illustrationTones.filter(isTone))
        expect(faults(illustration({ family, tone })), family).toEqual([])
      for (const variant of ['pair', 'carton', 'detail', 'tile'] as const) {
        expect(faults(illustration({ family, tone: 'teal', size: 'small', variant })), `${family} ${variant}`).toEqual(
          [],
        )
      }
    }
    for (const svg of [logo(), favicon(), imageComingSoon()]) expect(faults(svg)).toEqual([])
  })

  it('shows two items alike only where their names differ in nothing else than a number', () => {
    const shown = Map.groupBy(
      sellable.filter(({ images }) => images.length > 0),
      ({ images }) => images[0]?.fileName,
    )
    const alike = [...shown.values()].filter(
      (same) => new Set(same.map(({ siteDisplayName }) => siteDisplayName)).size > 1,
    )
    expect(alike.map((same) => same.map(({ siteDisplayName }) => siteDisplayName))).toEqual([])
    expect(shown.size).toBeGreaterThan(5000)
  })

  it('prints the size, the count and the mark of the maker on the package', () => {
    const gloves = sellable.find(
      ({ siteDisplayName, manufacturer, images }) =>
        /^Nitrile exam gloves.*blue, medium$/.test(siteDisplayName) &&
        manufacturer === 'Halden Safety' &&
        images.length > 0,
    )
    const picture = drawPicture(gloves?.images[0]?.fileName ?? '') ?? ''
    expect([...picture.matchAll(/>([^<>\n]+)<\/text>/g)].map(([, text]) => text)).toEqual([
      'HS',
      'M',
      '100 ct',
      'blue · textured fingerti',
    ])
  })

  it('draws every picture of the catalogue from its name, in at most 6,000 well-formed bytes', () => {
    for (const { fileName } of items.flatMap(({ images }) => images)) {
      const picture = drawPicture(fileName) ?? ''
      expect(Buffer.byteLength(picture), fileName).toBeGreaterThan(300)
      expect(Buffer.byteLength(picture), fileName).toBeLessThanOrEqual(6000)
      expect(isFileName(fileName), fileName).toBe(true)
    }
    for (const { images } of items.filter((_, at) => at % 20 === 0)) {
      for (const { fileName } of images) expect(faults(drawPicture(fileName) ?? ''), fileName).toEqual([])
    }
  })

  it('draws nothing for a name whose print it cannot read', () => {
    for (const name of ['HS', 'hs.M.0.0', 'HS.M.0', 'HS.M.0.0.0', 'H<.M.0.0']) {
      expect(drawPicture(`glove-box-teal-large-single.${name}.svg`), name).toBeNull()
    }
    expect(drawPicture('glove-box-teal-large-single.HS.M_z.0.0.svg')).not.toMatch(/_z/)
  })

  it('notices markup that is not well formed', () => {
    expect(faults('<svg><g></svg>')).not.toEqual([])
    expect(faults('<svg><rect id="a"/></svg>')).not.toEqual([])
    expect(faults('<svg><rect x="NaN"/></svg>')).not.toEqual([])
  })

  it('names the existing families when the requested family does not exist', () => {
    expect(() => illustration({ family: 'unicorn', tone: 'teal' })).toThrow(/'unicorn' does not exist.*glove-box/)
  })
})
