import type { CartEmitted } from '@gauze/machines/cart'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useEmbedding } from './embed-context.js'

/** Calls back with every event of the cart while the view is mounted. */
export function useCartNews(listener: (news: CartEmitted) => void): void {
  const { cart } = useEmbedding().store
  const hear = useEffectEvent(listener)
  // Before the first press: Preact runs an effect a frame later, and an answer may be quicker than that.
  useLayoutEffect(() => {
    const subscription = cart.on('*', hear)
    return () => subscription.unsubscribe()
  }, [cart])
}
