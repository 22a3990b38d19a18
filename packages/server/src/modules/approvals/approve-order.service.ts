import type { ApprovalPreview, CallOutput, CallParsedInput } from '@gauze/contract'
import { cents, dollarsFromCents, formatUsd, lineKey, nameWithVariant } from '@gauze/rules'
import { conflict, forbidden, ProblemError, refused } from '../../base/problem.js'
import type { AddressSnapshot } from '../../db/schema/index.js'
import { createScope, type Scope } from '../../db/scope.js'
import type { Services } from '../../services/services.js'
import { type ApproverRights, isApprover, readApproverRights } from '../../sessions/approvers.repository.js'
import { newShortages, shortageText } from '../cart/backorder-notices.js'
import { lockGoods, readGoods } from '../orders/goods-lines.repository.js'
import { moveOrder } from '../orders/move-order.service.js'
import { goodsProblems } from '../orders/order-checks.js'
import { draftOrder, newLines, type OrderDraft } from '../orders/order-from-lines.service.js'
import { orderGone, readConfirmation } from '../orders/read-confirmation.js'
import { releaseGoods, reserveGoods } from '../orders/reserved-goods.js'
import { placeChange, placeOf, placeText } from '../orders/seen-place.js'
import { lockOrder, readWaitingOrder, rewriteOrder, type WaitingOrder } from '../orders/waiting-orders.repository.js'
import { type PreparedPayment, preparePayment, withPayment } from '../payables/pay-payable.js'
import { requestRelease } from '../payables/payment-holds.repository.js'
import { baseUnitsByItem } from '../pricing/base-units.js'
import { expectedCents, priceText } from '../pricing/expected-amounts.js'
import type { Goods } from '../pricing/goods.types.js'
import { type AcceptedPrice, readAcceptedPrices } from '../quotes/accept-quotes.repository.js'

type ApprovalForm = CallParsedInput<'previewApproval'>
type ApprovalInput = CallParsedInput<'approveOrder'>
type SeenPlaces = Pick<ApprovalInput, 'expectedShipTo' | 'expectedBillTo'>

/** An order as it would be approved. */
interface ApprovalDraft {
  readonly draft: OrderDraft
  /** The differences from the order as it was placed. */
  readonly changes: Change[]
}

/** A difference from the order as it was placed. */
interface Change {
  /** In a sentence. */
  readonly words: string
  /** The sentence has a price, which not every buyer may see. */
  readonly hasPrice?: boolean
}

function buyerOf({ db, accountId }: Scope, { userId }: WaitingOrder): Scope {
  return createScope(db, { accountId, userId })
}

/** The goods that the order already holds are its own to take. */
function withHeld(goods: Goods, { held }: WaitingOrder): Goods {
  const holdings = new Map(held.map((holding) => [holding.itemId, holding]))
  const lines = goods.lines.map((line) => {
    const { item } = line
    const { fromStock = 0, fromAllocation = 0 } = holdings.get(item.itemId) ?? {}
    const allocationLeft = item.allocationLeft === null ? null : item.allocationLeft + fromAllocation
    return { ...line, item: { ...item, quantityAvailable: item.quantityAvailable + fromStock, allocationLeft } }
  })
  return { ...goods, lines }
}

/** The goods with the prices of the estimates that the order was placed at, up to the quantities of the estimates. */
function atAcceptedPrices(goods: Goods, placed: WaitingOrder['lines'], accepted: readonly AcceptedPrice[]): Goods {
  const placedByKey = new Map(placed.map((line) => [lineKey(line), line]))
  const lines = goods.lines.map((line) => {
    const { item, unit, quantity } = line
    const key = lineKey({ itemId: item.itemId, unit })
    const price = placedByKey.get(key)?.price
    const offer = accepted.find((candidate) => lineKey(candidate) === key && candidate.price === price)
    return offer && quantity <= offer.quantity ? { ...line, item: { ...item, price: offer.price } } : line
  })
  return { ...goods, lines }
}

function requireDistinct({ lines = [] }: ApprovalForm): void {
  if (new Set(lines.map(lineKey)).size === lines.length) return
  const words = 'has an item twice in the same unit'
  throw refused('validation', 'An item is on two lines in the same unit. Make one line of them.', { lines: [words] })
}

