'use client'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Loader } from '../../feedback/loader/index.js'
import { useSession } from '../../hooks/use-session.js'
import { cx } from '../../internal/cx.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { type SiteApprovalMessages, siteApprovalMessages } from './site-approval.messages.js'

/** The page of another site that asks. */
interface AskingPage {
  /** The origin of the site. */
  readonly clientId: string
  /** The address of the page, to which the code goes. */
  readonly redirectUri: string
  /** The hash of the secret that only the page has (RFC 7636). */
  readonly codeChallenge: string
}

/** The calls of the approval, such as the result of `createApiClient`. */
export interface SiteApprovalPort {
  readonly getSite: (page: Pick<AskingPage, 'clientId' | 'redirectUri'>) => Promise<{ readonly site: string }>
  readonly approveSite: (page: AskingPage) => Promise<{ readonly code: string }>
}

export interface SiteApprovalProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, AskingPage {
  /** The calls of the approval, such as the result of `createApiClient`. */
  port: SiteApprovalPort
  /** Called with the code for the site, or with null when the person refused. Send it to the page that asked. */
  onAnswer: (code: string | null) => void
  /** The login, such as `SignIn`, for somebody who is not signed in. It goes on to the site by itself. */
  children: ReactNode
  messages?: Partial<SiteApprovalMessages>
}

type Site = { readonly name: string } | { readonly words: string; readonly isRefused: boolean } | null

/**
 * The page of the store on which a person lets another site sign them in. It names the site and the login; somebody who
 * logs in here goes on at once.
 *
 * @example
 * <SiteApproval port={api} {...asked} onAnswer={answer}>
 *   <SignIn port={api} onSignedIn={() => undefined} />
 * </SiteApproval>
 * @throws Error outside a `GauzeProvider` with a store.
 */
export function SiteApproval({
  port,
  clientId,
  redirectUri,
  codeChallenge,
  onAnswer,
  children,
  messages,
  className,
  ...props
}: SiteApprovalProps) {
  const text = useMessages('siteApproval', siteApprovalMessages, messages)
  const failureText = useFailureText()
  const { user, isSignedIn, isSignedOut, isSigningIn, logout } = useSession()
  const [site, setSite] = useState<Site>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [hasLoggedIn, setHasLoggedIn] = useState(false)
  if (isSigningIn && !hasLoggedIn) setHasLoggedIn(true)

  const check = useEffectEvent(async () => {
    setSite(null)
    try {
      setSite({ name: (await port.getSite({ clientId, redirectUri })).site })
    } catch (error) {
      const failure = readFailure(error)
      setSite({ words: failureText(reasonOf(failure)), isRefused: failure.kind === 'forbidden' })
    }
  })
  // A token whose session has ended would be refused: first, the session finds that out.
  const isKnown = isSignedIn || isSignedOut
  useEffect(() => {
    if (isKnown) void check()
  }, [isKnown])

  const approve = useEffectEvent(async () => {
    setPending(true)
    setFailure(null)
    try {
      onAnswer((await port.approveSite({ clientId, redirectUri, codeChallenge })).code)
    } catch (error) {
      setFailure(failureText(reasonOf(readFailure(error))))
      setPending(false)
    }
  })
  // Somebody who has just logged in here, for this site, need not say so twice. A login in another tab says nothing.
  const isEntering = isSignedIn && hasLoggedIn && site !== null && 'name' in site
  useEffect(() => {
    if (isEntering) void approve()
  }, [isEntering])

  return (
    <div {...props} className={cx('gz-form gz-site-approval', className)}>
      {site === null || !isKnown ? (
        <>
          <p>{text.checking}</p>
          <Loader />
        </>
      ) : 'words' in site ? (
        <ErrorState
          title={site.isRefused ? text.refused : text.unchecked}
          {...(!site.isRefused && { onRetry: () => void check() })}
        >
          {site.words}
        </ErrorState>
      ) : isSignedIn && user ? (
        <>
          <h2>{text.asking(site.name)}</h2>
          {failure ? (
            <Banner tone="danger" title={text.failed}>
              {failure}
            </Banner>
          ) : null}
          <p>{text.effect(site.name)}</p>
          <p>
            {text.signedInAs}{' '}
            <strong>
              {user.username}, {user.account.accountName}
            </strong>
          </p>
          <Button size="l" isWide isPending={isPending} onClick={() => void approve()}>
            {text.approve(site.name)}
          </Button>
          <div data-slot="links">
            <Button variant="plain" size="s" onClick={() => onAnswer(null)}>
              {text.refuse}
            </Button>
            <Button variant="plain" size="s" onClick={logout}>
              {text.another}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{text.logIn(site.name)}</p>
          {children}
        </>
      )}
    </div>
  )
}
