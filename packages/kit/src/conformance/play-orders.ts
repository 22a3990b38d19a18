import type { Cart, OrderConfirmation } from '@gauze/contract'
import { Changes } from './changes.js'
import { approvalWrites, orderWrites } from './plan.js'
import { linesToRestore, type TestItem } from './play-cart.js'
import type { PlayContext } from './play-read.js'
import type { Session } from './session.js'

/** The parts of an order that do not depend on its lines. */
interface OrderForm {
  readonly shipAddressId: number
  readonly billAddressId: number
  readonly poNum: string
  readonly paymentMethod: 'terms' | number
}

async function orderForm(play: Changes): Promise<OrderForm | string> {
  const book = await play.make('getAddresses', {})
  const payment = await play.make('getCheckoutData', {})
  const offered = book?.mappedResults.filter(({ offeredForCart }) => offeredForCart) ?? []
  const shipTo = offered.find(({ isDefaultShipping }) => isDefaultShipping) ?? offered[0]
  const billTo = book?.mappedResults.find(({ isDefaultBilling }) => isDefaultBilling) ?? shipTo
  if (!shipTo || !billTo) return 'no address was found to which the cart may be shipped'
  const card = payment?.hasTerms ? undefined : (await play.make('getPaymentMethods', {}))?.cards[0]
  const paymentMethod = payment?.hasTerms ? ('terms' as const) : card?.id
  if (paymentMethod === undefined) return 'the company has neither terms nor a saved card'
  const poNum = `CONF-${crypto.randomUUID().slice(0, 8)}`
  return { shipAddressId: shipTo.id, billAddressId: billTo.id, poNum, paymentMethod }
}

async function fillCart(play: Changes, item: TestItem, quantity: number): Promise<Cart | null> {
  await play.make('emptyCart', {})
  return play.make('addItem', { ...item, quantity })
}

/** Places an order, cancels it, and expects the refusals on the way. */
async function playOrder(play: Changes, item: TestItem, form: OrderForm): Promise<void> {
  const cart = await fillCart(play, item, 1)
  if (!cart) return
  const seen = cart.total === null ? {} : { expectedTotal: cart.total }
  await play.probe('placeOrder', form)
  if (cart.total !== null) {
    await play.refuse('placeOrder', { ...form, expectedTotal: cart.total + 1 }, 'with a changed total', [409])
    const kept = await play.make('getCart', {})
    play.expect('placeOrder', 'lines of the cart after a refused order', 1, kept?.cartDetail.length)
  }
  await play.refuseOther('placeOrder', form, [403, 404, 409])
  const key = crypto.randomUUID()
  // The fee and the tax may depend on the form, so the order itself is placed at whatever total it has.
  const placed = await play.make('placeOrder', form, { key })
  const again = await play.make('placeOrder', form, { key })
  play.expect(
    'placeOrder',
    'the order after the same Idempotency-Key was sent twice',
    placed?.orderConfirmation.id,
    again?.orderConfirmation.id,
  )
  await play.refuse(
    'placeOrder',
    { ...form, ...seen, poNum: `${form.poNum}-2` },
    'with the key of another order',
    undefined,
    {
      key,
    },
  )
  play.expect('placeOrder', 'lines of the cart after the order', 0, (await play.make('getCart', {}))?.cartDetail.length)
  if (!placed) return
  const { id, orderNumber } = placed.orderConfirmation
  const cancel = { orderConfirmationId: id, reason: 'Placed by a conformance run' }
  await play.refuseOther('cancelOrder', cancel)
  await play.probe('cancelOrder', cancel)
  const cancelled = await play.make('cancelOrder', cancel)
  play.expect('cancelOrder', 'the status', 'Cancelled', cancelled?.status)
  await play.refuse('cancelOrder', cancel, 'for an order that is cancelled', [409])
  play.note('placeOrder', `order ${orderNumber} stays, cancelled`)
}