/** Checks an order as placing it would, at the current prices, with the changes of the form. */
async function draftApproval(
  scope: Scope,
  order: WaitingOrder,
  form: ApprovalForm,
  services: Services,
): Promise<ApprovalDraft> {
  requireDistinct(form)
  const buyer = buyerOf(scope, order)
  const accepted = await readAcceptedPrices(scope, order.id)
  const listed = await readGoods(buyer, form.lines ?? order.lines, form.shipAddressId)
  const current = atAcceptedPrices(listed, order.lines, accepted)
  const goods = withHeld(current, order)
  const supportPhone = await services.supportPhone()
  const problems = goodsProblems(goods, supportPhone)
  if (problems.length > 0) {
    throw conflict(
      'not-orderable',
      `${problems.join(' ')} The order still waits for approval. Change its lines, or reject it.`,
    )
  }
  const heldCents = order.payment.kind === 'terms' ? order.totalCents : 0
  const details = { notBefore: order.shipDate ?? undefined, notes: order.notes, isPriceVisible: true }
  const draft = await draftOrder(buyer, goods, { ...form, ...details, key: '' }, services, () => undefined, heldCents)
  return { draft, changes: changesOf(order, draft) }
}

function lineChanges({ lines }: WaitingOrder, { goods }: OrderDraft): Change[] {
  const placed = new Map(lines.map((line) => [lineKey(line), line]))
  const kept = new Set(goods.lines.map(({ item, unit }) => lineKey({ itemId: item.itemId, unit })))
  const changed = goods.lines.flatMap(({ item, unit, quantity }) => {
    const before = placed.get(lineKey({ itemId: item.itemId, unit }))
    const name = nameWithVariant(item.name, item.matrixDetails)
    const label = item.units.find(({ id }) => id === unit)?.label ?? ''
    if (before === undefined) return [{ words: `${name} is added: ${quantity} × ${label}.` }]
    const amount =
      before.quantity === quantity ? [] : [{ words: `${name}: ${quantity} × ${label} instead of ${before.quantity}.` }]
    if (item.price === null || item.price === before.price) return amount
    const words = `${name} now costs ${priceText(item.price)} a base unit; it was ${priceText(before.price)}.`
    return [...amount, { words, hasPrice: true }]
  })
  const removed = lines
    .filter((line) => !kept.has(lineKey(line)))
    .map(({ name }) => ({ words: `${name} is left out.` }))
  return [...changed, ...removed]
}

function shortageChanges({ held, lines }: WaitingOrder, { goods }: OrderDraft): string[] {
  const fromStock = new Map(held.map((holding) => [holding.itemId, holding.fromStock]))
  const placedUnits = new Map<number, number>()
  for (const { item, unit } of goods.lines) {
    const before = lines.find((line) => line.itemId === item.itemId && line.unit === unit)
    const rate = item.units.find(({ id }) => id === unit)?.conversionRate ?? 1
    placedUnits.set(item.itemId, (placedUnits.get(item.itemId) ?? 0) + (before?.quantity ?? 0) * rate)
  }
  const known = [...placedUnits].map(([id, units]) => ({ id, message: '', short: units - (fromStock.get(id) ?? 0) }))
  return newShortages(known, goods.lines).map(shortageText)
}

function changesOf(order: WaitingOrder, draft: OrderDraft): Change[] {
  const { sums, shipAddress, billAddress, payment, poNum } = draft.order
  const isPaidOtherwise = JSON.stringify(cardOf(payment)) !== JSON.stringify(cardOf(order.payment))
  const sentences = [
    ...(shipAddress.id === order.shipAddressId
      ? present(placeChange(shipToName, shipAddress, order.shipAddress))
      : [`It ships to ${placeName(shipAddress)}.`]),
    ...(billAddress.id === order.billAddressId
      ? present(placeChange(billToName, billAddress, order.billAddress))
      : [`The bill goes to ${placeName(billAddress)}.`]),
    ...(poNum === order.poNum ? [] : [`The PO number is ${poNum || 'left out'}.`]),
    ...(isPaidOtherwise ? ['It is paid in another way.'] : []),
  ]
  const total = `The total is now ${formatUsd(sums.total)}; it was ${formatUsd(cents(order.totalCents))}.`
  return [
    ...lineChanges(order, draft),
    ...[...shortageChanges(order, draft), ...sentences].map((words) => ({ words })),
    ...(sums.total === order.totalCents ? [] : [{ words: total, hasPrice: true }]),
  ]
}

const shipToName = 'ship-to address'
const billToName = 'billing address'

function present(words: string | null): string[] {
  return words === null ? [] : [words]
}

