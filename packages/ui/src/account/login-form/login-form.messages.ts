export const loginFormMessages = {
  username: 'Username',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Log in',
  forgot: 'Forgot your password?',
  requestAccess: 'Request access',
  required: (field: string) => `${field} is required`,
}

export type LoginFormMessages = typeof loginFormMessages
