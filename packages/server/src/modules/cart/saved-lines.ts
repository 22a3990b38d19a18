import { MAX_CART_LINES, MAX_QUANTITY } from '@gauze/rules'
import { and, eq, sql } from 'drizzle-orm'
import { conflict, notFound, ProblemError } from '../../base/problem.js'
import { cartLines, savedLines } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { requireUnit } from '../pricing/item-gating.js'
import { clearedNotices } from './backorder-notices.js'
import { lockCart, raiseVersion, readCartAndItems } from './cart.repository.js'
import { addToCart, type ChangedCart, openCart } from './cart.service.js'
import { offersKey, readOffers } from './offers.repository.js'

/** A quantity of an item in a unit. */
interface Quantity {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
}

function ownSaved(scope: Scope, id: number) {
  return and(scope.owned(savedLines), eq(savedLines.userId, scope.userId), eq(savedLines.id, id))
}

/** A line to save for later. */
interface NewSaved extends Quantity {
  /** The estimate of the cart line that is saved; null for none. */
  readonly estimateId: number | null
}

/** Takes a line out of the cart. */
async function takenFromCart(scope: Scope, cartId: number, id: number): Promise<NewSaved> {
  const [line] = await scope.db
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, id)))
    .returning({
      itemId: cartLines.itemId,
      unit: cartLines.unitId,
      quantity: cartLines.quantity,
      estimateId: cartLines.estimateId,
    })
  if (line === undefined) throw notFound('This line is no longer in your cart, so it was not saved. Reload the cart.')
  return line
}

async function listedItem(scope: Scope, line: Quantity): Promise<NewSaved> {
  const { items } = await readCartAndItems(scope, [line.itemId])
  const [item] = items
  if (item === undefined) throw notFound('There is no such item. It may have been taken out of the catalog.')
  requireUnit(item, line.unit)
  return { ...line, estimateId: null }
}

/**
 * Saves an item for later; a saved line of the same item and unit grows.
 * @param item with the id of a cart line, the line leaves the cart with its stored quantity and its estimate
 * @throws ProblemError when the line or the item is gone, and when too many items are saved
 */
export function saveForLater(
  scope: Scope,
  { id, ...item }: Quantity & { readonly id?: number | undefined },
): Promise<ChangedCart> {
  return scope.transaction(async (tx) => {
    const cartId = await raiseVersion(tx)
    const { itemId, unit, quantity, estimateId } =
      id === undefined ? await listedItem(tx, item) : await takenFromCart(tx, cartId, id)
    const owner = { accountId: tx.accountId, userId: tx.userId }
    await tx.db
      .insert(savedLines)
      .values({ ...owner, itemId, unitId: unit, quantity, estimateId })
      .onConflictDoUpdate({
        target: [savedLines.userId, savedLines.accountId, savedLines.itemId, savedLines.unitId],
        set: {
          quantity: sql`LEAST(${MAX_QUANTITY}, ${savedLines.quantity} + excluded.quantity)`,
          estimateId: sql`COALESCE(excluded.estimate_id, ${savedLines.estimateId})`,
        },
      })
    const state = await openCart(tx)
    if (state.saved.length <= MAX_CART_LINES) return { state, isAdjusted: false }
    throw conflict('saved-full', `You already saved ${MAX_CART_LINES} items for later. Remove one, then save this one.`)
  })
}

/** Removes a saved item; an item that is gone already is no error, and no change of the cart. */
export function deleteSaved(scope: Scope, id: number): Promise<ChangedCart> {
  return scope.transaction(async (tx) => {
    await lockCart(tx)
    const removed = await tx.db.delete(savedLines).where(ownSaved(tx, id)).returning({ id: savedLines.id })
    if (removed.length > 0) await raiseVersion(tx)
    return { state: await openCart(tx), isAdjusted: false }
  })
}

/**
 * Moves a quantity of a saved item to the cart. The rest stays saved: more than the quantity was saved, or the cart
 * does not take the whole quantity, which the answer says. The line has the price of the saved estimate while this
 * holds.
 * @throws ProblemError when the item is no longer saved, and when it cannot be bought: then it stays saved
 */
export function moveToCart(
  scope: Scope,
  { id, itemId, unit, quantity, position }: Quantity & { readonly id: number; readonly position: number | null },
  supportPhone: string | undefined,
): Promise<ChangedCart> {
  return scope.transaction(async (tx) => {
    await raiseVersion(tx)
    const [saved] = await tx.db.select().from(savedLines).where(ownSaved(tx, id)).for('update')
    if (saved?.itemId !== itemId || saved.unitId !== unit) {
      throw notFound('This item is no longer saved for later. Reload the cart, and add the item again if you need it.')
    }
    const from = { itemId, estimateId: saved.estimateId ?? undefined }
    const offers = (await readOffers(tx, [from])).get(offersKey(from)) ?? []
    const goods = { itemId, unit, quantity, position, searchTerm: null, queryId: null }
    const addition = { ...goods, offers, isPutBack: true }
    const { grants, isAdjusted } = await addToCart(tx, [addition], supportPhone)
    const [grant = 0] = grants
    if (grant instanceof ProblemError) throw grant
    const rest = Math.max(saved.quantity, quantity) - grant
    if (rest > 0) {
      await tx.db.update(savedLines).set({ quantity: rest }).where(ownSaved(tx, id))
    } else await tx.db.delete(savedLines).where(ownSaved(tx, id))
    return { state: await openCart(tx), isAdjusted }
  })
}

/** Clears the notices of the cart. A shortage counts as shown until it grows. */
export function clearNotices(scope: Scope): Promise<ChangedCart> {
  return scope.transaction(async (tx) => {
    const { notices } = await openCart(tx)
    await raiseVersion(tx, clearedNotices(notices))
    return { state: await openCart(tx), isAdjusted: false }
  })
}