function placeName(address: AddressSnapshot) {
  return address.label === '' ? placeText(address) : `${address.label} (${placeText(address)})`
}

/**
 * How the addresses of a draft differ from the addresses that the approver saw: the expected addresses of the form, or
 * else the addresses of the order.
 */
function placesUnseen(order: WaitingOrder, { order: { shipAddress, billAddress } }: OrderDraft, seen: SeenPlaces) {
  const placed = {
    shipTo: shipAddress.id === order.shipAddressId ? order.shipAddress : undefined,
    billTo: billAddress.id === order.billAddressId ? order.billAddress : undefined,
  }
  return [
    ...present(placeChange(shipToName, shipAddress, seen.expectedShipTo ?? placed.shipTo)),
    ...present(placeChange(billToName, billAddress, seen.expectedBillTo ?? placed.billTo)),
  ]
}

function cardOf(payment: WaitingOrder['payment']) {
  return payment.kind === 'terms' ? null : payment.paymentMethodId
}

/** The total that the approver saw, in cents. */
function expectedOf({ totalCents }: WaitingOrder, expectedTotal: number | undefined): number {
  return expectedTotal === undefined ? totalCents : expectedCents(expectedTotal)
}

/** Whether the provider has to authorize the payment again. */
function isOtherPayment(order: WaitingOrder, { order: { sums, payment } }: OrderDraft): boolean {
  return sums.total !== order.totalCents || cardOf(payment) !== cardOf(order.payment)
}

/**
 * Checks an order as an approval would, and changes nothing.
 * @throws ProblemError when the order cannot be approved like this
 */
export async function previewApproval(scope: Scope, form: ApprovalForm, services: Services): Promise<ApprovalPreview> {
  const order = await readWaitingOrder(scope, form.orderConfirmationId)
  if (order === null) throw orderGone()
  const { draft, changes } = await draftApproval(scope, order, form, services)
  const { subtotal, shipping, tax, convenienceFee, total } = draft.order.sums
  const dollars = (amount: number | null) => dollarsFromCents(cents(amount ?? 0))
  return {
    subtotal: dollars(subtotal),
    shipping: dollars(shipping),
    tax: dollars(tax),
    convenienceFee: dollars(convenienceFee),
    total: dollars(total),
    shipTo: placeOf(draft.order.shipAddress),
    billTo: placeOf(draft.order.billAddress),
    changes: changes.map(({ words }) => words),
  }
}

/**
 * Asks the ports about an order and has a changed payment authorized, before anything is locked.
 * @param scope not of a transaction, which would wait for the ports
 * @returns without an authorization if the payment is the payment that was authorized when the order was placed
 */
export function prepareApproval(
  scope: Scope,
  { expectedTotal, expectedShipTo, expectedBillTo, ...form }: ApprovalInput,
  services: Services,
): Promise<PreparedPayment<Services>> {
  const key = `approval-${form.orderConfirmationId}`
  return preparePayment(scope, { key, services }, async (rehearsing) => {
    const order = await readWaitingOrder(scope, form.orderConfirmationId)
    if (order?.status !== 'Pending Approval') return null
    const { draft } = await draftApproval(scope, order, form, rehearsing)
    const isAsSeen =
      draft.order.sums.total === expectedOf(order, expectedTotal) &&
      placesUnseen(order, draft, { expectedShipTo, expectedBillTo }).length === 0
    return isAsSeen && isOtherPayment(order, draft) ? draft.request : null
  })
}

/**
 * Refuses callers who neither administer the company nor are the substitute of an administrator today.
 * @throws ProblemError 403 `approvers-only`
 */
export async function requireApprover(scope: Scope, { now }: Pick<Services, 'now'>): Promise<ApproverRights> {
  const rights = await readApproverRights(scope.db, scope, now())
  if (isApprover(rights)) return rights
  throw new ProblemError({
    slug: 'approvers-only',
    status: 403,
    detail:
      'You may not decide about orders, or may not any longer: only administrators of your company may, and their substitutes on the days that were set. Nothing has changed. Ask an administrator.',
  })
}

/**
 * Whether a caller may approve an order. Callers do not approve their own orders, unless no other administrator could.
 * A substitute does not approve an order of the administrator who named them.
 */
export function mayApprove(
  { userId }: Pick<Scope, 'userId'>,
  { isAdmin, standsInFor }: ApproverRights,
  order: { readonly userId: number; readonly administrators: number },
): boolean {
  if (order.userId === userId) return isAdmin && order.administrators <= 1
  return isAdmin || !standsInFor.includes(order.userId)
}

