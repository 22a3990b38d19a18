import { cartAnswerSchema } from '@gauze/contract/schemas'
import { convenienceFee, dollarsFromCents, roundToCents } from '@gauze/rules'
import { notFound, ProblemError } from '../../base/problem.js'
import type { CallContext } from '../../http/calls.types.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { feePercentOf, taxOn } from '../pricing/charges.js'
import { addToCart, type ChangedCart, changeCart, openCart } from './cart.service.js'
import { cartAnswerView, cartView } from './cart.view.js'
import { planEdit, planEmpty, planRemove } from './cart-changes.js'
import { readFeeTerms, readTaxTerms } from './charges.repository.js'

type CartContext = Pick<CallContext<'getCart'>, 'scope' | 'user' | 'services'>

const keptSchema = cartAnswerSchema.pick({ addToCartAdjustment: true })

/**
 * A call that changes the cart. What is kept of it is whether a quantity was lowered: a repeat is answered with the cart
 * as it is by then, whose version says which answer is newer.
 */
function cartChange<Context extends CartContext>(change: (context: Context) => Promise<ChangedCart>) {
  const answer = (changed: ChangedCart, { user, services }: Context) =>
    cartAnswerView(changed, user.isPriceVisible, services)
  return {
    change: async (context: Context) => {
      const changed = await change(context)
      return { kept: { addToCartAdjustment: changed.isAdjusted }, answer: () => answer(changed, context) }
    },
    repeat: async (kept: unknown, context: Context) => {
      const { addToCartAdjustment: isAdjusted } = keptSchema.parse(kept)
      return answer({ state: await openCart(context.scope), isAdjusted }, context)
    },
  }
}

/** The calls under /api/cart/cart/. */
export const cartHandlers = defineHandlers({
  getCart: async ({ scope, user, services }) => cartView(await openCart(scope), user.isPriceVisible, services),

  emptyCart: cartChange(({ scope }: CallContext<'emptyCart'>) => changeCart(scope, planEmpty)),

  addItem: cartChange(async ({ scope, input, services, log }: CallContext<'addItem'>) => {
    const { itemId, unit, quantity, searchTerm = null, queryID = null, position = null } = input
    const addition = { unit, quantity, searchTerm, queryId: queryID, position }
    try {
      return await addToCart(scope, itemId, addition, await services.supportPhone())
    } catch (error) {
      if (error instanceof ProblemError) log.warn({ itemId, reason: error.options.slug }, 'adding to the cart refused')
      throw error
    }
  }),

  editItem: cartChange(async ({ scope, input, services }: CallContext<'editItem'>) => {
    const supportPhone = await services.supportPhone()
    return changeCart(scope, (cart) => planEdit(cart, input, supportPhone))
  }),

  removeItem: cartChange(({ scope, input }: CallContext<'removeItem'>) =>
    changeCart(scope, (cart) => planRemove(cart, input.detailId)),
  ),

  getTaxRate: async ({ scope, input, services }) => {
    const { items, destination, ...terms } = await readTaxTerms(scope, input.addressId, input.itemIds)
    if (destination === null) throw notFound('This address is not one of your company’s. Choose another.')
    const known = new Set(items.map(({ itemId }) => itemId))
    const unknown = input.itemIds.find((itemId) => !known.has(itemId))
    if (unknown !== undefined) throw notFound(`There is no item ${unknown}. Ask for items of the catalog only.`)
    const { ratePercent, shippingTaxable, taxableItemIds } = await taxOn(destination, terms, items, services)
    const taxed = new Set(taxableItemIds)
    return {
      taxRate: ratePercent,
      shippingTaxable,
      items: items.map(({ itemId }) => ({ itemId, taxable: taxed.has(itemId) })),
    }
  },

  getConvenienceFee: async ({ scope, input, services }) => {
    const rate = await feePercentOf(await readFeeTerms(scope), services)
    const fee = convenienceFee({ rate: rate ?? 0, base: roundToCents(input.total) })
    return { convenienceFeeTotal: dollarsFromCents(fee) }
  },

  getConvenienceFeeRate: async ({ scope, services }) => ({
    convenienceFeeRate: (await feePercentOf(await readFeeTerms(scope), services)) ?? 0,
  }),

  getConvFeeExempt: async ({ scope }) => ({ convFeeExempt: (await readFeeTerms(scope)).listedFeePercent === null }),
})
