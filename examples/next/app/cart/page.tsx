import { CartPage } from '@gauze/ui/cart/cart-page'

export default function Cart() {
  return (
    <main>
      <CartPage />
    </main>
  )
}
