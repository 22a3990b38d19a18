import type { CartAddition, cartMachine } from '@gauze/machines/cart'
import { lineKey } from '@gauze/rules'
import { additionText } from '@gauze/ui/cart/addition-text'
import type { ActorRefFrom } from 'xstate'
import type { Signals } from './signals.js'
import type { StoreSignal } from './store-runtime.js'

/**
 * Makes notices of what the cart tells: one for each thing that happened (CART-01, SHELL-11). What is said of adding an
 * item in a unit takes the place of what was said of it before.
 */
export function tellCart(cart: ActorRefFrom<typeof cartMachine>, signals: Pick<Signals<StoreSignal>, 'emit'>): void {
  cart.on('edits.dropped', ({ message }) => signals.emit({ type: 'notice', tone: 'warning', message }))
  cart.on('cart.adjusted', ({ addition, added }) =>
    signals.emit({
      type: 'notice',
      tone: 'warning',
      message: 'Item quantites are limited and has been adjusted in your cart',
      ...(addition && { detail: `${added} of ${additionText(addition)}`, topic: topicOf(addition) }),
    }),
  )
  cart.on('line.saved', ({ addition, isAdjusted }) => {
    // What was lowered has its own words already.
    if (addition && !isAdjusted) {
      signals.emit({
        type: 'notice',
        tone: 'success',
        message: `Added to your cart: ${additionText(addition)}`,
        action: { label: 'View cart', href: '/cart' },
        topic: topicOf(addition),
      })
    }
  })
  cart.on('line.delayed', ({ itemId, unit, message }) =>
    signals.emit({ type: 'notice', tone: 'danger', message, topic: lineKey({ itemId, unit }) }),
  )
  cart.on('line.removed', ({ line, restore }) => {
    const { unit, quantity } = line
    signals.emit({
      type: 'notice',
      tone: 'info',
      message: `Removed ${additionText({ item: line, unit, quantity })}`,
      action: { label: 'Undo', onPress: () => cart.send(restore) },
      topic: `removed ${lineKey(line)}`,
    })
  })
  cart.on('line.rejected', ({ itemId, unit, message }) =>
    signals.emit({
      type: 'notice',
      tone: 'danger',
      message,
      ...(itemId !== null && unit !== null && { topic: lineKey({ itemId, unit }) }),
    }),
  )
}

const topicOf = ({ item: { itemId }, unit }: CartAddition): string => lineKey({ itemId, unit })
