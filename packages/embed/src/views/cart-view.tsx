import type { RestoreEvent } from '@gauze/machines/cart'
import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { CartSummary } from '@gauze/ui/cart/cart-summary'
import { CartTable } from '@gauze/ui/cart/cart-table'
import { Banner, type Tone } from '@gauze/ui/feedback/banner'
import { useCart, useSession } from '@gauze/ui/hooks'
import { useEffect, useRef, useState } from 'react'
import { useEmbedding } from './embed-context.js'
import { useCartNews } from './use-cart-news.js'

interface Notice {
  readonly tone: Tone
  readonly message: string
  readonly removal?: { readonly restore: RestoreEvent; readonly hadFocus: boolean }
}

/** What `<gauze-cart>` shows: the lines with their fields, what happened last, the totals and the way to checkout. */
export function CartView() {
  const { store } = useEmbedding()
  const { isSignedIn, isAccountLoading } = useSession()
  if (isSignedIn || isAccountLoading) return <OpenCart />
  return (
    <div className="gz-embed-login gz-panel">
      <p>{store.text.loginForCart}</p>
      <LinkButton href="/login">{store.text.login}</LinkButton>
    </div>
  )
}

function OpenCart() {
  const { store } = useEmbedding()
  const { cart, status, refresh, setQuantity, setUnit, remove } = useCart()
  const { isPunchout, ownerId } = useSession()
  const ref = useRef<HTMLFormElement>(null)
  return (
    <form ref={ref} className="gz-embed-cart" tabIndex={-1} onSubmit={(event) => event.preventDefault()}>
      {/* What happened to one owner's cart is not for the next one. */}
      <LastNews key={ownerId} onUndone={() => ref.current?.focus()} />
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

/** What happened to the cart last. Undo takes the focus from the line that is gone, so that a keyboard keeps its place. */
function LastNews({ onUndone }: { onUndone: () => void }) {
  const { host, store } = useEmbedding()
  const { cart, text } = store
  const undoRef = useRef<HTMLButtonElement>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  useCartNews((news) => {
    if (news.type === 'cart.adjusted') setNotice({ tone: 'warning', message: text.adjusted })
    if (news.type === 'line.rejected') setNotice({ tone: 'danger', message: news.message })
    if (news.type === 'line.removed') {
      const removal = { restore: news.restore, hadFocus: host.matches(':focus-within') }
      setNotice({ tone: 'info', message: text.removed(news.line.name), removal })
    }
  })
  useEffect(() => {
    if (notice?.removal?.hadFocus) undoRef.current?.focus()
  }, [notice])
  if (!notice) return null
  const { removal } = notice
  const undo = (restore: RestoreEvent) => {
    cart.send(restore)
    onUndone()
    setNotice(null)
  }
  return (
    <Banner
      tone={notice.tone}
      actions={
        removal ? (
          <Button ref={undoRef} variant="plain" size="s" onClick={() => undo(removal.restore)}>
            {text.undo}
          </Button>
        ) : null
      }
    >
      {notice.message}
    </Banner>
  )
}
