import type { Notification } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import { seesAmountsSql } from '../../sessions/people.sql.js'

/** The notifications about invoices, payments, quotes and returns. They name no amount, because a person may lose the right to see prices. */
type NoticeType =
  | 'Payment Received'
  | 'Payment Returned'
  | 'Invoice Issued'
  | 'Invoices Overdue'
  | 'Quote Answered'
  | 'Return Answered'

/** The data of a notification of a type. */
type NoticeData<Type extends NoticeType> = Extract<Notification, { notificationType: Type }>['metaData']

/** A person who may read about invoices. */
export interface BillingPerson {
  readonly id: number
  readonly email: string
}

const peopleQuery = namedQuery<BillingPerson>(
  'billing-people',
  `SELECT w.id, w.email FROM users w
  WHERE (w.id = $2 OR (w.account_id = $1 AND w.is_admin)) AND ${seesAmountsSql('w')} ORDER BY w.id`,
)

/**
 * Reads the people who are told about a payment or an invoice: the person who paid or ordered, and the company's
 * administrators; of them only people who can sign in and may see prices.
 * @param userId null for a payment that the store recorded
 */
export function readBillingPeople(db: Db, accountId: number, userId: number | null): Promise<BillingPerson[]> {
  return peopleQuery.all(db, [accountId, userId])
}

const notifyQuery = namedQuery(
  'billing-notify',
  `INSERT INTO notifications (account_id, user_id, notification_type, meta_data)
  SELECT $1, w.id, $3, $4::jsonb FROM users w WHERE w.id = ANY($2::int[])`,
)

/**
 * Notifies people about invoices, a payment, a quote or a return of a company, on `db`: with a transaction, only when that commits.
 * @example
 * await notifyOfBilling(tx, accountId, people, 'Payment Received', { paymentId, paymentNumber })
 */
export async function notifyOfBilling<Type extends NoticeType>(
  db: Db,
  accountId: number,
  people: readonly Pick<BillingPerson, 'id'>[],
  type: Type,
  data: NoticeData<Type>,
): Promise<void> {
  if (people.length === 0) return
  await notifyQuery.all(db, [accountId, people.map(({ id }) => id), type, JSON.stringify(data)])
}
