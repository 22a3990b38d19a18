export { NewPasswordForm, type NewPasswordFormProps } from './new-password-form.js'
export { type NewPasswordFormMessages, newPasswordFormMessages } from './new-password-form.messages.js'
