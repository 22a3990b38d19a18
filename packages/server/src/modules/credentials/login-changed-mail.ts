import { composeMail } from '../../jobs/compose-mail.js'

/** Tells a person, at the address they had, that their login changed. */
export function loginChangedMail(recipient: string, firstName: string, change: string) {
  return composeMail({
    kind: 'login-changed',
    recipient,
    subject: 'Your login has changed',
    parts: [
      { kind: 'text', text: `Hello ${firstName},` },
      { kind: 'text', text: change },
      { kind: 'text', text: 'If it was not you, call us at once and reset your password.' },
    ],
  })
}
