'use client'
import type { SignInSteps as Steps } from '@gauze/contract'
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useDateFormat } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { browserPasskeys, type PasskeyDevice } from '../passkey-device/index.js'
import { type SignInStepsMessages, signInStepsMessages } from './sign-in-steps.messages.js'
import type { SignInStepsPort } from './sign-in-steps.types.js'
import type { StepChange } from './step-dialogs.js'

export interface SignInStepsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How the person logs in; null while it loads. */
  steps: Steps | null
  /** Whether the sign-in steps are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the steps again after a failure. */
  onRetry: () => void
  /** The calls, such as the result of `createApiClient`. Their rejections are shown where they happened. */
  port: SignInStepsPort
  /** Called with the steps after a change. */
  onChanged: (steps: Steps) => void
  /** Makes passkeys; the browser by default. */
  device?: PasskeyDevice
  messages?: Partial<SignInStepsMessages>
}

function loadDialogs() {
  return import('./step-dialogs.js')
}

/**
 * The second step of a person's login: their passkeys, their authenticator app and their recovery codes. Each change
 * needs the password, or a passkey.
 *
 * @example <SignInSteps steps={steps} onRetry={read} port={api} onChanged={setSteps} />
 */
export function SignInSteps({
  steps,
  status = 'ready',
  onRetry,
  port,
  onChanged,
  device = browserPasskeys,
  messages,
  className,
  ...props
}: SignInStepsProps) {
  const text = useMessages('signInSteps', signInStepsMessages, messages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFinished = useRef(false)
  const [change, setChange] = useState<StepChange | null>(null)
  const [notice, setNotice] = useState('')
  const begin = (next: StepChange) => {
    setNotice('')
    setChange(next)
  }
  const finish = (now: Steps, words: string) => {
    isFinished.current = true
    setChange(null)
    setNotice(words)
    onChanged(now)
  }
  useEffect(() => {
    // The button that opened the dialog may disappear with its passkey.
    if (change === null && isFinished.current) heading.current?.focus()
    isFinished.current = false
  }, [change])
  return (
    <div {...props} className={cx('gz-own-login gz-sign-in-steps', className)}>
      <section className="gz-panel" aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        <p role="status" data-slot="notice">
          {notice}
        </p>
        {status === 'loading' ? (
          <>
            <p role="status" className="gz-visually-hidden">
              {text.loading}
            </p>
            <Skeleton width="100%" height="14rem" shape="box" />
          </>
        ) : null}
        {status === 'error' ? <ErrorState title={text.failedTitle} onRetry={onRetry} /> : null}
        {status === 'ready' && steps ? (
          <StepList steps={steps} canAddPasskey={device.isOffered()} onBegin={begin} text={text} />
        ) : null}
      </section>
      {change && steps ? (
        <OnDemand
          load={loadDialogs}
          onUnloaded={() => {
            setNotice(text.notLoaded)
            setChange(null)
          }}
        >
          {({ StepDialog }) => (
            <StepDialog {...{ change, steps, port, device, text }} onDone={finish} onClose={() => setChange(null)} />
          )}
        </OnDemand>
      ) : null}
    </div>
  )
}

function StepList({
  steps,
  canAddPasskey,
  onBegin,
  text,
}: {
  steps: Steps
  canAddPasskey: boolean
  onBegin: (change: StepChange) => void
  text: SignInStepsMessages
}) {
  const day = useDateFormat()
  const { isOn, isRequired, requiredFrom, passkeys, appSince, arePasskeysOffered } = steps
  return (
    <>
      <p>{isOn ? text.on : text.off}</p>
      {requiredFrom ? (
        <Banner tone="info" role="note">
          {isRequired ? text.required : text.requiredFrom(day(requiredFrom))}
        </Banner>
      ) : null}
      <h3>{text.passkeysTitle}</h3>
      {passkeys.length > 0 ? (
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <p>{passkey.name}</p>
                <p>
                  {passkey.lastUsedAt
                    ? text.addedUsed(day(passkey.createdAt), day(passkey.lastUsedAt))
                    : text.added(day(passkey.createdAt))}
                </p>
              </div>
              <div data-slot="actions">
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={text.renameOne(passkey.name)}
                  onClick={() => onBegin({ type: 'renamePasskey', passkey })}
                >
                  {text.rename}
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={text.removeOne(passkey.name)}
                  onClick={() => onBegin({ type: 'removePasskey', passkey })}
                >
                  {text.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p>{arePasskeysOffered ? text.noPasskeys : text.noPasskeysHere}</p>
      )}
      {arePasskeysOffered && canAddPasskey ? (
        <div>
          <Button onClick={() => onBegin({ type: 'addPasskey' })}>{text.addPasskey}</Button>
        </div>
      ) : null}
      <h3>{text.appTitle}</h3>
      <p>{appSince ? text.appSince(day(appSince)) : text.noApp}</p>
      <div data-slot="actions">
        <Button variant="quiet" onClick={() => onBegin({ type: 'addApp' })}>
          {appSince ? text.replaceApp : text.addApp}
        </Button>
        {appSince ? (
          <Button variant="quiet" onClick={() => onBegin({ type: 'removeApp' })}>
            {text.removeApp}
          </Button>
        ) : null}
      </div>
      {isOn ? (
        <>
          <h3>{text.codesTitle}</h3>
          <p>
            {text.codesLeft(steps.recoveryCodesLeft)} {text.codesHelp}
          </p>
          <div>
            <Button variant="quiet" onClick={() => onBegin({ type: 'renewCodes' })}>
              {text.renewCodes}
            </Button>
          </div>
        </>
      ) : null}
    </>
  )
}
