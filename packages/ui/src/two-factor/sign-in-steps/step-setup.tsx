'use client'
import type { ChangedSteps, SignInSteps as Steps } from '@gauze/contract'
import { type ComponentPropsWithRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { browserPasskeys, type PasskeyDevice } from '../passkey-device/index.js'
import { AddApp, AddPasskey } from './add-step.js'
import { RecoveryCodes } from './recovery-codes.js'
import { type SignInStepsMessages, signInStepsMessages } from './sign-in-steps.messages.js'
import type { AddStepPort } from './sign-in-steps.types.js'

export interface StepSetupProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The company that requires a second step. */
  company: string
  /** How the person logs in; null while it loads. */
  steps: Steps | null
  /** Whether the sign-in steps are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the steps again after a failure. */
  onRetry: () => void
  /** The calls, such as the result of `createApiClient`. */
  port: AddStepPort
  /** Called when a second step is added and its recovery codes are kept. Renew the token, and show the next page. */
  onFinished: () => Promise<unknown>
  /** Makes passkeys; the browser by default. */
  device?: PasskeyDevice
  messages?: Partial<SignInStepsMessages>
}

/**
 * Adds the second step that a company requires, right after the login: the person chooses a passkey or an app, keeps
 * the recovery codes and goes on.
 *
 * @example <StepSetup company="Mercy General" steps={steps} onRetry={read} port={api} onFinished={goOn} />
 */
export function StepSetup({
  company,
  steps,
  status = 'ready',
  onRetry,
  port,
  onFinished,
  device = browserPasskeys,
  messages,
  className,
  ...props
}: StepSetupProps) {
  const text = useMessages('signInSteps', signInStepsMessages, messages)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isAdded, setAdded] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setAdded(true)
    setCodes(null)
    setLeaving(true)
    try {
      await onFinished()
    } finally {
      setLeaving(false)
    }
  }
  const finish = ({ recoveryCodes }: ChangedSteps) => {
    if (recoveryCodes === null) void leave()
    else setCodes(recoveryCodes)
  }
  const body = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => void leave()} text={text} />
    if (isAdded) {
      return (
        <>
          <p role="status">{text.setupDone}</p>
          <div>
            <Button isPending={isLeaving} onClick={() => void leave()}>
              {text.goOn}
            </Button>
          </div>
        </>
      )
    }
    if (status === 'error') return <ErrorState title={text.failedTitle} onRetry={onRetry} />
    if (status === 'loading' || steps === null) {
      return (
        <>
          <p role="status" className="gz-visually-hidden">
            {text.loading}
          </p>
          <Skeleton width="100%" height="14rem" shape="box" />
        </>
      )
    }
    return <Choice {...{ port, device, steps, text }} onAdded={finish} />
  }
  return (
    <div {...props} className={cx('gz-step-change', className)}>
      {codes || isAdded ? null : (
        <Banner tone="info" role="note">
          {text.setupIntro(company)}
        </Banner>
      )}
      {body()}
    </div>
  )
}

function Choice(props: Parameters<typeof AddPasskey>[0]) {
  const { steps, device, text } = props
  const canHavePasskey = steps.arePasskeysOffered && device.isOffered()
  const [way, setWay] = useState<'passkey' | 'app'>(canHavePasskey ? 'passkey' : 'app')
  return (
    <>
      {canHavePasskey ? (
        <RadioGroup
          label={text.choose}
          look="cards"
          value={way}
          onChange={setWay}
          options={[
            { value: 'passkey', label: text.choosePasskey, detail: text.choosePasskeyDetail },
            { value: 'app', label: text.chooseApp, detail: text.chooseAppDetail },
          ]}
        />
      ) : null}
      {way === 'passkey' ? <AddPasskey {...props} /> : <AddApp {...props} />}
    </>
  )
}
