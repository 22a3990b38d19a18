import { randomUUID } from 'node:crypto'
import { type Db, namedQuery } from '../../db/client.js'
import { queueMail } from '../../jobs/mail.js'
import { createInviteLink } from '../company/invite-link.js'
import { endResetLinks, forgetEmailChange } from '../company/profile.repository.js'
import { hashPassword } from '../credentials/password.js'
import { centsOf } from './columns.js'
import { type InvitedPerson, invitationMail } from './invitation-mail.js'
import type { ImportServices, SheetRow } from './spreadsheet.types.js'

const lockQuery = namedQuery(
  'import-lock-users',
  `SELECT a.id FROM accounts a WHERE a.id IN (SELECT u.account_id FROM users u WHERE u.username = ANY ($1::text[]))
  ORDER BY a.id FOR NO KEY UPDATE`,
)

/** Locks the companies of users until the transaction ends, as their administrators do. */
export async function lockUsers(tx: Db, usernames: readonly string[]): Promise<void> {
  await lockQuery.all(tx, [usernames])
}

const takenQuery = namedQuery<{ username: string }>(
  'import-taken-usernames',
  'SELECT username FROM users WHERE username = ANY ($1::text[])',
)

/** The usernames among some that a person or a procurement system has. */
export async function findTakenUsernames(tx: Db, usernames: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await takenQuery.all(tx, [usernames])).map(({ username }) => username))
}

/** A user as written. */
interface WrittenUser extends InvitedPerson {
  readonly id: number
  /** Whether an invitation has not been used yet. */
  readonly isInvited: boolean
}

const writeQuery = namedQuery<WrittenUser>(
  'import-users',
  `WITH written AS (
    INSERT INTO users AS u (account_id, username, email, first_name, last_name, phone, contact_role, is_admin,
      is_price_visible, approval_limit_cents, may_pay, payment_limit_cents, active, password_hash, invited_at)
    SELECT a.id, r.username, r.email, r."first name", r."last name", NULLIF(r.phone, ''), NULLIF(r.role, ''),
      r.admin = 'yes', r."sees prices" = 'yes', r.limit_cents, r."may pay" = 'yes', r.payment_cents,
      r.active = 'yes', $2, $3
    FROM json_to_recordset($1::json) AS r (company text, username text, email text, "first name" text, "last name" text,
      phone text, role text, admin text, "sees prices" text, "may pay" text, limit_cents bigint, payment_cents bigint, active text)
    JOIN accounts a ON a.account_no = r.company
    ON CONFLICT (username) DO UPDATE SET email = excluded.email, first_name = excluded.first_name,
      last_name = excluded.last_name, phone = excluded.phone, contact_role = excluded.contact_role,
      is_admin = excluded.is_admin, is_price_visible = excluded.is_price_visible,
      approval_limit_cents = excluded.approval_limit_cents, may_pay = excluded.may_pay,
      payment_limit_cents = excluded.payment_limit_cents, active = excluded.active
    RETURNING u.id, u.account_id, u.username, u.email, u.first_name, u.invited_at)
  SELECT w.id, w.username, w.email, w.first_name AS "firstName", a.account_name AS "accountName",
    w.invited_at IS NOT NULL AS "isInvited"
  FROM written w JOIN accounts a ON a.id = w.account_id`,
)

const invitedQuery = namedQuery('import-invited', 'UPDATE users SET invited_at = $2 WHERE id = $1')

async function invite(tx: Db, user: WrittenUser, services: ImportServices) {
  await invitedQuery.all(tx, [user.id, services.now()])
  const link = await createInviteLink(tx, user, services)
  await queueMail(tx, services.jobs, invitationMail(user, link))
}

/** The consequences of a change of a user, as when an administrator or the person makes it. */
async function follow(tx: Db, { cells, current }: SheetRow, user: WrittenUser, services: ImportServices) {
  const isActive = cells.active === 'yes'
  const hasNewAddress = current !== null && current.email !== cells.email
  const isLocked = !isActive && current?.active === 'yes'
  if (hasNewAddress || (isLocked && !user.isInvited)) {
    await forgetEmailChange(tx, user.id)
    await endResetLinks(tx, user.id)
  }
  const needsInvitation = current === null || current.active === 'no' || hasNewAddress
  if (isActive && user.isInvited && needsInvitation) await invite(tx, user, services)
}

/** Writes new and changed users. New ones are mailed a link to choose a password. */
export async function writeUsers(tx: Db, rows: readonly SheetRow[], services: ImportServices): Promise<void> {
  const values = rows.map(({ cells }) => ({
    ...cells,
    limit_cents: centsOf(cells['approval limit'] ?? ''),
    payment_cents: centsOf(cells['payment limit'] ?? ''),
  }))
  // Of a password that nobody knows.
  const passwordHash = await hashPassword(randomUUID())
  const written = await writeQuery.all(tx, [JSON.stringify(values), passwordHash, services.now()])
  const users = new Map(written.map((user) => [user.username, user]))
  for (const row of rows) {
    const user = users.get(row.cells.username ?? '')
    if (user !== undefined) await follow(tx, row, user, services)
  }
}
