import { type RecordListWords, recordListMessages } from '../../records/record-list/record-list.messages.js'

const search = 'Number, title or item'

const quotes: RecordListWords = {
  search,
  caption: 'Quotes',
  count: (total, written) => (total === 1 ? '1 quote' : `${written} quotes`),
  loading: 'Quotes are loading',
  emptyTitle: 'No quotes yet',
  empty: 'Fill your cart, then press “Request a quote” there.',
  noMatchTitle: 'No quotes match',
  errorTitle: 'Quotes could not be loaded',
}

const estimates: RecordListWords = {
  search,
  caption: 'Estimates',
  count: (total, written) => (total === 1 ? '1 estimate' : `${written} estimates`),
  loading: 'Estimates are loading',
  emptyTitle: 'No estimates yet',
  empty: 'A quote appears here as soon as we have priced it.',
  noMatchTitle: 'No estimates match',
  errorTitle: 'Estimates could not be loaded',
}

export const estimatesMessages = {
  ...recordListMessages,
  quotes,
  estimates,
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
