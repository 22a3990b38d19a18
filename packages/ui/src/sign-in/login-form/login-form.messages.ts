export const loginFormMessages = {
  username: 'Username',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Log in',
  forgot: 'Forgot your password?',
  requestAccess: 'Request access',
}

export type LoginFormMessages = typeof loginFormMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    loginForm: LoginFormMessages
  }
}
