export { DateField, type DateFieldProps } from './date-field.js'
export { type DateFieldMessages, dateFieldMessages } from './date-field.messages.js'
