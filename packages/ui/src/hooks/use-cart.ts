'use client'
import {
  type AddOutcome,
  type AddRequest,
  type CartEvent,
  type CartOperation,
  type cartMachine,
  type ProjectedCart,
  type RestoreEvent,
  selectAddOutcome,
  selectAddOutcomes,
  selectCart,
  selectCartError,
  selectCartStatus,
  selectIsAdding,
  selectIsOperationBusy,
  selectPendingAdds,
} from '@gauze/machines/cart'
import type { ActorLike } from '@gauze/machines/store'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useStorePart } from '../provider/store-context.js'
import { useSelector } from '../provider/use-selector.js'

declare module '../provider/store-context.js' {
  interface StoreParts {
    readonly cart: ActorLike<SnapshotFrom<typeof cartMachine>, CartEvent>
  }
}

type CartStatus = ReturnType<typeof selectCartStatus>
type AddItem = Omit<Extract<CartEvent, { type: 'item.add' }>, 'type' | 'itemId' | 'isPress'>

/** Adding one item. */
export interface AddToCart {
  /**
   * The add is waiting for the server's answer. False while the server cannot be reached; adding again then retries.
   */
  readonly isAdding: boolean
  /** The outcome of the latest add of the item on this page; null until it is known. */
  readonly outcome: AddOutcome | null
  /** The state of an add button: `added` for some seconds after an add from here went into the cart, at least in part. */
  readonly addState: 'idle' | 'pending' | 'added'
  readonly add: (item: AddItem) => void
}

/** Adding many items in one request. */
export interface AddItemsToCart {
  /** Numbers of the items that are being added, or wait because the server cannot be reached. */
  readonly pending: readonly number[]
  /** The outcome of the latest add of each item in each unit on this page, by the line's key (rules `lineKey`). */
  readonly outcomes: Readonly<Record<string, AddOutcome>>
  readonly add: (lines: readonly AddRequest[]) => void
}

/** How long a button shows 'Added', in milliseconds, before it shows its action again. */
const ADDED_FOR = 4000

const CLOSED: CartStatus = 'closed'
const NO_ERROR: ReturnType<typeof selectCartError> = null
const NO_OUTCOME: AddOutcome | null = null
const NO_OUTCOMES: AddItemsToCart['outcomes'] = {}
const NO_ITEMS: readonly number[] = []
const NO_CART: ProjectedCart = {
  lines: [],
  totalItems: 0,
  subtotal: null,
  shipping: null,
  tax: null,
  convenienceFee: null,
  total: null,
  freeShippingFrom: null,
  approvalLimit: null,
  saved: [],
  notifications: [],
}

/**
 * The cart as shown: settled data with pending edits, and the possible actions. Each line says whether the server has
 * confirmed it.
 *
 * @throws Error outside a `GauzeProvider` whose store has the machine.
 * @example
 * const { cart, setQuantity, remove } = useCart()
 * setQuantity(lineId, 5)
 */
export function useCart() {
  const actor = useStorePart('cart', 'useCart')
  const cart = useSelector(actor, selectCart, NO_CART)
  const status = useSelector(actor, selectCartStatus, CLOSED)
  const error = useSelector(actor, selectCartError, NO_ERROR)
  const actions = useMemo(
    () => ({
      refresh: () => actor.send({ type: 'cart.refresh' }),
      setQuantity: (lineId: number, quantity: number) => actor.send({ type: 'line.setQuantity', lineId, quantity }),
      setUnit: (lineId: number, unit: number) => actor.send({ type: 'line.setUnit', lineId, unit }),
      remove: (lineId: number) => actor.send({ type: 'line.remove', lineId }),
      restore: (removal: RestoreEvent) => actor.send(removal),
      save: (lineId: number) => actor.send({ type: 'line.save', lineId }),
      moveSaved: (savedId: number) => actor.send({ type: 'saved.move', savedId }),
      deleteSaved: (savedId: number) => actor.send({ type: 'saved.delete', savedId }),
      clearNotices: () => actor.send({ type: 'notices.clear' }),
      empty: () => actor.send({ type: 'cart.empty' }),
    }),
    [actor],
  )
  return { cart, status, error, ...actions }
}

function selectTotalItems(snapshot: Parameters<typeof selectCart>[0]): number {
  return selectCart(snapshot).totalItems
}

/**
 * Returns the number of units in the cart, for a badge. The component renders again only when the number changes.
 *
 * @example const count = useCartCount()
 */
export function useCartCount(): number {
  return useSelector(useStorePart('cart', 'useCartCount'), selectTotalItems, 0)
}

/**
 * Returns the numbers of the items in the cart, for offers that should not be taken twice; null while the cart loads.
 * None if it cannot be read.
 *
 * @example const isOffered = useItemsInCart()?.has(80011) === false
 */
export function useItemsInCart(): ReadonlySet<number> | null {
  const { cart, status } = useCart()
  return useMemo(
    () => (status === 'closed' || status === 'loading' ? null : new Set(cart.lines.map(({ itemId }) => itemId))),
    [cart.lines, status],
  )
}

/** Returns whether one operation of the cart is in progress. */
export function useIsCartBusy(operation: CartOperation): boolean {
  const select = useMemo(() => selectIsOperationBusy(operation), [operation])
  return useSelector(useStorePart('cart', 'useIsCartBusy'), select, false)
}

/**
 * Adds one item to the cart. An add before the machine has loaded waits for it and is not lost.
 *
 * @param itemId the item number
 * @example
 * const { add, addState } = useAddToCart(80011)
 * add({ unit: 1, quantity: 5 })
 */
export function useAddToCart(itemId: number): AddToCart {
  const actor = useStorePart('cart', 'useAddToCart')
  const isAdding = useSelector(
    actor,
    useMemo(() => selectIsAdding(itemId), [itemId]),
    false,
  )
  const outcome = useSelector(
    actor,
    useMemo(() => selectAddOutcome(itemId), [itemId]),
    NO_OUTCOME,
  )
  const isAdded = outcome?.type === 'added' || (outcome?.type === 'adjusted' && outcome.granted > 0)
  const [pressedId, setPressedId] = useState<number | null>(null)
  const isJustAdded = isAdded && pressedId === itemId
  useEffect(() => {
    if (!isJustAdded) return
    const ending = setTimeout(() => setPressedId(null), ADDED_FOR)
    return () => clearTimeout(ending)
  }, [isJustAdded])
  const add = useCallback(
    (item: AddItem) => {
      setPressedId(itemId)
      actor.send({ type: 'item.add', itemId, isPress: true, ...item })
    },
    [actor, itemId],
  )
  return { isAdding, outcome, addState: isAdding ? 'pending' : isJustAdded ? 'added' : 'idle', add }
}

/**
 * Adding many items to the cart in one request. One that the server refuses does not block the others.
 *
 * @example
 * const { pending, outcomes, add } = useAddItemsToCart()
 * add([{ itemId: 80011, unit: 1, quantity: 5 }, { itemId: 20418, unit: 11, quantity: 2 }])
 */
export function useAddItemsToCart(): AddItemsToCart {
  const actor = useStorePart('cart', 'useAddItemsToCart')
  const pending = useSelector(actor, selectPendingAdds, NO_ITEMS)
  const outcomes = useSelector(actor, selectAddOutcomes, NO_OUTCOMES)
  const add = useCallback((lines: readonly AddRequest[]) => actor.send({ type: 'items.add', lines }), [actor])
  return { pending, outcomes, add }
}
