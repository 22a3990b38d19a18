import type { Product, ProductCard, ProductVariant } from '@gauze/contract'
import { soldItem } from '@gauze/rules'
import { wirePrice, wirePrices } from '../pricing/wire-price.js'
import type { CardRow, LatestPurchase, VariantRow } from './card.types.js'

/**
 * A product as sent on the wire for a card. A product with variants is not sold itself: it comes with the variant that
 * the card shows, has the price of the cheapest, and can be added while one of them can.
 * @param visible whether the caller may see prices; if not, none leaves the server
 * @param namedVariant the variant that the search named; a variant that was requested itself names itself
 */
export function cardView(row: CardRow, visible: boolean, namedVariant: number | null = null): ProductCard {
  const offer = offerOf(row)
  const variantId = row.parentId === null ? namedVariant : row.id
  const shown = row.children.find(({ id }) => id === variantId) ?? row.children[0]
  return {
    id: row.id,
    itemId: row.id,
    itemName: row.itemName,
    siteDisplayName: row.siteDisplayName,
    manufacturer: row.manufacturer,
    mpn: row.mpn,
    price: wirePrice(offer.price, visible),
    // For a product with variants, only the prices of the variant are shown.
    prices: shown ? [] : wirePrices({ ...offer, level: null }, visible),
    quantityAvailable: offer.quantityAvailable,
    rxLevel: row.rxLevel,
    inactive: row.inactive || undefined,
    restricted: row.restricted || undefined,
    specialOrder: row.specialOrder || undefined,
    isAddableToCart: row.isMatrixParent ? row.children.some(isAddable) : isAddable(row),
    allocationPeriod: row.allocationPeriod ?? undefined,
    thumbnailImage: row.thumbnailImage,
    matrixDetails: row.matrixDetails,
    // For a product with variants, only the units of the variant are sold.
    unit: { details: shown ? [] : row.units },
    urlComponent: row.urlComponent,
    variantId: variantId ?? undefined,
    children: shown ? [cardVariantView(shown, row, visible)] : [],
  }
}

/** The most variants that a card of a listing offers. The others are on the page of the product. */
const maxChoices = 12

/**
 * A customer's card of a listing with the variants to choose from: a variant is only offered under filters that it
 * matches, so variants that do not match are just counted.
 * @param fitting the items that match the listing
 */
export function withChoices(
  card: ProductCard,
  { children }: Pick<CardRow, 'children'>,
  fitting: readonly number[],
): ProductCard {
  const sold = soldItem(card).id
  const offered = children.filter((variant) => fitting.includes(variant.id) && isAddable(variant))
  // The shown variant is always among the choices, also where it is not among the first ones.
  const first = offered.filter(({ id }, at) => id === sold || at < maxChoices).slice(-maxChoices)
  const choices = first.length > 1 && first.some(({ id }) => id === sold) ? first : []
  const others = children.length - Math.max(choices.length, 1)
  return {
    ...card,
    ...(choices.length > 0 && { choices: choices.map(choiceView) }),
    ...(others > 0 && { otherVariants: others }),
  }
}

function choiceView({ id, matrixDetails, quantityAvailable }: VariantRow): NonNullable<ProductCard['choices']>[number] {
  const value = matrixDetails.map((detail) => detail.value).join(', ')
  return { id, value, ...(quantityAvailable <= 0 && { isOut: true }) }
}

/** A card with the company's latest purchase of the item that it sells, in a unit that the item is still sold in. */
export function withLatestPurchase<Card extends ProductCard | Product>(
  card: Card,
  purchase: LatestPurchase | undefined,
): Card {
  const unitDetails = soldItem(card).units.find(({ id }) => id === purchase?.unit)
  if (!purchase || !unitDetails) return card
  return { ...card, latestPurchase: { date: purchase.orderedOn, unit: unitDetails.id, unitDetails } }
}

/** A card with the unit that a GTIN named, if it is a unit of the item that the card sells. */
export function withNamedUnit(card: ProductCard, units: ReadonlyMap<number, number>): ProductCard {
  const namedUnit = units.get(soldItem(card).id)
  return namedUnit === undefined ? card : { ...card, namedUnit }
}

/** The variant of a card, without the fields that the card already has. */
function cardVariantView(variant: VariantRow, row: CardRow, visible: boolean): ProductCard['children'][number] {
  const {
    gtin: _gtin,
    thumbnailImage,
    allocationPeriod,
    restricted,
    specialOrder,
    ...view
  } = variantView(variant, null, visible)
  return {
    ...view,
    restricted: restricted || undefined,
    specialOrder: specialOrder || undefined,
    allocationPeriod: allocationPeriod ?? undefined,
    thumbnailImage: thumbnailImage === row.thumbnailImage ? undefined : (thumbnailImage ?? undefined),
  }
}

/** A variant as sent on the wire for the page of its product. */
export function variantView(row: VariantRow, level: string | null, visible: boolean): ProductVariant {
  return {
    id: row.id,
    itemName: row.itemName,
    siteDisplayName: row.siteDisplayName,
    matrixDetails: row.matrixDetails,
    mpn: row.mpn,
    gtin: row.gtin,
    price: wirePrice(row.price, visible),
    prices: wirePrices({ ...row, level }, visible),
    quantityAvailable: row.quantityAvailable,
    rxLevel: row.rxLevel,
    restricted: row.restricted,
    specialOrder: row.specialOrder,
    urlComponent: row.urlComponent,
    isAddableToCart: isAddable(row),
    allocationPeriod: row.allocationPeriod,
    thumbnailImage: row.thumbnailImage,
    unit: { details: row.units },
  }
}

type Offer = Pick<VariantRow, 'price' | 'levelPrice' | 'listPrice' | 'quantityAvailable'>

/**
 * The price and the stock of a product: for a product with variants the cheapest variant's prices and the stock of all.
 */
export function offerOf(row: CardRow): Offer {
  return row.isMatrixParent ? offerOfVariants(row) : row
}

/** The cheapest variant's prices and the stock of all. */
function offerOfVariants(row: CardRow): Offer {
  const cheapest = row.children.reduce<Offer>((best, variant) => (isCheaper(variant, best) ? variant : best), {
    price: null,
    levelPrice: null,
    listPrice: null,
    quantityAvailable: 0,
  })
  return { ...cheapest, quantityAvailable: row.children.reduce((sum, variant) => sum + variant.quantityAvailable, 0) }
}

function isCheaper(variant: Offer, best: Offer): boolean {
  return variant.price !== null && (best.price === null || variant.price < best.price)
}

/** Ignores license and allocation, which depend on the buyer. An item priced 'N/A' cannot be added by anyone. */
function isAddable({ isAddableToCart, inactive, price }: VariantRow): boolean {
  return isAddableToCart && !inactive && price !== null
}
