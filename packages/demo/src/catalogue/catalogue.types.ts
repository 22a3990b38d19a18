import type {
  IllustrationFamily,
  IllustrationSize,
  IllustrationVariant,
  PackageLabel,
  Tone,
} from '../illustrations/index.js'

/**
 * The license that a buyer needs for an item: '1' none, '2' prescription devices, '3' prescription drugs, '4'
 * controlled substances of schedule III to V, '5' of schedule II.
 */
export type RxLevel = '1' | '2' | '3' | '4' | '5'

/** The price levels every priced item has; 'List Price' is the one shown struck through. */
export type PriceLevel = 'List Price' | 'Contract A' | 'Contract B' | 'Clinic'

/** The picture of an item or category, drawn by `illustration(spec)` and stored under `fileName`. */
export interface CatalogueImage {
  readonly spec: {
    readonly family: IllustrationFamily
    readonly tone: Tone
    readonly size: IllustrationSize
    readonly variant: IllustrationVariant
    readonly label?: PackageLabel
  }
  /** The name in the `product-imgs` (items) or `product-cats` (categories) container. */
  readonly fileName: string
}

/** A top category (`parentId` null) or a subcategory. */
export interface CatalogueCategory {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  /** The last part of its address; unique among categories. */
  readonly urlComponent: string
  readonly description: string
  readonly image: CatalogueImage
  /** Its place among its siblings, from 0. */
  readonly position: number
}

/** An invented maker of products. */
export interface CatalogueManufacturer {
  readonly id: number
  readonly key: string
  readonly name: string
}

/**
 * A unit of measure an item is sold in. Items with the same packaging share unit ids, so variants can be linked with
 * `?uom=`.
 */
export interface CatalogueUnit {
  readonly id: number
  /** The trade code: EA, BX, CS … */
  readonly code: string
  /** In words: 'Box of 100'. */
  readonly unitName: string
  /** Base units in one of these; 1 for the base unit, which comes first. */
  readonly conversionRate: number
}

/** One key of a matrix variant: `{ key: 'Size', value: 'medium' }`. */
export interface MatrixDetail {
  readonly key: string
  readonly value: string
}

/** The price of one base unit at a level. */
export interface CataloguePrice {
  readonly level: PriceLevel
  /** Dollars as a decimal string with two or four decimals. */
  readonly price: string
}

/** A document about an item. */
export interface CatalogueDownload {
  readonly kind: 'SDS' | 'IFU' | 'Spec sheet'
  readonly name: string
  /** The name in the `product-files` container; items of one family and maker share it. */
  readonly fileName: string
}

/**
 * An item: sold by itself (`simple`), a matrix that groups variants (`parent`, not sellable), or one of its variants.
 */
export interface CatalogueItem {
  readonly id: number
  readonly kind: 'simple' | 'parent' | 'variant'
  readonly parentId: number | null
  /** A parent's variants in their natural order; empty otherwise. */
  readonly children: readonly { readonly id: number; readonly matrixDetails: readonly MatrixDetail[] }[]
  readonly matrixDetails: readonly MatrixDetail[]
  /** Whether it joined the range after the companies traded, so that no company has ordered it yet. */
  readonly isNew: boolean
  /** The subcategory it belongs to. */
  readonly categoryId: number
  readonly manufacturerId: number
  readonly manufacturer: string
  /** The item number of the store, printed wherever the store names the item, such as '15041'; unique. */
  readonly itemName: string
  /** The name a matrix shares with its variants. */
  readonly displayName: string
  /** The full name, variant included, as a page shows it. */
  readonly siteDisplayName: string
  readonly description: string
  readonly mpn: string
  /** GTIN-14 in the range for restricted circulation, so that it is nobody's real number; null on parents. */
  readonly gtin: string | null
  /** The last part of its address; unique among items. */
  readonly urlComponent: string
  readonly metaTag: string
  readonly titleTag: string
  readonly h1Tag: string
  /** The names that nurses use for it, separated by commas. */
  readonly searchKeywords: string
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** Base unit first. */
  readonly units: readonly CatalogueUnit[]
  /** The list price of one base unit in dollars, or 'N/A' when it is priced on request. */
  readonly listPrice: string
  /** Empty when `listPrice` is 'N/A'. */
  readonly prices: readonly CataloguePrice[]
  readonly taxable: boolean
  readonly rxLevel: RxLevel
  /** Base units in stock; 0 on parents. */
  readonly quantityAvailable: number
  readonly outOfStock: boolean
  readonly restricted: boolean
  readonly inactive: boolean
  readonly specialOrder: boolean
  readonly isAddableToCart: boolean
  /** Set when one account may buy only so much in a period. */
  readonly allocationPeriod: 'Monthly' | 'Quarterly' | null
  /** Base units an account has left in the period (0 means none); null when not on allocation. */
  readonly allocationMax: number | null
  /** The main picture first; empty for the few that have none. */
  readonly images: readonly CatalogueImage[]
  readonly downloads: readonly CatalogueDownload[]
  /** Items that go well with it (never variants). */
  readonly correlatedItemIds: readonly number[]
  /** Items that can stand in for it (never variants). */
  readonly alternativeItemIds: readonly number[]
  /** 0 to 1000; sorts lists before any sale is made. */
  readonly popularity: number
}

/** Everything the shop sells. */
export interface Catalogue {
  readonly categories: readonly CatalogueCategory[]
  readonly manufacturers: readonly CatalogueManufacturer[]
  readonly units: readonly CatalogueUnit[]
  readonly items: readonly CatalogueItem[]
}

/** How to generate a catalogue. */
export interface CatalogueOptions {
  /** 2026 by default; the same seed gives the same catalogue. */
  readonly seed?: number
  /** How many times to repeat every product under another product line's name (1 by default). */
  readonly multiply?: number
}
