import type { RestoreEvent } from '@gauze/machines/cart'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { CartSummary } from '@gauze/ui/cart/cart-summary'
import { CartTable } from '@gauze/ui/cart/cart-table'
import { useCart, useSession } from '@gauze/ui/hooks'
import { useRef } from 'react'
import { CartNews } from './cart-news.js'
import { useEmbedding } from './embed-context.js'

/** A customer's cart: the lines with their fields, the last event, the totals and the way to checkout. */
export function OpenCart() {
  const { store } = useEmbedding()
  const { cart, status, refresh, setQuantity, setUnit, remove } = useCart()
  const { isPunchout, ownerId } = useSession()
  const ref = useRef<HTMLFormElement>(null)
  const focusLine = ({ itemId, unit }: RestoreEvent['line']) => {
    const index = cart.lines.findIndex((line) => line.itemId === itemId && line.unit === unit)
    const row = ref.current?.querySelectorAll('.gz-cart-line')[index]
    row?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
  }
  return (
    <form ref={ref} className="gz-embed-cart" onSubmit={(event) => event.preventDefault()}>
      {/* Messages for one owner's cart are not for the next one. */}
      <CartNews key={ownerId} onRestored={focusLine} />
      <CartTable
        lines={cart.lines}
        notices={cart.notifications}
        status={status === 'failed' ? 'error' : status === 'loading' || status === 'closed' ? 'loading' : 'ready'}
        onRetry={refresh}
        onQuantityChange={setQuantity}
        onUnitChange={setUnit}
        onRemove={remove}
      />
      {status === 'filled' ? (
        <CartSummary
          totalItems={cart.totalItems}
          subtotal={cart.subtotal}
          shipping={cart.shipping}
          tax={cart.tax}
          convenienceFee={cart.convenienceFee}
          total={cart.total}
          onRetry={refresh}
        >
          {isPunchout ? null : (
            <LinkButton
              href="/checkout"
              size="l"
              isWide
              onClick={(event) => {
                if (!ref.current?.reportValidity()) event.preventDefault()
              }}
            >
              {store.text.checkout}
            </LinkButton>
          )}
        </CartSummary>
      ) : null}
    </form>
  )
}
