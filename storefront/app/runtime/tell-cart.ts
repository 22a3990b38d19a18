import type { cartMachine } from '@gauze/machines/cart'
import { additionText } from '@gauze/ui/cart/addition-text'
import type { ActorRefFrom } from 'xstate'
import type { Signals } from './signals.js'
import type { StoreSignal } from './store-runtime.js'

/** Makes notices of what the cart tells: one for each thing that happened (CART-01, SHELL-11). */
export function tellCart(cart: ActorRefFrom<typeof cartMachine>, signals: Pick<Signals<StoreSignal>, 'emit'>): void {
  cart.on('edits.dropped', ({ message }) => signals.emit({ type: 'notice', tone: 'warning', message }))
  cart.on('cart.adjusted', () =>
    signals.emit({
      type: 'notice',
      tone: 'warning',
      message: 'Item quantites are limited and has been adjusted in your cart',
    }),
  )
  cart.on('line.saved', ({ addition, isAdjusted }) => {
    // What was lowered has its own words already.
    if (addition && !isAdjusted) signals.emit({ type: 'added', what: additionText(addition) })
  })
  cart.on('line.delayed', ({ message }) => signals.emit({ type: 'notice', tone: 'danger', message }))
  cart.on('line.removed', ({ line, restore }) => {
    const { unit, quantity } = line
    signals.emit({ type: 'removed', what: additionText({ item: line, unit, quantity }), restore })
  })
  cart.on('line.rejected', ({ message }) => signals.emit({ type: 'notice', tone: 'danger', message }))
}
