export const textFieldMessages = {
  optional: '(optional)',
}

export type TextFieldMessages = typeof textFieldMessages
