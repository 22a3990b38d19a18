export const accountSwitcherMessages = {
  /** An account that others belong to. */
  parent: (name: string) => `Parent Account: ${name}`,
  title: 'Switch account',
  switching: 'Changing accounts',
}

export type AccountSwitcherMessages = typeof accountSwitcherMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    accountSwitcher: AccountSwitcherMessages
  }
}
