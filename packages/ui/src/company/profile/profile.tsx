'use client'
import type { CallInput, Profile as ProfileData } from '@gauze/contract'
import { email as emailRule, noSpaces, phone as phoneRule } from '@gauze/rules'
import { maxLength, required } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type ProfileMessages, profileMessages } from './profile.messages.js'

const nameLength = 60
const phoneLength = 30
const emailLength = 254

export interface ProfileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The person; null while it loads. */
  profile: ProfileData | null
  /** Whether the profile is loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the profile again after a failure. */
  onRetry: () => void
  /** Saves name and phone, such as `saveProfile` of an API client. The form shows a rejection. */
  onSave: (profile: CallInput<'saveProfile'>) => Promise<unknown>
  /** Sends a link to a new mail address, such as `changeEmail`. The form shows a rejection. */
  onChangeEmail: (change: CallInput<'changeEmail'>) => Promise<unknown>
  messages?: Partial<ProfileMessages>
}

/**
 * Name, phone and mail address of a person, who changes them. A new mail address counts once it is confirmed.
 *
 * @example
 * <Profile profile={profile} onRetry={read} onSave={(changed) => api.saveProfile(changed)}
 *   onChangeEmail={(change) => api.changeEmail(change)} />
 */
export function Profile({
  profile,
  status = 'ready',
  onRetry,
  onSave,
  onChangeEmail,
  messages,
  className,
  ...props
}: ProfileProps) {
  const text = useMessages('profile', profileMessages, messages)
  return (
    <div {...props} className={cx('gz-own-login', className)}>
      {status === 'loading' ? (
        <>
          <p role="status" className="gz-visually-hidden">
            {text.loading}
          </p>
          <Skeleton width="100%" height="20rem" shape="box" />
        </>
      ) : null}
      {status === 'error' ? <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry} /> : null}
      {status === 'ready' && profile ? (
        <>
          <PersonForm profile={profile} onSave={onSave} text={text} />
          <EmailForm profile={profile} onChangeEmail={onChangeEmail} text={text} />
        </>
      ) : null}
    </div>
  )
}

function PersonForm({
  profile: { firstName, lastName, phone },
  onSave,
  text,
}: Pick<ProfileProps, 'onSave'> & { profile: ProfileData; text: ProfileMessages }) {
  const id = useId()
  const [notice, setNotice] = useState('')
  const form = useForm({
    defaultValues: { firstName, lastName, phone },
    labels: { firstName: text.firstName, lastName: text.lastName, phone: text.phone },
    rules: {
      firstName: [required, maxLength(nameLength)],
      lastName: [required, maxLength(nameLength)],
      phone: [maxLength(phoneLength), phoneRule],
    },
    onChange: () => setNotice(''),
    onSubmit: async (values) => {
      await onSave(values)
      setNotice(text.saved)
    },
  })
  return (
    <section className="gz-panel" aria-labelledby={id}>
      <h2 id={id}>{text.personTitle}</h2>
      <Form form={form}>
        <TextField {...form.text('firstName')} autoComplete="given-name" />
        <TextField {...form.text('lastName')} autoComplete="family-name" />
        <TextField {...form.text('phone')} type="tel" autoComplete="tel" />
        <Button {...form.submit}>{text.save}</Button>
        <p role="status" data-slot="notice">
          {notice}
        </p>
      </Form>
    </section>
  )
}

function EmailForm({
  profile,
  onChangeEmail,
  text,
}: Pick<ProfileProps, 'onChangeEmail'> & { profile: ProfileData; text: ProfileMessages }) {
  const id = useId()
  const [asked, setAsked] = useState('')
  const form = useForm({
    defaultValues: { email: '', password: '' },
    labels: { email: text.email, password: text.password },
    rules: { email: [required, maxLength(emailLength), noSpaces, emailRule], password: [required] },
    tidy: ({ email, password }) => ({ email: email.trim().toLowerCase(), password }),
    onSubmit: async (values) => {
      await onChangeEmail(values)
      form.reset()
      setAsked(values.email)
    },
  })
  const pending = asked || profile.pendingEmail
  return (
    <section className="gz-panel" aria-labelledby={id}>
      <h2 id={id}>{text.emailTitle}</h2>
      <p>{text.present(profile.email)}</p>
      <p role="status" data-slot="notice">
        {pending ? (asked ? text.asked(pending) : text.pending(pending)) : null}
      </p>
      <Form form={form}>
        <TextField {...form.text('email')} type="email" autoComplete="email" />
        <TextField
          {...form.text('password')}
          type="password"
          autoComplete="current-password"
          help={text.passwordHelp}
        />
        <Button {...form.submit} variant="quiet">
          {text.changeEmail}
        </Button>
      </Form>
    </section>
  )
}
