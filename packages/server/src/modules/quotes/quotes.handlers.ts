import type { CallParsedInput, EstimateStatus } from '@gauze/contract'
import { estimateStatusSchema } from '@gauze/contract/schemas'
import { addDays, easternDayStart } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { type ListRequest, type ListViewer, listHandler } from '../../http/list-answer.js'
import { estimateDetailsView, estimateView, pricedStatuses } from './quote.view.js'
import { readEstimate, readEstimates } from './quotes.repository.js'
import { requestQuote, requestQuoteAgain, withdrawQuote } from './request-quote.service.js'

type Filters = NonNullable<CallParsedInput<'paginateQuotes'>['filters']>

/** The handler of a list of quotes with these statuses. */
function estimateList(statuses: readonly EstimateStatus[]) {
  return listHandler(async ({ filters, ...window }: ListRequest<Filters>, { scope }: ListViewer) => {
    const { fromDate, toDate, search, status } = filters
    const chosen = {
      from: fromDate ? easternDayStart(fromDate) : null,
      until: toDate ? easternDayStart(addDays(toDate, 1)) : null,
      search: search?.trim() || null,
      statuses: status === undefined ? statuses : [status],
    }
    const { total, results } = await readEstimates(scope, chosen, window)
    return { total, results: results.map(estimateView) }
  })
}

const quotes = estimateList(estimateStatusSchema.options)
const estimates = estimateList(pricedStatuses)

/** The calls under /api/myaccount/transactions/ about quotes and estimates. */
export const quoteHandlers = defineHandlers({
  getQuotes: quotes,
  paginateQuotes: quotes,
  getEstimates: estimates,
  paginateEstimates: estimates,

  getEstimate: async ({ scope, user, input }) => {
    const estimate = await readEstimate(scope, input.id)
    if (estimate === null) {
      throw notFound('Your company has no such quote or estimate. Choose one from the list of quotes.')
    }
    return estimateDetailsView(estimate, user)
  },

  requestQuote: ({ scope, input, services }) => scope.transaction((locked) => requestQuote(locked, input, services)),

  requestQuoteAgain: ({ scope, input, services }) =>
    scope.transaction((locked) => requestQuoteAgain(locked, input, services)),

  withdrawQuote: ({ scope, input, user }) => scope.transaction((locked) => withdrawQuote(locked, input, user)),
})
