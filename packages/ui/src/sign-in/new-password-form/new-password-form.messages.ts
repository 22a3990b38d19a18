export const newPasswordFormMessages = {
  password: 'New password',
  passwordMatch: 'The same password again',
  help: 'At least 12 characters',
  different: 'The two passwords differ',
  submit: 'Set password and log in',
}

export type NewPasswordFormMessages = typeof newPasswordFormMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    newPasswordForm: NewPasswordFormMessages
  }
}
