export const textFieldMessages = {
  optional: '(optional)',
}

export type TextFieldMessages = typeof textFieldMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    textField: TextFieldMessages
  }
}
