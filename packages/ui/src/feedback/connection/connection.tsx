'use client'
import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { useOnline } from '../../hooks/use-online.js'
import { useSession } from '../../hooks/use-session.js'
import { cx } from '../../internal/cx.js'
import { failureMessages, useMessages } from '../../messages/index.js'
import { Banner } from '../banner/index.js'
import { type ConnectionMessages, connectionMessages } from './connection.messages.js'

const STAY_MS = 5000

export interface ConnectionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Another page was asked for and opens later; see `useHeldPage`. */
  isPageHeld?: boolean
  messages?: Partial<ConnectionMessages>
}

/**
 * Says at the bottom of the window that there is no network, names the actions that still work, and says later that the
 * network is back. If the store cannot identify the customer, it says why the customer sees the page as a visitor does.
 * Toasts stay above it.
 *
 * @example <Connection isPageHeld={blocker.state === 'blocked'} />
 */
export function Connection({ isPageHeld = false, messages, className, ...props }: ConnectionProps) {
  const text = useMessages('connection', connectionMessages, messages)
  const failure = useMessages('failure', failureMessages)
  const isOnline = useOnline()
  const isBack = useIsBack()
  const { isSignedIn, isUnanswered, alert } = useSession()
  return (
    <div {...props} className={cx('gz-connection', className)} role="status">
      {isOnline ? null : (
        <Banner role="presentation" tone="warning" title={text.offline}>
          {isPageHeld ? text.held : text.readable}
          {isSignedIn && !isPageHeld ? ` ${text.changesKept}` : null}
        </Banner>
      )}
      {isOnline && isUnanswered && alert ? (
        <Banner role="presentation" tone="warning">
          {failure['session-unknown']}
        </Banner>
      ) : null}
      {isOnline && isBack ? (
        <Banner role="presentation" tone="success">
          {text.back}
        </Banner>
      ) : null}
    </div>
  )
}

/** Whether the network has just returned. */
function useIsBack(): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      setBack(true)
      timer = setTimeout(() => setBack(false), STAY_MS)
    }
    window.addEventListener('online', show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', show)
    }
  }, [])
  return isBack
}
