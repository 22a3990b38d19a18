import type { cartMachine, RequestedItem } from '@gauze/machines/cart'
import { lineKey } from '@gauze/rules'
import { additionText, cartNewsMessages, grantedText, refusalText } from '@gauze/ui/cart/cart-news'
import { failureMessages, failureText } from '@gauze/ui/messages'
import type { ActorRefFrom } from 'xstate'
import type { Signals } from './signals.js'
import type { StoreSignal } from './store-runtime.js'

/**
 * Makes notices of what the cart emits: one for each thing that happened (CART-01, SHELL-11). What is said of an item in
 * a unit takes the place of what was said of it before, and a refused removal that of the way to undo it.
 */
export function notifyOfCart(
  cart: ActorRefFrom<typeof cartMachine>,
  signals: Pick<Signals<StoreSignal>, 'emit'>,
): void {
  cart.on('edits.dropped', ({ names }) =>
    signals.emit({ type: 'notice', tone: 'warning', message: cartNewsMessages.dropped(names) }),
  )
  cart.on('cart.adjusted', ({ requested, granted }) =>
    signals.emit({
      type: 'notice',
      tone: 'warning',
      message: cartNewsMessages.adjusted,
      ...(requested && { detail: grantedText(requested, granted, cartNewsMessages), topic: topicOf(requested) }),
    }),
  )
  cart.on('line.saved', ({ addition, isAdjusted }) => {
    // A lowered quantity already has its own words.
    if (addition && !isAdjusted) {
      signals.emit({
        type: 'notice',
        tone: 'success',
        message: `Added to your cart: ${additionText(addition, cartNewsMessages)}`,
        action: { label: 'View cart', href: '/cart' },
        topic: topicOf(addition),
      })
    }
  })
  cart.on('line.delayed', ({ itemId, unit, name }) =>
    signals.emit({
      type: 'notice',
      tone: 'danger',
      message: cartNewsMessages.delayed(name),
      topic: lineKey({ itemId, unit }),
    }),
  )
  cart.on('line.removed', ({ line, restore }) => {
    const { unit, quantity } = line
    signals.emit({
      type: 'notice',
      tone: 'info',
      message: `Removed ${additionText({ item: line, unit, quantity }, cartNewsMessages)}`,
      action: { label: 'Undo', onPress: () => cart.send(restore) },
      topic: removalTopic(lineKey(line)),
    })
  })
  cart.on('line.rejected', ({ operation, requested, reason }) =>
    signals.emit({
      type: 'notice',
      tone: 'danger',
      message: failureText(reason, failureMessages),
      detail: refusalText(operation, requested, cartNewsMessages),
      ...(requested && {
        topic: operation === 'removeItem' ? removalTopic(topicOf(requested)) : topicOf(requested),
      }),
    }),
  )
}

function topicOf({ item: { itemId }, unit }: RequestedItem): string {
  return lineKey({ itemId, unit })
}

function removalTopic(topic: string): string {
  return `removed ${topic}`
}
