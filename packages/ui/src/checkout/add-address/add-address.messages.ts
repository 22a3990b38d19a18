export const addAddressMessages = {
  add: 'Add an address',
  added: (label: string) => `${label} was added, and this order goes there.`,
  /** @param reason the reason why this cart cannot be shipped to the address */
  withheld: (label: string, reason: string) => `${label} was added. ${reason}`,
}

export type AddAddressMessages = typeof addAddressMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addAddress: AddAddressMessages
  }
}
