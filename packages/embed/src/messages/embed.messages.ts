import { cartNewsMessages } from '@gauze/ui/cart/cart-news'

export const embedMessages = {
  login: 'Log in',
  loginForCart: 'Log in to the store to see your cart.',
  loading: 'Loading...',
  added: (what: string) => `Added to cart: ${what}`,
  adjusted: cartNewsMessages.adjusted,
  removed: (what: string) => `${what} was removed from your cart.`,
  restored: (what: string) => `${what} is back in your cart.`,
  undo: 'Undo',
  retry: 'Try again',
  viewCart: 'View cart',
  cartElsewhere: 'The cart could not be shown here. You find it in the store.',
  checkout: 'Checkout',
  addOf: (name: string) => `Add ${name} to the cart`,
  noSuchUnit: 'This item is not sold in the unit asked for, so another one is chosen.',
  noItemId: 'This button does not know its item: give <gauze-add-to-cart> an item-id, which is a whole number above 0.',
  notLoaded: 'This item could not be loaded.',
  failed: 'Something went wrong in this part of the page. Reload the page to try again.',
}

export type EmbedMessages = typeof embedMessages
