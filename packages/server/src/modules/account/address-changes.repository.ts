import type { CallInput } from '@gauze/contract'
import { type AddressFields, tidyAddress } from '@gauze/rules/address'
import { and, count, eq, exists, sql } from 'drizzle-orm'
import { conflict, notFound } from '../../base/problem.js'
import { accounts, addresses, addressLicenses } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'

const mostAddresses = 500

type AddressInput = CallInput<'upsertAddress'>

/** The fields of an address to save, tidied. */
export function addressFieldsOf(input: AddressInput): AddressFields {
  return tidyAddress({
    label: input.label ?? '',
    attention: input.attention ?? '',
    line1: input.line1,
    line2: input.line2 ?? '',
    city: input.city,
    state: input.state,
    zip: input.zip,
    phone: input.phone ?? '',
  })
}

/**
 * Saves an address, new or changed, and makes it the company's default if requested. The company's row is locked
 * meanwhile, so that two changes cannot both become the default.
 * @returns its id
 * @throws ProblemError for an address of nobody or of another company, for a licensed one that would move, and when
 * there are too many
 */
export function saveAddress(scope: Scope, input: AddressInput, fields: AddressFields): Promise<number> {
  return scope.transaction(async (tx) => {
    await tx.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, tx.accountId)).for('update')
    if (input.id !== undefined) await assertChangeable(tx, input.id, fields)
    else await assertRoom(tx)
    const defaults = {
      ...(input.isDefaultShipping ? { defaultShipping: true } : {}),
      ...(input.isDefaultBilling ? { defaultBilling: true } : {}),
    }
    if (input.isDefaultShipping)
      await tx.db.update(addresses).set({ defaultShipping: false }).where(tx.owned(addresses))
    if (input.isDefaultBilling) await tx.db.update(addresses).set({ defaultBilling: false }).where(tx.owned(addresses))
    const values = { ...fields, ...defaults }
    const [row] =
      input.id === undefined
        ? await tx.db
            .insert(addresses)
            .values({ ...values, accountId: tx.accountId })
            .returning({ id: addresses.id })
        : await tx.db
            .update(addresses)
            .set(values)
            .where(and(tx.owned(addresses), eq(addresses.id, input.id)))
            .returning({ id: addresses.id })
    if (row === undefined) throw addressGone()
    return row.id
  })
}

function addressGone() {
  return notFound('This address is no longer there. Choose another one.')
}

/** A license is for one place: moving the address would carry it to another. */
async function assertChangeable(scope: Scope, id: number, fields: AddressFields) {
  const licenses = scope.db.select({ one: sql`1` }).from(addressLicenses).where(eq(addressLicenses.addressId, id))
  const [kept] = await scope.db
    .select({
      line1: addresses.line1,
      line2: addresses.line2,
      city: addresses.city,
      state: addresses.state,
      zip: addresses.zip,
      isLicensed: exists(licenses).mapWith(Boolean),
    })
    .from(addresses)
    .where(and(scope.owned(addresses), eq(addresses.id, id), eq(addresses.deleted, false)))
  if (kept === undefined) throw addressGone()
  const isMoved = (['line1', 'line2', 'city', 'state', 'zip'] as const).some((name) => kept[name] !== fields[name])
  if (kept.isLicensed && isMoved) {
    throw conflict(
      'address-licensed',
      'This address holds medical licenses, which are for this place alone. Add the new place as another address.',
    )
  }
}

async function assertRoom(scope: Scope) {
  const [row] = await scope.db
    .select({ kept: count() })
    .from(addresses)
    .where(and(scope.owned(addresses), eq(addresses.deleted, false)))
  if ((row?.kept ?? 0) < mostAddresses) return
  throw conflict(
    'too-many-addresses',
    `A company keeps at most ${mostAddresses} addresses. Delete one that is no longer used, then add this one.`,
  )
}
