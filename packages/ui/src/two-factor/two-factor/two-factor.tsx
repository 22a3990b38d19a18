'use client'
import type { CallInput, PendingStep } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { required } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { browserPasskeys, type PasskeyDevice, PasskeyFailure } from '../passkey-device/index.js'
import { type TwoFactorMessages, twoFactorMessages } from './two-factor.messages.js'
import type { TwoFactorPort } from './two-factor.types.js'

type Way = CallInput<'submitTwoFactor'>['way']

export interface TwoFactorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The calls that check the second step. */
  port: TwoFactorPort
  /** Leads back to username and password. */
  onBack: () => void
  /** Signs with a passkey; the browser by default. */
  device?: PasskeyDevice
  messages?: Partial<TwoFactorMessages>
}

type Loaded = PendingStep | 'loading' | 'failed' | { readonly over: string }

/**
 * The second step of a login whose password was right: a passkey, a code of the authenticator app, or a recovery code.
 *
 * @example <TwoFactor port={{ ...api, keepToken: tokens.set }} onBack={showLogin} />
 */
export function TwoFactor({ port, onBack, device = browserPasskeys, messages, className, ...props }: TwoFactorProps) {
  const text = useMessages('twoFactor', twoFactorMessages, messages)
  const failureText = useFailureText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [pending, setPending] = useState<Loaded>('loading')
  const end = (error: unknown) => setPending({ over: failureText(reasonOf(readFailure(error))) })
  const load = async () => {
    setPending('loading')
    try {
      setPending(await port.getTwoFactor({}))
    } catch (error) {
      if (readFailure(error).slug === 'two-factor-over') end(error)
      else setPending('failed')
    }
  }
  const begin = useEffectEvent(load)
  useEffect(() => {
    heading.current?.focus()
    void begin()
  }, [])
  const body = () => {
    if (pending === 'loading') {
      return (
        <>
          <p role="status" className="gz-visually-hidden">
            {text.loading}
          </p>
          <Skeleton width="100%" height="9rem" shape="box" />
        </>
      )
    }
    if (pending === 'failed') {
      return (
        <Banner tone="danger" actions={<Button onClick={() => void load()}>{text.retry}</Button>}>
          {text.failed}
        </Banner>
      )
    }
    if ('over' in pending) return <Banner tone="danger">{pending.over}</Banner>
    return <Ways pending={pending} port={port} device={device} text={text} onOver={end} />
  }
  return (
    <div {...props} className={cx('gz-form', className)}>
      <h2 ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      {body()}
      <div data-slot="links">
        <Button variant="plain" size="s" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </div>
  )
}

interface WaysProps extends Pick<TwoFactorProps, 'port'> {
  pending: PendingStep
  device: PasskeyDevice
  text: TwoFactorMessages
  /** The login cannot be ended any more. */
  onOver: (error: unknown) => void
}

function Ways({ pending: { ways }, port, device, text, onOver }: WaysProps) {
  const failureText = useFailureText()
  const [way, setWay] = useState<Way>(ways.includes('app') ? 'app' : 'recoveryCode')
  const [isSigning, setSigning] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const hasCode = ways.includes('app') || ways.includes('recoveryCode')
  const form = useForm({
    defaultValues: { code: '' },
    labels: { code: text[way] },
    rules: { code: [required] },
    tidy: ({ code }) => ({ code: code.trim() }),
    onChange: () => setRefusal(null),
    error: refusal,
    isPending: isSigning,
    onSubmit: async ({ code }) => {
      setRefusal(null)
      try {
        port.keepToken((await port.submitTwoFactor({ way, code })).token)
      } catch (error) {
        if (readFailure(error).slug === 'two-factor-over') onOver(error)
        throw error
      }
    },
  })
  const sign = async () => {
    setSigning(true)
    setRefusal(null)
    try {
      const passkey = await device.sign(await port.startPasskeySignIn({ isTwoFactor: true }))
      port.keepToken((await port.signInWithPasskey({ passkey })).token)
    } catch (error) {
      if (readFailure(error).slug === 'two-factor-over') onOver(error)
      const isCancelled = error instanceof PasskeyFailure
      setRefusal(isCancelled ? text.passkeyCancelled : failureText(reasonOf(readFailure(error))))
    } finally {
      setSigning(false)
    }
  }
  const other: Way = way === 'app' ? 'recoveryCode' : 'app'
  const change = () => {
    form.reset()
    setWay(other)
  }
  const isApp = way === 'app'
  return (
    <>
      <p>{text.intro}</p>
      {ways.includes('passkey') && device.isOffered() ? (
        <Button size="l" isWide isPending={isSigning} onClick={() => void sign()}>
          {text.usePasskey}
        </Button>
      ) : null}
      {refusal && !hasCode ? <Banner tone="danger">{refusal}</Banner> : null}
      {hasCode ? (
        <Form form={form}>
          <TextField
            {...form.text('code')}
            key={way}
            help={isApp ? text.appHelp : text.recoveryCodeHelp}
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete={isApp ? 'one-time-code' : 'off'}
            autoCapitalize={isApp ? 'none' : 'characters'}
            spellCheck={false}
            maxLength={40}
          />
          <Button {...form.submit} variant={ways.includes('passkey') ? 'quiet' : 'primary'} size="l" isWide>
            {text.submit}
          </Button>
        </Form>
      ) : null}
      {ways.includes('app') && ways.includes('recoveryCode') ? (
        <div data-slot="links">
          <Button variant="plain" size="s" onClick={change}>
            {isApp ? text.useRecoveryCode : text.useApp}
          </Button>
        </div>
      ) : null}
      <p>{text.lost}</p>
    </>
  )
}
