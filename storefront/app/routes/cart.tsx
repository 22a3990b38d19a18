import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { CartSummary } from '@gauze/ui/cart/cart-summary'
import { CartTable } from '@gauze/ui/cart/cart-table'
import { Banner } from '@gauze/ui/feedback/banner'
import { useCart, useIsCartBusy, useSession } from '@gauze/ui/hooks'
import { useFailureText } from '@gauze/ui/messages'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useEffect, useRef, useState } from 'react'
import { OnDemand } from '../browser/on-demand.js'

function loadDialog() {
  return import('../checkout/empty-cart-dialog.js')
}

const FOCUS_DELAY_MS = 50

export function meta() {
  return [{ title: 'Your cart | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The cart: lines that can be edited at any speed, and its totals. */
export default function CartPage() {
  const { cart, status, error, setQuantity, setUnit, remove, empty, refresh } = useCart()
  const failureText = useFailureText()
  const { isPunchout } = useSession()
  const isEmptying = useIsCartBusy('emptyCart')
  const [isAsking, setAsking] = useState(false)
  const isKnown = status === 'filled' || status === 'empty'
  const hasLines = cart.lines.length > 0
  const table = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const hadLines = useRef(false)
  useEffect(() => {
    const isEmptied = hadLines.current && !hasLines
    hadLines.current = hasLines
    if (!isEmptied) return
    // The button that asked is gone; the dialog returns focus to it a frame later.
    const timer = setTimeout(() => document.activeElement === document.body && table.current?.focus(), FOCUS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasLines])
  return (
    <div className="gz-page cart-page">
      <PageHeading
        title="Your cart"
        actions={
          hasLines ? (
            <Button variant="plain" size="s" isPending={isEmptying} onClick={() => setAsking(true)}>
              Empty cart
            </Button>
          ) : null
        }
      />
      {status === 'failed' && hasLines && error ? <Banner tone="danger">{failureText(error)}</Banner> : null}
      <form ref={form} className="gz-with-summary" onSubmit={(event) => event.preventDefault()}>
        <CartTable
          ref={table}
          lines={cart.lines}
          notices={cart.notifications}
          status={status === 'failed' ? 'error' : isKnown ? 'ready' : 'loading'}
          onRetry={refresh}
          onQuantityChange={setQuantity}
          onUnitChange={setUnit}
          onRemove={remove}
        />
        {hasLines ? (
          <CartSummary
            totalItems={cart.totalItems}
            subtotal={cart.subtotal}
            shipping={cart.shipping}
            tax={cart.tax}
            convenienceFee={cart.convenienceFee}
            total={cart.total}
            onRetry={refresh}
          >
            {isPunchout ? (
              <Banner tone="info">Orders of this session are placed in your procurement system.</Banner>
            ) : (
              <LinkButton
                size="l"
                isWide
                href="/checkout"
                onClick={(event) => {
                  if (!form.current?.reportValidity()) event.preventDefault()
                }}
              >
                Checkout
              </LinkButton>
            )}
            <LinkButton variant="plain" isWide href="/products/1">
              Keep shopping
            </LinkButton>
          </CartSummary>
        ) : null}
      </form>
      {isAsking ? (
        <OnDemand load={loadDialog} onUnloaded={() => setAsking(false)}>
          {({ EmptyCartDialog }) => (
            <EmptyCartDialog
              count={cart.lines.length}
              onClose={() => setAsking(false)}
              onConfirm={() => {
                setAsking(false)
                empty()
              }}
            />
          )}
        </OnDemand>
      ) : null}
    </div>
  )
}
