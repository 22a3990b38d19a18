/** Words for the codes of the checkout machine. */
export const checkoutMessages = {
  timeout: 'The store did not answer in time. Please try again.',
  'not-confirmed':
    'The store could not be reached, so it is not known whether the order was placed. Try again: it is placed once only.',
  'no-ship-to': 'Choose where to ship to',
  'not-shipped-there': 'This cart cannot be shipped there',
  'ship-date-gone':
    'The chosen day is not offered for this address. The order ships as soon as possible, or choose a day',
  'no-terms': 'Your company does not buy on terms. Choose a card',
  'no-payment': 'Choose how to pay',
  'card-over': 'This card has expired. Choose another one',
  'no-bill-to': 'Choose a billing address',
  'no-po': 'Enter a PO number',
}

export type CheckoutMessages = typeof checkoutMessages

declare module '../messages/messages.types.js' {
  interface MessageCatalog {
    /** Words for the codes of the checkout machine. */
    checkout: CheckoutMessages
  }
}
