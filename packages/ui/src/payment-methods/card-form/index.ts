export type { CardFieldName, MountCardFields } from './card-fields.types.js'
export { CardForm, type CardFormProps, type CardFormValues } from './card-form.js'
export { type CardFormMessages, cardFormMessages } from './card-form.messages.js'
