import { convenienceFee, dollarsFromCents, roundToCents } from '@gauze/rules'
import { defineHandlers } from '../../http/define-handlers.js'
import { notFound, ProblemError } from '../../http/problem.js'
import { addToCart, changeCart, openCart } from './cart.service.js'
import { cartAnswerView, cartView } from './cart.view.js'
import { planEdit, planEmpty, planRemove } from './cart-changes.js'
import { readConvenienceFeeRate, readTax } from './charges.repository.js'

/** The calls under /api/cart/cart/. */
export const cartHandlers = defineHandlers({
  getCart: async ({ scope, user }) => cartView(await openCart(scope), user.isPriceVisible),

  emptyCart: async ({ scope, user }) => {
    const { state, isAdjusted } = await changeCart(scope, planEmpty)
    return cartAnswerView(state, user.isPriceVisible, isAdjusted)
  },

  addItem: async ({ scope, user, input, services, log }) => {
    const { itemId, unit, quantity, searchTerm, queryID } = input
    const addition = { unit, quantity, searchTerm: searchTerm ?? null, queryId: queryID ?? null }
    try {
      const { state, isAdjusted } = await addToCart(scope, itemId, addition, await services.supportPhone())
      return cartAnswerView(state, user.isPriceVisible, isAdjusted)
    } catch (error) {
      if (error instanceof ProblemError) log.warn({ itemId, reason: error.options.slug }, 'adding to the cart refused')
      throw error
    }
  },

  editItem: async ({ scope, user, input, services }) => {
    const supportPhone = await services.supportPhone()
    const { state, isAdjusted } = await changeCart(scope, (cart) => planEdit(cart, input, supportPhone))
    return cartAnswerView(state, user.isPriceVisible, isAdjusted)
  },

  removeItem: async ({ scope, user, input }) => {
    const { state, isAdjusted } = await changeCart(scope, (cart) => planRemove(cart, input.detailId))
    return cartAnswerView(state, user.isPriceVisible, isAdjusted)
  },

  getTaxRate: async ({ scope, input }) => {
    const tax = await readTax(scope, input.addressId, input.itemIds)
    if (!tax) throw notFound('This address is not one of your company’s. Choose another.')
    const known = new Set(tax.items.map(({ itemId }) => itemId))
    const unknown = input.itemIds.find((itemId) => !known.has(itemId))
    if (unknown !== undefined) throw notFound(`There is no item ${unknown}. Ask for items of the catalogue only.`)
    return tax
  },

  getConvenienceFee: async ({ scope, input }) => {
    const rate = await readConvenienceFeeRate(scope)
    const fee = convenienceFee({ rate: rate ?? 0, base: roundToCents(input.total) })
    return { convenienceFeeTotal: dollarsFromCents(fee) }
  },

  getConvenienceFeeRate: async ({ scope }) => ({ convenienceFeeRate: (await readConvenienceFeeRate(scope)) ?? 0 }),

  getConvFeeExempt: async ({ scope }) => ({ convFeeExempt: (await readConvenienceFeeRate(scope)) === null }),
})
