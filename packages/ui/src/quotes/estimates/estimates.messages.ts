import { recordFiltersMessages } from '../../data-table/record-filters/record-filters.messages.js'

export const estimatesMessages = {
  ...recordFiltersMessages,
  search: 'Number, title or item',
  quotes: 'Quotes',
  quoteCount: (total: number, written: string) => (total === 1 ? '1 quote' : `${written} quotes`),
  quotesLoading: 'Quotes are loading',
  noQuotes: 'No quotes yet',
  noQuotesBody: 'Fill your cart, then press “Request a quote” there.',
  noQuoteMatches: 'No quotes match',
  quotesFailed: 'Quotes could not be loaded',
  estimates: 'Estimates',
  estimateCount: (total: number, written: string) => (total === 1 ? '1 estimate' : `${written} estimates`),
  estimatesLoading: 'Estimates are loading',
  noEstimates: 'No estimates yet',
  noEstimatesBody: 'A quote appears here as soon as we have priced it.',
  noEstimateMatches: 'No estimates match',
  estimatesFailed: 'Estimates could not be loaded',
  noMatch: 'Change a filter, or clear them all to see everything.',
  error: 'Nothing is lost. Try again in a moment.',
  /** Shown instead of the list while a day has an error. */
  paused: 'Nothing is listed until the days above are corrected.',
  number: 'Number',
  title: 'Title',
  date: 'Requested',
  requestedBy: 'Requested by',
  items: 'Items',
  expirationDate: 'Prices until',
  total: 'Total',
}

export type EstimatesMessages = typeof estimatesMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    estimates: EstimatesMessages
  }
}
