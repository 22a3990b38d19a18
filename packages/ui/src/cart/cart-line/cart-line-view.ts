import type { CartLine } from '@gauze/contract'
import type { Cents } from '@gauze/rules'

/** A line of the cart as the cart machine projects it. */
export interface CartLineView
  extends Pick<
    CartLine,
    | 'id'
    | 'itemId'
    | 'itemName'
    | 'unit'
    | 'quantity'
    | 'units'
    | 'thumbnailImage'
    | 'name'
    | 'manufacturer'
    | 'mpn'
    | 'urlComponent'
    | 'matrixDetails'
    | 'previousPrice'
    | 'estimate'
    | 'isAddableToCart'
    | 'rxLevelId'
  > {
  /** Price of one unit in dollars, with up to four decimals; null without a price. */
  readonly exactUnitPrice: number | null
  /** Price of the whole quantity; null without a price. */
  readonly total: Cents | null
  /** The server has not confirmed the shown quantity and unit yet. */
  readonly isUnconfirmed: boolean
}

/** The chosen unit in words. */
export function unitLabelOf({ unit, units }: Pick<CartLine, 'unit' | 'units'>): string {
  return units.find(({ id }) => id === unit)?.label ?? ''
}
