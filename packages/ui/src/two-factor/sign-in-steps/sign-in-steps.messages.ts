export const signInStepsMessages = {
  title: 'Second step',
  off: 'Your login is protected by your password alone. Add a passkey or an authenticator app: whoever learns your password then still cannot log in.',
  on: 'After your password, we ask for a passkey, a code of your app, or a recovery code. A passkey also logs you in without a password.',
  required: 'Your company requires a second step.',
  requiredFrom: (date: string) => `Your company requires a second step from ${date} on.`,
  loading: 'Your second step is loading',
  failedTitle: 'Your second step could not be loaded',

  passkeysTitle: 'Passkeys',
  noPasskeys: 'You have no passkey. With one, you log in by your fingerprint, face or screen lock.',
  noPasskeysHere: 'Browsers allow no passkeys at this address of the store.',
  added: (date: string) => `Added ${date}`,
  addedUsed: (date: string, used: string) => `Added ${date}, last used ${used}`,
  addPasskey: 'Add a passkey',
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  passkeyName: 'Name of the passkey',
  passkeyNameHelp: 'So that you know it in this list, such as Work laptop',
  defaultName: 'This device',
  addPasskeyHelp: 'Your browser then asks for your fingerprint, face or screen lock, or for a security key.',
  passkeyAdded: (name: string) => `${name} was added.`,
  renamed: (name: string) => `The passkey is now called ${name}.`,
  removed: (name: string) => `${name} was removed.`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeHelp: 'It does not log you in any more. Your device may keep it until you delete it there, too.',
  lastHelp: 'It is your only second step: afterwards, your password alone logs you in.',
  save: 'Save',
  cancel: 'Cancel',

  appTitle: 'Authenticator app',
  noApp: 'An app on your phone shows a new code every half minute.',
  appSince: (date: string) => `Added ${date}`,
  addApp: 'Add an app',
  replaceApp: 'Use another app',
  removeApp: 'Remove the app',
  app: 'The authenticator app',
  scan: 'Scan this image with your app, such as the password manager of your phone.',
  qrCode: 'QR code with the secret for your app',
  secret: 'Or enter this secret:',
  code: 'Code that the app shows now',
  confirm: 'Confirm',
  appAdded: 'The authenticator app was added.',

  codesTitle: 'Recovery codes',
  codesLeft: (left: number) =>
    left === 1 ? 'One code is left.' : left === 0 ? 'No code is left.' : `${left} codes are left.`,
  codesHelp: 'Each logs you in once, if you lose your device.',
  renewCodes: 'Make new codes',
  renewHelp: 'You get ten new codes, and the present ones stop working.',
  codesRenewed: 'You have new recovery codes.',
  keepCodes:
    'Keep these codes in a safe place, such as a password manager. We show them only now. Each logs you in once, if you lose your device.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser does not let us copy. Select the codes and copy them.',
  download: 'Download',
  print: 'Print',
  fileName: 'gauze-recovery-codes.txt',
  codesKept: 'I have kept the codes',
  /** @param kept the words of the button */
  keepFirst: (kept: string) => `The codes are not shown again. Keep them first, then press “${kept}”.`,

  password: 'Your password',
  proofHelp: 'To be sure that it is you',
  usePasskey: 'Use a passkey instead',
  continue: 'Continue',
  passkeyCancelled: 'Your browser gave no passkey: its window was closed, or the time ran out. Try again.',
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  passkeyKnown: 'This device has a passkey of your login already.',

  setupIntro: (company: string) =>
    `${company} requires a second step to log in. It takes a minute, and then you can go on.`,
  choose: 'Second step',
  choosePasskey: 'Passkey',
  choosePasskeyDetail: 'Your fingerprint, face or screen lock. You then need no password to log in.',
  chooseApp: 'Authenticator app',
  chooseAppDetail: 'A code that an app on your phone shows.',
  setupDone: 'Your second step is added.',
  goOn: 'Go on',
}

export type SignInStepsMessages = typeof signInStepsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    signInSteps: SignInStepsMessages
  }
}
