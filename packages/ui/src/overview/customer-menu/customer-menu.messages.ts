export const customerMenuMessages = {
  /** Read after the account's name. */
  description: 'account menu',
  hello: 'Hello,',
  logout: 'Log out',
}

export type CustomerMenuMessages = typeof customerMenuMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    customerMenu: CustomerMenuMessages
  }
}
