import { cents, formatDate, formatUsd } from '@gauze/rules'
import { composeMail } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'
import { approvalsLink } from '../orders/order-mails.js'
import type { OrderParties } from '../orders/order-parties.repository.js'

/** An order in the daily mail; the amount in cents. */
export interface DigestOrder {
  readonly orderNumber: string
  readonly buyer: string
  readonly placedAt: string
  readonly totalCents: number
}

/** The daily mail to an approver about all orders of the company that wait. */
export function approvalsDigestMail(
  approver: OrderParties['approvers'][number],
  accountName: string,
  orders: readonly DigestOrder[],
  storeUrl: string,
): Mail {
  const visible = approver.isPriceVisible
  const count = orders.length === 1 ? '1 order' : `${orders.length} orders`
  return composeMail({
    kind: 'approvals-digest',
    recipient: approver.email,
    subject: `${count} of ${accountName} waiting for approval`,
    parts: [
      { kind: 'text', text: `${count} of ${accountName} waiting for the approval of an administrator.` },
      {
        kind: 'table',
        caption: 'Orders that wait for approval',
        columns: ['Order', 'Buyer', 'Placed', ...(visible ? ['Total'] : [])],
        rows: orders.map(({ orderNumber, buyer, placedAt, totalCents }) => [
          ...[orderNumber, buyer, formatDate(placedAt)],
          ...(visible ? [formatUsd(cents(totalCents))] : []),
        ]),
        lineOf: (row) => `- ${row.join(', ')}`,
      },
      approvalsLink(storeUrl),
    ],
  })
}
