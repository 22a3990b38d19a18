'use client'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useKeptFocus } from '../../hooks/use-kept-focus.js'
import { useSession } from '../../hooks/use-session.js'
import { cx } from '../../internal/cx.js'
import { useMergedRef } from '../../internal/use-merged-ref.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { type SignInButtonMessages, signInButtonMessages } from './sign-in-button.messages.js'

/** The sign-in of a page on another site, such as the result of `siteSession` of `@gauze/api-client`. */
export interface SiteSignIn {
  /**
   * Called at every press, also while the window of an earlier one is open, to bring it to the front.
   * @returns whether the person is signed in; false when they closed the window or refused
   */
  readonly signIn: () => Promise<boolean>
  /** The end of a sign-in that went by a redirect. */
  readonly returned: Promise<boolean>
  /** Ends the session at the store; it may be called again. It fails when the store did not hear it. */
  readonly signOut?: () => Promise<void>
}

export interface SignInButtonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The sign-in of the page, such as `siteSession({ store })`. Keep it outside the component. */
  site: SiteSignIn
  messages?: Partial<SignInButtonMessages>
}

/**
 * Signs in at the store and out again, on a page of another site: a button, the name of the person, and words when the
 * store refused or the session has ended.
 *
 * @example
 * const gauze = siteSession({ store: 'https://store.example' })
 * <SignInButton site={gauze} />
 * @throws Error outside a `GauzeProvider` with a store.
 */
export function SignInButton({ site, messages, className, ref, ...props }: SignInButtonProps) {
  const text = useMessages('signInButton', signInButtonMessages, messages)
  const failureText = useFailureText()
  const { user, isSignedIn, isSignedOut, isLost, logout } = useSession()
  const [problem, setProblem] = useState<string | null>(null)
  const [hasLeft, setHasLeft] = useState(false)
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const departure = useDeparture(site)
  const root = useMergedRef(useKeptFocus<HTMLDivElement>(), ref)
  if (isSignedIn && !wasSignedIn) {
    setWasSignedIn(true)
    setHasLeft(false)
    setProblem(null)
  }

  const explain = (error: unknown) => setProblem(`${text.notSignedIn} ${failureText(reasonOf(readFailure(error)))}`)
  const report = useEffectEvent(explain)
  useEffect(() => void site.returned.catch(report), [site])

  const signIn = async () => {
    setProblem(null)
    try {
      await site.signIn()
    } catch (error) {
      explain(error)
    }
  }
  const signOut = () => {
    setHasLeft(true)
    setWasSignedIn(false)
    logout()
    void departure.tell()
  }
  const hasLost = isSignedOut && !hasLeft && (isLost || wasSignedIn)
  return (
    <div {...props} ref={root} className={cx('gz-sign-in-button', className)}>
      {problem || hasLost ? <Banner tone={problem ? 'danger' : 'warning'}>{problem ?? text.lost}</Banner> : null}
      {departure.isUnheard && !isSignedIn ? (
        <Banner
          tone="warning"
          actions={
            <Button variant="quiet" size="s" isPending={departure.isPending} onClick={() => void departure.tell()}>
              {text.tryAgain}
            </Button>
          }
        >
          {text.unheard}
        </Banner>
      ) : null}
      <div data-slot="actions">
        {isSignedIn && user ? (
          <>
            <span data-slot="name">{text.signedInAs(`${user.firstName} ${user.lastName}`)}</span>
            <Button variant="quiet" size="s" onClick={signOut}>
              {text.signOut}
            </Button>
          </>
        ) : (
          <Button isPending={!isSignedOut} onClick={() => void signIn()}>
            {text.signIn}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whether the store heard of the sign-out; it is told again when the browser is back online. */
function useDeparture(site: SiteSignIn) {
  const [isUnheard, setUnheard] = useState(false)
  const [isPending, setPending] = useState(false)
  const tell = async () => {
    setPending(true)
    try {
      await site.signOut?.()
      setUnheard(false)
    } catch {
      setUnheard(true)
    }
    setPending(false)
  }
  const tellAgain = useEffectEvent(tell)
  useEffect(() => {
    if (!isUnheard) return
    const onOnline = () => void tellAgain()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isUnheard])
  return { isUnheard, isPending, tell }
}
