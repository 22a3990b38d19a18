import { easternDate, easternTime } from '@gauze/rules'
import { type Db, inTransaction, namedQuery } from '../../db/client.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { isApproverSql, type OrderParties } from '../orders/order-parties.repository.js'
import { isoInstant } from '../records/instant.sql.js'
import { approvalsDigestMail, type DigestOrder } from './approvals-digest-mail.js'

/** The time in Eastern time from which the daily mails go out. */
const sendFrom = '07:00'

const claimQuery = namedQuery(
  'approvals-digest-claim',
  `INSERT INTO settings (key, value) VALUES ('approvals-digest', to_jsonb($1::text))
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now() WHERE settings.value <> excluded.value
  RETURNING key`,
)

interface DigestCompany {
  readonly accountName: string
  readonly approvers: OrderParties['approvers']
  readonly orders: DigestOrder[]
}

const digestQuery = namedQuery<DigestCompany>(
  'approvals-digest',
  `SELECT a.account_name AS "accountName",
    (SELECT COALESCE(json_agg(json_build_object('email', w.email, 'isPriceVisible', w.is_price_visible) ORDER BY w.id), '[]')
      FROM users w WHERE ${isApproverSql('$1::date')}) AS approvers,
    json_agg(json_build_object('orderNumber', o.order_no, 'buyer', concat_ws(' ', u.first_name, u.last_name),
      'placedAt', ${isoInstant('o.placed_at')}, 'totalCents', o.total_cents) ORDER BY o.placed_at, o.id) AS orders
  FROM accounts a JOIN orders o ON o.account_id = a.id JOIN users u ON u.id = o.user_id
  WHERE a.approvals_notification = 'daily' AND a.active AND o.status = 'Pending Approval'
  GROUP BY a.id ORDER BY a.id`,
)

/**
 * Once a day, from seven in the morning in Eastern time, mails the approvers of each company that wants one mail a day a
 * list of all orders that wait. The day and its mails are one transaction, so that several servers, or a run that is
 * repeated, mail once.
 * @example
 * await sendApprovalsDigests(store.db, services)
 */
export async function sendApprovalsDigests(
  db: Db,
  { jobs, now, publicUrl }: Pick<Services, 'jobs' | 'now' | 'publicUrl'>,
): Promise<void> {
  const at = now()
  if (easternTime(at) < sendFrom) return
  await inTransaction(db, async (tx) => {
    const claimed = await claimQuery.all(tx, [easternDate(at)])
    if (claimed.length === 0) return
    for (const { accountName, approvers, orders } of await digestQuery.all(tx, [easternDate(at)])) {
      for (const approver of approvers) {
        await queueMail(tx, jobs, approvalsDigestMail(approver, accountName, orders, publicUrl()))
      }
    }
  })
}
