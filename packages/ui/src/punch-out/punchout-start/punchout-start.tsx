'use client'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Loader } from '../../feedback/loader/index.js'
import { cx } from '../../internal/cx.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { type PunchoutStartMessages, punchoutStartMessages } from './punchout-start.messages.js'

/** The store's answer when a punch-out session begins. */
export interface StartedPunchout {
  readonly startPath: string
  readonly operation: 'create' | 'edit' | 'inspect'
  /** Numbers of items that were sent and are not in the cart. */
  readonly missing: readonly string[]
  /** Numbers of items of which the cart has less than was sent. */
  readonly adjusted: readonly string[]
}

export interface PunchoutStartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Signs in with the secret of the start page, once. */
  onStart: () => Promise<StartedPunchout>
  /** Called when nothing is left to say: open the page. */
  onReady: (startPath: string) => void
  /** How to reach the store, below an error. */
  help?: ReactNode
  messages?: Partial<PunchoutStartMessages>
}

type Stage =
  | { readonly name: 'starting' }
  | { readonly name: 'started'; readonly answer: StartedPunchout }
  | { readonly name: 'over' }
  | { readonly name: 'failed'; readonly words: string }

const STARTING: Stage = { name: 'starting' }

/**
 * The page that a procurement system opens: it signs in, names the items that an edited requisition has lost, and hands
 * on to the first page.
 *
 * @example
 * <PunchoutStart onStart={() => api.startPunchout({ token })} onReady={(path) => location.replace(path)} />
 */
export function PunchoutStart({ onStart, onReady, help, messages, className, ...props }: PunchoutStartProps) {
  const text = useMessages('punchoutStart', punchoutStartMessages, messages)
  const failureText = useFailureText()
  const [stage, setStage] = useState(STARTING)
  const isBegun = useRef(false)
  const start = useEffectEvent(async () => {
    setStage(STARTING)
    try {
      const answer = await onStart()
      const isAsSent = answer.missing.length + answer.adjusted.length === 0
      if (isAsSent && answer.operation !== 'inspect') onReady(answer.startPath)
      else setStage({ name: 'started', answer })
    } catch (error) {
      const failure = readFailure(error)
      if (failure.kind === 'unauthorized') setStage({ name: 'over' })
      else setStage({ name: 'failed', words: failureText(reasonOf(failure)) })
    }
  })
  useEffect(() => {
    // The secret works once, also in a development build, which mounts twice.
    if (isBegun.current) return
    isBegun.current = true
    void start()
  }, [])
  return (
    <div {...props} className={cx('gz-punchout-start', className)}>
      {stage.name === 'starting' ? (
        <>
          <p>{text.starting}</p>
          <Loader />
        </>
      ) : null}
      {stage.name === 'over' ? (
        <ErrorState title={text.over}>
          {text.overBody} {help}
        </ErrorState>
      ) : null}
      {stage.name === 'failed' ? (
        <ErrorState title={text.failed} onRetry={() => void start()}>
          {stage.words} {help}
        </ErrorState>
      ) : null}
      {stage.name === 'started' ? <Started {...stage.answer} onReady={onReady} text={text} /> : null}
    </div>
  )
}

function Started({
  startPath,
  operation,
  missing,
  adjusted,
  onReady,
  text,
}: StartedPunchout & Pick<PunchoutStartProps, 'onReady'> & { text: PunchoutStartMessages }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      {operation === 'inspect' ? <Banner tone="info">{text.inspect}</Banner> : null}
      {missing.length > 0 ? (
        <Banner tone="warning" title={text.missing(missing.length)}>
          {text.missingBody} {missing.join(', ')}
        </Banner>
      ) : null}
      {adjusted.length > 0 ? (
        <Banner tone="warning" title={text.adjusted(adjusted.length)}>
          {text.adjustedBody} {adjusted.join(', ')}
        </Banner>
      ) : null}
      <p>
        <Button ref={button} onClick={() => onReady(startPath)}>
          {text.proceed}
        </Button>
      </p>
    </>
  )
}
