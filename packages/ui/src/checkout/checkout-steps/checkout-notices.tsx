'use client'
import { Banner } from '../../feedback/banner/index.js'
import { useCart } from '../../hooks/use-cart.js'

/** The notices of the cart, such as a shortage, so that they stay in view until the order is placed. */
export function CheckoutNotices() {
  const { cart } = useCart()
  return cart.notifications.map(({ id, message }) => (
    <Banner key={id} tone="warning" role="note">
      {message}
    </Banner>
  ))
}
