import { CartPage } from '../client-only'

export default function Cart() {
  return (
    <main>
      <CartPage />
    </main>
  )
}
