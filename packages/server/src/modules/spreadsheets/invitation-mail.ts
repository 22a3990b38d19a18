import { composeMail } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'

/** A person whom the store invites. */
export interface InvitedPerson {
  readonly email: string
  readonly firstName: string
  readonly username: string
  readonly accountName: string
}

/**
 * The mail to a person about a login that the store created. @param link opens the page to choose the first password
 */
export function invitationMail({ email, firstName, username, accountName }: InvitedPerson, link: string): Mail {
  return composeMail({
    kind: 'invite',
    recipient: email,
    subject: 'Your login is ready',
    parts: [
      { kind: 'text', text: `Hello ${firstName},` },
      {
        kind: 'text',
        text: `we opened a login for you to order medical supplies for ${accountName}. Your username is ${username}. Choose a password within seven days:`,
      },
      { kind: 'link', label: 'Choose a password', href: link },
      { kind: 'text', text: 'If you do not know this company, do nothing.' },
    ],
  })
}
