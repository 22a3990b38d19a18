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
      /** The current values. `onChange` reports each change. */
      values: Values
      onChange: (change: Partial<Values>) => void
    }

interface FormSettings<Values> {
  /** The label of each field; an error begins with it. */
  labels: Readonly<Record<keyof Values & string, string>>
  /** The rules of each field, from `@gauze/rules`. A field with the rule `required` is marked so. */
  rules?: FormRules<Values>
  /** Words for codes that only these rules return. They also replace words for codes that every form knows. */
  words?: Readonly<Record<string, ProblemWords>>
  /** Normalizes the typed values before they are checked and submitted. The fields keep the typed text. */
  tidy?: (values: Values) => Values
  /**
   * Called with values that the rules accept. The form is pending until a returned promise settles. If the promise
   * rejects with a problem document, the form shows its `errors` at their fields, otherwise its `detail`. Without
   * `onSubmit`, the browser submits the form to its `action`.
   */
  onSubmit?: (values: Values) => unknown
  /** The error of the whole form. */
  error?: ReactNode
  /** The server's errors by field. An error is about the submitted value, so it disappears when the field changes. */
  fieldErrors?: FieldErrors<keyof Values & string>
  /**
   * Set it if the page brings `fieldErrors`: true if they answer this person's submit, so that the focus moves to the
   * first invalid field; false otherwise. If omitted, only errors that arrive after the first render move the focus.
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

/** Props of a field whose `onChange` receives the event, such as `TextField`. */
export interface TextProps extends FieldProps<string> {
  onChange: (event: Pick<ChangeEvent<HTMLInputElement>, 'currentTarget'>) => void
}

/** Props of a field whose `onChange` receives the value, such as `SelectField` and `RadioGroup`. */
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

/** The state of a form for its parts, independent of its fields. */
export interface FormState {
  /** Props of the form element. */
  root: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    'data-pending': true | undefined
    'data-sent': true | undefined
  }
  /**
   * Returns the idempotency key of a request that `onSubmit` makes: the same one for a retry of an equal request, until a
   * submit succeeds.
   */
  requestKey: (request: unknown) => string
  /** Props of the submit button. It keeps its focus while the form is pending. */
  submit: { type: 'submit'; isPending: boolean }
  /** The error of the whole form. */
  error: ReactNode
  /** Props of the `FormSummary`. */
  summary: Required<Pick<FormSummaryProps, 'errors' | 'attempt' | 'isQuiet'>>
  isPending: boolean
  /** Whether somebody has tried to submit the form. */
  hasTried: boolean
  /**
   * Whether the form was submitted and accepted, and has not changed since. A form that navigates counts as submitted
   * when it navigates.
   */
  isSent: boolean
}

/** A form: its values, and the props of its parts. */
export interface FormHandle<Values> extends FormState {
  values: Values
  /** Changes fields, for a choice that fills in several. */
  set: (change: Partial<Values>) => void
  /** Resets every field to its default value. */
  reset: () => void
  text: (name: TextName<Values>) => TextProps
  choice: <Name extends keyof Values & string>(name: Name) => ChoiceProps<Values[Name]>
  checkbox: (name: FlagName<Values>) => FlagProps
}
