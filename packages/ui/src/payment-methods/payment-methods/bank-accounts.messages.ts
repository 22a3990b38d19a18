export const bankAccountsMessages = {
  title: 'Bank accounts',
  count: (count: number) => (count === 1 ? '1 bank account' : `${count} bank accounts`),
  loading: 'The bank accounts are loading',
  failedTitle: 'The bank accounts could not be loaded',
  emptyTitle: 'There is no bank account yet',
  empty: 'Add a bank account to pay invoices from it without a convenience fee.',
  byPhone: 'Bank accounts cannot be added online here. Call us, and we add the account for you.',
  account: (bank: string, last4: string) => `${bank} account ending in ${last4}`,
  holder: 'Name on account',
  pays: 'Pays',
  invoices: 'Invoices',
  actionsOf: (account: string) => `Actions for ${account}`,
  delete: 'Delete',
  deleteOne: (account: string) => `Delete ${account}`,
  deleteTitle: (account: string) => `Delete ${account}?`,
  deleteBody: 'Your company can no longer pay from it. Payments that were made from it stay as they are.',
  keep: 'Keep bank account',
  saved: (account: string) => `${account} was saved.`,
  deleted: (account: string) => `${account} was deleted.`,
  notLoaded: 'The dialog did not load. Check your connection, and try again.',
}

export type BankAccountsMessages = typeof bankAccountsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    bankAccounts: BankAccountsMessages
  }
}
