export const profileMessages = {
  loading: 'Your profile is loading',
  failedTitle: 'Your profile could not be loaded',
  personTitle: 'Name and phone',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  save: 'Save name and phone',
  saved: 'Your name and phone are saved.',
  emailTitle: 'Email',
  present: (email: string) => `Your email is ${email}. Order emails go there, and you log in with it.`,
  pending: (email: string) => `${email} waits for its confirmation. Open the link in the email that we sent there.`,
  email: 'New email',
  password: 'Your password',
  passwordHelp: 'So that nobody else can move your login.',
  changeEmail: 'Change email',
  asked: (email: string) => `We sent a link to ${email}. Your email changes when you open it.`,
}

export type ProfileMessages = typeof profileMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    profile: ProfileMessages
  }
}
