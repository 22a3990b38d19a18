import type {
  accountAllocations,
  categories,
  itemFiles,
  itemImages,
  itemPrices,
  itemRelations,
  items,
  itemUnits,
} from '@gauze/server/plugin'
import type { InferInsertModel } from 'drizzle-orm'
import type { Catalogue, CatalogueCategory, CatalogueItem } from './catalogue/index.js'
import { packageGtin } from './catalogue/text.js'
import type { IllustrationVariant } from './illustrations/index.js'

/** A catalogue as rows ready to be written. */
export interface CatalogueRows {
  readonly categories: InferInsertModel<typeof categories>[]
  readonly items: InferInsertModel<typeof items>[]
  readonly itemUnits: (InferInsertModel<typeof itemUnits> & { id: number })[]
  readonly itemPrices: InferInsertModel<typeof itemPrices>[]
  readonly itemImages: InferInsertModel<typeof itemImages>[]
  readonly itemFiles: InferInsertModel<typeof itemFiles>[]
  readonly itemRelations: InferInsertModel<typeof itemRelations>[]
  /** The quantity of each item on allocation that one account may still buy, in base units. */
  readonly allocations: readonly Pick<InferInsertModel<typeof accountAllocations>, 'itemId' | 'max'>[]
  /** The items that joined the range after the companies traded. */
  readonly newItemIds: ReadonlySet<number>
}

/** The views of pictures, as their alternative texts say them. */
const viewNames = {
  single: 'front of the package',
  detail: 'close-up',
  pair: 'two packages',
  carton: 'shipping case',
  tile: 'category',
} as const satisfies Record<IllustrationVariant, string>

function imageUrl(container: 'product-imgs' | 'product-cats', fileName: string) {
  return `/storage/${container}/${fileName}`
}

function categoryRow({ id, parentId, name, urlComponent, description, image, position }: CatalogueCategory) {
  return {
    id,
    parentId,
    name,
    urlComponent,
    description,
    imageUrl: imageUrl('product-cats', image.fileName),
    position,
  }
}

function itemRow(item: CatalogueItem) {
  return {
    id: item.id,
    parentId: item.parentId,
    isMatrixParent: item.kind === 'parent',
    categoryId: item.categoryId,
    itemName: item.itemName,
    displayName: item.displayName,
    siteDisplayName: item.siteDisplayName,
    description: item.description,
    manufacturer: item.manufacturer,
    mpn: item.mpn,
    gtin: item.gtin ?? '',
    urlComponent: item.urlComponent,
    quantityAvailable: item.quantityAvailable,
    rxLevel: item.rxLevel,
    inactive: item.inactive,
    restricted: item.restricted,
    specialOrder: item.specialOrder,
    isAddableToCart: item.isAddableToCart,
    taxable: item.taxable,
    allocationPeriod: item.allocationPeriod,
    thumbnailImage: item.images[0] ? imageUrl('product-imgs', item.images[0].fileName) : null,
    matrixDetails: [...item.matrixDetails],
    attributes: [...item.attributes],
    metaTag: item.metaTag,
    titleTag: item.titleTag,
    h1Tag: item.h1Tag,
    searchKeywords: item.searchKeywords,
    popularity: item.popularity,
  }
}

function relationRows(item: CatalogueItem) {
  return [
    ...item.correlatedItemIds.map((relatedItemId, position) => ({
      itemId: item.id,
      kind: 'related' as const,
      relatedItemId,
      position,
    })),
    ...item.alternativeItemIds.map((relatedItemId, position) => ({
      itemId: item.id,
      kind: 'alternative' as const,
      relatedItemId,
      position,
    })),
  ]
}

/**
 * Turns a catalogue into rows. Parents come before their variants, so that the rows can be written in order; new items
 * come last, so that the ids of the other items' units stay as they are.
 * @param catalogue as `generateCatalogue` gives it
 */
export function catalogueRows(catalogue: Catalogue): CatalogueRows {
  const ordered = [...catalogue.items].sort(
    (a, b) => Number(a.isNew) - Number(b.isNew) || Number(a.parentId !== null) - Number(b.parentId !== null),
  )
  const levels = [...new Set(ordered.flatMap(({ prices }) => prices.map(({ level }) => level)))]
  let unitId = 0
  return {
    categories: [...catalogue.categories]
      .sort((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))
      .map(categoryRow),
    items: ordered.map(itemRow),
    itemUnits: ordered.flatMap((item) =>
      item.units.map((unit, position) => {
        unitId += 1
        return {
          id: unitId,
          itemId: item.id,
          unitName: unit.code,
          label: unit.unitName,
          conversionRate: String(unit.conversionRate),
          baseUnit: position === 0,
          gtin: position === 0 || item.gtin === null ? '' : packageGtin(item.gtin, position),
          position,
        }
      }),
    ),
    itemPrices: ordered.flatMap(({ id, prices }) =>
      levels.map((level) => ({
        itemId: id,
        level,
        price: prices.find((candidate) => candidate.level === level)?.price ?? null,
      })),
    ),
    itemImages: ordered.flatMap((item) =>
      item.images.map(({ fileName, spec }, position) => {
        const url = imageUrl('product-imgs', fileName)
        return { itemId: item.id, position, url, largeUrl: url, name: viewNames[spec.variant] }
      }),
    ),
    itemFiles: ordered.flatMap((item) =>
      item.downloads.map(({ name, fileName }, position) => ({
        itemId: item.id,
        position,
        name,
        url: `/storage/product-files/${fileName}`,
      })),
    ),
    itemRelations: ordered.flatMap(relationRows),
    allocations: ordered.flatMap(({ id, allocationMax }) =>
      allocationMax === null ? [] : [{ itemId: id, max: allocationMax }],
    ),
    newItemIds: new Set(ordered.flatMap(({ id, isNew }) => (isNew ? [id] : []))),
  }
}
