import type { Subscription } from '@gauze/contract'
import { addresses, cards } from '../../story-data/index.js'
import type { SubscriptionChoices } from './subscription-choices.js'

/** The addresses and the ways to pay of the story company. */
export const storyChoices: SubscriptionChoices = { addresses, cards, terms: 'Net 30' }

/** A subscription that runs on Tuesdays; its second date is skipped. */
export const storySubscription: Subscription = {
  ...{ itemListId: 1, listName: 'OR weekly restock', itemCount: 14, ownerName: 'Dana Whitfield', mayChange: true },
  ...{ every: 2, frequency: 'weeks', startOn: '2026-11-10' },
  nextDates: [
    { date: '2026-12-08', skipped: false },
    { date: '2026-12-22', skipped: true },
    { date: '2027-01-05', skipped: false },
    { date: '2027-01-19', skipped: false },
  ],
  ...{ shipAddressId: 1, billAddressId: 2, paymentMethod: 'terms', poNum: 'PO-4471' },
  ...{ paused: false, pauseReason: null, retryOn: null, warnings: [] },
  lastRun: {
    ...{ dueOn: '2026-11-24', orderId: 3, orderNumber: 'SO-100440', error: null },
    leftOut: ['Sharps container, 5 qt: out of stock until 12/04/2026.'],
  },
}

const reason = 'The card ending in 4242 was declined.'

/** Subscriptions that run, need a look, were not ordered, and are paused. */
export const storySubscriptions: Subscription[] = [
  {
    ...storySubscription,
    warnings: ['Nitrile exam gloves now costs $9.10; you last paid $7.95.', 'Gauze sponges: 4 of 12 are in stock.'],
  },
  {
    ...{ ...storySubscription, itemListId: 2, listName: 'ED crash carts', itemCount: 1 },
    ...{ every: 1, frequency: 'months', startOn: '2026-10-31', paymentMethod: 7, poNum: '', retryOn: '2026-12-01' },
    nextDates: ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'].map((date) => ({ date, skipped: false })),
    lastRun: { dueOn: '2026-11-30', orderId: null, orderNumber: null, error: reason, leftOut: [] },
  },
  {
    ...{ ...storySubscription, itemListId: 3, listName: 'Clinic basics', paused: true, pauseReason: reason },
    ...{ every: 1, paymentMethod: 99, shipAddressId: 99, lastRun: null },
  },
]
