import { cents, dollarsFromCents, easternDate } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { totalsView } from '../billing/billing.view.js'
import { readTransactionSums } from '../billing/transactions.repository.js'
import { orderView } from '../orders/order.view.js'
import { anyOrders, readOrders } from '../orders/orders.repository.js'
import { saveAddress } from './address-changes.service.js'
import { shownAddress, withheldReason } from './address-offer.js'
import { readAddressBook } from './addresses.repository.js'
import { readOverview } from './overview.repository.js'

const recentOrderCount = 5

async function recentOrders(scope: Scope) {
  const { results } = await readOrders(scope, anyOrders, { page: 1, limit: recentOrderCount })
  return results.map((order) => orderView(order, true))
}

async function agesOf(scope: Scope, today: string) {
  return totalsView(await readTransactionSums(scope, 'invoices', {}, today), true).ages
}

/** The calls under /api/myaccount/ about the company itself. */
export const accountHandlers = defineHandlers({
  getOverViewData: async ({ scope, user, services }) => {
    const today = easternDate(services.now())
    const overview = await readOverview(scope, today)
    if (!overview) throw notFound('This account is no longer there. Log in again.')
    const { balanceCents, overdueCents, pendingCents, availableCents, spendCents, ...rest } = overview
    const seesBills = user.isPriceVisible && !user.isPunchout
    const amount = (value: number | null) => (seesBills && value !== null ? dollarsFromCents(cents(value)) : null)
    return {
      ...rest,
      balance: amount(balanceCents),
      overdue: amount(overdueCents),
      pendingPayments: amount(pendingCents),
      availableBalance: amount(availableCents),
      recentOrders: seesBills ? await recentOrders(scope) : null,
      ages: seesBills ? await agesOf(scope, today) : null,
      spend: seesBills
        ? spendCents.map(({ month, amount: spent }) => ({ month, amount: dollarsFromCents(cents(spent)) }))
        : null,
    }
  },

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
})
