export const twoFactorMessages = {
  title: 'Confirm that it is you',
  intro: 'Your password is right. One more step protects your login from people who learn it.',
  loading: 'The second step is loading',
  failed: 'We could not load the second step.',
  retry: 'Try again',
  app: 'Code of your authenticator app',
  appHelp: 'Six digits, which change every half minute',
  recoveryCode: 'Recovery code',
  recoveryCodeHelp: 'One of the codes that you kept when you added the second step',
  submit: 'Log in',
  usePasskey: 'Use a passkey',
  useApp: 'Use a code of your app',
  useRecoveryCode: 'Use a recovery code',
  back: 'Back to login',
  passkeyCancelled: 'Your browser gave no passkey: its window was closed, or the time ran out. Try again.',
  lost: 'If you have neither your device nor a recovery code, ask an administrator of your company to reset your second step, or call us.',
}

export type TwoFactorMessages = typeof twoFactorMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    twoFactor: TwoFactorMessages
  }
}