/** Places an order that must wait for approval; a text says why none could be. */
async function placeWaiting(play: Changes, item: TestItem, limit: number): Promise<OrderConfirmation | string> {
  const one = await fillCart(play, item, 1)
  const price = one?.subtotal ?? 0
  if (price <= 0) return 'the user sees no price of the item, so the limit could not be passed'
  await fillCart(play, item, Math.ceil(limit / price) + 1)
  const form = await orderForm(play)
  if (typeof form === 'string') return form
  const placed = await play.make('placeOrder', form)
  if (!placed) return 'the order could not be placed'
  play.expect('placeOrder', 'the status of an order over the limit', 'Pending Approval', placed.status)
  return placed.orderConfirmation
}

async function playApprovals(play: Changes, item: TestItem, approver: Session): Promise<void> {
  const limit = (await play.make('getCheckoutData', {}))?.approvalThreshold ?? null
  if (limit === null) return play.skip(approvalWrites, 'no order of the user waits for approval')
  for (const decision of ['approveOrder', 'rejectOrder'] as const) {
    const order = await placeWaiting(play, item, limit)
    if (typeof order === 'string') return play.skip(approvalWrites, order)
    const waiting = await play.make('getOrderApprovals', {}, { as: approver })
    const form = waiting?.pendingApprovalOrders.find(({ id }) => id === order.id)
    play.expect(decision, 'whether the order waits for the approver in getOrderApprovals', true, form !== undefined)
    await decide(play, decision, order, approver)
  }
}

async function decide(
  play: Changes,
  decision: 'approveOrder' | 'rejectOrder',
  { id, orderNumber }: OrderConfirmation,
  approver: Session,
): Promise<void> {
  const details = await play.make('getSalesOrder', { id }, { as: approver })
  if (!details) return
  const { shipAddressId, billAddressId, poNum, paymentMethodId } = details
  const form = { orderConfirmationId: id, shipAddressId, billAddressId, poNum, paymentMethod: paymentMethodId }
  if (decision === 'rejectOrder') {
    const input = { orderConfirmationId: id, reason: 'Placed by a conformance run' }
    await play.refuseOther('rejectOrder', input)
    await play.refuse('rejectOrder', input, 'as the buyer of the order', [403, 404, 409])
    await play.make('rejectOrder', input, { as: approver })
    await play.refuse('rejectOrder', input, 'for an order that is rejected', [409], { as: approver })
    return play.note('rejectOrder', `order ${orderNumber} stays, rejected`)
  }
  const preview = await play.make('previewApproval', form, { as: approver })
  await play.refuseOther('previewApproval', form)
  await play.refuseOther('approveOrder', form)
  await play.refuse('approveOrder', form, 'as the buyer of the order', [403, 404, 409])
  const changed = { ...form, expectedTotal: (preview?.total ?? 0) + 1 }
  await play.refuse('approveOrder', changed, 'with a changed total', [409], { as: approver })
  await play.make('approveOrder', form, { as: approver })
  await play.refuse('approveOrder', form, 'for an order that is approved', [409], { as: approver })
  await play.make('cancelOrder', { orderConfirmationId: id, reason: 'Placed by a conformance run' }, { as: approver })
  play.note('approveOrder', `order ${orderNumber} stays, cancelled`)
}

async function restoreCart(play: Changes, before: Cart): Promise<void> {
  await play.make('emptyCart', {})
  const lines = linesToRestore(before)
  if (lines.length > 0) await play.make('addItems', { lines })
}

/** Places orders of the user, cancels them, and lets the approver decide about them; then it restores the cart. */
export async function playOrders(
  context: PlayContext,
  item: TestItem | null,
  approver: Session | string,
): Promise<Changes> {
  const play = new Changes(context)
  const before = await play.make('getCart', {})
  const isRestorable = before?.cartDetail.every(({ isAddableToCart }) => isAddableToCart)
  if (!item || !before || !isRestorable) {
    const reason = item
      ? 'the cart holds lines that could not be added again'
      : 'no item was found that could be ordered'
    play.skip([...orderWrites, ...approvalWrites], reason)
    return play
  }
  await fillCart(play, item, 1)
  const form = await orderForm(play)
  if (typeof form === 'string') play.skip([...orderWrites, ...approvalWrites], form)
  else {
    await playOrder(play, item, form)
    if (typeof approver === 'string') play.skip(approvalWrites, approver)
    else await playApprovals(play, item, approver)
  }
  await restoreCart(play, before)
  return play
}
