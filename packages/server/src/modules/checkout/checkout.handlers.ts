import { cents, dollarsFromCents } from '@gauze/rules'
import { defineHandlers, keptAnswer } from '../../http/define-handlers.js'
import { readBuyer } from '../company/buyer.repository.js'
import { shipDatesFor } from '../orders/ship-dates.js'
import { paymentKindsFor } from '../payables/authorize-payment.js'
import { placeOrder } from './place-order.service.js'

/** The calls under /api/checkout/checkout/. */
export const checkoutHandlers = defineHandlers({
  getCheckoutData: async ({ scope, user }) => {
    const { hasTerms, terms, availableCents, approvalLimitCents } = await readBuyer(scope)
    const amount = (value: number | null) =>
      user.isPriceVisible && value !== null ? dollarsFromCents(cents(value)) : null
    return {
      hasTerms,
      terms: hasTerms ? terms : null,
      availableBalance: amount(availableCents),
      approvalThreshold: amount(approvalLimitCents),
    }
  },

  getCheckoutTypes: async ({ scope, services }) => ({
    types: [...(await paymentKindsFor(scope.accountId, await readBuyer(scope), services))],
  }),

  getAlternateShippingData: async ({ scope, input, services }) => {
    const { deliveryDays } = await readBuyer(scope)
    const destination = { city: input.shipCity, zip: input.shipAddressZip }
    const dates = await shipDatesFor(services, { count: input.numShipDates, deliveryDays, destination })
    return { shipDates: [...dates], cutoffTime: services.ports.shippingCalendar.cutoffTime }
  },

  placeOrder: {
    prepare: async ({ scope: before, idempotencyKey: key, ...context }) => {
      const place = await placeOrder(before, key, context)
      return async ({ scope }) => keptAnswer(await place(scope))
    },
  },
})
