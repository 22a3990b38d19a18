import { needsBrowserNotice } from '@gauze/ui/feedback/supported-browsers-dialog'
import { FollowedLinks, OwnerFocus } from '@gauze/ui/navigation/route-focus'
import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import { reachedPart } from '../browser/served-part.js'
import { StoreConnection } from './connection.js'

const SlowNavigation = reachedPart(async () => (await import('./slow-navigation.js')).SlowNavigation)

const SupportedBrowsersNotice = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./browser-notice.js')).SupportedBrowsersNotice })),
)

/** Parts of the frame that wait until the page is there. */
export function LateShell() {
  const { key, pathname, hash } = useLocation()
  useEffect(() => {
    // An earlier site left a service worker that would answer in its place (SHELL-13).
    void navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
  }, [])
  return (
    <>
      <StoreConnection />
      <Suspense>
        <SlowNavigation />
      </Suspense>
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
