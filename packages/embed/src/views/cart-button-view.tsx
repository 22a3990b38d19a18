import { LinkButton } from '@gauze/ui/actions/link-button'
import { cartButtonMessages } from '@gauze/ui/cart/cart-button'
import { CartPreview } from '@gauze/ui/cart/cart-preview'
import { useCart, useSession } from '@gauze/ui/hooks'
import { CartIcon } from '@gauze/ui/icons'
import { useMessages } from '@gauze/ui/messages'
import { useEffect, useId, useRef, useState } from 'react'
import { useEmbedding } from './embed-context.js'
import { placeBelow } from './place-below.js'

/** The content of `<gauze-cart-button>`: a badge, and the cart at a glance in the browser's own top layer. */
export function CartButtonView() {
  const id = useId()
  const { host } = useEmbedding()
  const { cart } = useCart()
  const text = useMessages('cartButton', cartButtonMessages)
  const [isOpen, setOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const popoverRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = buttonRef.current
    const popover = popoverRef.current
    if (!isOpen || !button || !popover) return
    const place = () => placeBelow(button, popover)
    // The host sees only focus that leaves its shadow root; when the window loses focus there is no target.
    const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) popover.hidePopover()
    }
    host.addEventListener('focusout', closeOnLeave)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      host.removeEventListener('focusout', closeOnLeave)
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [isOpen, host])
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className="gz-cart-button"
        popoverTarget={id}
        aria-expanded={isOpen}
        data-empty={cart.totalItems === 0 || undefined}
      >
        <CartIcon />
        <span data-slot="label">{text.cart} </span>
        {cart.totalItems > 0 ? (
          <span data-slot="badge">
            {cart.totalItems > 999 ? '999+' : cart.totalItems}
            <span className="gz-visually-hidden"> {text.units(cart.totalItems)}</span>
          </span>
        ) : null}
      </button>
      <div
        ref={popoverRef}
        id={id}
        popover="auto"
        className="gz-embed-popover"
        onBeforeToggle={({ newState, currentTarget }) => {
          const button = buttonRef.current
          if (newState === 'open' && button) placeBelow(button, currentTarget)
          // The browser returns the focus by itself, but not inside a shadow root.
          if (newState === 'closed' && currentTarget.matches(':focus-within')) button?.focus()
          setOpen(newState === 'open')
        }}
      >
        {isOpen ? <Glance /> : null}
      </div>
    </>
  )
}

function Glance() {
  const { store } = useEmbedding()
  const { cart, status } = useCart()
  const { isSignedIn, isAccountLoading, isPunchout } = useSession()
  if (!isSignedIn && !isAccountLoading) {
    return (
      <div className="gz-embed-login">
        <p>{store.text.loginForCart}</p>
        <LinkButton href="/login">{store.text.login}</LinkButton>
      </div>
    )
  }
  return (
    <CartPreview
      lines={cart.lines}
      totalItems={cart.totalItems}
      subtotal={cart.subtotal}
      isLoading={status === 'loading' || status === 'closed'}
      isPunchout={isPunchout}
    />
  )
}
