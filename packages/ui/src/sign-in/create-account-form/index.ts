export {
  type AccountChoices,
  type AccountCreation,
  CreateAccountForm,
  type CreateAccountFormProps,
} from './create-account-form.js'
export { type CreateAccountFormMessages, createAccountFormMessages } from './create-account-form.messages.js'
