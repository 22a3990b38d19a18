import { randomUUID } from 'node:crypto'
import type { CallParsedInput, Contact } from '@gauze/contract'
import { cents, centsFromDollars, dollarsFromCents } from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { composeMail, type MailPart } from '../../jobs/compose-mail.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { hashPassword } from '../credentials/password.js'
import { readBuyer } from './buyer.repository.js'
import {
  type ContactRow,
  type ContactValues,
  hasContact,
  insertContact,
  isLogin,
  lockContacts,
  noteInvite,
  readContact,
  setContactActive,
  updateContact,
} from './contacts.repository.js'
import { createInviteLink } from './invite-link.js'
import { mailedJustNow } from './mail-pause.js'
import { endResetLinks, forgetEmailChange } from './profile.repository.js'

const mostPeople = 2_000
const mostInvitesADay = 100

type ContactServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'>

/** A person as sent on the wire to an administrator. */
export function contactView(
  { username: _, approvalLimitCents, paymentLimitCents, ...row }: ContactRow,
  scope: Scope,
): Contact {
  return {
    ...row,
    approvalLimit: approvalLimitCents === null ? null : dollarsFromCents(cents(approvalLimitCents)),
    paymentLimit: paymentLimitCents === null ? null : dollarsFromCents(cents(paymentLimitCents)),
    isSelf: row.id === scope.userId,
  }
}

/** The values of a person that stay if the input leaves them out. */
type KeptValues = Pick<ContactValues, 'phone' | 'contactRole' | 'mayPay' | 'approvalLimitCents' | 'paymentLimitCents'>

const blank: KeptValues = {
  ...{ phone: '', contactRole: '', mayPay: false },
  ...{ approvalLimitCents: null, paymentLimitCents: null },
}

function limitOf(dollars: number | null | undefined, keptCents: number | null): number | null {
  if (dollars === undefined) return keptCents
  return dollars === null ? null : centsFromDollars(dollars)
}

/** The values to store; fields that are left out stay as they are in `kept`. */
function valuesOf(input: Omit<CallParsedInput<'editContact'>, 'id'>, kept: KeptValues): ContactValues {
  const { firstName, lastName, phone = kept.phone, contactRole = kept.contactRole } = input
  const { isPriceVisible, isAdmin, mayPay = kept.mayPay } = input
  const approvalLimitCents = limitOf(input.approvalLimit, kept.approvalLimitCents)
  const paymentLimitCents = limitOf(input.paymentLimit, kept.paymentLimitCents)
  const person = { firstName, lastName, phone: phone.trim(), contactRole }
  return { ...person, isPriceVisible, isAdmin, mayPay, approvalLimitCents, paymentLimitCents }
}

/** @throws ProblemError 404 for anybody who is not of the company */
export async function requireContact(scope: Scope, id: number): Promise<ContactRow> {
  const row = await readContact(scope, id)
  if (row === null) throw notFound('Your company has no such person. Load the list of contacts again.')
  return row
}

/** The request of an invitation to its reader. One email address has only one login. */
async function inviteParts(
  scope: Scope,
  { id, email }: ContactRow,
  inviter: { readonly name: string; readonly accountName: string },
  services: ContactServices,
): Promise<MailPart[]> {
  const invites = `${inviter.name} (${inviter.accountName}) invites you to order medical supplies for your company.`
  if (await isLogin(scope.db, email.toLowerCase(), id)) {
    const text = `${invites} Your email address has a login of another company, and one address has one login. If you want to order for both companies, give ${inviter.accountName} another address of yours.`
    return [{ kind: 'text', text }]
  }
  return [
    { kind: 'text', text: `${invites} Choose a password within seven days:` },
    {
      kind: 'link',
      label: 'Choose a password',
      href: await createInviteLink(scope.db, { id, username: email }, services),
    },
  ]
}

async function sendInvite(scope: Scope, row: ContactRow, services: ContactServices): Promise<void> {
  const { firstName, lastName, accountName } = await readBuyer(scope)
  const inviter = { name: `${firstName} ${lastName}`, accountName }
  const mail = composeMail({
    kind: 'invite',
    recipient: row.email,
    subject: `${accountName} invites you to Gauze`,
    parts: [
      { kind: 'text', text: `Hello ${row.firstName},` },
      ...(await inviteParts(scope, row, inviter, services)),
      { kind: 'text', text: 'If you do not know this person, do nothing.' },
    ],
  })
  await queueMail(scope.db, services.jobs, mail)
}

/**
 * Invites a person to the company. Part of the scope's transaction.
 * @throws ProblemError 409 when the company has too many people or invitations of a day, 422 when it has the person
 */
