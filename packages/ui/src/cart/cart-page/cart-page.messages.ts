export const cartPageMessages = {
  title: 'Your cart',
  empty: 'Empty cart',
  emptyTitle: 'Empty your cart?',
  /** @param count how many lines would be removed */
  emptyBody: (count: number) =>
    `${count === 1 ? 'The one item in it is removed.' : `All ${count} items in it are removed.`} This cannot be undone.`,
  /** The dialog that asks did not load. */
  notLoaded: 'Your cart was not emptied. Check your connection, then try again.',
  /** The link after `notLoaded`, because some browsers do not request failed code a second time. */
  reload: 'Reload page',
  signedOutTitle: 'You are logged out',
  signedOut: 'Log in to see your cart and the items you saved for later.',
  login: 'Log in',
  needsApproval: (above: string, limit: string) =>
    `This order needs approval: it is ${above} above your ${limit} limit.`,
  punchout: 'Orders of this session are placed in your procurement system.',
  /** Sends the cart of a punch-out session back. */
  transfer: 'Transfer cart',
  notTransferred: 'The cart was not transferred',
  checkout: 'Checkout',
  keepShopping: 'Keep shopping',
}

export type CartPageMessages = typeof cartPageMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cartPage: CartPageMessages
  }
}
