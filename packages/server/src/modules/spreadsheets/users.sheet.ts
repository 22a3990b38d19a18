import { email, MAX_USERNAME_LENGTH } from '@gauze/rules'
import { amountColumn, amountSql, phoneColumn, textColumn, yesNoColumn, yesNoSql } from './columns.js'
import { findNamedCompanies } from './companies.repository.js'
import { type CellProblem, type Fault, problemOf } from './import-problems.js'
import type { Column, Sheet, SheetRow } from './spreadsheet.types.js'
import { findTakenUsernames, lockUsers, writeUsers } from './users.repository.js'

const usernameColumn: Column = {
  name: 'username',
  empty: null,
  read: (text) => {
    if (text.length <= MAX_USERNAME_LENGTH && !/\s/.test(text)) return text.toLowerCase()
    return problemOf('noUsername', { most: MAX_USERNAME_LENGTH })
  },
}

const emailColumn: Column = {
  name: 'email',
  empty: ({ username = '' }) => username,
  read: (text) => (email(text) === null ? text.toLowerCase() : problemOf('noEmail', {})),
}

const select = `SELECT u.username, a.account_no AS company, u.email, u.first_name AS "first name",
    u.last_name AS "last name", COALESCE(u.phone, '') AS phone, COALESCE(u.contact_role, '') AS role,
    ${yesNoSql('u.is_admin')} AS admin, ${yesNoSql('u.is_price_visible')} AS "sees prices",
    COALESCE(${amountSql('u.approval_limit_cents')}, '') AS "approval limit", ${yesNoSql('u.may_pay')} AS "may pay",
    COALESCE(${amountSql('u.payment_limit_cents')}, '') AS "payment limit", ${yesNoSql('u.active')} AS active
  FROM users u JOIN accounts a ON a.id = u.account_id WHERE NOT u.is_punchout`

interface Known {
  readonly taken: ReadonlySet<string>
  readonly hasCompany: (number: string) => boolean
}

function faultsOf({ line, cells, current }: SheetRow, { taken, hasCompany }: Known): Fault[] {
  const { username = '', company = '' } = cells
  const fault = (column: string, text: string, problem: CellProblem): Fault => ({ line, column, text, problem })
  if (current !== null) {
    if (current.company === company) return []
    return [fault('company', company, problemOf('userMoved', { from: current.company ?? '' }))]
  }
  return [
    ...(taken.has(username) ? [fault('username', username, problemOf('usernameTaken', {}))] : []),
    ...(hasCompany(company) ? [] : [fault('company', company, problemOf('userOfNoCompany', {}))]),
    ...(email(cells.email ?? '') === null ? [] : [fault('email', cells.email ?? '', problemOf('noEmail', {}))]),
  ]
}

/** People who sign in. Passwords are in no file: a new user is mailed a link to choose one. */
export const usersSheet: Sheet = {
  name: 'users',
  key: ['username'],
  columns: [
    usernameColumn,
    textColumn('company', 40),
    emailColumn,
    textColumn('first name', 60),
    textColumn('last name', 60),
    phoneColumn('phone'),
    textColumn('role', 60, { empty: '' }),
    yesNoColumn('admin', 'no'),
    yesNoColumn('sees prices', 'no'),
    amountColumn('approval limit', { empty: '' }),
    yesNoColumn('may pay', 'no'),
    amountColumn('payment limit', { empty: '' }),
    yesNoColumn('active', 'yes'),
  ],
  select,
  order: 'a.account_no, u.username',
  lock: (tx, keys) =>
    lockUsers(
      tx,
      keys.map(({ username = '' }) => username),
    ),
  check: async (tx, rows) => {
    const added = rows.filter(({ current }) => current === null)
    const companies = await findNamedCompanies(
      tx,
      added.map(({ cells }) => cells.company ?? ''),
    )
    const taken = await findTakenUsernames(
      tx,
      added.map(({ cells }) => cells.username ?? ''),
    )
    return rows.flatMap((row) => faultsOf(row, { taken, hasCompany: (number) => companies.has(number) }))
  },
  write: writeUsers,
}
