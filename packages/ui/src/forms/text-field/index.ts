export { TextField, type TextFieldProps } from './text-field.js'
export { type TextFieldMessages, textFieldMessages } from './text-field.messages.js'
