import { type SellableProduct, soldItem } from '@gauze/rules'
import type { SnapshotFrom } from 'xstate'
import type { Reason } from '../port/index.js'
import { concerns, isAdding, isOfItem, itemsOf } from './cart.edit-questions.js'
import type { cartMachine } from './cart.machine.js'
import type { AddOutcome, CartItem, CartOperation, ProjectedCart, ProjectedLine } from './cart.types.js'

type State = SnapshotFrom<typeof cartMachine>

/** The cart as shown: the server's cart plus every edit that waits for its answer. Amounts in cents. */
export function selectCart(state: State): ProjectedCart {
  return state.context.projection.cart
}

/**
 * One line as shown.
 * @example selectLine(57)(cart.getSnapshot())?.quantity
 */
export function selectLine(lineId: number) {
  return (state: State): ProjectedLine | undefined => selectCart(state).lines.find(({ id }) => id === lineId)
}

/** The sum of the quantities in the cart. */
export function selectTotalItems(state: State): number {
  return selectCart(state).totalItems
}

/** Returns the kind of view that the cart needs. */
export function selectCartStatus(state: State): 'closed' | 'loading' | 'failed' | 'empty' | 'filled' {
  if (state.matches('closed')) return 'closed'
  if (selectCart(state).lines.length > 0) return 'filled'
  if (state.context.settled !== null) return 'empty'
  return state.hasTag('failed') ? 'failed' : 'loading'
}

/** Why the cart could not be read; `null` once it was. */
export function selectCartError(state: State): Reason | null {
  return state.context.error
}

/**
 * Selects whether a call of one kind is pending.
 * @example selectIsOperationBusy('addItem')(cart.getSnapshot())
 */
export function selectIsOperationBusy(operation: CartOperation) {
  return (state: State): boolean =>
    operation === 'getCart'
      ? state.hasTag('loading')
      : state.context.edits.some((edit) => edit.operation === operation && edit.isInFlight)
}

/** Selects whether an item is being added; false while the addition waits because the store does not answer. */
export function selectIsAdding(itemId: number) {
  return ({ context }: State): boolean =>
    context.edits.filter(isAdding).some((edit) => concerns(edit, itemId) && (edit.isInFlight || !edit.isNotified))
}

/** The numbers of the items that are being added, or wait because the store does not answer. */
export function selectPendingAdds({ context }: State): readonly number[] {
  return context.edits.filter(isAdding).flatMap((edit) => itemsOf(edit) ?? [])
}

/** The outcome of the latest addition of each item in each unit on this page, by the line's key (rules `lineKey`). */
export function selectAddOutcomes({ context }: State): Readonly<Record<string, AddOutcome>> {
  return context.outcomes
}

/**
 * Selects the outcome of the latest add of an item on this page, in whichever unit; null before the first add, and until
 * the answer.
 */
export function selectAddOutcome(itemId: number) {
  return ({ context: { outcomes } }: State): AddOutcome | null => {
    const latest = Object.keys(outcomes).findLast((key) => isOfItem(key, itemId))
    return latest === undefined ? null : (outcomes[latest] ?? null)
  }
}

/**
 * Returns the fields that a line shows of a product's sold item (rules `soldItem`). Send them with `item.add`, so that
 * the line appears at once.
 */
export function cartItemOf(product: SellableProduct): CartItem {
  const sold = soldItem(product)
  return {
    itemId: sold.id,
    itemName: sold.itemName,
    price: sold.price,
    units: [...sold.units],
    rxLevelId: sold.rxLevel,
    thumbnailImage: sold.thumbnailImage,
    name: sold.name,
    manufacturer: product.manufacturer,
    mpn: sold.mpn,
    urlComponent: sold.urlComponent,
    matrixDetails: [...sold.matrixDetails],
    quantityAvailable: sold.quantityAvailable,
    isAddableToCart: sold.isAddableToCart,
  }
}
