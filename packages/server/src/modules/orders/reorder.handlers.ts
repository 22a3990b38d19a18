import type { CallParsedInput, ReorderItem } from '@gauze/contract'
import { addDays, easternDate, easternDayStart } from '@gauze/rules'
import type { CallContext } from '../../http/calls.types.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { type ListRequest, type ListViewer, type ListWindow, listHandler } from '../../http/list-answer.js'
import { offeredItemView } from '../pricing/offered-item.view.js'
import { type ReorderChoice, readReorders } from './reorder.repository.js'

type Filters = NonNullable<CallParsedInput<'paginateReorders'>['filters']>

/** Products of the quick order, and the days that it looks back on. */
const quickOrder = { page: 1, limit: 12, days: 180 }

/** Reads a page of purchases as sent on the wire. */
async function reorders(
  { scope, user, services }: Pick<CallContext<'quickOrderProducts'>, 'scope' | 'user' | 'services'>,
  { days, ...choice }: Omit<ReorderChoice, 'since' | 'now'> & { readonly days: number },
  window: ListWindow,
) {
  const now = services.now()
  const since = easternDayStart(addDays(easternDate(now), -days))
  const { total, bought, ...terms } = await readReorders(scope, { ...choice, since, now }, window)
  const { isPriceVisible } = user
  const supportPhone = await services.supportPhone()
  const results = bought.map((row): ReorderItem => {
    const { itemId, unit, quantity, orderedOn, transactionId, transactionNumber, purchases, pricePaid, rhythm, isDue } =
      row
    return {
      ...{ itemId, unit, quantity, orderedOn, transactionId, transactionNumber, purchases, rhythm, isDue },
      pricePaid: isPriceVisible ? pricePaid : null,
      item: offeredItemView(row, { ...terms, isPriceVisible, supportPhone }),
    }
  })
  return { total, results }
}

const list = listHandler(({ filters, orderBy, ...window }: ListRequest<Filters>, viewer: ListViewer) => {
  const { window: days = 90, source = 'salesOrder', search = '' } = filters
  const order = orderBy === undefined ? 'due' : orderBy === 'asc' ? 'oldest' : 'newest'
  return reorders(viewer, { days, source, search: search.trim() || null, order }, window)
})

/** The calls about items that the company bought before. */
export const reorderHandlers = defineHandlers({
  getReorders: list,
  paginateReorders: list,

  quickOrderProducts: async (context) => {
    const { days, ...window } = quickOrder
    const choice = { days, source: 'salesOrder', search: null, order: 'most often' } as const
    return { products: (await reorders(context, choice, window)).results }
  },
})
