'use client'
import { ACCESS_LIMITS, email as validateEmail, phone as validatePhone } from '@gauze/rules'
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { FormSummary, useFormErrors } from '../../forms/form-summary/index.js'
import { TextField, type TextFieldProps } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type RequestAccessFormMessages, requestAccessFormMessages } from './request-access-form.messages.js'

export interface AccessRequest {
  company: string
  firstName: string
  lastName: string
  phone: string
  email: string
}

export interface RequestAccessFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Told trimmed values, the email in lower case (AUTH-01). */
  onSubmit: (request: AccessRequest) => void
  error?: ReactNode
  /** What the server says of a field. */
  fieldErrors?: Partial<Record<keyof AccessRequest, string>>
  isPending?: boolean
  /** Leads back to the login; without it there is no such link. */
  onBack?: (() => void) | undefined
  messages?: Partial<RequestAccessFormMessages>
}

const blank: AccessRequest = { company: '', firstName: '', lastName: '', phone: '', email: '' }
const names = ['company', 'firstName', 'lastName', 'phone', 'email'] as const

/** Asks the store for an account. */
export function RequestAccessForm({
  onSubmit,
  error,
  fieldErrors = {},
  isPending = false,
  onBack,
  messages,
  className,
  ...props
}: RequestAccessFormProps) {
  const text = useMessages('requestAccessForm', requestAccessFormMessages, messages)
  const [values, setValues] = useState(blank)
  const request = tidy(values)
  const form = useFormErrors({
    labels: labelsOf(text),
    problems: problemsOf(request, text),
    refusals: fieldErrors,
  })
  const field = (
    name: keyof AccessRequest,
  ): Pick<TextFieldProps, 'id' | 'name' | 'label' | 'value' | 'error' | 'onChange' | 'isRequired'> => ({
    ...form.field(name),
    name,
    label: text[name],
    isRequired: true,
    value: values[name],
    onChange: (event) => setValues({ ...values, [name]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.hasProblems) form.showProblems()
    else onSubmit(request)
  }
  return (
    <form {...props} noValidate className={cx('gz-form', className)} onSubmit={submit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <FormSummary {...form.summary} />
      <TextField {...field('company')} autoComplete="organization" />
      <div data-slot="pair">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <Button type="submit" size="l" isWide isPending={isPending}>
        {text.submit}
      </Button>
      {onBack ? (
        <div data-slot="links">
          <Button variant="plain" size="s" onClick={onBack}>
            {text.back}
          </Button>
        </div>
      ) : null}
    </form>
  )
}

function tidy(values: AccessRequest): AccessRequest {
  return {
    company: values.company.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phone: values.phone.trim(),
    email: values.email.trim().toLowerCase(),
  }
}

function labelsOf({ company, firstName, lastName, phone, email }: RequestAccessFormMessages): AccessRequest {
  return { company, firstName, lastName, phone, email }
}

function problemsOf(request: AccessRequest, text: RequestAccessFormMessages): Partial<AccessRequest> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const message = problemOf(name, request, text)
      return message ? [[name, message] as const] : []
    }),
  )
}

function problemOf(name: keyof AccessRequest, request: AccessRequest, text: RequestAccessFormMessages): string | null {
  if (request[name] === '') return text.required(text[name])
  if (request[name].length > ACCESS_LIMITS[name]) return text.tooLong(text[name], ACCESS_LIMITS[name])
  if (name === 'phone') return validatePhone(request.phone)
  return name === 'email' ? validateEmail(request.email) : null
}
