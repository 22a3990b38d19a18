import { randomUuid } from '@gauze/api-client'
import { checkoutActors, checkoutMachine } from '@gauze/machines/checkout'
import { useCheckout } from '@gauze/ui/hooks'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ActorRefFrom, createActor } from 'xstate'
import { useRuntime } from '../runtime/runtime-provider.js'
import type { LoadedStore } from '../runtime/store-runtime.js'
import { tellOrdered } from '../search/item-search.js'
import { focusOn, pageHeading } from '../shell/page-heading.js'

type Checkout = ReturnType<typeof useCheckout>

const CheckoutContext = createContext<Checkout | null>(null)

export interface CheckoutProviderProps {
  store: LoadedStore
  /** Whose cart is ordered. */
  ownerId: string
  children: ReactNode
  /** Shown while the checkout starts. */
  fallback: ReactNode
}

/** One checkout for all of its screens: what was filled in stays while the shopper goes back and forth between them. */
export function CheckoutProvider({ store, ownerId, children, fallback }: CheckoutProviderProps) {
  const { actors } = useRuntime()
  const navigate = useNavigate()
  const [actor, setActor] = useState<ActorRefFrom<typeof checkoutMachine> | null>(null)
  useEffect(() => {
    const checkout = createActor(checkoutMachine.provide({ actors: checkoutActors(store.api) }), {
      input: { keySeed: randomUuid(), ownerId },
    })
    checkout.on('order.placed', ({ order: { orderConfirmation } }) => {
      tellOrdered(checkout.getSnapshot().context.cart?.cartDetail ?? [])
      actors.cart.send({ type: 'cart.refresh' })
      const order = { order: String(orderConfirmation.id), number: orderConfirmation.orderNumber }
      void navigate(`/orderConfirmation?${new URLSearchParams(order)}`, { replace: true })
    })
    checkout.on('cart.changed', () => actors.cart.send({ type: 'cart.refresh' }))
    checkout.on('order.failed', () => void navigate('/orderError'))
    const reconnect = () => checkout.send({ type: 'connection.restore' })
    window.addEventListener('online', reconnect)
    setActor(checkout.start())
    return () => {
      window.removeEventListener('online', reconnect)
      checkout.stop()
    }
  }, [actors, navigate, ownerId, store])
  return actor ? <Provide actor={actor}>{children}</Provide> : fallback
}

function Provide({ actor, children }: { actor: ActorRefFrom<typeof checkoutMachine>; children: ReactNode }) {
  useEffect(() => {
    // If the heading was not there yet, the focus waits at the beginning of the page.
    if (document.activeElement?.id === 'main') focusOn(pageHeading(), true)
  }, [])
  return <CheckoutContext value={useCheckout(actor)}>{children}</CheckoutContext>
}

/**
 * The checkout of the screens around it.
 * @throws Error when there is no CheckoutProvider, or its machine is not there yet.
 */
export function useCurrentCheckout() {
  const checkout = use(CheckoutContext)
  if (!checkout?.view) {
    throw new Error('useCurrentCheckout found no checkout. Use it below <CheckoutProvider>, in the checkout’s screens.')
  }
  return { ...checkout, view: checkout.view }
}
