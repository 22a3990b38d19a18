'use client'
import type { CallInput, Device } from '@gauze/contract'
import { newPasswordRules, required } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useDateFormat } from '../../formats/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type SecurityMessages, securityMessages } from './security.messages.js'

export interface SecurityProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The browsers in which the person is logged in, this one first; null while they load. */
  devices: readonly Device[] | null
  /** Whether the browsers are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the browsers again after a failure. */
  onRetry: () => void
  /** Changes the password, such as `changePassword` of an API client. The form shows a rejection. */
  onChangePassword: (change: CallInput<'changePassword'>) => Promise<unknown>
  /** Logs one browser out, or every other one, such as `signOutDevice`, and reads the browsers again. */
  onSignOut: (id: number | 'others') => Promise<unknown>
  messages?: Partial<SecurityMessages>
}

/**
 * The password of a person, and the browsers in which they are logged in.
 *
 * @example
 * <Security devices={devices} onRetry={read} onChangePassword={(change) => api.changePassword(change)}
 *   onSignOut={(id) => api.signOutDevice({ id })} />
 */
export function Security({
  devices,
  status = 'ready',
  onRetry,
  onChangePassword,
  onSignOut,
  messages,
  className,
  ...props
}: SecurityProps) {
  const text = useMessages('security', securityMessages, messages)
  const id = useId()
  return (
    <div {...props} className={cx('gz-own-login', className)}>
      <PasswordForm onChangePassword={onChangePassword} text={text} />
      <section className="gz-panel" aria-labelledby={id}>
        <h2 id={id} tabIndex={-1}>
          {text.devicesTitle}
        </h2>
        {status === 'loading' ? (
          <>
            <p role="status" className="gz-visually-hidden">
              {text.loading}
            </p>
            <Skeleton width="100%" height="8rem" shape="box" />
          </>
        ) : null}
        {status === 'error' ? <ErrorState title={text.failedTitle} onRetry={onRetry} /> : null}
        {status === 'ready' && devices ? (
          <Devices devices={devices} onSignOut={onSignOut} headingId={id} text={text} />
        ) : null}
      </section>
    </div>
  )
}

const blank = { current: '', password: '', passwordMatch: '' }

function PasswordForm({
  onChangePassword,
  text,
}: Pick<SecurityProps, 'onChangePassword'> & { text: SecurityMessages }) {
  const id = useId()
  const [notice, setNotice] = useState('')
  const form = useForm({
    defaultValues: blank,
    labels: { current: text.current, password: text.password, passwordMatch: text.passwordMatch },
    rules: { current: [required], ...newPasswordRules },
    words: { different: text.different },
    onChange: () => setNotice(''),
    onSubmit: async (values) => {
      await onChangePassword(values)
      form.reset()
      setNotice(text.changed)
    },
  })
  const chosen = { type: 'password', autoComplete: 'new-password' }
  return (
    <section className="gz-panel" aria-labelledby={id}>
      <h2 id={id}>{text.passwordTitle}</h2>
      <Form form={form}>
        <TextField {...form.text('current')} type="password" autoComplete="current-password" />
        <TextField {...form.text('password')} {...chosen} help={text.help} />
        <TextField {...form.text('passwordMatch')} {...chosen} />
        <Button {...form.submit}>{text.change}</Button>
        <p role="status" data-slot="notice">
          {notice}
        </p>
      </Form>
    </section>
  )
}

function Devices({
  devices,
  onSignOut,
  headingId,
  text,
}: Pick<SecurityProps, 'onSignOut'> & { devices: readonly Device[]; headingId: string; text: SecurityMessages }) {
  const day = useDateFormat()
  const [pending, setPending] = useState<number | 'others' | null>(null)
  const [notice, setNotice] = useState('')
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  const nameOf = ({ device }: Device) => device || text.unknown
  const signOut = async (id: number | 'others') => {
    setPending(id)
    try {
      await onSignOut(id)
      setNotice(text.signedOut)
      // The button disappears with its browser.
      document.getElementById(headingId)?.focus()
    } catch {
      setNotice(text.failed)
    } finally {
      setPending(null)
    }
  }
  return (
    <>
      <ul>
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              <p>{nameOf(device)}</p>
              <p>{device.isCurrent ? text.here : text.seen(day(device.seenAt))}</p>
            </div>
            {device.isCurrent ? null : (
              <Button
                variant="quiet"
                size="s"
                aria-label={text.signOutOne(nameOf(device))}
                commits="signOutDevice"
                isPending={pending === device.id}
                onClick={() => void signOut(device.id)}
              >
                {text.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div>
          <Button
            variant="quiet"
            commits="signOutDevice"
            isPending={pending === 'others'}
            onClick={() => void signOut('others')}
          >
            {text.signOutOthers}
          </Button>
        </div>
      ) : (
        <p>{text.onlyHere}</p>
      )}
      <p role="status" data-slot="notice">
        {notice}
      </p>
    </>
  )
}
