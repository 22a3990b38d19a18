import { CartPage } from '@gauze/ui/cart/cart-page'

export function meta() {
  return [{ title: 'Your cart | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The cart: lines that can be edited at any speed, and its totals. */
export default function Cart() {
  return <CartPage className="gz-page" />
}
