import { createHash } from 'node:crypto'
import type { OrderStatus } from '@gauze/contract'
import { ownKey } from '../../base/own-keys.js'
import { ProblemError } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { commitUnless } from '../../db/dry-run.js'
import type { PurchasedLine } from '../../db/schema/index.js'
import { createScope, type Scope } from '../../db/scope.js'
import type { Services } from '../../services/services.js'
import { CxmlRefusal, type CxmlStatus } from '../cxml/envelope.js'
import { deploymentModeOf, type SentRequest } from '../cxml/read-request.js'
import { childAt } from '../cxml/read-xml.js'
import { lockGoods, type RequestedLine } from '../orders/goods-lines.repository.js'
import { moveOrder } from '../orders/move-order.service.js'
import type { PlacedOrder } from '../orders/new-order.repository.js'
import { draftFromLines, type LineChecks, type OrderForm, writeOrder } from '../orders/order-from-lines.service.js'
import { canMove } from '../orders/order-moves.js'
import { lockOrder } from '../orders/waiting-orders.repository.js'
import { type PreparedPayment, preparePayment } from '../payables/pay-payable.js'
import { requireAmounts, requireTerms } from './order-amounts.js'
import { purchasedLines, requirePrices } from './order-lines.js'
import { findPlaces, type Places, requireSamePlaces } from './order-places.js'
import { readPurchaseOrder } from './order-request.js'
import {
  findOrderUser,
  findPurchaseOrder,
  findTaken,
  type KnownPurchaseOrder,
  leaveOrder,
  lockBuyer,
  logTaken,
  type OrderUser,
  readSoldItems,
  savePurchaseOrder,
  type TakenAnswer,
} from './purchase-orders.repository.js'
import type { OrderingBuyer, PurchaseOrder } from './purchase-orders.types.js'
import { queueMove } from './queue-documents.js'

type OrderingServices = Pick<
  Services,
  'db' | 'now' | 'supportPhone' | 'jobs' | 'ports' | 'publicUrl' | 'orderListeners'
>

const testAnswer = 'The document is right. It is a test, so nothing was changed.'

