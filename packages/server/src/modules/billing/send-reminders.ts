import { easternDate, easternTime } from '@gauze/rules'
import { type Db, inTransaction, namedQuery } from '../../db/client.js'
import { queueMail } from '../../jobs/mail.js'
import { isBusinessDay } from '../../ports/business-calendar.js'
import type { Services } from '../../services/services.js'
import { seesAmountsSql } from '../../sessions/people.sql.js'
import { type OverdueInvoice, overdueMail } from './billing-mails.js'
import { type BillingPerson, notifyOfBilling } from './billing-notices.js'
import { dueSql } from './transactions.sql.js'

/** The time in Eastern time from which reminders go out. */
const sendFrom = '08:00'

/** The last of the days on which an invoice `v` is reminded of that has come on the day $1: 0 for none. */
const stageSql = `CASE WHEN $1::date - v.due_on >= 60 THEN 60 WHEN $1::date - v.due_on >= 30 THEN 30
  WHEN $1::date - v.due_on >= 15 THEN 15 WHEN $1::date - v.due_on >= 1 THEN 1 ELSE 0 END`

const isRemindedSql = `${dueSql} > 0 AND v.reminded_days < ${stageSql}`

interface RemindedCompany {
  readonly id: number
  readonly name: string
  readonly people: readonly (BillingPerson & { readonly isAdmin: boolean })[]
}

const companiesQuery = namedQuery<RemindedCompany>(
  'reminder-companies',
  `SELECT a.id, a.account_name AS name,
    json_agg(json_build_object('id', w.id, 'email', w.email, 'isAdmin', w.is_admin) ORDER BY w.id) AS people
  FROM accounts a JOIN users w ON w.account_id = a.id AND ${seesAmountsSql('w')}
  WHERE a.active AND (a.last_reminded_on IS NULL OR a.last_reminded_on < $1::date)
    AND EXISTS (SELECT FROM invoices v WHERE v.account_id = a.id AND ${isRemindedSql})
  GROUP BY a.id ORDER BY a.id`,
)

// A transaction that changes invoices of a company locks the company's row first, so this statement waits for a payment
// that is being made.
const claimQuery = namedQuery<{ id: number }>(
  'reminder-claim',
  `UPDATE accounts SET last_reminded_on = $1::date
  WHERE id = $2 AND (last_reminded_on IS NULL OR last_reminded_on < $1::date) RETURNING id`,
)

const remindQuery = namedQuery<OverdueInvoice>(
  'reminder-invoices',
  `WITH reminded AS (
    UPDATE invoices v SET reminded_days = ${stageSql} WHERE v.account_id = $2 AND ${isRemindedSql} RETURNING v.id)
  SELECT v.invoice_no AS number, v.po_num AS "poNum", v.due_on::text AS "dueOn",
    $1::date - v.due_on AS "daysOverdue", (${dueSql})::float8 AS open
  FROM invoices v WHERE v.account_id = $2 AND v.due_on < $1::date AND ${dueSql} > 0 AND EXISTS (SELECT FROM reminded)`,
)

/** The services that sending reminders needs. */
interface ReminderServices extends Pick<Services, 'jobs' | 'now' | 'publicUrl'> {
  /** Called for each company whose reminder could not be written; the next run tries it again. */
  readonly onFailure: (error: unknown, accountId: number) => void
}

/**
 * From eight in the morning of business days in Eastern time, mails the administrators of each company about invoices
 * that are overdue by a day, and again by 15, 30 and 60 days, and notifies everyone there who may see prices. A company
 * gets one mail a day, with all that is overdue. The note of the day and its mails are one transaction, so that several
 * servers, or a run that is repeated, remind once.
 * @param options.signal ends the run between two companies
 * @example
 * await sendReminders(store.db, { ...services, onFailure }, { signal })
 */
export async function sendReminders(
  db: Db,
  { jobs, now, publicUrl, onFailure }: ReminderServices,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  const at = now()
  const today = easternDate(at)
  if (easternTime(at) < sendFrom || !isBusinessDay(today)) return
  const remind = ({ id, name, people }: RemindedCompany) =>
    inTransaction(db, async (tx) => {
      if ((await claimQuery.all(tx, [today, id])).length === 0) return
      const invoices = (await remindQuery.all(tx, [today, id])).toSorted((a, b) => b.daysOverdue - a.daysOverdue)
      if (invoices.length === 0) return
      for (const { email, isAdmin } of people) {
        if (isAdmin) await queueMail(tx, jobs, overdueMail(name, invoices, email, publicUrl()))
      }
      await notifyOfBilling(tx, id, people, 'Invoices Overdue', { count: invoices.length })
    })
  for (const company of await companiesQuery.all(db, [today])) {
    if (signal?.aborted) return
    await remind(company).catch((error: unknown) => onFailure(error, company.id))
  }
}
