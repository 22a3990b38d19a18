import type { OrderReturn, RelatedSalesOrder, SalesOrder, SalesOrderDetails } from '@gauze/contract'
import { cents, dollarsFromCents } from '@gauze/rules'
import type { PaymentSnapshot } from '../../db/schema/index.js'
import type { SessionUser } from '../../sessions/session-user.js'
import { paymentMethodText } from '../payables/payment-words.js'
import { mayWithdraw } from './may-withdraw.js'
import { canMove } from './order-moves.js'
import type { OrderDetailsRow, OrderRow } from './orders.repository.js'

function dollars(amount: number, visible: boolean): number | null {
  return visible ? dollarsFromCents(cents(amount)) : null
}

/**
 * An order as sent on the wire in a list.
 * @param visible whether the caller may see prices
 */
export function orderView(row: OrderRow, visible: boolean): SalesOrder {
  const { accountId: _, accountName: __, ...order } = relatedOrderView(row, visible)
  return order
}

/** An order as sent on the wire in a list of several companies' orders. */
export function relatedOrderView({ totalCents, ...order }: OrderRow, visible: boolean): RelatedSalesOrder {
  return {
    ...order,
    total: dollars(totalCents, visible),
  }
}

/** How an order is paid, in words: 'Net 30', 'Visa ending in 4242' or 'Visa ending in 4242 (not paid)'. */
function paymentText(payment: PaymentSnapshot, isUnpaid: boolean): string {
  return `${paymentMethodText(payment)}${payment.kind === 'card' && isUnpaid ? ' (not paid)' : ''}`
}

/** A return as sent on the wire to a user. */
function returnView({ accountId, returns }: OrderDetailsRow, user: SessionUser): OrderReturn[] {
  return returns.map(({ userId, creditMemos, ...row }) => ({
    ...row,
    creditMemos: creditMemos.map(({ totalCents, ...memo }) => ({
      ...memo,
      total: dollars(totalCents, user.isPriceVisible),
    })),
    mayWithdraw: accountId === user.accountId && mayWithdraw({ status: row.status, userId }, user),
  }))
}

/** The invoices of an order, for a caller who may open them. */
function invoicesView({ accountId, invoices }: OrderDetailsRow, user: SessionUser): SalesOrderDetails['invoices'] {
  if (accountId !== user.accountId || user.isPunchout) return []
  return invoices.map(({ total, amountDue, ...invoice }) => ({
    ...invoice,
    total: dollarsFromCents(cents(total)),
    amountDue: dollarsFromCents(cents(amountDue)),
  }))
}

/** A whole order as sent on the wire to a user. */
export function orderDetailsView(row: OrderDetailsRow, user: SessionUser): SalesOrderDetails {
  const visible = user.isPriceVisible
  const { userId, payment, isUnpaid, subtotalCents, shippingCents, taxCents, convenienceFeeCents, ...details } = row
  const { lines, returns: _, taxBasis, isShippingTaxed: __, ...order } = details
  const { shipAddress, shipAddressId, billAddress, billAddressId, shipDate, notes, fulfillments, events, ...summary } =
    order
  return {
    ...orderView(summary, visible),
    isOwn: userId === user.userId,
    lines: lines.map(({ price, totalCents, isTaxed: ___, returnable = 0, ...line }) => ({
      ...line,
      // Only people of the company itself ask for a return.
      returnable: row.accountId === user.accountId ? returnable : 0,
      price: visible ? price : null,
      lineTotal: dollars(totalCents, visible),
    })),
    shipAddress,
    billAddress,
    paymentMethod: paymentText(payment, isUnpaid),
    shipDate,
    notes,
    subtotal: dollars(subtotalCents, visible),
    shipping: dollars(shippingCents, visible),
    tax: dollars(taxCents, visible),
    taxBasis: visible && taxBasis !== null ? { ...taxBasis, amount: dollarsFromCents(cents(taxBasis.amount)) } : null,
    convenienceFee: dollars(convenienceFeeCents, visible),
    fulfillments,
    invoices: invoicesView(row, user),
    events,
    shipAddressId,
    billAddressId,
    returns: returnView(row, user),
    paymentMethodId: payment.kind === 'terms' ? 'terms' : payment.paymentMethodId,
    mayCancel:
      row.accountId === user.accountId &&
      !user.isPunchout &&
      (user.isAdmin || userId === user.userId) &&
      canMove(row.status, 'Cancelled'),
  }
}
