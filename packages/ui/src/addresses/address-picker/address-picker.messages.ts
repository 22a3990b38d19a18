export const addressPickerMessages = {
  label: 'Ship to',
  empty: 'There is no address to choose yet.',
}

export type AddressPickerMessages = typeof addressPickerMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addressPicker: AddressPickerMessages
  }
}
