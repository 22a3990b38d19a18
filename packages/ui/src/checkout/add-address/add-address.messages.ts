export const addAddressMessages = {
  add: 'Add an address',
  notLoaded: 'The form did not load. Check your connection and try again. If that does not help, reload the page.',
  retry: 'Try again',
  added: (label: string) => `${label} was added, and this order goes there.`,
  /** @param reason why this cart may not go there */
  withheld: (label: string, reason: string) => `${label} was added. ${reason}`,
}

export type AddAddressMessages = typeof addAddressMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addAddress: AddAddressMessages
  }
}
