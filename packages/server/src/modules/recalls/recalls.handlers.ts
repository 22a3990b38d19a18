import type { CallParsedInput } from '@gauze/contract'
import { addDays, easternDayStart } from '@gauze/rules'
import { defineHandlers } from '../../http/define-handlers.js'
import { type ListRequest, type ListViewer, listHandler } from '../../http/list-answer.js'
import { acknowledgeRecall, recallView, requireRecall } from './acknowledge-recall.service.js'
import { readRecalls } from './recalls.repository.js'

type Filters = NonNullable<CallParsedInput<'paginateRecalls'>['filters']>

const list = listHandler(({ filters, ...window }: ListRequest<Filters>, { scope }: ListViewer) => {
  const { fromDate, toDate, search, status } = filters
  const chosen = {
    from: fromDate ? easternDayStart(fromDate) : null,
    until: toDate ? easternDayStart(addDays(toDate, 1)) : null,
    search: search?.trim() || null,
    status: status ?? null,
  }
  return readRecalls(scope, chosen, window)
})

/** The calls under /api/myaccount/recall/. */
export const recallHandlers = defineHandlers({
  getRecalls: list,
  paginateRecalls: list,

  getRecall: async ({ scope, user, input }) => recallView(await requireRecall(scope, input.id), user),

  acknowledgeRecall: ({ scope, input, user, services }) =>
    scope.transaction((locked) => acknowledgeRecall(locked, input, user, services)),
})
