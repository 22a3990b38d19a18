import type { FormRules } from '@gauze/rules/forms'
import type { ProblemWords } from '@gauze/rules/messages'
import type { ChangeEvent, FormEvent, ReactNode, RefObject } from 'react'
import type { FormSummaryProps } from '../form-summary/index.js'
import type { FormMessages } from './form.messages.js'
import type { FieldErrors } from './form-text.js'

/** The value of one field. */
export type FieldValue = string | number | boolean | null

/** The values of a form, by name and in the order of the form. */
export type FormValues<Values> = Record<keyof Values, FieldValue>

/** The fields that hold text. */
export type TextName<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never
}[keyof Values] &
  string

/** The fields that are ticked. */
export type FlagName<Values> = {
  [Name in keyof Values]: boolean extends Values[Name] ? Name : never
}[keyof Values] &
  string

/** The form stores its values, or its parent does. */
export type ValueSource<Values> =
  | {
      /** The initial values. When they change, fields follow, unless they have unsent input. */
      defaultValues: Values
      onChange?: ((change: Partial<Values>) => void) | undefined
    }
  | {
      /** The values; `onChange` gets each change of them. */
      values: Values
      onChange: (change: Partial<Values>) => void
    }

interface FormSettings<Values> {
  /** The label of each field; an error begins with it. */
  labels: Readonly<Record<keyof Values & string, string>>
  /** The rules of each field, from `@gauze/rules`. A field with the rule `required` is marked so. */
  rules?: FormRules<Values>
  /** Words for codes that only these rules answer, or other words for those that every form knows. */
  words?: Readonly<Record<string, ProblemWords>>
  /** Turns what was typed into what is checked and sent; the fields keep what was typed. */
  tidy?: (values: Values) => Values
  /**
   * Gets values that the rules accept. The form is pending until a promise settles; a rejection with a problem document
   * is shown: its `errors` at their fields, else its `detail`. Without this the form follows its action.
   */
  onSubmit?: (values: Values) => unknown
  /** The error of the whole form. */
  error?: ReactNode
  /** The server's errors by field. An error is about what was sent, so it disappears when the field changes. */
  fieldErrors?: FieldErrors<keyof Values & string>
  /**
   * Says that `fieldErrors` come with the page, and whether they answer this person's submit, so that focus goes to the
   * first. Left out, those that come later do.
   */
  isAnswer?: boolean
  isPending?: boolean
  messages?: Partial<FormMessages>
}

export type FormOptions<Values> = FormSettings<Values> & ValueSource<Values>

interface FieldProps<Value> {
  id: string
  name: string
  label: string
  value: Value
  error: string | undefined
  isRequired: boolean
}

/** Props of a field whose `onChange` gets the event, such as `TextField`. */
export interface TextProps extends FieldProps<string> {
  onChange: (event: Pick<ChangeEvent<HTMLInputElement>, 'currentTarget'>) => void
}

/** Props of a field whose `onChange` gets the value, such as `SelectField` and `RadioGroup`. */
export interface ChoiceProps<Value> extends FieldProps<Value> {
  onChange: (value: Value) => void
}

/** Props of a `Checkbox`. */
export interface FlagProps {
  id: string
  name: string
  checked: boolean
  onChange: (isChecked: boolean) => void
}

/** The state of a form for its parts, whatever its fields. */
export interface FormState {
  /** Props of the form element. */
  root: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    'data-pending': true | undefined
    'data-sent': true | undefined
  }
  /** Props of the submit button. It keeps its focus while the form is pending. */
  submit: { type: 'submit'; isPending: boolean }
  /** The error of the whole form. */
  error: ReactNode
  /** Props of the `FormSummary`. */
  summary: Required<Pick<FormSummaryProps, 'errors' | 'attempt' | 'isQuiet'>>
  isPending: boolean
  /** Whether somebody has tried to send the form. */
  hasTried: boolean
  /** Whether it was sent and accepted, and nothing was changed since. One that leads to an address is sent with that. */
  isSent: boolean
}

/** A form: its values, and the props of its parts. */
export interface FormHandle<Values> extends FormState {
  values: Values
  /** Changes fields, for a choice that fills in several. */
  set: (change: Partial<Values>) => void
  /** Discards what was filled in since the default values. */
  reset: () => void
  text: (name: TextName<Values>) => TextProps
  choice: <Name extends keyof Values & string>(name: Name) => ChoiceProps<Values[Name]>
  checkbox: (name: FlagName<Values>) => FlagProps
}
