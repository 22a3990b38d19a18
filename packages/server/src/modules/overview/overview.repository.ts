import type { CallOutput } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { dueSql } from '../billing/transactions.sql.js'
import { latestParcels } from '../orders/parcel.sql.js'
import { availableCredit } from '../pricing/credit.sql.js'

/** Figures of an account in cents, and its latest deliveries. */
interface Overview
  extends Pick<
    CallOutput<'getOverViewData'>,
    | 'accountName'
    | 'openOrders'
    | 'pendingApprovals'
    | 'recentFulfillments'
    | 'parcelsOnTheWay'
    | 'expiringLicenses'
    | 'failedSubscriptions'
    | 'openRecalls'
  > {
  readonly balanceCents: number
  readonly overdueCents: number
  /** The amount that pending payments pay of the balance once their money has come. */
  readonly pendingCents: number
  /** Null without terms. */
  readonly availableCents: number | null
  /** The invoices of the last twelve months, oldest month first. */
  readonly spendCents: { readonly month: string; readonly amount: number }[]
}

const firstMonth = `date_trunc('month', $2::date) - interval '11 months'`

const overviewQuery = namedQuery<Overview>(
  'account-overview',
  `SELECT a.account_name AS "accountName", a.balance_cents::float8 AS "balanceCents",
    (SELECT COALESCE(sum(${dueSql}), 0)::float8 FROM invoices v
      WHERE v.account_id = a.id AND v.paid_cents + v.credited_cents < v.total_cents AND v.due_on < $2::date)
      AS "overdueCents",
    (SELECT COALESCE(sum(v.pending_cents), 0)::float8 FROM invoices v
      WHERE v.account_id = a.id AND v.paid_cents + v.credited_cents < v.total_cents) AS "pendingCents",
    ${availableCredit('a')} AS "availableCents",
    (SELECT count(*)::int FROM orders o WHERE o.account_id = a.id
      AND o.status IN ('Pending Fulfillment', 'Partially Fulfilled', 'Shipped')) AS "openOrders",
    (SELECT count(*)::int FROM orders o WHERE o.account_id = a.id AND o.status = 'Pending Approval')
      AS "pendingApprovals",
    ${latestParcels('f.account_id = a.id', 5)} AS "recentFulfillments",
    (SELECT json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM'), 'amount', COALESCE(s.amount, 0)) ORDER BY m.month)
      FROM generate_series(${firstMonth}, $2::date, interval '1 month') m(month)
      CROSS JOIN LATERAL (
        SELECT sum(v.total_cents) AS amount FROM invoices v
        WHERE v.account_id = a.id AND v.issued_on >= m.month::date AND v.issued_on < (m.month + interval '1 month')::date) s)
      AS "spendCents",
    (SELECT count(*)::int FROM fulfilments f WHERE f.account_id = a.id AND f.delivered_at IS NULL) AS "parcelsOnTheWay",
    (SELECT count(*)::int FROM address_licences n JOIN addresses d ON d.id = n.address_id
      WHERE d.account_id = a.id AND NOT d.deleted AND n.expires_on <= $2::date + 30) AS "expiringLicenses",
    (SELECT count(*)::int FROM subscriptions s WHERE s.account_id = a.id AND (s.pause_reason IS NOT NULL
      OR s.retry_on IS NOT NULL)) AS "failedSubscriptions",
    (SELECT count(*)::int FROM recall_notices n JOIN recalls r ON r.id = n.recall_id
      WHERE n.account_id = a.id AND n.acknowledged_at IS NULL AND r.closed_at IS NULL) AS "openRecalls"
  FROM accounts a WHERE a.id = $1`,
)

/**
 * Reads the figures of the account in one statement.
 * @param today YYYY-MM-DD in Eastern time
 */
export async function readOverview(scope: Scope, today: string): Promise<Overview | null> {
  const [row] = await overviewQuery.all(scope.db, [scope.accountId, today])
  return row ?? null
}
