export const headerUtilityMessages = {
  register: 'Register for an account',
  resources: 'Resources',
  support: 'Support',
  call: (phone: string) => `Call ${phone}`,
  email: (address: string) => `Email ${address}`,
  /** The page with all ways to reach the store. */
  contact: 'Contact',
}

export type HeaderUtilityMessages = typeof headerUtilityMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    headerUtility: HeaderUtilityMessages
  }
}
