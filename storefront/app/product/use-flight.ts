import { type FlyToCart, useFlyToCart } from '@gauze/ui/catalog/fly-to-cart'

/** Lets the picture of a product fly to the cart in the header when the item was added. */
export function useFlight(isAdded: boolean, product: FlyToCart['product']): void {
  useFlyToCart({ isAdded, product, findCart })
}

function findCart() {
  return document.querySelector('header .gz-cart-button')
}
