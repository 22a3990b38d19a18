import { ownerIdOf } from '@gauze/rules'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import type { GoodsItem } from '../pricing/goods.types.js'
import { addToLineSql, cartAndItemSql, cartSql, lockCartSql, noteNoticesSql, reviseLinesSql } from './cart.sql.js'
import type { CartLineState, CartState, StoredNotice } from './cart.types.js'

/** A line from the statement: in the cart or saved, with the item's fields as well as its own. */
type HeldRow = GoodsItem & Omit<CartLineState, 'item'> & { readonly isSaved: boolean }
type CartRow = Omit<CartState, 'ownerId' | 'lines' | 'saved'> & { readonly held: HeldRow[] }

const cartQuery = namedQuery<CartRow>('cart', cartSql())
const cartAndItemQuery = namedQuery<CartRow & { item: GoodsItem | null }>('cart-and-item', cartAndItemSql)
const addToLineQuery = namedQuery<{ id: number; version: number }>('cart-add-to-line', addToLineSql)
const reviseLinesQuery = namedQuery<{ id: number; kept: number }>('cart-revise-lines', reviseLinesSql)
const lockCartQuery = namedQuery('cart-lock', lockCartSql)
const noteNoticesQuery = namedQuery('cart-note-notices', noteNoticesSql)

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The account of the session is gone. Log in again.')
  return row
}

function lineOf({ id, position, unit, quantity, confirmedPrice, isSaved: _, ...item }: HeldRow): CartLineState {
  return {
    id,
    position,
    unit,
    quantity,
    confirmedPrice,
    item,
  }
}

function stateOf(scope: Scope, { held, ...rest }: CartRow): CartState {
  return {
    ...rest,
    ownerId: ownerIdOf(scope),
    lines: held.filter(({ isSaved }) => !isSaved).map(lineOf),
    saved: held.filter(({ isSaved }) => isSaved).map(lineOf),
  }
}

/**
 * Reads the whole cart at one version, in one statement.
 * @param taxAddressId the address whose tax counts; null for the default shipping address
 */
export async function readCart(scope: Scope, taxAddressId: number | null = null): Promise<CartState> {
  return stateOf(scope, only(await cartQuery.all(scope.db, [scope.accountId, scope.userId, taxAddressId])))
}

/** Reads the whole cart and an item that may be added to it, in one statement. */
export async function readCartAndItem(scope: Scope, itemId: number) {
  const { item, ...cart } = only(await cartAndItemQuery.all(scope.db, [scope.accountId, scope.userId, null, itemId]))
  return { cart: stateOf(scope, cart), item }
}

/** What to add to the line of an item and unit. */
export interface LineAddition {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
  readonly price: number | null
  readonly searchTerm: string | null
  readonly queryId: string | null
  /** Of a new line; null for the end. */
  readonly position: number | null
}

function head(scope: Scope, version: number | null, notices: readonly StoredNotice[]) {
  return [scope.accountId, scope.userId, version, JSON.stringify(notices)]
}

/**
 * Creates a line or adds to it, up to the largest quantity, and raises the version.
 * @param version the version that the addition was calculated on; null adds whatever has changed meanwhile
 * @returns the line's id and the cart's version, or null if the cart has changed and nothing was written
 */
export async function addToLine(
  scope: Scope,
  version: number | null,
  notices: readonly StoredNotice[],
  { itemId, unit, quantity, price, searchTerm, queryId, position }: LineAddition,
): Promise<{ id: number; version: number } | null> {
  const values = [
    ...head(scope, version, notices),
    itemId,
    unit,
    quantity,
    price,
    searchTerm,
    queryId,
    position,
    ...scope.sessionValues,
  ]
  const [row] = await addToLineQuery.all(scope.db, values)
  return row ?? null
}

/** Lines to remove, and at most one to change. */
export interface LineRevision {
  readonly removed: readonly number[]
  readonly kept: {
    readonly id: number
    readonly unit: number
    readonly quantity: number
    readonly price: number | null
  } | null
}

/**
 * Removes lines and changes at most one, and raises the version.
 * @param version the version that the change was calculated on
 * @returns false if the cart has changed and nothing was written
 */
export async function reviseLines(
  scope: Scope,
  version: number,
  notices: readonly StoredNotice[],
  { removed, kept }: LineRevision,
): Promise<boolean> {
  const line = [kept?.id ?? null, kept?.unit ?? null, kept?.quantity ?? null, kept?.price ?? null]
  const values = [...head(scope, version, notices), removed, ...line, ...scope.sessionValues]
  const rows = await reviseLinesQuery.all(scope.db, values)
  return rows.length > 0
}

/** Locks the cart's row until the transaction of the scope ends. */
export async function lockCart(scope: Scope): Promise<void> {
  await lockCartQuery.all(scope.db, [scope.accountId, scope.userId])
}

/** Records the notices that the owner was shown; the version stays, because no line has changed. */
export async function noteNotices(scope: Scope, version: number, notices: readonly StoredNotice[]): Promise<void> {
  await noteNoticesQuery.all(scope.db, head(scope, version, notices))
}
