import { randomUUID } from 'node:crypto'
import type { CallParsedInput, Contact } from '@gauze/contract'
import { cents, centsFromDollars, dollarsFromCents } from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { hashPassword } from '../auth/password.js'
import { readBuyer } from '../orders/buyer.repository.js'
import {
  type ContactRow,
  type ContactValues,
  insertContact,
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
export function contactView({ username: _, approvalLimitCents, ...row }: ContactRow, scope: Scope): Contact {
  return {
    ...row,
    approvalLimit: approvalLimitCents === null ? null : dollarsFromCents(cents(approvalLimitCents)),
    isSelf: row.id === scope.userId,
  }
}

const blank = { phone: '', contactRole: '', approvalLimitCents: null }

/** The values to store; fields that are left out stay as they are in `kept`. */
function valuesOf(
  input: Omit<CallParsedInput<'editContact'>, 'id'>,
  kept: Pick<ContactRow, keyof typeof blank>,
): ContactValues {
  const { firstName, lastName, phone = kept.phone, contactRole = kept.contactRole, approvalLimit } = input
  const { isPriceVisible, isAdmin } = input
  const limit = approvalLimit == null ? null : centsFromDollars(approvalLimit)
  const approvalLimitCents = approvalLimit === undefined ? kept.approvalLimitCents : limit
  return { firstName, lastName, phone: phone.trim(), contactRole, isPriceVisible, isAdmin, approvalLimitCents }
}

/** @throws ProblemError 404 for anybody who is not of the company */
export async function requireContact(scope: Scope, id: number): Promise<ContactRow> {
  const row = await readContact(scope, id)
  if (row === null) throw notFound('Your company has no such person. Load the list of contacts again.')
  return row
}

async function sendInvite(
  scope: Scope,
  { id, username, firstName, email }: ContactRow,
  services: ContactServices,
): Promise<void> {
  const link = await createInviteLink(scope.db, { id, username }, services)
  const inviter = await readBuyer(scope)
  const mail = composeMail({
    kind: 'invite',
    recipient: email,
    subject: `${inviter.accountName} invites you to Gauze`,
    parts: [
      { kind: 'text', text: `Hello ${firstName},` },
      {
        kind: 'text',
        text: `${inviter.firstName} ${inviter.lastName} (${inviter.accountName}) invites you to order medical supplies for your company. Choose a password within seven days:`,
      },
      { kind: 'link', label: 'Choose a password', href: link },
      { kind: 'text', text: 'If you do not know this person, do nothing.' },
    ],
  })
  await queueMail(scope.db, services.jobs, mail)
}

/** Invites a person to the company. Part of the scope's transaction. */
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
  const passwordHash = await hashPassword(randomUUID())
  const id = await insertContact(scope, { email, passwordHash, now: services.now() }, valuesOf(input, blank))
  if (id === null) {
    throw refused('email-in-use', 'This email address has a login already. Use another one, or call us.', {
      email: ['has a login already'],
    })
  }
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

function rightsOf({ permissions, approvalLimitCents }: ContactRow) {
  return { ...permissions, approvalLimitCents }
}

function hasSameRights(row: ContactRow, values: ContactValues): boolean {
  const before = rightsOf(row)
  return (
    before.isAdmin === values.isAdmin &&
    before.isPriceVisible === values.isPriceVisible &&
    before.approvalLimitCents === values.approvalLimitCents
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

/** Changes a person. Part of the scope's transaction. */
export async function changeContact(scope: Scope, input: CallParsedInput<'editContact'>): Promise<Contact> {
  const { administrators } = await lockContacts(scope)
  const row = await requireContact(scope, input.id)
  const values = valuesOf(input, row)
  if (input.revision !== undefined && input.revision !== row.revision) {
    const rights = [
      row.permissions.isAdmin ? 'an administrator' : 'no administrator',
      row.permissions.isPriceVisible ? 'sees prices' : 'sees no prices',
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
  return contactView(await requireContact(scope, row.id), scope)
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
