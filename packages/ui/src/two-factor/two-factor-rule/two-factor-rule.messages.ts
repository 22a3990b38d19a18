export const twoFactorRuleMessages = {
  title: 'Second step to log in',
  help: 'People then log in with a passkey, or with their password and a code of an authenticator app. From the day on, whoever has neither adds one right after the password, before anything else. Punch-out sessions need none.',
  isRequired: 'Require a second step to log in',
  requiredFrom: 'From',
  requiredFromHelp: 'People without one are mailed when you save.',
  save: 'Save',
  saved: 'Saved.',
  inForce: (date: string) => `Required since ${date}.`,
  peopleTitle: 'Who has one',
  loading: 'The second steps of your company are loading',
  failedTitle: 'The second steps of your company could not be loaded',
  count: (having: number, all: number) => `${having} of ${all} people have a second step.`,
  you: 'you',
  none: 'None yet',
  app: 'App',
  passkeys: (count: number) => (count === 1 ? 'One passkey' : `${count} passkeys`),
  reset: 'Reset',
  resetOne: (name: string) => `Reset the second step of ${name}`,
  resetTitle: (name: string) => `Reset the second step of ${name}?`,
  resetHelp: (name: string) =>
    `${name} lost their device or their codes. Their passkeys, app and recovery codes are removed, they are logged out everywhere and mailed. They log in with their password, then add a new second step.`,
  resetDone: (name: string) => `${name} was mailed, and logs in with the password.`,
  resetFailed: 'The second step could not be reset. Try again.',
}

export type TwoFactorRuleMessages = typeof twoFactorRuleMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    twoFactorRule: TwoFactorRuleMessages
  }
}
