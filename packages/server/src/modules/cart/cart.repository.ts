import { ownerIdOf } from '@gauze/rules'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import type { GoodsItem } from '../pricing/goods.types.js'
import { atHeldPrice } from '../pricing/offers.js'
import {
  addToLinesSql,
  cartSql,
  lockCartSql,
  noteNoticesSql,
  raiseVersionSql,
  reviseLinesSql,
  takeOutSql,
} from './cart.sql.js'
import type { CartLineState, CartState, StoredNotice } from './cart.types.js'

/** A line with the item's fields as well as its own. */
type HeldLine = GoodsItem & Omit<CartLineState, 'item' | 'ownPrice'>

/** A row of the statement: a line in the cart, a saved line, or an item that is offered to the cart. */
type GoodsRow = (HeldLine & { readonly place: 'cart' | 'saved' }) | (GoodsItem & { readonly place: 'offered' })
type CartRow = Omit<CartState, 'ownerId' | 'lines' | 'saved'> & { readonly goods: readonly GoodsRow[] }
/** A line that an addition went to, with the version that the cart then has. */
interface AddedRow {
  readonly id: number
  readonly itemId: number
  readonly unit: number
  readonly version: number
}

const cartQuery = namedQuery<CartRow>('cart', cartSql)
const addToLinesQuery = namedQuery<AddedRow>('cart-add-to-lines', addToLinesSql)
const reviseLinesQuery = namedQuery<{ id: number; kept: number }>('cart-revise-lines', reviseLinesSql)
const lockCartQuery = namedQuery('cart-lock', lockCartSql)
const takeOutQuery = namedQuery('cart-take-out', takeOutSql)
const raiseVersionQuery = namedQuery<{ id: number }>('cart-raise-version', raiseVersionSql)
const noteNoticesQuery = namedQuery('cart-note-notices', noteNoticesSql)

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The account of the session is gone. Log in again.')
  return row
}

function lineOf({ id, position, unit, quantity, confirmedPrice, offers, ...item }: HeldLine): CartLineState {
  const line = { id, position, unit, quantity, confirmedPrice, offers, item }
  return atHeldPrice({ ...line, ownPrice: item.price })
}

async function readState(
  scope: Scope,
  { taxAddressId, itemIds }: { readonly taxAddressId: number | null; readonly itemIds: readonly number[] },
): Promise<{ readonly cart: CartState; readonly items: readonly GoodsItem[] }> {
  const values = [scope.accountId, scope.userId, taxAddressId, itemIds]
  const { goods, ...rest } = only(await cartQuery.all(scope.db, values))
  const lines: CartLineState[] = []
  const saved: CartLineState[] = []
  const items: GoodsItem[] = []
  for (const row of goods) {
    if (row.place === 'cart') lines.push(lineOf(row))
    else if (row.place === 'saved') saved.push(lineOf(row))
    else items.push(row)
  }
  return { cart: { ...rest, ownerId: ownerIdOf(scope), lines, saved }, items }
}

/**
 * Reads the whole cart at one version, in one statement.
 * @param taxAddressId the address whose tax counts; null for the default shipping address
 */
export async function readCart(scope: Scope, taxAddressId: number | null = null): Promise<CartState> {
  return (await readState(scope, { taxAddressId, itemIds: [] })).cart
}

/** Reads the whole cart and the items that may be added to it, in one statement. */
export function readCartAndItems(scope: Scope, itemIds: readonly number[]) {
  return readState(scope, { taxAddressId: null, itemIds })
}

/** The quantity and values to add to the line of an item and unit. */
export interface LineAddition {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
  readonly price: number | null
  readonly searchTerm: string | null
  readonly queryId: string | null
  /** Of a new line; null for the end. */
  readonly position: number | null
  /** The estimate that it comes from. */
  readonly estimateId: number | null
}

function head(scope: Scope, version: number | null, notices: readonly StoredNotice[]) {
  return [scope.accountId, scope.userId, version, JSON.stringify(notices)]
}

/**
 * Creates lines or adds to them, up to the largest quantity, and raises the version once.
 * @param version the version that the additions were calculated on; null adds even if the cart has changed meanwhile
 * @param additions at most one for an item and unit
 * @returns the lines with the cart's version; none if the cart has changed and nothing was written
 */
export function addToLines(
  scope: Scope,
  version: number | null,
  notices: readonly StoredNotice[],
  additions: readonly LineAddition[],
): Promise<readonly AddedRow[]> {
  const values = [...head(scope, version, notices), JSON.stringify(additions), ...scope.sessionValues]
  return addToLinesQuery.all(scope.db, values)
}

/** Lines to remove, and at most one to change. */
export interface LineRevision {
  readonly removed: readonly number[]
  readonly kept: {
    readonly id: number
    readonly unit: number
    readonly quantity: number
    readonly price: number | null
    readonly estimateId: number | null
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
  const { id = null, unit = null, quantity = null, price = null, estimateId = null } = kept ?? {}
  const line = [id, unit, quantity, price, estimateId]
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

/**
 * Raises the version of the cart and keeps its row locked until the transaction of the scope ends.
 * @param notices replace the notices of the cart; null keeps them
 * @returns the id of the cart, which is created if necessary
 */
export async function raiseVersion(scope: Scope, notices: readonly StoredNotice[] | null = null): Promise<number> {
  const values = [scope.accountId, scope.userId, notices && JSON.stringify(notices), ...scope.sessionValues]
  return only(await raiseVersionQuery.all(scope.db, values)).id
}

/** Takes quantities out of a cart whose row is locked; a line without any left is removed. */
export async function takeOut(
  scope: Scope,
  cartId: number,
  lines: readonly Pick<LineAddition, 'itemId' | 'unit' | 'quantity'>[],
): Promise<void> {
  await takeOutQuery.all(scope.db, [cartId, JSON.stringify(lines)])
}
