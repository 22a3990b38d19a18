import { type IllustrationVariant, illustrationFileName, type PackageLabel } from '../illustrations/index.js'
import { attributesFrom } from './attributes.js'
import type {
  Catalogue,
  CatalogueCategory,
  CatalogueDownload,
  CatalogueImage,
  CatalogueItem,
  CatalogueOptions,
  CatalogueUnit,
} from './catalogue.types.js'
import { categoryDefinitions } from './categories/index.js'
import {
  type CategoryDefinition,
  type FamilyDefinition,
  familiesOf,
  type Row,
  rowKeywords,
  type SubcategoryDefinition,
} from './definition.js'
import { type Manufacturer, manufacturers, partNumber } from './manufacturers.js'
import { packagePrinter } from './package-print.js'
import { readPackaging, unitRegister } from './packaging.js'
import { priceLevels } from './pricing.js'
import { drawnSize, hueOf, type Product, productsOf } from './products.js'
import { draw, randomFor } from './random.js'
import { fill, gtin14, lineName, sentence, sentences, slug, suffixCode } from './text.js'

/** Each top category has a block of ids, so that a new product in one leaves the ids of the others alone. */
const idBlock = 5_000
const firstId = 10_001
/** The ids of the n-th copy of the catalogue start this much higher. */
const copyOffset = 100_000

interface Placed {
  readonly product: Product
  readonly maker: Manufacturer
  readonly serial: number
  readonly id: number
  readonly categoryId: number
  readonly isNew: boolean
}

function tileOf(definition: Pick<CategoryDefinition, 'art' | 'tone'>): CatalogueImage {
  const spec = { family: definition.art, tone: definition.tone, size: 'large', variant: 'tile' } as const
  return { spec, fileName: illustrationFileName(spec) }
}

function categoriesOf(definitions: readonly CategoryDefinition[]): CatalogueCategory[] {
  return definitions.flatMap((definition, position) => {
    const id = (position + 1) * 100
    const top: CatalogueCategory = {
      id,
      parentId: null,
      name: definition.name,
      urlComponent: slug(definition.name),
      description: definition.description,
      image: tileOf(definition),
      position,
    }
    const below = definition.subcategories.map((each, at): CatalogueCategory => {
      const families = familiesOf(each)
      const [family] = families
      return {
        id: id + at + 1,
        parentId: id,
        name: each.name,
        urlComponent: slug(each.name),
        description: `${each.name} from ${new Set(families.flatMap((one) => one.offers.map((offer) => (typeof offer === 'string' ? offer : offer.maker)))).size} makers: ${[...new Set(families.map((one) => one.keywords.split(',')[0]?.trim()))].slice(0, 4).join(', ')}.`,
        image: family
          ? tileOf({
              art: family.art,
              tone: typeof family.tone === 'string' ? family.tone : (family.tone[0] ?? 'teal'),
            })
          : top.image,
        position: at,
      }
    })
    return [top, ...below]
  })
}

const makerOf = new Map(manufacturers.map((maker) => [maker.key, maker]))

/**
 * Gives every product its id, its maker's running number and its subcategory: first the products of `families`, then
 * the additions, with the numbers that follow.
 */
function place(definitions: readonly CategoryDefinition[], seed: number) {
  const serials = new Map<string, number>()
  const nextIds = definitions.map((_, position) => firstId + position * idBlock)
  const number = (product: Product, position: number, at: number, isNew: boolean): Placed => {
    const maker = makerOf.get(product.offer.maker)
    if (!maker) throw new Error(`Maker '${product.offer.maker}' of family '${product.family.key}' is not listed.`)
    const before = serials.get(maker.key) ?? 1000 + Math.floor(randomFor(seed, maker.key)() * 60) * 50
    const serial = before + 3 + Math.floor(randomFor(seed, `${product.key}/serial`)() * 9)
    serials.set(maker.key, serial)
    const id = nextIds[position] ?? firstId
    nextIds[position] = id + (product.isMatrix ? product.rows.length + 1 : 1)
    return { product, maker, serial, id, categoryId: (position + 1) * 100 + at + 1, isNew }
  }
  const round = (isNew: boolean, familiesIn: (subcategory: SubcategoryDefinition) => readonly FamilyDefinition[]) =>
    definitions.flatMap((category, position) =>
      category.subcategories.flatMap((subcategory, at) =>
        familiesIn(subcategory)
          .flatMap((family) => productsOf(category, subcategory.name, family))
          .map((product) => number(product, position, at, isNew)),
      ),
    )
  const established = round(false, ({ families }) => families)
  return { established, added: round(true, ({ additions = [] }) => additions) }
}

