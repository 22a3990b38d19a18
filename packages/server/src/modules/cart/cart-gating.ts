import { type Addability, addability } from '@gauze/rules'
import { ProblemError } from '../../http/problem.js'
import type { CartItem, CartState } from './cart.types.js'

type Refusal = Exclude<Addability, { ok: true }>

/** Whether the company of a cart may add an item, by the same rule as the browser's button (PDP-09). */
export const itemAddability = (
  state: Pick<CartState, 'rxLevels' | 'sellable'>,
  item: CartItem,
  supportPhone: string | undefined,
): Addability =>
  addability({
    item: {
      rxLevel: item.rxLevel,
      inactive: item.inactive,
      restricted: item.restricted,
      isAddableToCart: item.isAddableToCart,
      price: item.price ?? 'N/A',
      allocationMax: item.allocationLeft,
    },
    account: { rxLevels: state.rxLevels },
    sellable: state.sellable,
    supportPhone,
  })

/** The problem a refused item is answered with; its detail is the sentence the browser would show. */
export const refusalProblem = ({ reason, message }: Refusal): ProblemError => {
  switch (reason) {
    case 'restricted':
      return new ProblemError({ slug: 'item-restricted', status: 403, detail: message })
    case 'licence':
    case 'signedOut':
      return new ProblemError({ slug: 'licence-required', status: 403, detail: message })
    case 'allocation':
      return new ProblemError({ slug: 'no-allocation', status: 409, detail: message })
    case 'inactive':
    case 'unavailable':
    case 'notSellable':
      return new ProblemError({ slug: 'item-unavailable', status: 409, detail: message })
  }
}
