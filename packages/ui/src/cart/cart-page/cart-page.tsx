'use client'
import { useEffect, useState } from 'react'
import { ErrorState } from '../../feedback/error-state/index.js'
import { cx } from '../../internal/cx.js'
import { ErrorBoundary } from '../../internal/error-boundary.js'
import { useStorePart } from '../../provider/store-context.js'
import { CartPageView, type CartPageViewProps } from './cart-page-view.js'

export type CartPageProps = Omit<CartPageViewProps, 'load'>

function loadDialog() {
  return import('./empty-cart-dialog.js')
}

/**
 * The cart as a page: its heading, lines that can be edited at any speed, the totals, and the link to the checkout,
 * which an invalid quantity blocks. A punch-out session has no checkout, and returns its cart
 * by `onTransfer`. The button that empties the cart first opens a
 * dialog, whose code loads at that moment. If the cart cannot be shown, for example because the back end left out a
 * field, the page says so and offers a retry; the app around it stays.
 *
 * @example
 * <GauzeProvider store={store}>
 *   <CartPage className="gz-page" />
 * </GauzeProvider>
 * @throws Error outside a `GauzeProvider` with a store.
 */
export function CartPage(props: CartPageProps) {
  const cart = useStorePart('cart', 'CartPage')
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    if (!isFailed) return
    // The next state of the cart may be one that can be shown.
    const subscription = cart.subscribe(() => setIsFailed(false))
    return () => subscription.unsubscribe()
  }, [cart, isFailed])
  return isFailed ? (
    <ErrorState className={cx('gz-cart-page', props.className)} onRetry={() => cart.send({ type: 'cart.refresh' })} />
  ) : (
    <ErrorBoundary onError={() => setIsFailed(true)}>
      <CartPageView {...props} load={loadDialog} />
    </ErrorBoundary>
  )
}
