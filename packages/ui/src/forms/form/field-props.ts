import type { FieldValue, FormHandle, FormValues } from './form.types.js'

interface FieldSource<Values> {
  values: Values
  /** The props of every field, by its name. */
  propsOf: (name: keyof Values & string) => {
    id: string
    name: string
    label: string
    error: string | undefined
    isRequired: boolean
  }
  set: (change: Partial<Values>) => void
}

/** Makes the props of the fields, by the argument of their `onChange`. */
export function fieldProps<Values extends FormValues<Values>>({
  values,
  propsOf,
  set,
}: FieldSource<Values>): Pick<FormHandle<Values>, 'text' | 'choice' | 'checkbox'> {
  // The types of `text`, `choice` and `checkbox` let only values of their field through.
  const put = (name: keyof Values, value: FieldValue) => set({ [name]: value } as Partial<Values>)
  return {
    text: (name) => ({
      ...propsOf(name),
      value: String(values[name] ?? ''),
      onChange: (event) => put(name, event.currentTarget.value),
    }),
    choice: (name) => ({
      ...propsOf(name),
      value: values[name],
      onChange: (value) => put(name, value),
    }),
    checkbox: (name) => ({
      id: propsOf(name).id,
      name,
      checked: values[name] === true,
      onChange: (isChecked) => put(name, isChecked),
    }),
  }
}
