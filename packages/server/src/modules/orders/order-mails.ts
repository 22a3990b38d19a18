import type { OrderStatus } from '@gauze/contract'
import {
  approvalsPath,
  cents,
  exactUnitPrice,
  formatDate,
  formatExactUsd,
  formatUsd,
  nameWithVariant,
  orderPath,
  type TransactionViewer,
  trackingPath,
  withTransactionViewer,
} from '@gauze/rules'
import type { AddressSnapshot } from '../../db/schema/index.js'
import { composeMail, type MailPart, type MailTable } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'
import type { MailedParcel, MovedOrder, ParcelLine } from '../../services/order-listeners.types.js'
import { addressText } from '../addresses/address-text.js'
import type { NewOrderLine, PlacedOrder } from './new-order.repository.js'
import type { OrderParties } from './order-parties.repository.js'

/** The lines that a mail lists; the order's page shows all. */
const MAX_LINES = 50

/** The content of the mails about a new order. */
interface MailedOrder {
  readonly order: PlacedOrder
  readonly poNum: string
  /** The words of the buyer; empty if there are none. */
  readonly notes: string
  readonly shipDate: string
  readonly shipTo: AddressSnapshot
  readonly lines: readonly NewOrderLine[]
  /** Origin of the store, without a slash at the end. */
  readonly storeUrl: string
}

function text(words: string): MailPart {
  return { kind: 'text', text: words }
}

/** The link to the page of an order, which opens only for people who may see prices. */
function orderLinks(
  storeUrl: string,
  orderId: number,
  visible: boolean,
  viewer: TransactionViewer = 'none',
): MailPart[] {
  const href = `${storeUrl}${withTransactionViewer(orderPath(orderId), viewer)}`
  return visible ? [{ kind: 'link', label: 'See the order', href }] : []
}

/** The link to the orders that wait, or to one of them. */
export function approvalsLink(storeUrl: string, orderId?: number): MailPart {
  return { kind: 'link', label: 'Approve or reject', href: `${storeUrl}${approvalsPath(orderId)}` }
}

/**
 * The mails that a new order causes: one to the buyer, and one to each approver if it waits for approval.
 * Amounts and the link to the order only reach people who may see prices.
 * @param visible whether the buyer may see prices
 */
export function orderMails(mailed: MailedOrder, parties: OrderParties, visible: boolean): Mail[] {
  const { order, storeUrl } = mailed
  const isPending = order.status === 'Pending Approval'
  const placed = composeMail({
    kind: 'order-placed',
    recipient: parties.email,
    subject: isPending ? `Order ${order.orderNumber} waits for approval` : `Order ${order.orderNumber} received`,
    parts: [
      text(`Hello ${parties.firstName},`),
      text(
        isPending
          ? `your order ${order.orderNumber} waits for the approval of an administrator of ${parties.accountName}.`
          : `thank you for your order ${order.orderNumber}.`,
      ),
      ...summary(mailed, visible),
      ...orderLinks(storeUrl, order.id, visible),
    ],
  })
  if (!isPending) return [placed]
  return [placed, ...parties.approvers.map((approver) => approvalMail(mailed, parties, approver))]
}

function approvalMail(mailed: MailedOrder, parties: OrderParties, approver: OrderParties['approvers'][number]): Mail {
  const { id, orderNumber } = mailed.order
  return composeMail({
    kind: 'order-needs-approval',
    recipient: approver.email,
    subject: `Order ${orderNumber} needs your approval`,
    parts: [
      text(
        `${parties.firstName} ${parties.lastName} (${parties.accountName}) placed order ${orderNumber}, which needs approval.`,
      ),
      ...summary(mailed, approver.isPriceVisible),
      approvalsLink(mailed.storeUrl, id),
    ],
  })
}

function goodsCells({ quantity, unitLabel, displayName, matrixDetails }: ParcelLine): string[] {
  return [nameWithVariant(displayName, matrixDetails), `${quantity} × ${unitLabel}`]
}

/** A line with the exact price of one unit, so that price × quantity is the total shown. */
function lineRow(line: NewOrderLine, visible: boolean): string[] {
  const { price, conversionRate, totalCents } = line
  const goods = goodsCells(line)
  if (!visible) return goods
  return [...goods, formatExactUsd(exactUnitPrice({ price, conversionRate })), formatUsd(cents(totalCents))]
}

function lineTable(lines: readonly NewOrderLine[], visible: boolean): MailTable {
  return {
    caption: 'Items of the order',
    columns: ['Item', 'Quantity', ...(visible ? ['Price of one', 'Total'] : [])],
    rows: lines.slice(0, MAX_LINES).map((line) => lineRow(line, visible)),
    lineOf: ([name, quantity, price, total]) =>
      `- ${quantity}, ${name}${price === undefined ? '' : `: ${price} each, ${total}`}`,
  }
}

function moreLines({ length }: readonly unknown[]): MailPart[] {
  return length > MAX_LINES ? [text(`and ${length - MAX_LINES} more`)] : []
}

function summary({ order, poNum, notes, shipDate, shipTo, lines }: MailedOrder, visible: boolean): MailPart[] {
  return [
    { kind: 'table', ...lineTable(lines, visible) },
    ...moreLines(lines),
    {
      kind: 'facts',
      facts: [
        ...(poNum === '' ? [] : [['PO number', poNum] as const]),
        ['Lines', String(lines.length)],
        ['Ship to', addressText(shipTo)],
        ['Ship date', formatDate(shipDate)],
        ...(notes === '' ? [] : [['Notes', notes] as const]),
        ...(visible ? [['Total', formatUsd(cents(order.totalCents))] as const] : []),
      ],
    },
  ]
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

function parcelParts({ carrier, trackingNumber, lines }: MailedParcel, storeUrl: string): MailPart[] {
  const href = `${storeUrl}${trackingPath(trackingNumber)}`
  return [
    {
      kind: 'table',
      caption: 'Items in the parcel',
      columns: ['Item', 'Quantity'],
      rows: lines.slice(0, MAX_LINES).map(goodsCells),
      lineOf: ([name, quantity]) => `- ${quantity}, ${name}`,
    },
    ...moreLines(lines),
    {
      kind: 'facts',
      facts: [
        ['Carrier', carrier],
        ['Tracking number', trackingNumber],
      ],
    },
    { kind: 'link', label: 'Track the parcel', href },
  ]
}

/** The mail to the buyer of an order that has moved to another status; null for a status that needs none. */
export function movedMail({ status, reason, parcel, ...order }: MovedOrder, storeUrl: string): Mail | null {
  const texts = moveTexts[status]
  if (texts === undefined) return null
  const { id, orderNumber, email, firstName, isPriceVisible } = order
  const [kind, subject, sentence] = texts
  return composeMail({
    kind,
    recipient: email,
    subject: `Order ${orderNumber} ${subject}`,
    parts: [
      text(`Hello ${firstName},`),
      text(`your order ${orderNumber} ${sentence}`),
      ...(parcel === null ? [] : parcelParts(parcel, storeUrl)),
      ...(reason === '' ? [] : [text(status === 'Pending Fulfillment' ? reason : `Reason: ${reason}`)]),
      ...orderLinks(storeUrl, id, isPriceVisible, parcel === null ? 'none' : 'shipment'),
    ],
  })
}