export async function inviteContact(
  scope: Scope,
  { email, ...input }: CallParsedInput<'createContact'>,
  services: ContactServices,
): Promise<Contact> {
  const { people, invited } = await lockContacts(scope)
  if (invited >= mostInvitesADay) {
    throw conflict(
      'too-many-invites',
      `${mostInvitesADay} people of your company have an invitation of today. Invite the others tomorrow, or call us.`,
    )
  }
  if (people >= mostPeople) {
    throw conflict('too-many-contacts', `A company has at most ${mostPeople} contacts. Call us to have more.`)
  }
  if (await hasContact(scope, email.toLowerCase())) {
    const words = 'belongs to a person of your company already'
    throw refused('email-in-use', `This email address ${words}. Look for it in the list of contacts.`, {
      email: [words],
    })
  }
  const invite = { email, passwordHash: await hashPassword(randomUUID()), now: services.now() }
  const id = await insertContact(scope, invite, valuesOf(input, blank))
  const row = await requireContact(scope, id)
  await sendInvite(scope, row, services)
  return contactView(row, scope)
}

/** Mails a person who never signed in another link. Part of the scope's transaction. */
export async function resendInvite(scope: Scope, id: number, services: ContactServices): Promise<void> {
  await lockContacts(scope)
  const row = await requireContact(scope, id)
  if (row.status !== 'invited') {
    throw conflict('not-invited', `${row.firstName} ${row.lastName} has no open invitation. Load the list again.`)
  }
  if (!(await noteInvite(scope, id, services.now()))) throw mailedJustNow()
  await sendInvite(scope, row, services)
}

function rightsOf({ permissions, approvalLimitCents, paymentLimitCents }: ContactRow) {
  return { ...permissions, approvalLimitCents, paymentLimitCents }
}

function hasSameRights(row: ContactRow, values: ContactValues): boolean {
  const before = rightsOf(row)
  return (
    before.isAdmin === values.isAdmin &&
    before.isPriceVisible === values.isPriceVisible &&
    before.mayPay === values.mayPay &&
    before.approvalLimitCents === values.approvalLimitCents &&
    before.paymentLimitCents === values.paymentLimitCents
  )
}

function lastAdministrator(row: ContactRow) {
  return conflict(
    'last-administrator',
    `${row.firstName} ${row.lastName} is the only administrator of your company. Make somebody else an administrator first.`,
  )
}

/** Whether the company would have no administrator without this one. */
function isLastAdministrator(row: ContactRow, administrators: number): boolean {
  return row.permissions.isAdmin && row.status === 'active' && administrators <= 1
}

/**
 * Changes a person. Part of the scope's transaction.
 * @returns the changed person, and whether their rights changed
 */
export async function changeContact(
  scope: Scope,
  input: CallParsedInput<'editContact'>,
): Promise<{ readonly contact: Contact; readonly hasNewRights: boolean }> {
  const { administrators } = await lockContacts(scope)
  const row = await requireContact(scope, input.id)
  const values = valuesOf(input, { ...row, mayPay: row.permissions.mayPay })
  if (input.revision !== undefined && input.revision !== row.revision) {
    const rights = [
      row.permissions.isAdmin ? 'an administrator' : 'no administrator',
      row.permissions.isPriceVisible ? 'sees prices' : 'sees no prices',
      ...(row.permissions.mayPay ? ['may pay'] : []),
      ...(row.status === 'deactivated' ? ['deactivated'] : []),
    ]
    throw conflict(
      'contact-changed',
      `Somebody changed this contact meanwhile: ${row.firstName} ${row.lastName}, ${rights.join(', ')}. Look at it again, then save.`,
    )
  }
  if (row.id === scope.userId && !hasSameRights(row, values)) {
    throw conflict('own-rights', 'You cannot change your own rights. Ask another administrator.')
  }
  if (!values.isAdmin && isLastAdministrator(row, administrators)) throw lastAdministrator(row)
  await updateContact(scope, row.id, values)
  const contact = contactView(await requireContact(scope, row.id), scope)
  return { contact, hasNewRights: !hasSameRights(row, values) }
}

/**
 * Deactivates a person. The link of somebody who never signed in does not work meanwhile, but does when they are
 * restored. Part of the scope's transaction.
 */
export async function deactivateContact(scope: Scope, id: number): Promise<void> {
  const { administrators } = await lockContacts(scope)
  const row = await requireContact(scope, id)
  if (id === scope.userId) throw conflict('own-login', 'You cannot deactivate yourself. Ask another administrator.')
  if (isLastAdministrator(row, administrators)) throw lastAdministrator(row)
  await setContactActive(scope, id, false)
  if (row.status === 'invited') return
  await forgetEmailChange(scope.db, id)
  await endResetLinks(scope.db, id)
}

/**
 * Lets a deactivated person sign in again, and mails somebody who never did another link, unless the last one is less
 * than a minute old. Part of the scope's transaction.
 */
export async function restoreContact(scope: Scope, id: number, services: ContactServices): Promise<Contact> {
  await lockContacts(scope)
  const before = await requireContact(scope, id)
  await setContactActive(scope, id, true)
  const row = await requireContact(scope, id)
  const isInvitedAgain = before.status === 'deactivated' && row.status === 'invited'
  if (isInvitedAgain && (await noteInvite(scope, id, services.now()))) await sendInvite(scope, row, services)
  return contactView(row, scope)
}
