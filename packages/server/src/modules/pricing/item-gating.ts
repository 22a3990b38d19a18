import { type Addability, addability, type ItemRefusal } from '@gauze/rules'
import { itemRefusalMessages, itemRefusalText } from '@gauze/rules/messages'
import { ProblemError, refused } from '../../base/problem.js'
import type { GoodsItem, GoodsTerms } from './goods.types.js'

/** Whether a company may buy an item, by the same rule as the browser's button. */
export function itemAddability(
  terms: Pick<GoodsTerms, 'rxLevels' | 'sellable'>,
  item: GoodsItem,
  supportPhone: string | undefined,
): Addability {
  return addability({
    item: {
      rxLevel: item.rxLevel,
      inactive: item.inactive,
      restricted: item.restricted,
      isAddableToCart: item.isAddableToCart,
      price: item.price ?? 'N/A',
      allocationMax: item.allocationLeft,
    },
    account: { rxLevels: terms.rxLevels },
    sellable: terms.sellable,
    supportPhone,
  })
}

/** The problem that answers a refused item; its detail is the sentence the browser would show. */
export function refusalProblem(refusal: ItemRefusal): ProblemError {
  const detail = itemRefusalText(refusal, itemRefusalMessages)
  switch (refusal.reason) {
    case 'restricted':
      return new ProblemError({ slug: 'item-restricted', status: 403, detail })
    case 'license':
    case 'signedOut':
      return new ProblemError({ slug: 'licence-required', status: 403, detail })
    case 'allocation':
      return new ProblemError({ slug: 'no-allocation', status: 409, detail })
    case 'inactive':
    case 'unavailable':
    case 'notSellable':
      return new ProblemError({ slug: 'item-unavailable', status: 409, detail })
  }
}

/** @throws ProblemError unless the item is sold in this unit */
export function requireUnit(item: Pick<GoodsItem, 'name' | 'units'>, unit: number): void {
  if (item.units.some(({ id }) => id === unit)) return
  const names = item.units.map(({ unitName }) => unitName).join(', ')
  throw refused('unknown-unit', `${item.name} is not sold in this unit. Choose one of: ${names}.`, {
    unit: [`must be a unit of the item (${names})`],
  })
}
