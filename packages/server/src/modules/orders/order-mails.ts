import type { OrderStatus } from '@gauze/contract'
import { cents, exactUnitPrice, formatDate, formatExactUsd, formatUsd, nameWithVariant } from '@gauze/rules'
import type { Mail } from '../../jobs/mail.js'
import type { OrderParties } from './buyer.repository.js'
import type { NewOrderLine, PlacedOrder } from './new-order.repository.js'

/** The lines that a mail lists; the order's page shows all. */
const MAX_LINES = 50

/** The content of the mails about a new order. */
interface MailedOrder {
  readonly order: PlacedOrder
  readonly poNum: string
  readonly shipDate: string
  readonly shipTo: string
  readonly lines: readonly NewOrderLine[]
}

/**
 * The mails that a new order causes: one to the buyer, and one to each approver if it waits for approval.
 * Amounts only reach people who may see prices.
 * @param visible whether the buyer may see prices
 */
export function orderMails(mailed: MailedOrder, parties: OrderParties, visible: boolean): Mail[] {
  const { order } = mailed
  const isPending = order.status === 'Pending Approval'
  const placed: Mail = {
    kind: 'order-placed',
    recipient: parties.email,
    subject: isPending ? `Order ${order.orderNumber} waits for approval` : `Order ${order.orderNumber} received`,
    text: [
      `Hello ${parties.firstName},`,
      isPending
        ? `your order ${order.orderNumber} waits for the approval of an administrator of ${parties.accountName}.`
        : `thank you for your order ${order.orderNumber}.`,
      summary(mailed, visible),
    ].join('\n\n'),
  }
  if (!isPending) return [placed]
  return [placed, ...parties.approvers.map((approver) => approvalMail(mailed, parties, approver))]
}

function approvalMail(mailed: MailedOrder, parties: OrderParties, approver: OrderParties['approvers'][number]): Mail {
  return {
    kind: 'order-needs-approval',
    recipient: approver.email,
    subject: `Order ${mailed.order.orderNumber} needs your approval`,
    text: [
      `${parties.firstName} ${parties.lastName} (${parties.accountName}) placed order ${mailed.order.orderNumber}, which needs approval.`,
      summary(mailed, approver.isPriceVisible),
      'Approve or reject it under My Account, Approve Orders.',
    ].join('\n\n'),
  }
}

/** A line with the exact price of one unit, so that price × quantity is the total shown. */
function lineText(line: NewOrderLine, visible: boolean): string {
  const { quantity, unitLabel, displayName, matrixDetails, price, conversionRate, totalCents } = line
  const goods = `- ${quantity} × ${unitLabel}, ${nameWithVariant(displayName, matrixDetails)}`
  if (!visible) return goods
  return `${goods}: ${formatExactUsd(exactUnitPrice({ price, conversionRate }))} each, ${formatUsd(cents(totalCents))}`
}

function summary({ order, poNum, shipDate, shipTo, lines }: MailedOrder, visible: boolean): string {
  return [
    ...(poNum === '' ? [] : [`PO number: ${poNum}`]),
    `Lines: ${lines.length}`,
    ...lines.slice(0, MAX_LINES).map((line) => lineText(line, visible)),
    ...(lines.length > MAX_LINES ? [`- and ${lines.length - MAX_LINES} more`] : []),
    `Ship to: ${shipTo}`,
    `Ship date: ${formatDate(shipDate)}`,
    ...(visible ? [`Total: ${formatUsd(cents(order.totalCents))}`] : []),
  ].join('\n')
}

/** The content of the mail about a moved order. */
interface MovedOrder {
  readonly orderNumber: string
  readonly status: OrderStatus
  /** In words for the buyer; empty if nobody gave one. */
  readonly reason: string
  readonly email: string
  readonly firstName: string
}

/** The mail kind, the end of the subject, and the sentence of each status that buyers hear of. */
const moveTexts: Partial<Record<OrderStatus, readonly [kind: string, subject: string, sentence: string]>> = {
  'Pending Fulfillment': ['order-approved', 'was approved', 'was approved. We are preparing it.'],
  Rejected: ['order-rejected', 'was rejected', 'was rejected by an administrator of your company.'],
  Cancelled: ['order-canceled', 'was canceled', 'was canceled. You owe nothing for it.'],
  'Partially Fulfilled': [
    'order-shipped',
    'has shipped in part',
    'has shipped in part. The rest ships when it is ready.',
  ],
  Shipped: ['order-shipped', 'has shipped', 'has shipped.'],
  Delivered: ['order-delivered', 'was delivered', 'was delivered.'],
}

/** The mail to the buyer of an order that has moved to another status; null for a status that needs none. */
export function movedMail({ orderNumber, status, reason, email, firstName }: MovedOrder): Mail | null {
  const texts = moveTexts[status]
  if (texts === undefined) return null
  const [kind, subject, sentence] = texts
  return {
    kind,
    recipient: email,
    subject: `Order ${orderNumber} ${subject}`,
    text: [
      `Hello ${firstName},`,
      `your order ${orderNumber} ${sentence}`,
      ...(reason === '' ? [] : [status === 'Pending Fulfillment' ? reason : `Reason: ${reason}`]),
      'See the order under My Account, Sales Orders.',
    ].join('\n\n'),
  }
}
