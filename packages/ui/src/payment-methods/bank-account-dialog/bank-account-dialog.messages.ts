export const bankAccountDialogMessages = {
  add: 'Add a bank account',
  notLoaded: 'The form did not load. Check your connection and try again. If that does not help, reload the page.',
  retry: 'Try again',
}

export type BankAccountDialogMessages = typeof bankAccountDialogMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    bankAccountDialog: BankAccountDialogMessages
  }
}
