export const unitPickerMessages = {
  label: 'Unit',
}

export type UnitPickerMessages = typeof unitPickerMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    unitPicker: UnitPickerMessages
  }
}
