export { LoginForm, type LoginFormProps } from './login-form.js'
export { type LoginFormMessages, loginFormMessages } from './login-form.messages.js'
