export const bankAccountFormMessages = {
  holder: 'Name on account',
  routing: 'Routing number',
  account: 'Account number',
  label: 'Name of this account',
  labelHelp: 'What your company calls it, such as “Operating account”',
  mayDebit: 'Permission to debit',
  authorization: (company: string) =>
    `I authorize Gauze to debit this account for payments that people of ${company} make here. I can take this back by deleting the account.`,
  notPermitted: 'Permit debits, so that this account can pay.',
  hosted: 'The payment provider reads these two fields. The account number does not reach this store.',
  loading: 'The fields of the bank account are loading',
  slow: 'The payment provider takes longer than usual. Your entries stay here.',
  unloaded:
    'The fields of the bank account did not load. Check your connection, and try again. Your entries stay here.',
  retry: 'Try again',
  silent: 'The payment provider did not answer, so nothing was saved. Your entries are still here: try again.',
  failed: 'The bank account was not saved. Your entries are still here: try again.',
  submit: 'Save bank account',
  cancel: 'Cancel',
}

export type BankAccountFormMessages = typeof bankAccountFormMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    bankAccountForm: BankAccountFormMessages
  }
}
