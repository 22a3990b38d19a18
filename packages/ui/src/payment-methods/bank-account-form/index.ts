export { BankAccountForm, type BankAccountFormProps, type BankAccountFormValues } from './bank-account-form.js'
export { type BankAccountFormMessages, bankAccountFormMessages } from './bank-account-form.messages.js'
export type { BankFieldName, MountBankFields } from './bank-fields.js'