function requireOther(scope: Scope, rights: ApproverRights, order: WaitingOrder): void {
  if (mayApprove(scope, rights, order)) return
  throw forbidden(
    order.userId === scope.userId
      ? 'You placed this order yourself. Another administrator of your company has to approve it.'
      : 'The administrator who named you as substitute placed this order. Another administrator has to approve it.',
  )
}

/** The administrator for whom a caller with these rights decides; null for administrators. */
function onBehalfOf({ isAdmin, standsInFor }: ApproverRights): number | null {
  return isAdmin ? null : (standsInFor[0] ?? null)
}

/**
 * Approves an order that waits for approval, with the changes of the form, in one transaction. The approver approves
 * the order on the screen: if price, stock or a rule changed the total, or somebody changed an address, nothing happens
 * until the approver has seen the change.
 * @param prepared by {@link prepareApproval}
 * @throws ProblemError when the order may not be approved like this, was decided already, or changed: then it is as
 * before
 */
export function approveOrder(
  scope: Scope,
  { note = '', expectedTotal, expectedShipTo, expectedBillTo, ...form }: ApprovalInput,
  prepared: PreparedPayment<Services>,
): Promise<CallOutput<'approveOrder'>> {
  const { orderConfirmationId: id } = form
  const { services } = prepared
  return scope.transaction(async (tx) => {
    await lockOrder(tx, id)
    const order = await readWaitingOrder(tx, id)
    if (order === null) throw orderGone()
    const rights = await requireApprover(tx, services)
    const by = { by: 'user', onBehalfOf: onBehalfOf(rights) } as const
    const move = (reason: string) =>
      moveOrder(tx, { id, status: 'Pending Approval' }, 'Pending Fulfillment', { ...by, reason }, services)
    if (order.status === 'Pending Approval') {
      requireOther(tx, rights, order)
      const wanted = form.lines ?? order.lines
      await lockGoods(tx, [...new Set([...wanted, ...order.held].map(({ itemId }) => itemId))])
      const { draft, changes } = await draftApproval(tx, order, form, services)
      const unseen = placesUnseen(order, draft, { expectedShipTo, expectedBillTo })
      if (unseen.length > 0 || draft.order.sums.total !== expectedOf(order, expectedTotal)) {
        throw orderChanged([...changes.map(({ words }) => words), ...unseen])
      }
      if (changes.length > 0) await rewrite(tx, order, draft, prepared)
      const told = changes.filter(({ hasPrice = false }) => order.isPriceVisible || !hasPrice)
      await move([note.trim(), ...told.map(({ words }) => words)].filter((sentence) => sentence !== '').join(' '))
    } else await move(note)
    return readConfirmation(tx, id)
  })
}

function orderChanged(changes: readonly string[]) {
  return conflict(
    'order-changed',
    `The order is not what you last saw. ${[...new Set(changes)].join(' ')} It still waits for approval: look it over and approve it again.`,
  )
}

async function rewrite(scope: Scope, order: WaitingOrder, draft: OrderDraft, prepared: PreparedPayment<Services>) {
  const { id } = order
  if (isOtherPayment(order, draft)) {
    await withPayment(scope, prepared, draft.request, async () => {
      await requestRelease(scope, { orderId: id })
      // The move of the order captures the money.
      return { made: null, payable: { orderId: id }, isDue: false }
    })
  }
  await rewriteOrder(scope, id, { ...draft.order, lines: newLines(draft.goods, draft.order.sums) })
  await releaseGoods(scope, id)
  await reserveGoods(buyerOf(scope, order), id, baseUnitsByItem(draft.goods.lines))
}

/**
 * Rejects an order that waits for approval: goods, allocation, credit and held money are given back.
 * @throws ProblemError when it was decided already
 */
export function rejectOrder(
  scope: Scope,
  { orderConfirmationId: id, reason }: CallParsedInput<'rejectOrder'>,
  services: Services,
): Promise<CallOutput<'rejectOrder'>> {
  return scope.transaction(async (tx) => {
    const move = {
      by: 'user',
      onBehalfOf: onBehalfOf(await requireApprover(tx, services)),
      reason: reason.trim(),
    } as const
    await moveOrder(tx, { id, status: 'Pending Approval' }, 'Rejected', move, services)
    return readConfirmation(tx, id)
  })
}
