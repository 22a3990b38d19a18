import type { SavedLine } from '@gauze/contract'
import type { cartMachine, EditOperation, RequestedItem } from '@gauze/machines/cart'
import { lineKey } from '@gauze/rules'
import type { ActorRefFrom } from 'xstate'
import type { ToastContent } from '../../feedback/toast/index.js'
import { additionReports } from '../../internal/addition-report.js'
import { failureMessages, failureText } from '../../messages/index.js'
import { type Routes, routesAt } from '../../routes/index.js'
import { additionText, grantedText, refusalText } from './cart-news.js'
import { type CartNewsMessages, cartNewsMessages } from './cart-news.messages.js'

/** The words and the links of the notices about a cart. */
export interface CartNoticeOptions {
  readonly messages?: Partial<CartNewsMessages>
  /** Words for codes of failures. */
  readonly failures?: Readonly<Record<string, string>>
  /** Where the cart is; at this origin by default. */
  readonly routes?: Pick<Routes, 'cart'>
}

/**
 * Turns the cart's events into notices, one for each result. A notice about an item in a unit replaces the previous
 * notice about it, and a refused removal, save, move or deletion replaces the notice that offers to undo it.
 * Items that were added together have no notice while the page shows their outcomes, by `useItemsAddition` or `QuickOrder`.
 *
 * @param notify shows a notice, such as `add` of `createToasts`
 * @example
 * const toasts = createToasts()
 * notifyOfCart(store.cart, (notice) => toasts.add(notice))
 */
export function notifyOfCart(
  cart: ActorRefFrom<typeof cartMachine>,
  notify: (notice: ToastContent) => void,
  { messages, failures, routes = routesAt('') }: CartNoticeOptions = {},
): void {
  const text = { ...cartNewsMessages, ...messages }
  cart.on('edits.dropped', ({ names }) => notify({ tone: 'warning', message: text.dropped(names) }))
  cart.on('cart.adjusted', ({ operation, requested, granted }) =>
    notify({
      tone: 'warning',
      message: text.adjusted,
      ...(requested && {
        detail: grantedText(requested, granted, text),
        topic: topicFor(operation, requested),
      }),
    }),
  )
  cart.on('line.saved', ({ addition, restored, isAdjusted }) => {
    if (restored && !isAdjusted) {
      notify({
        tone: 'success',
        message: text.putBack(additionText(restored, text)),
        topic: topicOf(restored),
      })
    }
    // The notice about the lowered quantity already says this.
    if (!addition || isAdjusted) return
    notify({
      tone: 'success',
      message: text.added(additionText(addition, text)),
      action: { label: text.viewCart, href: routes.cart },
      topic: topicOf(addition),
    })
  })
  cart.on('items.added', ({ lines }) => {
    if (additionReports.count > 0) return
    const full = lines.filter(({ outcome }) => outcome.type === 'added').length
    const isFull = full === lines.length
    notify({
      tone: isFull ? 'success' : 'warning',
      message: isFull ? text.addedTogether(full) : text.addedInPart(full, lines.length),
      action: { label: text.viewCart, href: routes.cart },
      topic: togetherTopic,
    })
  })
  cart.on('items.delayed', ({ lines }) => {
    if (additionReports.count > 0) return
    notify({ tone: 'danger', message: text.delayedTogether(lines.length), topic: togetherTopic })
  })
  cart.on('line.delayed', ({ itemId, unit, name }) =>
    notify({ tone: 'danger', message: text.delayed(name), topic: lineKey({ itemId, unit }) }),
  )
  const offerUndo = (line: SavedLine, message: (what: string) => string, undo: () => void) => {
    const { unit, quantity } = line
    notify({
      tone: 'info',
      message: message(additionText({ item: line, unit, quantity }, text)),
      action: { label: text.undo, onPress: undo },
      topic: removalTopic(lineKey(line)),
    })
  }
  cart.on('line.removed', ({ line, restore }) => offerUndo(line, text.removed, () => cart.send(restore)))
  cart.on('line.setAside', ({ line, restore }) => offerUndo(line, text.savedForLater, () => cart.send(restore)))
  cart.on('saved.moved', ({ line, restore }) => offerUndo(line, text.movedToCart, () => cart.send(restore)))
  cart.on('saved.deleted', ({ line, restore }) => offerUndo(line, text.deletedSaved, () => cart.send(restore)))
  cart.on('line.rejected', ({ operation, requested, reason }) => {
    if (operation === 'addItems' && additionReports.count > 0) return
    notify({
      tone: 'danger',
      message: failureText(reason, { ...failureMessages, ...failures }),
      detail: refusalText(operation, requested, text),
      ...(operation === 'addItems' && { topic: togetherTopic }),
      ...(requested && { topic: topicFor(operation, requested) }),
    })
  })
}

/** Operations whose notice offers to undo them. */
const undoable: ReadonlySet<EditOperation> = new Set([
  'removeItem',
  'saveForLater',
  'deleteSaveForLater',
  'moveItemToCart',
])

/** The topic of the notice about items that were added together. */
const togetherTopic = 'items'

function topicOf({ item: { itemId }, unit }: RequestedItem): string {
  return lineKey({ itemId, unit })
}

/** The topic of the notice that offers to undo an operation, or that reports its outcome. */
function topicFor(operation: EditOperation, requested: RequestedItem): string {
  const topic = topicOf(requested)
  return undoable.has(operation) ? removalTopic(topic) : topic
}

function removalTopic(topic: string): string {
  return `removed ${topic}`
}
