export const securityMessages = {
  passwordTitle: 'Password',
  current: 'Present password',
  password: 'New password',
  passwordMatch: 'New password again',
  help: 'At least 12 characters. A sentence is easy to keep in mind.',
  different: 'must be the same as the new password',
  change: 'Change password',
  changed: 'Your password has changed. You are logged out everywhere else.',
  devicesTitle: 'Where you are logged in',
  loading: 'The list of browsers is loading',
  failedTitle: 'The list of browsers could not be loaded',
  unknown: 'Another browser',
  here: 'This browser',
  seen: (date: string) => `Last used ${date}`,
  signOut: 'Log out',
  signOutOne: (device: string) => `Log out ${device}`,
  signOutOthers: 'Log out everywhere else',
  signedOut: 'Logged out there.',
  failed: 'That browser could not be logged out. Try again.',
  onlyHere: 'You are logged in nowhere else.',
}

export type SecurityMessages = typeof securityMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    security: SecurityMessages
  }
}
