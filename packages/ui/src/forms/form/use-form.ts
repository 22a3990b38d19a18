'use client'
import { fieldNames, formProblems, isFieldRequired } from '@gauze/rules/forms'
import { problemMessages } from '@gauze/rules/messages'
import { type FormEvent, useRef, useState } from 'react'
import { useFailureText, useMessages } from '../../messages/index.js'
import { fieldProps } from './field-props.js'
import { formMessages } from './form.messages.js'
import type { FormHandle, FormOptions, FormValues } from './form.types.js'
import { afterLabel, fieldErrorText, firstMessages, formErrorText, mapFields } from './form-text.js'
import { useFormErrors } from './use-form-errors.js'
import { useFormValues } from './use-form-values.js'
import { useSubmission } from './use-submission.js'

/**
 * A form: its values, its errors, and sending it. It returns the props of the form element, its fields, its summary and
 * its button.
 *
 * @example
 * const form = useForm({ defaultValues: { name: '' }, labels, rules: { name: [required] }, onSubmit })
 * return (
 *   <Form form={form}>
 *     <TextField {...form.text('name')} />
 *     <Button {...form.submit}>Save</Button>
 *   </Form>
 * )
 */
export function useForm<Values extends FormValues<Values>>(options: FormOptions<Values>): FormHandle<Values> {
  const { labels, rules = {}, words = {}, tidy, onSubmit, fieldErrors, isAnswer } = options
  const text = useMessages('form', formMessages, options.messages)
  const common = useMessages('problem', problemMessages)
  const failureText = useFailureText()
  const root = useRef<HTMLFormElement>(null)
  const { values, page, answered, isAsSent, set, reset, markSent } = useFormValues(options, root)
  const { submission, send, requestKey } = useSubmission(onSubmit)
  const names = fieldNames(values)
  const tidied = tidy?.(values) ?? values
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const problems = mapFields(formProblems(rules, tidied), (problem, name) =>
    // A typed day that does not exist has no value, and yet is not missing.
    unreadable.includes(name)
      ? text.unreadable(labels[name])
      : fieldErrorText(problem, labels[name], { text, common, own: words }),
  )
  const said = firstMessages(names, (name) => submission.fields[name] ?? fieldErrors?.[name])
  const refusals = mapFields(said, (message, name) => afterLabel(labels[name], message))
  const { hasTried, summary, field, show } = useFormErrors({
    ...{ names, problems, refusals },
    ...{ values, answered, page, isAnswer },
  })
  const isPending = options.isPending === true || submission.status === 'sending'
  const isAccepted = onSubmit ? submission.status === 'sent' : summary.errors.length === 0
  const isSent = isAsSent && isAccepted
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React passes events along its own tree, so a form in a dialog must not also submit the form around the dialog.
    event.stopPropagation()
    const refusing = refusingControl(event.currentTarget)
    setUnreadable(unreadableNames(event.currentTarget))
    const isBlocked = isPending || refusing !== undefined || Object.keys(problems).length > 0
    if (isBlocked || onSubmit) event.preventDefault()
    if (!isPending) show()
    // A date says so itself when it is asked.
    refusing?.checkValidity()
    refusing?.focus()
    if (isBlocked) return
    markSent()
    void send(tidied)
  }
  const propsOf = (name: keyof Values & string) => ({
    ...field(name),
    name,
    label: labels[name],
    isRequired: isFieldRequired<Values>(rules, name),
  })
  return {
    root: {
      ref: root,
      noValidate: true,
      onSubmit: submit,
      'data-pending': isPending || undefined,
      'data-sent': isSent || undefined,
    },
    requestKey,
    submit: { type: 'submit', isPending },
    error: options.error ?? formErrorText(names, submission, text, failureText),
    summary,
    isPending,
    hasTried,
    isSent,
    values,
    set,
    reset,
    ...fieldProps({ values, propsOf, set }),
  }
}

/** The names of fields whose text is no value of theirs. */
function unreadableNames(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  )
}

/** Finds a field that shows its own error, such as a quantity. */
function refusingControl(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.elements].find(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && (control.validity.customError || control.validity.badInput),
  )
}
