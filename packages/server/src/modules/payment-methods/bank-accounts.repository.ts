import type { BankAccount } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import type { BankAccountDecision } from '../../ports/ports.types.js'

/** A bank account `b` as JSON in the shape of BankAccount. */
export const bankAccountJson = `jsonb_build_object('id', b.id, 'bankName', b.bank_name, 'last4', b.last4,
  'holder', b.holder, 'label', b.label)`

const accountsQuery = namedQuery<{ account: BankAccount }>(
  'bank-accounts',
  `SELECT ${bankAccountJson} AS account FROM bank_accounts b WHERE b.account_id = $1 AND NOT b.deleted ORDER BY b.id`,
)

/** The company's saved bank accounts, oldest first. */
export async function readBankAccounts(scope: Scope): Promise<BankAccount[]> {
  return (await accountsQuery.all(scope.db, [scope.accountId])).map(({ account }) => account)
}

/** A bank account that its company may still use, with the user who added it. */
interface LockedBankAccount {
  readonly id: number
  readonly userId: number | null
  readonly token: string
}

const lockQuery = namedQuery<{ accounts: LockedBankAccount[] }>(
  'bank-accounts-lock',
  `SELECT COALESCE((SELECT json_agg(json_build_object('id', b.id, 'userId', b.user_id, 'token', b.token)) FROM bank_accounts b
    WHERE b.account_id = a.id AND NOT b.deleted), '[]') AS accounts
  FROM accounts a WHERE a.id = $1 FOR NO KEY UPDATE OF a`,
)

/** Locks the bank accounts of the company until the scope's transaction ends. */
export async function lockBankAccounts(scope: Scope): Promise<readonly LockedBankAccount[]> {
  const [row] = await lockQuery.all(scope.db, [scope.accountId])
  return row?.accounts ?? []
}

const insertQuery = namedQuery<{ account: BankAccount }>(
  'bank-account-insert',
  `INSERT INTO bank_accounts AS b (account_id, user_id, token, bank_name, last4, holder, label)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (account_id, token) WHERE NOT deleted DO UPDATE SET holder = EXCLUDED.holder, label = EXCLUDED.label
    WHERE b.user_id = EXCLUDED.user_id
  RETURNING ${bankAccountJson} AS account`,
)

/**
 * Writes a bank account that the provider has saved; an account with the same token is the same account.
 * @returns null if a colleague has saved this account
 */
export async function insertBankAccount(
  scope: Scope,
  saved: Extract<BankAccountDecision, { isSaved: true }>,
  { holder, label }: { readonly holder: string; readonly label: string },
): Promise<BankAccount | null> {
  const values = [scope.accountId, scope.userId, saved.token, saved.bankName, saved.last4, holder, label]
  const [row] = await insertQuery.all(scope.db, values)
  return row?.account ?? null
}

const deleteQuery = namedQuery(
  'bank-account-delete',
  'UPDATE bank_accounts SET deleted = true WHERE account_id = $1 AND id = $2',
)

/** Deletes a bank account. */
export async function deleteBankAccount(scope: Scope, id: number): Promise<void> {
  await deleteQuery.all(scope.db, [scope.accountId, id])
}
