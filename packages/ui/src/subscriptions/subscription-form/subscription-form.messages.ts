export const subscriptionFormMessages = {
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  isSubscription: 'Subscription',
  noListTitle: 'You have no item list yet',
  noList: 'A subscription orders an item list. Make a list of the items first.',
  toLists: 'Go to Item Lists',
  schedule: 'Schedule',
  every: 'Every',
  frequency: 'Weeks or months',
  weeks: 'weeks',
  months: 'months',
  startOn: 'First date',
  nextOn: 'Next date',
  startHelp: 'The orders after it keep its weekday, or its day of the month.',
  delivery: 'Delivery',
  payment: 'Payment',
  summary: 'Summary',
  shipAddressId: 'Ship to',
  billAddressId: 'Bill to',
  /** Of an address that a buyer added for their own orders. */
  notShared: 'A buyer added this address for their own orders and can change it.',
  placesChanged: 'Somebody changed an address after the last save of this subscription',
  placesHelp: 'Save the subscription only if the new place is right: we send the orders there.',
  paymentMethod: 'Payment',
  poNum: 'PO number',
  poHelp: 'On every order. Required when paying on terms.',
  choose: 'Choose…',
  preview: 'Orders on',
  noPreview: 'Enter how often and the date to see the next four.',
  /** A date with its weekday. */
  day: (weekday: string, date: string) => `${weekday}, ${date}`,
  promise:
    'We order the whole list on these dates at the prices of the day. You can skip, pause or end it at any time.',
  start: 'Start subscription',
  save: 'Save changes',
  cancel: 'Cancel',
  wholeNumber: 'Every must be a whole number from 1 to 52',
  afterToday: 'The date must be after today',
  saved: (list: string, date: string) => `${list} is ordered next on ${date}.`,
  savedPaused: (list: string) => `${list} was saved. It is paused: resume it to order.`,
}

export type SubscriptionFormMessages = typeof subscriptionFormMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    subscriptionForm: SubscriptionFormMessages
  }
}
