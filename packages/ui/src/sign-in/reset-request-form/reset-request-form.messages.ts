export const resetRequestFormMessages = {
  username: 'Username',
  help: 'We will send a link to the email address of this account.',
  submit: 'Send link',
  back: 'Back to login',
}

export type ResetRequestFormMessages = typeof resetRequestFormMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    resetRequestForm: ResetRequestFormMessages
  }
}
