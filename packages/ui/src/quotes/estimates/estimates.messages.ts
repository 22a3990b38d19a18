import type { EstimateStatus } from '@gauze/contract'
import { type RecordListWords, recordListMessages } from '../../records/record-list/record-list.messages.js'

const statuses: Readonly<Record<EstimateStatus, string>> = {
  Requested: 'Requested',
  Open: 'Open',
  Accepted: 'Accepted',
  Expired: 'Expired',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
}

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
  statuses,
  number: 'Number',
  title: 'Title',
  date: 'Requested',
  requestedBy: 'Requested by',
  items: 'Units',
  expirationDate: 'Prices until',
  total: 'Total',
}

export type EstimatesMessages = typeof estimatesMessages

export const estimateDetailsMessages = {
  summary: 'Details',
  pdf: 'PDF',
  requested: 'Requested',
  requestedBy: 'Requested by',
  title: 'Title',
  neededBy: 'Needed by',
  expirationDate: 'Prices until',
  notes: 'Notes',
  answer: 'Our answer',
  waiting: 'We have not priced this quote yet. You get an email when we have.',
  /** @param day the last day */
  open: (day: string) => `These prices hold until ${day}, for one order of up to the quantities below.`,
  openEndless: 'These prices hold for one order of up to the quantities below.',
  expired: 'These prices no longer hold. Request the quote again for new ones.',
  declined: (day: string) => `We declined this quote on ${day}`,
  declinedSometime: 'We declined this quote',
  withdrawn: 'This quote was withdrawn.',
  accepted: 'This estimate was ordered.',
  order: (orderNumber: string) => `See order ${orderNumber}`,
  addAll: 'Add to cart',
  requestAgain: 'Request again',
  withdraw: 'Withdraw',
  withdrawTitle: (estimateNumber: string) => `Withdraw quote ${estimateNumber}?`,
  withdrawBody: 'We do not price it then. You can request it again.',
}

export type EstimateDetailsMessages = typeof estimateDetailsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    estimates: EstimatesMessages
    estimateDetails: EstimateDetailsMessages
  }
}
