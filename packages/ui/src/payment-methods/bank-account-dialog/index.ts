export { type BankAccountDialogMessages, bankAccountDialogMessages } from './bank-account-dialog.messages.js'
export { BankAccountDialogOpener, type BankAccountDialogOpenerProps } from './bank-account-dialog-opener.js'
