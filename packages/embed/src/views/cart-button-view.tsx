import { LinkButton } from '@gauze/ui/actions/link-button'
import { cartButtonMessages } from '@gauze/ui/cart/cart-button'
import { useCart, useKeptFocus, useSession } from '@gauze/ui/hooks'
import { CartIcon } from '@gauze/ui/icons'
import { useMessages } from '@gauze/ui/messages'
import { useEffect, useId, useRef, useState } from 'react'
import { useEmbedding } from './embed-context.js'
import { cartCode } from './load-cart.js'
import { LoadedCart } from './loaded-cart.js'
import { placeBelow } from './place-below.js'

/** A person who points at the button is about to press it. If the code does not load, the press tries again. */
function loadEarly() {
  cartCode.load().catch(() => undefined)
}

/** The content of `<gauze-cart-button>`: a badge, and the cart at a glance in the browser's own top layer. */
export function CartButtonView() {
  const id = useId()
  const { host } = useEmbedding()
  const { cart } = useCart()
  const text = useMessages('cartButton', cartButtonMessages)
  const [isOpen, setOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const popoverRef = useKeptFocus<HTMLDivElement>()
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
  }, [isOpen, host, popoverRef])
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className="gz-cart-button"
        popoverTarget={id}
        aria-expanded={isOpen}
        data-empty={cart.totalItems === 0 || undefined}
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
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
        {isOpen ? <Content /> : null}
      </div>
    </>
  )
}

/** The cart at a glance, or the way to one. */
function Content() {
  const { store } = useEmbedding()
  const { isSignedIn, isAccountLoading } = useSession()
  if (isSignedIn || isAccountLoading) return <LoadedCart>{({ Glance }) => <Glance />}</LoadedCart>
  return (
    <div className="gz-embed-login">
      <p>{store.text.loginForCart}</p>
      <LinkButton href="/login">{store.text.login}</LinkButton>
    </div>
  )
}