function picture(product: Product, row: Row, label: PackageLabel, variant: IllustrationVariant): CatalogueImage {
  const { art: family } = product.family
  const spec = { family, tone: hueOf(product, row), size: drawnSize(product.family, row), variant, label }
  return { spec, fileName: illustrationFileName(spec) }
}

function pictures(
  product: Product,
  row: Row,
  label: PackageLabel,
  units: readonly CatalogueUnit[],
  chance: number,
): CatalogueImage[] {
  if (chance < 0.015) return []
  const more: IllustrationVariant[] = []
  if (chance > 0.3) more.push('detail')
  if (chance > 0.6) more.push('pair')
  if (units.length > 1) more.push('carton')
  return (['single', ...more] as const).map((variant) => picture(product, row, label, variant))
}

function downloadsOf({ product, maker }: Placed): CatalogueDownload[] {
  return (product.family.docs ?? ['Spec sheet']).map((kind) => ({
    kind,
    name: `${kind}: ${product.family.keywords.split(',')[0]?.trim() ?? product.name}, ${maker.name}`,
    fileName: `${slug(kind)}-${product.family.key}-${maker.key}.pdf`,
  }))
}

function attributesOf(product: Product, values: Readonly<Record<string, string>>, units: readonly CatalogueUnit[]) {
  const { trait, [rowKeywords]: _, ...own } = values
  const facts = Object.entries(product.family.facts ?? {}).map(
    ([key, template]) => [key, fill(template, values)] as const,
  )
  const written = [...Object.entries(own), ...facts, ...(trait ? [['Feature', sentence(trait.trim())] as const] : [])]
  return [
    ...attributesFrom(written, product.category.name, readPackaging(product.family.units).pieces),
    { name: 'Sold By', value: units.map((unit) => unit.unitName).join(', ') },
  ]
}

function availability(seed: number, key: string, demand: number) {
  const next = randomFor(seed, `${key}/availability`)
  const outOfStock = next() < 0.04
  const onAllocation = next() < 0.035
  const quarterly = next() < 0.4
  const allocationMax = next() < 0.15 ? 0 : 2 + Math.floor(next() * 18)
  const stock = 3 + Math.floor(next() ** 2.4 * 1400 * demand + next() * 30)
  return {
    quantityAvailable: outOfStock ? 0 : stock,
    outOfStock,
    allocationPeriod: onAllocation ? (quarterly ? ('Quarterly' as const) : ('Monthly' as const)) : null,
    allocationMax: onAllocation ? allocationMax : null,
  }
}

/** The fields that every item of a product has in common. */
function commonOf(placed: Placed, seed: number, units: readonly CatalogueUnit[]) {
  const { product, maker } = placed
  const next = randomFor(seed, `${product.key}/flags`)
  const demand = product.family.demand ?? 0.5
  return {
    categoryId: placed.categoryId,
    manufacturerId: maker.id,
    manufacturer: maker.name,
    displayName: product.name,
    units,
    taxable: product.category.taxable,
    rxLevel: product.family.rx ?? '1',
    restricted: next() < 0.014,
    inactive: next() < 0.012,
    unpriced: next() < 0.012,
    specialOrder: product.family.specialOrder === true || next() < 0.025,
    pictureChance: next(),
    popularity: Math.round(1000 * demand * (0.3 + 0.7 * next())),
    downloads: downloadsOf(placed),
  }
}

function describe(
  { product, maker }: Placed,
  values: Readonly<Record<string, string>>,
  units: readonly CatalogueUnit[],
  variant: string,
): string {
  const [base, ...more] = units.map((unit) => unit.unitName.toLowerCase())
  const sold = more.length > 0 ? `by the ${base} or the ${more.join(' or the ')}` : `by the ${base}`
  const packed = `${variant ? `This is ${variant}. ` : ''}Sold ${base === 'each' ? ['singly', ...more.map((unit) => `by the ${unit}`)].join(' or ') : sold}.`
  return sentences(`${fill(product.family.about, { ...values, maker: maker.name })} ${packed}`)
}

function keywordsOf({ product, maker }: Placed, row: Row): string {
  const { keywords, keywordsBy = {} } = product.family
  const own = Object.values({ ...product.values, ...row.values }).map((value) => keywordsBy[value])
  return [row.values[rowKeywords], ...own, keywords, maker.name.toLowerCase()].filter(Boolean).join(', ')
}

