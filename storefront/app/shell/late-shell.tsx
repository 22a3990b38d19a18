import { FollowedLinks, OwnerFocus } from '@gauze/ui/navigation/route-focus'
import { SlowPage } from '@gauze/ui/navigation/slow-page'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom'
import { untilLoaded } from '../browser/until-loaded.js'
import { StoreConnection } from './connection.js'
import { needsBrowserNotice } from './user-agents.js'

const BrowserNotice = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./browser-notice.js')).BrowserNotice })),
)

/** Parts of the frame that wait until the page is there. */
export function LateShell() {
  const { key, pathname, hash } = useLocation()
  const { state, location } = useNavigation()
  useEffect(() => {
    // An earlier site left a service worker that would answer in its place (SHELL-13).
    void navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
  }, [])
  return (
    <>
      <StoreConnection />
      <SlowPage pageKey={state === 'loading' ? location.key : null} />
      <FollowedLinks pageKey={key} path={pathname} hash={hash} type={useNavigationType()} />
      <OwnerFocus data={useMatches()} />
      {needsBrowserNotice(navigator.userAgent) ? (
        <Suspense>
          <BrowserNotice />
        </Suspense>
      ) : null}
    </>
  )
}
