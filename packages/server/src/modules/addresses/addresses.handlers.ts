import { easternDate } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { deleteAddress, restoreAddress, saveAddress } from './address-changes.service.js'
import { shownAddress, withheldReason } from './address-offer.js'
import { readAddressBook } from './addresses.repository.js'

/** The calls about a company's addresses. */
export const addressHandlers = defineHandlers({
  getAddresses: async ({ scope, services, user }) => {
    const today = easternDate(services.now())
    const { addresses, mayAdd, mayChangeShared, cartRxLevels } = await readAddressBook(scope)
    return {
      mayAdd,
      mayChangeShared,
      mappedResults: addresses.map((address) => {
        const reason = withheldReason(address, cartRxLevels, today)
        return { ...shownAddress(address, user), offeredForCart: reason === null, withheldReason: reason }
      }),
      defaultShipping: addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.id ?? null,
      defaultBilling: addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.id ?? null,
      dddShippingCutoffTime: services.ports.shippingCalendar.cutoffTime,
    }
  },

  upsertAddress: async ({ input, scope, services, user }) => {
    const id = await scope.transaction((locked) => saveAddress(locked, input, services))
    const { addresses, cartRxLevels } = await readAddressBook(scope)
    const address = addresses.find((kept) => kept.id === id)
    if (address === undefined) throw notFound('This address was deleted meanwhile. Add it again.')
    const reason = withheldReason(address, cartRxLevels, easternDate(services.now()))
    return { ...shownAddress(address, user), offeredForCart: reason === null, withheldReason: reason }
  },

  deleteAddress: ({ scope, input, services }) =>
    scope.transaction(async (locked) => {
      await deleteAddress(locked, input, services)
      return { success: true as const }
    }),
  restoreAddress: ({ scope, input: { id }, services }) =>
    scope.transaction(async (locked) => {
      await restoreAddress(locked, id, services)
      return { success: true as const }
    }),
})
