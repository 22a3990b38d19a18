export { Form, FormErrors, type FormProps } from './form.js'
export { type FormMessages, formMessages } from './form.messages.js'
export type {
  ChoiceProps,
  FieldValue,
  FlagName,
  FlagProps,
  FormHandle,
  FormOptions,
  FormState,
  FormValues,
  TextName,
  TextProps,
} from './form.types.js'
export { useForm } from './use-form.js'
