import { randomUUID } from 'node:crypto'
import { tidyAddress } from '@gauze/rules/address'
import { conflict, notFound, refused } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import { createScope } from '../../db/scope.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { writeAddress } from '../addresses/address-changes.repository.js'
import { insertContact, isLogin } from '../company/contacts.repository.js'
import { createInviteLink } from '../company/invite-link.js'
import { hashPassword } from '../credentials/password.js'
import { declinedMail, openedMail } from './application-mails.js'
import {
  type AccountGrant,
  type ApplicationRow,
  insertAccount,
  lockApplication,
  writeDecision,
} from './applications.repository.js'

type DecisionServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'>

/** An application whose account is open. */
export interface OpenedApplication {
  readonly accountNo: string
  readonly company: string
  /** The applicant, who is mailed a link to choose a password. */
  readonly email: string
}

/** @throws ProblemError 404 for an unknown number, 409 for an application that was decided before */
async function lockWaiting(tx: Db, number: string): Promise<ApplicationRow> {
  const application = await lockApplication(tx, number)
  if (application === null) {
    throw notFound(`There is no application ${number}. Application numbers look like APP-1001.`)
  }
  if (application.status === 'new') return application
  throw conflict(
    'application-decided',
    `Application ${number} is “${application.status}” already. Nothing has changed.`,
  )
}

/** @throws ProblemError 422 if the email address got a login since the application */
async function addAdministrator(
  tx: Db,
  accountId: number,
  { number, form }: ApplicationRow,
  now: Date,
): Promise<number> {
  const { email, firstName, lastName, phone, contactRoleName: contactRole } = form
  const limits = { approvalLimitCents: null, paymentLimitCents: null }
  const rights = { ...limits, isAdmin: true, isPriceVisible: true, mayPay: false }
  const invite = { email, passwordHash: await hashPassword(randomUUID()), now }
  const owner = { db: tx, accountId }
  if (await isLogin(tx, email.toLowerCase(), 0)) {
    throw refused(
      'email-in-use',
      `${email} has a login of another company since application ${number} was sent. Nothing has changed. Ask the applicant for another email address, and decline this application.`,
    )
  }
  return insertContact(owner, invite, { firstName, lastName, phone, contactRole, ...rights })
}

/**
 * Opens the account of an application, once: with its address as the default ship-to and billing address, and with the
 * applicant as its administrator, who is mailed a link to choose a password.
 * @throws ProblemError for an unknown number, an application that was decided before, and an email address with a login
 */
export function openApplication(
  db: Db,
  number: string,
  grant: AccountGrant,
  services: DecisionServices,
): Promise<OpenedApplication> {
  return inTransaction(db, async (tx) => {
    const now = services.now()
    const application = await lockWaiting(tx, number)
    const { id, form } = application
    const account = await insertAccount(tx, form, grant, now)
    const userId = await addAdministrator(tx, account.id, application, now)
    const scope = createScope(tx, { accountId: account.id, userId })
    const fields = tidyAddress({ ...form, label: '', attention: '' })
    const defaults = { isDefaultShipping: true, isDefaultBilling: true }
    await writeAddress(scope, { id: null, isShared: true, now }, { ...fields, ...defaults })
    await writeDecision(tx, id, { status: 'opened', openedAccountId: account.id }, now)
    const link = await createInviteLink(tx, { id: userId, username: form.email }, services)
    await queueMail(tx, services.jobs, openedMail({ form, accountNo: account.accountNo, grant, link }))
    return { accountNo: account.accountNo, company: form.company, email: form.email }
  })
}

/**
 * Declines an application, once, and mails the applicant the reason.
 * @throws ProblemError for an unknown number and for an application that was decided before
 */
export function declineApplication(
  db: Db,
  number: string,
  reason: string,
  services: DecisionServices,
): Promise<{ readonly email: string }> {
  return inTransaction(db, async (tx) => {
    const { id, form } = await lockWaiting(tx, number)
    await writeDecision(tx, id, { status: 'declined', reason }, services.now())
    await queueMail(tx, services.jobs, declinedMail(number, form, reason))
    return { email: form.email }
  })
}
