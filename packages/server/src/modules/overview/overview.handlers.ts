import { cents, dollarsFromCents, easternDate } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { totalsView } from '../billing/billing.view.js'
import { readTransactionSums } from '../billing/transactions.repository.js'
import { orderView } from '../orders/order.view.js'
import { anyOrders, readOrders } from '../orders/orders.repository.js'
import { readOverview } from './overview.repository.js'

const recentOrderCount = 5

async function recentOrders(scope: Scope) {
  const { results } = await readOrders(scope, anyOrders, { page: 1, limit: recentOrderCount })
  return results.map((order) => orderView(order, true))
}

async function agesOf(scope: Scope, today: string) {
  return totalsView(await readTransactionSums(scope, 'invoices', { status: 'open' }, today), true).ages
}

/** The call about a company's figures and the latest records. */
export const overviewHandlers = defineHandlers({
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
})
