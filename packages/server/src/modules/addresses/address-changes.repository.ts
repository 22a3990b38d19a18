import type { Address } from '@gauze/contract'
import type { AddressFields } from '@gauze/rules/address'
import { and, eq } from 'drizzle-orm'
import { namedQuery } from '../../db/client.js'
import { addresses } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { isAdministratorSql } from '../../sessions/people.sql.js'
import { isoInstant } from '../records/instant.sql.js'
import { addressRightsSql, isSharedSql, mayChangeSql } from './address-rights.sql.js'
import { addressJson, addressRevisionSql } from './addresses.repository.js'

/** The rows that a change of an address depends on. */
export interface LockedAddresses {
  /** Whether the user changes the addresses that the company shares, and the defaults. */
  readonly manages: boolean
  /** How many addresses the company has. */
  readonly total: number
  /** How many of them the user added for their own orders. */
  readonly own: number
  readonly defaults: readonly Address[]
  /** The address to change; null if the company has no address with that id. */
  readonly address:
    | (Address & {
        readonly isShared: boolean
        readonly mayChange: boolean
        readonly deleted: boolean
        readonly revision: string
        /** The person who changed it last, and the time in RFC 3339; null if unknown. */
        readonly changedBy: string | null
        readonly changedOn: string | null
      })
    | null
}

const lockQuery = namedQuery('addresses-lock', 'SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE')

const lockedQuery = namedQuery<LockedAddresses>(
  'addresses-locked',
  `WITH r AS MATERIALIZED (${addressRightsSql}),
    kept AS (SELECT * FROM addresses d WHERE d.account_id = $1 AND NOT d.deleted)
  SELECT r.manages, (SELECT count(*)::int FROM kept) AS total,
    (SELECT count(*)::int FROM kept d WHERE d.created_by = r.id) AS own,
    (SELECT COALESCE(json_agg(${addressJson}), '[]') FROM kept d WHERE d.default_shipping OR d.default_billing) AS defaults,
    (SELECT ${addressJson}::jsonb || jsonb_build_object('isShared', ${isSharedSql}, 'deleted', d.deleted,
      'mayChange', ${mayChangeSql}, 'revision', ${addressRevisionSql}, 'changedBy', e.first_name || ' ' || e.last_name,
      'changedOn', ${isoInstant('d.changed_at')})
      FROM addresses d LEFT JOIN users e ON e.id = d.changed_by WHERE d.account_id = $1 AND d.id = $3) AS address
  FROM r`,
)

/**
 * Locks the addresses of the company until the transaction ends, so that two changes cannot both become the default or
 * take the last free place, and nobody loses or gets a right meanwhile.
 * @param id the address to change, if it exists already
 * @returns null if the user does not exist any more
 */
export async function lockAddresses(scope: Scope, id: number | null): Promise<LockedAddresses | null> {
  await lockQuery.all(scope.db, [scope.accountId])
  // A statement of its own reads the row, so that it sees the changes that the lock waited for.
  return (await lockedQuery.all(scope.db, [scope.accountId, scope.userId, id]))[0] ?? null
}

/** The part of an address that is written. */
export interface AddressValues extends AddressFields {
  readonly isDefaultShipping?: boolean
  readonly isDefaultBilling?: boolean
}

/**
 * Writes an address. If it becomes a default, the previous default address stops being it.
 * @param id the address to change; null for a new one
 * @param isShared whether the company shares a new address
 * @returns its id
 */
export async function writeAddress(
  scope: Scope,
  { id, isShared, now }: { readonly id: number | null; readonly isShared: boolean; readonly now: Date },
  { isDefaultShipping = false, isDefaultBilling = false, ...fields }: AddressValues,
): Promise<number> {
  const { db, accountId, userId } = scope
  const owned = eq(addresses.accountId, accountId)
  if (isDefaultShipping) await db.update(addresses).set({ defaultShipping: false }).where(owned)
  if (isDefaultBilling) await db.update(addresses).set({ defaultBilling: false }).where(owned)
  const values = {
    ...fields,
    ...(isDefaultShipping ? { defaultShipping: true } : {}),
    ...(isDefaultBilling ? { defaultBilling: true } : {}),
    changedBy: userId,
    changedAt: now,
  }
  if (id !== null) {
    await db
      .update(addresses)
      .set(values)
      .where(and(owned, eq(addresses.id, id)))
    return id
  }
  const [row] = await db
    .insert(addresses)
    .values({ ...values, accountId, createdBy: isShared ? null : userId })
    .returning({ id: addresses.id })
  if (row === undefined) throw new Error('PostgreSQL did not answer the id of the new address.')
  return row.id
}

type Defaults = Pick<Address, 'isDefaultShipping' | 'isDefaultBilling'>

function noDefault(column: string) {
  return `NOT EXISTS (SELECT FROM addresses o WHERE o.account_id = $1 AND o.${column} AND NOT o.deleted)`
}

// A deleted address remembers that it was a default, until another address becomes the default.
const markQuery = namedQuery<Defaults>(
  'address-mark',
  `UPDATE addresses d SET deleted = $3, default_shipping = d.default_shipping AND ($3 OR ${noDefault('default_shipping')}),
    default_billing = d.default_billing AND ($3 OR ${noDefault('default_billing')}), changed_by = $4, changed_at = $5
  WHERE d.account_id = $1 AND d.id = $2
  RETURNING d.default_shipping AND NOT d.deleted AS "isDefaultShipping",
    d.default_billing AND NOT d.deleted AS "isDefaultBilling"`,
)

/**
 * Marks an address as deleted, so that it is no default any more, or as not deleted, so that it is a default again
 * unless another address became the default meanwhile.
 * @returns the defaults that it is from now on
 */
export async function markAddress(scope: Scope, id: number, isDeleted: boolean, now: Date): Promise<Defaults> {
  const [defaults] = await markQuery.all(scope.db, [scope.accountId, id, isDeleted, scope.userId, now])
  return defaults ?? { isDefaultShipping: false, isDefaultBilling: false }
}

const usesQuery = namedQuery<{ name: string }>(
  'address-uses',
  `SELECT 'order ' || o.order_no AS name FROM orders o
  WHERE o.account_id = $1 AND o.status = 'Pending Approval' AND $2::int IN (o.ship_address_id, o.bill_address_id)
  UNION ALL
  SELECT 'the subscription “' || l.name || '”' FROM subscriptions s JOIN item_lists l ON l.id = s.item_list_id
  WHERE s.account_id = $1 AND $2::int IN (s.ship_address_id, s.bill_address_id) AND NOT s.paused
  ORDER BY name`,
)

/** The waiting orders and the subscriptions that need an address, in words. */
export async function readAddressUses(scope: Scope, id: number): Promise<string[]> {
  return (await usesQuery.all(scope.db, [scope.accountId, id])).map(({ name }) => name)
}

const administratorsQuery = namedQuery<{ email: string; firstName: string }>(
  'address-administrators',
  `SELECT w.email, w.first_name AS "firstName" FROM users w
  WHERE w.account_id = $1 AND w.id <> $2 AND ${isAdministratorSql('w')} ORDER BY w.id`,
)

/** The administrators of the company other than the user. */
export function readOtherAdministrators(scope: Scope): Promise<{ email: string; firstName: string }[]> {
  return administratorsQuery.all(scope.db, [scope.accountId, scope.userId])
}
