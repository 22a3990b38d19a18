import { composeMail } from '../../jobs/compose-mail.js'

/** Tells a person without a second step that their company requires one, before it keeps them from their work. */
export function ruleMail(
  { email, firstName }: { readonly email: string; readonly firstName: string },
  { accountName, day, link }: { readonly accountName: string; readonly day: string; readonly link: string },
) {
  return composeMail({
    kind: 'two-factor-required',
    recipient: email,
    subject: `${accountName} requires a second step to log in`,
    parts: [
      { kind: 'text', text: `Hello ${firstName},` },
      {
        kind: 'text',
        text: `from ${day} on, ${accountName} requires a second step of everybody who logs in: a passkey, or a code of an authenticator app. Your login has none yet. Add one in a minute:`,
      },
      { kind: 'link', label: 'Add a second step', href: link },
    ],
  })
}
