import { convenienceFee, dollarsFromCents, roundToCents } from '@gauze/rules'
import { defineHandlers } from '../../http/define-handlers.js'
import { notFound, ProblemError } from '../../http/problem.js'
import { feePercentOf, taxOn } from '../pricing/charges.js'
import { addToCart, changeCart, openCart } from './cart.service.js'
import { cartAnswerView, cartView } from './cart.view.js'
import { planEdit, planEmpty, planRemove } from './cart-changes.js'
import { readFeeTerms, readTaxTerms } from './charges.repository.js'

/** The calls under /api/cart/cart/. */
export const cartHandlers = defineHandlers({
  getCart: async ({ scope, user, services }) => cartView(await openCart(scope), user.isPriceVisible, services),

  emptyCart: async ({ scope, user, services }) =>
    cartAnswerView(await changeCart(scope, planEmpty), user.isPriceVisible, services),

  addItem: async ({ scope, user, input, services, log }) => {
    const { itemId, unit, quantity, searchTerm, queryID } = input
    const addition = { unit, quantity, searchTerm: searchTerm ?? null, queryId: queryID ?? null }
    try {
      const changed = await addToCart(scope, itemId, addition, await services.supportPhone())
      return await cartAnswerView(changed, user.isPriceVisible, services)
    } catch (error) {
      if (error instanceof ProblemError) log.warn({ itemId, reason: error.options.slug }, 'adding to the cart refused')
      throw error
    }
  },

  editItem: async ({ scope, user, input, services }) => {
    const supportPhone = await services.supportPhone()
    const changed = await changeCart(scope, (cart) => planEdit(cart, input, supportPhone))
    return cartAnswerView(changed, user.isPriceVisible, services)
  },

  removeItem: async ({ scope, user, input, services }) => {
    const changed = await changeCart(scope, (cart) => planRemove(cart, input.detailId))
    return cartAnswerView(changed, user.isPriceVisible, services)
  },

  getTaxRate: async ({ scope, input, services }) => {
    const { items, destination, ...terms } = await readTaxTerms(scope, input.addressId, input.itemIds)
    if (destination === null) throw notFound('This address is not one of your company’s. Choose another.')
    const known = new Set(items.map(({ itemId }) => itemId))
    const unknown = input.itemIds.find((itemId) => !known.has(itemId))
    if (unknown !== undefined) throw notFound(`There is no item ${unknown}. Ask for items of the catalogue only.`)
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
