import { needsBrowserNotice } from '@gauze/ui/feedback/supported-browsers-dialog'
import { FollowedLinks, OwnerFocus } from '@gauze/ui/navigation/route-focus'
import { SlowPage } from '@gauze/ui/navigation/slow-page'
import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom'
import { StoreConnection } from './connection.js'

const SupportedBrowsersNotice = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./browser-notice.js')).SupportedBrowsersNotice })),
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
          <SupportedBrowsersNotice />
        </Suspense>
      ) : null}
    </>
  )
}
