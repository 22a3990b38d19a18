export const estimateDetailsMessages = {
  summary: 'Details',
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
    estimateDetails: EstimateDetailsMessages
  }
}
