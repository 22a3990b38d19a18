export const accountToolMessages = {
  /** Greets the signed-in person by first name. */
  hello: (name: string) => `Hello, ${name}!`,
  login: 'Login',
  register: 'Create Account',
  /** On the menu of a visitor. */
  menu: 'Login/Register',
  registerInMenu: 'Register for an account',
  requestAccess: 'Request access',
  reset: 'Reset your password',
}

export type AccountToolMessages = typeof accountToolMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    accountTool: AccountToolMessages
  }
}
