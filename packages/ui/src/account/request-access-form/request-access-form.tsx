'use client'
import { email as validateEmail, phone as validatePhone } from '@gauze/rules'
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { FormSummary } from '../../forms/form-summary/index.js'
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
  onBack: () => void
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
  const id = useId()
  const [values, setValues] = useState(blank)
  const [attempt, setAttempt] = useState(0)
  const request = tidy(values)
  const problems = names.flatMap((name) => {
    const message = problemOf(name, request, text)
    return message ? [{ name, fieldId: `${id}-${name}`, message }] : []
  })
  const field = (
    name: keyof AccessRequest,
  ): Pick<TextFieldProps, 'id' | 'name' | 'label' | 'value' | 'error' | 'onChange' | 'isRequired'> => ({
    id: `${id}-${name}`,
    name,
    label: text[name],
    isRequired: true,
    value: values[name],
    error: (attempt > 0 ? problems.find((problem) => problem.name === name)?.message : undefined) ?? fieldErrors[name],
    onChange: (event) => setValues({ ...values, [name]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problems.length > 0) setAttempt(attempt + 1)
    else onSubmit(request)
  }
  return (
    <form {...props} noValidate className={cx('gz-form', className)} onSubmit={submit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <FormSummary errors={attempt > 0 ? problems : []} attempt={attempt} />
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
      <div data-slot="links">
        <Button variant="plain" size="s" onClick={onBack}>
          {text.back}
        </Button>
      </div>
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

function problemOf(name: keyof AccessRequest, request: AccessRequest, text: RequestAccessFormMessages): string | null {
  if (request[name] === '') return text.required(text[name])
  if (name === 'phone') return validatePhone(request.phone)
  return name === 'email' ? validateEmail(request.email) : null
}
