import type { CallParsedInput } from '@gauze/contract'
import { formatDate } from '@gauze/rules'
import { type AddressFields, tidyAddress } from '@gauze/rules/address'
import { conflict, forbidden, notFound } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { sessionOver } from '../../http/session.js'
import type { Services } from '../../services/services.js'
import { forgetRemoved } from '../licenses/licenses.repository.js'
import { neededBy } from '../records/needed-by.js'
import {
  type LockedAddresses,
  lockAddresses,
  markAddress,
  readAddressUses,
  writeAddress,
} from './address-changes.repository.js'
import { placeText, tellAdministrators } from './address-mails.js'
import { assertAddress } from './address-problems.js'

const mostAddresses = 500
const mostOwnAddresses = 20

type AddressInput = CallParsedInput<'upsertAddress'>
type ChangeServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'>
type ChangedAddress = NonNullable<LockedAddresses['address']>

/** The fields of an address to save, tidied. */
function addressFieldsOf(input: AddressInput): AddressFields {
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

async function lock(scope: Scope, id: number | null): Promise<LockedAddresses> {
  const locked = await lockAddresses(scope, id)
  if (locked === null) throw sessionOver()
  return locked
}

/**
 * @throws ProblemError 404 for an address of nobody or of another company, 403 for an address that the user may not
 * change
 */
function assertMayChange({ address }: LockedAddresses): ChangedAddress {
  if (address === null) throw notFound('This address is no longer there. Load the page again.')
  if (address.mayChange) return address
  const reason = address.isShared
    ? 'Only an administrator of your company can change this address.'
    : 'Only the person who added this address or an administrator of your company can change it.'
  throw forbidden(`${reason} Ask one of them, or add an address for your own orders.`)
}

/** @throws ProblemError 409 without room for another address */
function assertMayAdd({ manages, total, own }: LockedAddresses): void {
  if (total >= mostAddresses) {
    throw conflict(
      'too-many-addresses',
      `A company keeps at most ${mostAddresses} addresses. Delete one that is no longer used, then add this one.`,
    )
  }
  if (!manages && own >= mostOwnAddresses) {
    throw conflict(
      'too-many-own-addresses',
      `You have added ${mostOwnAddresses} addresses, the most that one person can add. Delete one that you no longer use, or ask an administrator of your company to add this one.`,
    )
  }
}

function isMoved(kept: ChangedAddress, fields: AddressFields): boolean {
  return (['line1', 'line2', 'city', 'state', 'zip'] as const).some((name) => kept[name] !== fields[name])
}

/** A license is for one place, also while it waits for a review: moving the address would carry it to another. */
function assertNotLicensed(kept: ChangedAddress, fields: AddressFields): void {
  const { controlledSubstance, licensesInReview = [] } = kept
  if ((controlledSubstance.length === 0 && licensesInReview.length === 0) || !isMoved(kept, fields)) return
  throw conflict(
    'address-licensed',
    'This address holds medical licenses, which are for this place alone. Add the new place as another address.',
  )
}

/** Refuses a change of an address that somebody else has changed since the person saw it. */
function assertSeen(kept: ChangedAddress, revision: string | undefined): void {
  if (revision === undefined || revision === kept.revision) return
  const { changedBy, changedOn } = kept
  const at = changedOn === null ? '' : ` on ${formatDate(changedOn)}`
  throw conflict(
    'address-changed',
    `${changedBy ?? 'Somebody'} changed this address${at}. It is now: ${placeText(kept)}. Look at it again, then save.`,
  )
}

/**
 * Saves an address, new or changed, and makes it the company's default if requested. Part of the scope's transaction.
 * Administrators add and change the addresses that the company shares, and choose the defaults; the server
 * mails the other administrators. A buyer adds addresses for their own orders, and changes only these addresses.
 * @returns its id
 * @throws ProblemError for an address that is incomplete, unknown or of another company, that the user may not change
 * or add, that has licenses and would move, or that somebody else changed since the person saw it, and when there are
 * too many addresses
 */
export async function saveAddress(scope: Scope, input: AddressInput, services: ChangeServices): Promise<number> {
  const fields = addressFieldsOf(input)
  assertAddress(fields)
  const locked = await lock(scope, input.id ?? null)
  const { manages, defaults } = locked
  const before = input.id === undefined ? null : assertMayChange(locked)
  if (before === null) assertMayAdd(locked)
  else if (before.deleted) throw notFound('This address was deleted. Restore it, or add it again.')
  else {
    assertSeen(before, input.revision)
    assertNotLicensed(before, fields)
    // A removed license was for the earlier place.
    if (isMoved(before, fields)) await forgetRemoved(scope, before.id, null)
  }
  if (!manages && (input.isDefaultShipping || input.isDefaultBilling)) {
    throw forbidden('Only an administrator of your company can choose the default addresses. Save this one without.')
  }
  const isDefault = {
    ...(input.isDefaultShipping ? { isDefaultShipping: true } : {}),
    ...(input.isDefaultBilling ? { isDefaultBilling: true } : {}),
  }
  const isShared = manages && (before === null || before.isShared || Object.keys(isDefault).length > 0)
  const at = { id: before?.id ?? null, isShared, now: services.now() }
  const id = await writeAddress(scope, at, { ...fields, ...isDefault })
  if (isShared) {
    const kept = before ?? { id, isDefaultShipping: false, isDefaultBilling: false, controlledSubstance: [] }
    const after = { ...kept, ...fields, ...isDefault }
    await tellAdministrators(scope, services, { verb: before ? 'changed' : 'added', before, after, defaults })
  }
  return id
}

async function mark(scope: Scope, locked: LockedAddresses, isDeleted: boolean, services: ChangeServices) {
  const { address, defaults } = locked
  if (address === null || address.deleted === isDeleted) return
  const after = { ...address, ...(await markAddress(scope, address.id, isDeleted, services.now())) }
  if (!address.isShared) return
  const before = isDeleted ? address : { ...address, isDefaultShipping: false, isDefaultBilling: false }
  await tellAdministrators(scope, services, { verb: isDeleted ? 'deleted' : 'restored', before, after, defaults })
}

/**
 * Deletes an address; orders that were placed keep it. It stops being a default. Part of the scope's transaction.
 * `evenIfUsed` deletes it also if orders that wait for approval or subscriptions need it.
 * @throws ProblemError 403 or 404 for an address that the user may not change, 409 for an address that is needed
 */
export async function deleteAddress(
  scope: Scope,
  { id, evenIfUsed = false }: CallParsedInput<'deleteAddress'>,
  services: ChangeServices,
): Promise<void> {
  const locked = await lock(scope, id)
  assertMayChange(locked)
  const uses = evenIfUsed ? [] : await readAddressUses(scope, id)
  if (uses.length > 0) {
    throw conflict(
      'address-in-use',
      `${neededBy(uses)} this address. Choose another address there first, or delete this one anyway.`,
    )
  }
  await mark(scope, locked, true, services)
}

/**
 * Restores a deleted address, as a default if it was one, unless another address became the default meanwhile. Part of
 * the scope's transaction.
 * @throws ProblemError 403 or 404 for an address that the user may not change, 409 without room for it
 */
export async function restoreAddress(scope: Scope, id: number, services: ChangeServices): Promise<void> {
  const locked = await lock(scope, id)
  if (assertMayChange(locked).deleted) assertMayAdd(locked)
  await mark(scope, locked, false, services)
}
