'use client'
import { CartPageView, type CartPageViewProps } from './cart-page-view.js'

export type CartPageProps = Omit<CartPageViewProps, 'load'>

function loadDialog() {
  return import('./empty-cart-dialog.js')
}

/**
 * The cart as a page: its heading, lines that can be edited at any speed, the totals, and the link to the checkout,
 * which an invalid quantity blocks. A punch-out session has no checkout, and returns its cart
 * by `onTransfer`. The button that empties the cart first opens a
 * dialog, whose code loads at that moment.
 *
 * @example
 * <GauzeProvider store={store}>
 *   <CartPage className="gz-page" />
 * </GauzeProvider>
 * @throws Error outside a `GauzeProvider` with a store.
 */
export function CartPage(props: CartPageProps) {
  return <CartPageView {...props} load={loadDialog} />
}
