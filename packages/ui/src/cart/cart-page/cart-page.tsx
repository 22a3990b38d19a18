'use client'
import { CartPageView, type CartPageViewProps } from './cart-page-view.js'

export type CartPageProps = Omit<CartPageViewProps, 'load'>

function loadDialog() {
  return import('./empty-cart-dialog.js')
}

/**
 * The cart as a page: its heading, lines that can be edited at any speed, the totals, and the way to the checkout, which
 * a quantity that is not one blocks. In a punch-out session there is no checkout. Emptying the cart asks first, in a
 * dialog whose code loads when it is opened.
 *
 * @example
 * <GauzeProvider store={store}>
 *   <CartPage className="gz-page" />
 * </GauzeProvider>
 * @throws Error when there is no GauzeProvider with a store.
 */
export function CartPage(props: CartPageProps) {
  return <CartPageView {...props} load={loadDialog} />
}
