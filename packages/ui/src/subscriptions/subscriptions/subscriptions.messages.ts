/** The day of a month, such as 31st. */
function ordinal(day: number): string {
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }
  const isTeen = day > 10 && day < 14
  return `${day}${isTeen ? 'th' : (endings[day % 10] ?? 'th')}`
}

export const subscriptionsMessages = {
  count: (count: number) => (count === 1 ? '1 subscription' : `${count} subscriptions`),
  loading: 'The subscriptions are loading',
  failedTitle: 'The subscriptions could not be loaded',
  emptyTitle: 'Nothing is ordered by itself yet',
  empty: 'Open an item list and choose “Make it a subscription”. We then order the list on its dates.',
  toLists: 'Go to Item Lists',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  orderedBy: (owner: string) => `ordered in the name of ${owner}`,
  active: 'Active',
  paused: 'Paused',
  retrying: 'Not ordered',
  nextOrder: 'Next order',
  /** A date with its weekday. */
  day: (weekday: string, date: string) => `${weekday}, ${date}`,
  pausedTitle: 'No orders until you resume it.',
  wouldRun: (date: string) => `If you resume it now, the next order is on ${date}.`,
  retryTitle: (date: string) => `The order of ${date} was not placed.`,
  retry: (reason: string, date: string) => `${reason} We try again on ${date}.`,
  warningTitle: 'The next order needs a look.',
  skip: 'Skip',
  skipOne: (date: string) => `Skip ${date}`,
  takeBack: 'Take back',
  takeBackOne: (date: string) => `Take back ${date}`,
  next: 'Next',
  skipped: 'Skipped',
  pause: 'Pause',
  resume: 'Resume',
  more: (list: string) => `More actions for ${list}`,
  edit: 'Edit',
  end: 'End subscription',
  dates: 'Next dates',
  rhythm: (every: number, frequency: 'weeks' | 'months', weekday: string, day: number) => {
    if (frequency === 'weeks') return `${every === 1 ? 'Every week' : `Every ${every} weeks`} on ${weekday}`
    const months = every === 1 ? 'Every month' : `Every ${every} months`
    return `${months} on the ${ordinal(day)}${day > 28 ? ', or the last day' : ''}`
  },
  shipTo: 'Ship to',
  billTo: 'Bill to',
  payment: 'Payment',
  poNum: 'PO number',
  noPoNum: 'None',
  lastRun: 'Last order',
  noRun: 'None yet',
  ranOn: (date: string) => `Ordered on ${date}`,
  notRun: (date: string, reason: string) => `Not placed on ${date}: ${reason}`,
  leftOut: 'Left out:',
  gone: 'It was deleted. Choose another one.',
  terms: 'Payment terms',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  expiredCard: (brand: string, last4: string) => `${brand} ending in ${last4}, expired`,
  skippedNotice: (list: string, date: string) => `${list} is not ordered on ${date}.`,
  takenBackNotice: (list: string, date: string) => `${list} is ordered on ${date} again.`,
  pausedNotice: (list: string) => `${list} is paused.`,
  resumedNotice: (list: string, date: string) => `${list} is ordered next on ${date}.`,
  endedNotice: (list: string) => `The subscription of ${list} has ended. The list stays.`,
  endTitle: (list: string) => `End the subscription of ${list}?`,
  endBody: 'It places no more orders. The list and its orders stay, and you can make it a subscription again.',
  keep: 'Keep it',
}

export type SubscriptionsMessages = typeof subscriptionsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    subscriptions: SubscriptionsMessages
  }
}
