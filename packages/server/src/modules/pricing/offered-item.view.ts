import type { OfferedItem } from '@gauze/contract'
import type { GoodsItem, GoodsTerms } from './goods.types.js'
import { itemAddability, refusalProblem } from './item-gating.js'
import { wirePrice } from './wire-price.js'

/** Circumstances of an offer other than the item. */
interface OfferTerms extends Pick<GoodsTerms, 'rxLevels' | 'sellable'> {
  /** Whether the caller may see prices. */
  readonly isPriceVisible: boolean
  readonly supportPhone: string | undefined
}

/**
 * An item as a company may buy it now, as sent on the wire.
 * @example offeredItemView(item, { rxLevels: ['2'], sellable: ['2'], isPriceVisible: true, supportPhone })
 */
export function offeredItemView(item: GoodsItem, terms: OfferTerms): OfferedItem {
  const offer = itemAddability(terms, item, terms.supportPhone)
  const refusal = offer.ok ? null : refusalProblem(offer).options
  return {
    itemId: item.itemId,
    itemName: item.itemName,
    name: item.name,
    manufacturer: item.manufacturer,
    mpn: item.mpn,
    urlComponent: item.urlComponent,
    thumbnailImage: item.thumbnailImage,
    matrixDetails: item.matrixDetails,
    units: item.units,
    rxLevelId: item.rxLevel,
    price: wirePrice(item.price, terms.isPriceVisible),
    quantityAvailable: item.quantityAvailable,
    specialOrder: item.specialOrder,
    refusal: refusal && { code: refusal.slug, detail: refusal.detail },
  }
}