/** The hash of an order without the fields of its document. Two documents with the same hash are the same order. */
function hashOf({ payloadId: _id, orderDate: _date, isTest: _test, parties: _parties, ...content }: PurchaseOrder) {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

function statusOf({ status, options: { slug } }: ProblemError): CxmlStatus {
  // Something changed between two steps: the system may send the order again as it is.
  if (status >= 500 || slug === 'cart-changed') return 560
  if (status === 403 || status === 409) return status
  return 400
}

/** A refusal in the words of cXML; anything unexpected is thrown on. */
function asRefusal(error: unknown): CxmlRefusal {
  if (error instanceof CxmlRefusal) return error
  if (error instanceof ProblemError) return new CxmlRefusal(statusOf(error), error.message)
  throw error
}

/** The records that an order needs to be placed, read before any lock. */
interface Prepared {
  readonly lines: readonly PurchasedLine[]
  readonly requested: readonly RequestedLine[]
  readonly places: Places
  readonly form: OrderForm
}

async function prepareForm(
  scope: Scope,
  buyer: OrderingBuyer,
  user: OrderUser,
  order: PurchaseOrder,
): Promise<Prepared> {
  const places = await findPlaces(scope, order)
  const lines = purchasedLines(order.lines, await readSoldItems(scope.db, order.lines))
  const identity = createHash('sha256').update(`${order.number}\n${order.payloadId}`).digest('base64url')
  return {
    lines,
    places,
    requested: lines.map(({ itemId, unitId, quantity }) => ({ itemId, unit: unitId, quantity })),
    form: {
      key: ownKey('cxml', buyer.id, identity),
      shipAddressId: places.shipTo.id,
      billAddressId: places.billTo.id,
      poNum: order.number,
      paymentMethod: 'terms',
      notes: order.notes,
      isPriceVisible: user.isPriceVisible,
    },
  }
}

/** How an order ended without its goods, in words; null for an order with any other status. */
function endOf(status: OrderStatus): 'canceled' | 'rejected' | null {
  if (status === 'Cancelled') return 'canceled'
  return status === 'Rejected' ? 'rejected' : null
}

/**
 * The order of a purchase order from which goods still come or came.
 * @throws CxmlRefusal when it was canceled or rejected: no document brings it back
 */
function requireLiving({ order, number }: KnownPurchaseOrder): NonNullable<KnownPurchaseOrder['order']> {
  const end = order === null ? 'canceled' : endOf(order.status)
  if (order !== null && end === null) return order
  const was = order === null ? `was ${end}` : `is the order ${order.orderNumber}, which was ${end}`
  throw new CxmlRefusal(
    409,
    `The purchase order ${number} ${was}, and no document brings it back. Nothing was ordered. Send a new one with another orderID.`,
  )
}

function requireNoOther(known: KnownPurchaseOrder, order: PurchaseOrder): never {
  const placed = requireLiving(known)
  const remedy = canMove(placed.status, 'Cancelled')
    ? 'Send an update with a higher orderVersion, or another orderID.'
    : 'Send it with another orderID.'
  throw new CxmlRefusal(
    409,
    `The purchase order ${order.number} is the order ${placed.orderNumber} at the store, and this document says something else. ${remedy}`,
  )
}

/** @throws CxmlRefusal unless the update follows the version that the store knows */
function requireNewer({ version: known }: KnownPurchaseOrder, { number, version }: PurchaseOrder): void {
  if (version === null || version > known) return
  throw new CxmlRefusal(
    409,
    `The store has version ${known} of the purchase order ${number}, and this document is version ${version}. Send a higher orderVersion.`,
  )
}

function requireKnown(known: KnownPurchaseOrder | null, { number }: PurchaseOrder): KnownPurchaseOrder {
  if (known !== null) return known
  throw new CxmlRefusal(409, `The store has no purchase order ${number} of yours. Send it with the type new.`)
}

/** The order of a purchase order, if it can still be canceled. */
function cancelable(known: KnownPurchaseOrder): NonNullable<KnownPurchaseOrder['order']> {
  const order = requireLiving(known)
  if (canMove(order.status, 'Cancelled')) return order
  throw new CxmlRefusal(
    409,
    `The purchase order ${known.number} is the order ${order.orderNumber}, which is “${order.status}” and cannot be changed any more. Nothing has changed. Call the store.`,
  )
}

function placedWords({ orderNumber, status }: Pick<PlacedOrder, 'orderNumber' | 'status'>, before = '') {
  const waits = status === 'Pending Approval' ? ' It waits for the approval of your company.' : ''
  return `The order ${orderNumber} was placed${before}.${waits}`
}

/** One document on its way into the store. */
interface Taking {
  readonly services: OrderingServices
  readonly buyer: OrderingBuyer
  readonly user: OrderUser
  readonly order: PurchaseOrder
  readonly hash: string
}

/** The words of an accepted document again. They promise no goods of an order that was canceled or rejected since. */
async function wordsAgain(db: Db, { buyer, order }: Pick<Taking, 'buyer' | 'order'>, taken: TakenAnswer) {
  const { statusText, orderNumber, orderStatus } = taken
  const end = order.type === 'delete' || orderStatus === null ? null : endOf(orderStatus)
  if (end === null) return statusText
  const now = (await findPurchaseOrder(db, buyer, order.number))?.order ?? null
  const rest =
    now === null || endOf(now.status) !== null
      ? 'Send a new one with another orderID to order the goods.'
      : `The purchase order ${order.number} is the order ${now.orderNumber} now.`
  return `The order ${orderNumber} was placed by this document, and was ${end} since. Nothing was ordered again. ${rest}`
}

/** The answer that the store gave to the same document before; null if it took none. */
async function earlierAnswer(
  db: Db,
  { buyer, order, hash }: Omit<Taking, 'services' | 'user'>,
): Promise<string | null> {
  // A test runs again, because the data that it checks may have changed.
  if (order.isTest) return null
  const earlier = await findTaken(db, { buyerId: buyer.id, payloadId: order.payloadId, isTest: false })
  if (earlier === null || earlier.state === 'refused') return null
  if (earlier.kind === 'order' && earlier.contentHash === hash) return wordsAgain(db, { buyer, order }, earlier)
  throw new CxmlRefusal(
    409,
    `The payloadID '${order.payloadId}' was used for another document. Give each document a payloadID of its own.`,
  )
}

function requireUser(user: OrderUser | null): OrderUser {
  if (user !== null) return user
  throw new CxmlRefusal(
    403,
    'The agreement of this identity takes no purchase orders at present. Ask the store to accept them, or to name another person for whom they are placed.',
  )
}

async function accept(
  { db }: Scope,
  { buyer, order, hash }: Taking,
  statusText: string,
  refersTo: { readonly purchaseOrderId?: number; readonly orderId?: number },
): Promise<string> {
  const { payloadId, number, isTest } = order
  const document = { accountId: buyer.accountId, buyerId: buyer.id, payloadId, number, isTest, contentHash: hash }
  await logTaken(db, { ...document, ...refersTo, state: 'accepted', statusCode: 200, statusText })
  return statusText
}

/** Locks the system and the order of a purchase order, and reads the purchase order after that. */
async function lockKnown(tx: Scope, { buyer, user, order }: Taking): Promise<KnownPurchaseOrder | null> {
  await lockBuyer(tx.db, buyer.id)
  if (requireUser(await findOrderUser(tx.db, buyer.id)).id !== user.id) requireUser(null)
  const known = await findPurchaseOrder(tx.db, buyer, order.number)
  if (known === null || known.order === null) return known
  await lockOrder(tx, known.order.id)
  return findPurchaseOrder(tx.db, buyer, order.number)
}

/** Cancels the order of a purchase order; its system knows, so that no document tells it. */
async function cancel(tx: Scope, known: KnownPurchaseOrder, reason: string, services: OrderingServices): Promise<void> {
  const seen = cancelable(known)
  await leaveOrder(tx, known.id)
  await moveOrder(tx, seen, 'Cancelled', { by: 'user', reason }, services)
}

async function place(
  tx: Scope,
  taking: Taking,
  ready: Prepared,
  prepared: PreparedPayment<OrderingServices>,
): Promise<string> {
  const { services, buyer, order, hash } = taking
  const { lines, requested, form } = ready
  const known = await lockKnown(tx, taking)
  const earlier = await earlierAnswer(tx.db, taking)
  if (earlier !== null) return earlier
  if (known?.contentHash === hash) {
    const { id, orderNumber } = requireLiving(known)
    const refersTo = { purchaseOrderId: known.id, orderId: id }
    return accept(tx, taking, `The order ${orderNumber} was placed before, by the same document.`, refersTo)
  }
  if (order.type === 'new' && known !== null) requireNoOther(known, order)
  const replaced = order.type === 'update' ? requireKnown(known, order) : null
  if (replaced !== null) {
    requireNewer(replaced, order)
    await cancel(tx, replaced, 'The procurement system sent a new version of the purchase order.', services)
  }
  await lockGoods(
    tx,
    requested.map(({ itemId }) => itemId),
  )
  await requireSamePlaces(tx, order, ready.places)
  const draft = await draftFromLines(tx, requested, form, prepared.services, {
    review: (goods, requireAll) => {
      requireAll()
      requirePrices(order.lines, goods.lines)
    },
  })
  requireAmounts(order, draft.order.sums)
  const placed = await writeOrder(tx, draft, prepared)
  const { number, payloadId, orderDate, parties } = order
  const purchaseOrderId = await savePurchaseOrder(tx, {
    ...{ accountId: buyer.accountId, buyerId: buyer.id, orderId: placed.id, contentHash: hash },
    ...{ number, payloadId, orderDate, parties, lines: [...lines] },
    version: order.version ?? (known?.version ?? 0) + 1,
  })
  const words = placedWords(placed, replaced?.order ? ` in place of ${replaced.order.orderNumber}` : '')
  await accept(tx, taking, words, { purchaseOrderId, orderId: placed.id })
  await queueMove(tx, placed.id, placed.status)
  return words
}

async function remove(tx: Scope, taking: Taking): Promise<string> {
  const { order, services } = taking
  const known = await lockKnown(tx, taking)
  const earlier = await earlierAnswer(tx.db, taking)
  if (earlier !== null) return earlier
  const ended = requireKnown(known, order)
  const end = endOf(ended.order?.status ?? 'Cancelled')
  if (end !== null) {
    return accept(tx, taking, `The purchase order ${order.number} was ${end} before.`, { purchaseOrderId: ended.id })
  }
  if (order.version !== null && order.version < ended.version) requireNewer(ended, order)
  await cancel(tx, ended, 'The procurement system canceled the purchase order.', services)
  const words = `The order ${ended.order?.orderNumber ?? ''} was canceled.`
  return accept(tx, taking, words, { purchaseOrderId: ended.id, ...(ended.order ? { orderId: ended.order.id } : {}) })
}

/** Does the work of a document, and undoes it if the document is a test. */
async function inOneTransaction(scope: Scope, taking: Taking, work: (tx: Scope) => Promise<string>): Promise<string> {
  const { isTest } = taking.order
  const words = await commitUnless(isTest, (run) => scope.transaction(run), work)
  return isTest ? accept(scope, taking, testAnswer, {}) : words
}

async function take(services: OrderingServices, buyer: OrderingBuyer, order: PurchaseOrder): Promise<string> {
  const { db } = services
  const user = requireUser(await findOrderUser(db, buyer.id))
  const taking = { services, buyer, user, order, hash: hashOf(order) }
  const earlier = await earlierAnswer(db, taking)
  if (earlier !== null) return earlier
  const scope = createScope(db, { accountId: buyer.accountId, userId: user.id })
  if (order.type === 'delete') return inOneTransaction(scope, taking, (tx) => remove(tx, taking))
  requireTerms(order, user)
  const ready = await prepareForm(scope, buyer, user, order)
  // An update releases the goods and credit of its earlier version before its own checks.
  const held = order.type === 'update' ? await findPurchaseOrder(db, buyer, order.number) : null
  const checks: LineChecks =
    order.type === 'update' ? { review: () => undefined, heldCents: held?.totalCents ?? 0 } : {}
  const prepared = await preparePayment(scope, { key: ready.form.key, services }, async (rehearsing) => {
    return (await draftFromLines(scope, ready.requested, ready.form, rehearsing, checks)).request
  })
  return inOneTransaction(scope, taking, (tx) => place(tx, taking, ready, prepared))
}

/** Logs a refusal for the operators of the store. */
async function logRefusal(
  { db }: OrderingServices,
  buyer: OrderingBuyer,
  { document, request }: SentRequest,
  refusal: CxmlRefusal,
) {
  const number = (childAt(request, 'OrderRequestHeader')?.attributes.orderID ?? '').trim()
  await logTaken(db, {
    ...{ accountId: buyer.accountId, buyerId: buyer.id, contentHash: null, state: 'refused' },
    ...{ statusCode: refusal.status, statusText: refusal.message },
    payloadId: (document.attributes.payloadID ?? '').slice(0, 255),
    number: number.slice(0, 40),
    isTest: deploymentModeOf(document) !== 'production',
  })
}

/**
 * Takes an OrderRequest: places, replaces or cancels an order of the company, by the same checks as the checkout. The
 * same document again gets the same answer, and changes nothing; if its order was canceled or rejected, the words say
 * so.
 * @param buyer the system that sent it, which has proved its identity
 * @returns the work that the store did, in words
 * @throws CxmlRefusal when it may not be ordered like this; then nothing has changed
 * @example
 * const words = await takeOrder(services, buyer, sent) // 'The order SO-100123 was placed.'
 */
export async function takeOrder(services: OrderingServices, buyer: OrderingBuyer, sent: SentRequest): Promise<string> {
  try {
    return await take(services, buyer, readPurchaseOrder(sent, buyer))
  } catch (error) {
    const refusal = asRefusal(error)
    await logRefusal(services, buyer, sent, refusal)
    throw refusal
  }
}
