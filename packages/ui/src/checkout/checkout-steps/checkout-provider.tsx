'use client'
import type { CartLine } from '@gauze/contract'
import { type CheckoutPort, checkoutActors, checkoutMachine, type PlacedOrder } from '@gauze/machines/checkout'
import { useActorRef } from '@xstate/react'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { useCheckout } from '../../hooks/use-checkout.js'
import { createKeySeed } from '../../internal/create-key-seed.js'
import { useStorePart } from '../../provider/store-context.js'
import { checkoutDraft } from '../checkout-draft/index.js'
import { CheckoutSkeleton } from './checkout-skeleton.js'

type Checkout = ReturnType<typeof useCheckout>

const CheckoutContext = createContext<Checkout | null>(null)

export interface CheckoutProviderProps {
  /** The calls of checkout, such as the result of `createApiClient`; another port begins another checkout. */
  port: CheckoutPort
  /** The owner of the cart: `ownerId` of `useSession`. A new owner starts a new checkout. */
  ownerId: string
  /** Called when the order is placed, with the order and its lines. Show the order. */
  onPlaced: (order: PlacedOrder, lines: readonly CartLine[]) => void
  /** The order was not placed: show `CheckoutFailure`. */
  onFailed: () => void
  children: ReactNode
}

/**
 * One checkout for all of its screens, so that filled-in values stay while a shopper goes back and forth between them.
 * The tab keeps these values for a reload or a new sign-in of the same owner, until the order is placed; they include no
 * data of a card but the id of a saved one. The provider watches the network connection, and reads the cart again after an order is placed or refused.
 *
 * @example
 * <CheckoutProvider port={api} ownerId={ownerId} onPlaced={({ orderConfirmation }) => show(orderConfirmation.id)} onFailed={showFailure}>
 *   {isReviewing ? <CheckoutReview onDetails={edit} /> : <CheckoutDetails onReview={review} />}
 * </CheckoutProvider>
 * @throws Error outside a `GauzeProvider` with a store.
 */
export function CheckoutProvider(props: CheckoutProviderProps) {
  const { port, ownerId } = props
  const [begun, setBegun] = useState({ port, ownerId, number: 1 })
  if (begun.port !== port || begun.ownerId !== ownerId) setBegun({ port, ownerId, number: begun.number + 1 })
  return <OneCheckout key={begun.number} {...props} />
}

function OneCheckout({ port, ownerId, onPlaced, onFailed, children }: CheckoutProviderProps) {
  const cart = useStorePart('cart', 'CheckoutProvider')
  const [{ machine, input }] = useState(() => ({
    machine: checkoutMachine.provide({ actors: checkoutActors(port) }),
    input: { keySeed: createKeySeed(), ownerId, form: checkoutDraft.read(ownerId) },
  }))
  const checkout = useActorRef(machine, { input })
  const announcePlaced = useEffectEvent(onPlaced)
  const announceFailed = useEffectEvent(onFailed)
  useEffect(() => {
    const heard = [
      checkout.subscribe(({ status, context: { form } }) => {
        if (status === 'active') checkoutDraft.save(ownerId, form)
      }),
      checkout.on('order.placed', ({ order }) => {
        checkoutDraft.forget(ownerId)
        cart.send({ type: 'cart.refresh' })
        announcePlaced(order, checkout.getSnapshot().context.cart?.cartDetail ?? [])
      }),
      checkout.on('cart.changed', () => cart.send({ type: 'cart.refresh' })),
      checkout.on('order.failed', () => announceFailed()),
    ]
    const reconnect = () => checkout.send({ type: 'connection.restore' })
    window.addEventListener('online', reconnect)
    return () => {
      window.removeEventListener('online', reconnect)
      for (const { unsubscribe } of heard) unsubscribe()
    }
  }, [cart, checkout, ownerId])
  const current = useCheckout(checkout)
  // On a server, and until it is hydrated, a page has no view of its checkout.
  return <CheckoutContext value={current}>{current.view ? children : <CheckoutSkeleton />}</CheckoutContext>
}

/**
 * The checkout of the `CheckoutProvider` around it, for a screen of your own.
 *
 * @throws Error outside a `CheckoutProvider`.
 */
export function useCurrentCheckout() {
  const checkout = use(CheckoutContext)
  if (!checkout?.view) {
    throw new Error('useCurrentCheckout found no checkout. Use it below <CheckoutProvider>.')
  }
  return { ...checkout, view: checkout.view }
}