/** The item for one row: the product itself, or one variant of it. */
function itemOf(
  placed: Placed,
  row: Row,
  id: number,
  seed: number,
  units: readonly CatalogueUnit[],
  labelOf: ReturnType<typeof packagePrinter>,
  nextGtin: (maker: Manufacturer) => string,
): CatalogueItem {
  const { product, maker, serial } = placed
  const { unpriced, pictureChance, ...common } = commonOf(placed, seed, units)
  const matrixDetails = (product.family.matrix ?? []).map((key) => ({ key, value: row.values[key] ?? '' }))
  const variant = matrixDetails
    .map(({ key, value }) => (/^[0-9.]+$/.test(value) ? `${key.toLowerCase()} ${value}` : value))
    .join(', ')
  const name = variant ? `${product.name}, ${variant}` : product.name
  const suffixes = matrixDetails.map(({ value }) => suffixCode(value))
  const mpn = partNumber(maker, serial, suffixes)
  const values = { ...product.values, ...row.values }
  const rowKey = `${product.key}/${matrixDetails.map(({ value }) => value).join('/')}`
  const prices = unpriced
    ? []
    : priceLevels(product.family.price * row.factor * (product.offer.factor ?? 1), randomFor(seed, `${rowKey}/price`))
  const attributes = attributesOf(product, values, units)
  const count = attributes.find((attribute) => attribute.name === 'Count')?.value
  const label = labelOf(product, row, maker.prefix, count)
  const chosen = matrixDetails.map(({ key, value }) => `${key.toLowerCase()} ${value}`).join(', ')
  return {
    id,
    kind: product.isMatrix ? 'variant' : 'simple',
    parentId: product.isMatrix ? placed.id : null,
    children: [],
    matrixDetails,
    isNew: placed.isNew,
    ...common,
    ...availability(seed, rowKey, product.family.demand ?? 0.5),
    itemName: String(id),
    siteDisplayName: name,
    description: describe(placed, values, units, chosen),
    mpn,
    gtin: nextGtin(maker),
    urlComponent: slug(`${name} ${maker.key} ${mpn}`),
    metaTag: `${name} by ${maker.name}, part ${mpn}. ${units.map((unit) => unit.unitName).join(', ')}. Order online for your clinic.`,
    titleTag: `${name} | ${maker.name}`,
    h1Tag: name,
    searchKeywords: keywordsOf(placed, row),
    attributes,
    listPrice: prices[0]?.price ?? 'N/A',
    prices,
    isAddableToCart: !common.inactive && !unpriced,
    images: pictures(product, row, label, units, pictureChance),
    correlatedItemIds: [],
    alternativeItemIds: [],
  }
}

/**
 * The item that groups variants: it has their shared fields, and the pictures and price of the first one; nobody can
 * buy it.
 */
function parentOf(placed: Placed, variants: readonly CatalogueItem[], first: CatalogueItem): CatalogueItem {
  const { product, maker, serial } = placed
  const mpn = partNumber(maker, serial)
  const matrixKeys = new Set(product.family.matrix)
  return {
    ...first,
    id: placed.id,
    kind: 'parent',
    parentId: null,
    children: variants.map(({ id, matrixDetails }) => ({ id, matrixDetails })),
    matrixDetails: [],
    itemName: String(placed.id),
    siteDisplayName: product.name,
    description: describe(placed, { ...product.values, ...product.rows[0]?.values }, first.units, ''),
    mpn,
    gtin: null,
    urlComponent: slug(`${product.name} ${maker.key} ${mpn}`),
    metaTag: `${product.name} by ${maker.name}, in ${variants.length} versions. Order online for your clinic.`,
    titleTag: `${product.name} | ${maker.name}`,
    h1Tag: product.name,
    attributes: first.attributes.filter(({ name }) => !matrixKeys.has(name)),
    quantityAvailable: 0,
    outOfStock: variants.every((variant) => variant.outOfStock),
    allocationPeriod: null,
    allocationMax: null,
    isAddableToCart: false,
  }
}

