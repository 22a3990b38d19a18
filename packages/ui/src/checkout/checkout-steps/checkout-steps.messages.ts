export const checkoutStepsMessages = {
  loading: 'The checkout is loading',
  unavailable: 'The checkout did not load',
  punchout: 'Finish in your procurement system',
  punchoutBody: 'Orders of this session are placed in your procurement system. Return there to finish.',
  empty: 'Your cart is empty',
  emptyBody: 'Add something to it, then come back to check out.',
  browse: 'Browse products',
  backToCart: 'Back to cart',
  delivery: 'Delivery',
  shipTo: 'Ship to',
  licenses: 'Addresses and licenses',
  shipDate: 'Ship date',
  soonest: 'As soon as possible',
  /** @param time 24-hour HH:MM in America/New_York */
  cutoff: (time: string) => `Orders by ${clock(time)} Eastern leave today.`,
  /** Of a day on which no order leaves any more. */
  leavesOn: (day: string) => `The next orders leave on ${day}.`,
  /** A date with its weekday. */
  day: (weekday: string, date: string) => `${weekday}, ${date}`,
  payment: 'Payment',
  /** @param mayUseCard the company may pay by card */
  aboveCredit: (above: string, mayUseCard: boolean) =>
    `This order is ${above} above your available credit. ${mayUseCard ? 'Pay it with a card, or order less.' : 'Order less, or call us.'}`,
  fee: (amount: string) => `A convenience fee of ${amount} applies to this order.`,
  poNumber: 'PO number',
  poNumberHelp: 'Shown on the invoice',
  billTo: 'Bill to',
  chooseBillTo: 'Choose a billing address',
  notes: 'Notes',
  notesLabel: 'Anything the warehouse or driver should know',
  review: 'Review order',
  changed: 'Your cart has changed. Please look at it again.',
  lineAdded: (name: string) => `${name} was added`,
  lineRemoved: (name: string) => `${name} was removed`,
  lineQuantity: (name: string, before: number, after: number) => `${name}: ${before} is now ${after}`,
  linePrice: (name: string, before: string, after: string) => `${name}: ${before} is now ${after}`,
  lineOtherPrice: (name: string) => `${name}: its price changed`,
  unconfirmed: 'We have not heard back yet.',
  unconfirmedBody: 'We keep asking, and your order is placed only once.',
  askAgain: 'Ask again now',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  onTerms: (terms: string | null) => (terms ? `On terms, ${terms}` : 'On terms'),
  withPoNumber: (payment: string, poNumber: string) => `${payment}, PO number ${poNumber}`,
  nothing: '–',
  place: 'Place order',
  /** In place of `place` for an order that an administrator has to approve. */
  sendForApproval: 'Send for approval',
  needsApproval: (above: string, limit: string) =>
    `This order needs approval: it is ${above} above your ${limit} limit.`,
  changeDetails: 'Change details',
  failed: 'Your order was not placed',
  notFailed: 'There is no failed order to show here',
  cartKept: 'Your cart is as you left it.',
  tryAgain: 'Try again',
  toCheckout: 'Go to checkout',
  backToYourCart: 'Back to your cart',
}

export type CheckoutStepsMessages = typeof checkoutStepsMessages

/** 24-hour HH:MM as people say it. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    checkoutSteps: CheckoutStepsMessages
  }
}
