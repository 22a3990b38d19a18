import type { Scope } from '../../db/scope.js'
import { noticesFor, sameNotices } from './backorder-notices.js'
import {
  addToLines,
  lockCart,
  noteNotices,
  raiseVersion,
  readCart,
  readCartAndItems,
  reviseLines,
  takeOut,
} from './cart.repository.js'
import type { CartState } from './cart.types.js'
import { type Addition, type Grant, planAdditions, withNewIds } from './cart-additions.js'
import type { CartChange } from './cart-changes.js'

/** A cart after a change, and whether the server lowered a quantity. */
export interface ChangedCart {
  readonly state: CartState
  readonly isAdjusted: boolean
}

/**
 * Reads the cart to show it. New shortages are recorded as shown, so that an order placed from this cart goes through.
 */
export async function openCart(scope: Scope): Promise<CartState> {
  const state = await readCart(scope)
  const notices = noticesFor(state.notices, state.lines)
  if (state.cartId === null || sameNotices(notices, state.notices)) return state
  await noteNotices(scope, state.version, notices)
  return { ...state, notices }
}

/**
 * Adds to the cart, in one step of its version; two statements, however many additions, unless another process changes
 * the cart at the same moment.
 * @returns the cart with the grant of each addition, in their order
 */
export function addToCart(
  scope: Scope,
  additions: readonly Addition[],
  supportPhone: string | undefined,
): Promise<ChangedCart & { readonly grants: readonly Grant[] }> {
  const itemIds = [...new Set(additions.map(({ itemId }) => itemId))]
  return changed(scope, async (current) => {
    const { cart, items } = await readCartAndItems(current, itemIds)
    const { change, grants } = planAdditions(cart, items, additions, supportPhone)
    const made = await applied(current, cart, change)
    return made && { ...made, grants }
  })
}

/**
 * Changes the cart by a plan calculated on its content; two statements unless another process changes the cart at the
 * same moment. Then the plan is calculated again under the cart's lock.
 */
export function changeCart(scope: Scope, plan: (state: CartState) => CartChange): Promise<ChangedCart> {
  return changed(scope, async (current) => {
    const cart = await readCart(current)
    return applied(current, cart, plan(cart))
  })
}

/**
 * Takes quantities out of the cart in one step of its version, as an undo of additions. A line that is gone already is
 * no error.
 */
export function takeOutOfCart(scope: Scope, lines: Parameters<typeof takeOut>[2]): Promise<ChangedCart> {
  return scope.transaction(async (tx) => {
    await takeOut(tx, await raiseVersion(tx), lines)
    return { state: await openCart(tx), isAdjusted: false }
  })
}

/**
 * Writes a change. The answer is calculated from the cart that was read, unless another request changed the cart in
 * between: then an addition that is not bound to the version is followed by another read, and any other change is not
 * written (null), so that the caller calculates it again.
 */
async function applied(scope: Scope, cart: CartState, change: CartChange): Promise<ChangedCart | null> {
  const { isAdjusted } = change
  if (change.kind === 'none') return { state: cart, isAdjusted }
  if (change.kind === 'add') return added(scope, cart, change)
  const notices = noticesFor(cart.notices, change.lines)
  const isWritten = await reviseLines(scope, cart.version, notices, change.revision)
  return isWritten ? { state: { ...cart, version: cart.version + 1, notices, lines: change.lines }, isAdjusted } : null
}

async function added(
  scope: Scope,
  cart: CartState,
  { additions, isBound, lines, isAdjusted }: Extract<CartChange, { kind: 'add' }>,
): Promise<ChangedCart | null> {
  const notices = noticesFor(cart.notices, lines)
  const added = await addToLines(scope, isBound ? cart.version : null, notices, additions)
  const version = added[0]?.version
  if (version === undefined) return null
  const isUndisturbed = version === cart.version + 1
  const state = isUndisturbed ? { ...cart, version, notices, lines: withNewIds(lines, added) } : await openCart(scope)
  return { state, isAdjusted }
}

/**
 * Changes of one owner come here one at a time (see `changes` of a call), so the first attempt meets no other change of
 * this process. A change by another process makes it fail without writing; the second attempt locks the cart's row, so
 * nothing can interfere.
 */
async function changed<Made>(scope: Scope, attempt: (scope: Scope) => Promise<Made | null>): Promise<Made> {
  const first = await attempt(scope)
  if (first) return first
  return scope.transaction(async (locked) => {
    await lockCart(locked)
    const second = await attempt(locked)
    if (!second) throw new Error('The cart changed although its row was locked. Something raises versions without it.')
    return second
  })
}