/** Links each product to the products that go with it and to the products that can replace it. */
function linker(placed: readonly Placed[], seed: number) {
  const bySubcategory = Map.groupBy(placed, ({ product }) => product.subcategory)
  const byFamily = Map.groupBy(placed, ({ product }) => product.family.key)
  return (one: Placed) => {
    const next = randomFor(seed, `${one.product.key}/links`)
    const subcategory = one.product.category.subcategories.find(({ name }) => name === one.product.subcategory)
    const partners = (subcategory?.goesWith ?? []).flatMap((name) => {
      const found = bySubcategory.get(name)
      if (!found) throw new Error(`Subcategory '${one.product.subcategory}' goes with '${name}', which does not exist.`)
      return draw(next, found, 2)
    })
    const others = (byFamily.get(one.product.family.key) ?? []).filter(({ id }) => id !== one.id)
    const sameValues = (other: Placed) =>
      Object.entries(one.product.values).every(([key, value]) => key === 'trait' || other.product.values[key] === value)
    const exact = others.filter(sameValues)
    const near = others.filter((other) => !sameValues(other))
    const neighbors = (bySubcategory.get(one.product.subcategory) ?? []).filter(
      ({ product }) => product.family !== one.product.family,
    )
    return {
      correlatedItemIds: draw(next, partners, 5).map(({ id }) => id),
      alternativeItemIds: [...draw(next, exact, 3), ...draw(next, near, 3), ...draw(next, neighbors, 3)]
        .slice(0, 3)
        .map(({ id }) => id),
    }
  }
}

/** The n-th copy of an item: another product line with its own ids, names, numbers and addresses. */
function copyOf(item: CatalogueItem, copy: number, gtin: string | null): CatalogueItem {
  const offset = copy * copyOffset
  const line = lineName(copy - 1)
  const suffix = `-${line.slice(0, 3).toUpperCase()}${copy}`
  const mpn = `${item.mpn}${suffix}`
  const shift = (id: number) => id + offset
  const named = (name: string) => `${line} ${name}`
  return {
    ...item,
    id: shift(item.id),
    parentId: item.parentId === null ? null : shift(item.parentId),
    children: item.children.map((child) => ({ ...child, id: shift(child.id) })),
    itemName: String(shift(item.id)),
    displayName: named(item.displayName),
    siteDisplayName: named(item.siteDisplayName),
    mpn,
    gtin,
    urlComponent: `${item.urlComponent}-${slug(line)}-${copy}`,
    metaTag: named(item.metaTag),
    titleTag: named(item.titleTag),
    h1Tag: named(item.h1Tag),
    correlatedItemIds: item.correlatedItemIds.map(shift),
    alternativeItemIds: item.alternativeItemIds.map(shift),
  }
}

function gtinCounter() {
  const counts = new Map<number, number>()
  return (makerId: number): string => {
    const item = (counts.get(makerId) ?? 0) + 1
    counts.set(makerId, item)
    return gtin14(makerId, item)
  }
}

/**
 * Generates the shop's catalogue. Pure and deterministic: the same options give the same catalogue.
 *
 * @param options seed and number of copies
 * @returns categories, makers, units and items, parents before their variants
 * @throws Error when a definition refers to something that does not exist
 * @example const { items } = generateCatalogue()
 * @example const bench = generateCatalogue({ multiply: 40 }) // about 100,000 items
 */
export function generateCatalogue({ seed = 2026, multiply = 1 }: CatalogueOptions = {}): Catalogue {
  const register = unitRegister()
  const gtin = gtinCounter()
  const { established, added } = place(categoryDefinitions, seed)
  const placed = [...established, ...added]
  const labelOf = packagePrinter(placed.map(({ product }) => product))
  const linksOfEstablished = linker(established, seed)
  const linksOfAdded = linker(placed, seed)
  const originals = placed.flatMap((one): CatalogueItem[] => {
    const units = register.unitsOf(one.product.family.units)
    const links = one.isNew ? linksOfAdded(one) : linksOfEstablished(one)
    const start = one.product.isMatrix ? one.id + 1 : one.id
    const own = one.product.rows.map((row, at) => ({
      ...itemOf(one, row, start + at, seed, units, labelOf, (maker) => gtin(maker.id)),
      ...links,
    }))
    const [first] = own
    return one.product.isMatrix && first ? [{ ...parentOf(one, own, first), ...links }, ...own] : own
  })
  const copies = Array.from({ length: multiply - 1 }, (_, at) =>
    originals.map((item) => copyOf(item, at + 1, item.gtin === null ? null : gtin(item.manufacturerId))),
  )
  return {
    categories: categoriesOf(categoryDefinitions),
    manufacturers: manufacturers.map(({ id, key, name }) => ({ id, key, name })),
    units: register.all,
    items: copies.length > 0 ? [...originals, ...copies.flat()] : originals,
  }
}
