import { cents, formatUsd } from '@gauze/rules'
import type { StoredApplication } from '../../db/schema/index.js'
import { composeMail, type MailPart } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'
import type { AccountGrant, ApplicantLogin } from './applications.repository.js'

/*
 * Anybody can enter anybody's email address, so mails to an address that nobody has confirmed contain no typed text.
 */

function say(text: string): MailPart {
  return { kind: 'text', text }
}

function callUs(supportPhone: string | undefined): string {
  return supportPhone === undefined ? 'Questions? Call us.' : `Questions? Call us at ${supportPhone}.`
}

const NOT_YOURS = 'If you did not apply for an account, do nothing.'

const WHAT_HAPPENS_NEXT =
  'A person of our store checks it, usually within one business day. Then you get an email with a link to choose a password, or with the reason why we cannot open the account.'

/** The mail to an applicant, with the number to quote. */
export function receivedMail(number: string, recipient: string, supportPhone: string | undefined): Mail {
  return composeMail({
    kind: 'application-received',
    recipient,
    subject: `We received your application ${number}`,
    parts: [
      say('Hello,'),
      say(`we received your application for an account. Its number is ${number}.`),
      say(WHAT_HAPPENS_NEXT),
      say(`${callUs(supportPhone)} ${NOT_YOURS}`),
    ],
  })
}

/** The mail to somebody who applies again while an application waits. */
export function repeatMail(number: string, recipient: string, supportPhone: string | undefined): Mail {
  return composeMail({
    kind: 'application-repeated',
    recipient,
    subject: `We already have your application ${number}`,
    parts: [
      say('Hello,'),
      say(`somebody applied for an account with this email address again. We already have application ${number}.`),
      say(`Your first application counts. ${WHAT_HAPPENS_NEXT}`),
      say(`${callUs(supportPhone)} ${NOT_YOURS}`),
    ],
  })
}

/**
 * The mail to the owner of a login with which somebody applies.
 * @param link resets the password; null for a deactivated login
 */
export function loginExistsMail(login: ApplicantLogin, link: string | null, supportPhone: string | undefined): Mail {
  const way: readonly MailPart[] =
    link === null
      ? [say('The login is deactivated. Ask an administrator of your company to restore it, or call us.')]
      : [
          say('Log in with it. If you do not know the password, choose a new one within an hour:'),
          { kind: 'link', label: 'Choose a new password', href: link },
        ]
  return composeMail({
    kind: 'application-login-exists',
    recipient: login.email,
    subject: 'You already have a login',
    parts: [
      say(`Hello ${login.firstName},`),
      say('somebody applied for an account with your email address, which has a login already.'),
      ...way,
      say(`${callUs(supportPhone)} ${NOT_YOURS}`),
    ],
  })
}

/** The facts of an application, for people of the store. */
function factsOf(form: StoredApplication): (readonly [label: string, value: string])[] {
  const { line1, line2, city, state, zip } = form
  const facts: readonly (readonly [string, string])[] = [
    ['Company', form.company],
    ['Kind of business', form.businessTypeName],
    ['Website', form.website],
    ['Person', `${form.firstName} ${form.lastName}`],
    ['Role', form.contactRoleName],
    ['Email', form.email],
    ['Phone', form.phone],
    ['Ship-to address', [line1, line2, `${city}, ${state} ${zip}`].filter((part) => part !== '').join(', ')],
    ['Wants payment terms', form.wantsTerms ? 'Yes' : 'No'],
    ['Medical license', form.licenseNumber],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** The mail to the staff of the store who decide on applications. Only its body has the applicant's notes. */
export function staffMail(number: string, form: StoredApplication, recipient: string): Mail {
  return composeMail({
    kind: 'application',
    recipient,
    subject: `Application ${number} for an account`,
    parts: [
      { kind: 'facts', facts: factsOf(form) },
      ...(form.notes === '' ? [] : [say('The applicant writes:'), say(form.notes)]),
      say(`Open the account: gauze applications open ${number}`),
      say(`Decline it: gauze applications decline ${number} --reason "…"`),
    ],
  })
}

/** The payment methods that a grant gives the company, in words. */
function grantText({ terms }: AccountGrant): string {
  if (terms === null) return 'You can pay with a card.'
  return `You can pay with a card, or on terms: Net ${terms.days}, up to ${formatUsd(cents(terms.creditLimitCents))}.`
}

/** The content of the mail about an opened account. */
export interface OpenedAccount {
  readonly form: StoredApplication
  readonly accountNo: string
  readonly grant: AccountGrant
  /** Chooses the first password. */
  readonly link: string
}

/** The mail to the first administrator of a new account. */
export function openedMail({ form, accountNo, grant, link }: OpenedAccount): Mail {
  return composeMail({
    kind: 'account-opened',
    recipient: form.email,
    subject: 'Your account is open',
    parts: [
      say(`Hello ${form.firstName},`),
      say(`we opened the account ${accountNo} of ${form.company}. You are its administrator.`),
      say('Choose a password within seven days, then log in with this email address:'),
      { kind: 'link', label: 'Choose a password', href: link },
      say(`${grantText(grant)} You can invite your colleagues under My Account, Contacts.`),
    ],
  })
}

/** The mail to an applicant whose application was declined. */
export function declinedMail(number: string, { firstName, email }: StoredApplication, reason: string): Mail {
  return composeMail({
    kind: 'application-declined',
    recipient: email,
    subject: `Your application ${number}`,
    parts: [
      say(`Hello ${firstName},`),
      say('we cannot open an account for you at present, for this reason:'),
      say(reason),
      say('You can apply again when this has changed, or answer this email.'),
    ],
  })
}
