import { lazy, Suspense, useEffect } from 'react'
import { untilLoaded } from '../browser/until-loaded.js'
import { StoreConnection } from './connection.js'
import { FollowedLinks } from './followed-links.js'
import { NewOwner } from './new-owner.js'
import { SlowPage } from './slow-page.js'
import { needsBrowserNotice } from './user-agents.js'

const BrowserNotice = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./browser-notice.js')).BrowserNotice })),
)

/** Parts of the frame that wait until the page is there. */
export function LateShell() {
  useEffect(() => {
    // An earlier site left a service worker that would answer in its place (SHELL-13).
    void navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
  }, [])
  return (
    <>
      <StoreConnection />
      <SlowPage />
      <FollowedLinks />
      <NewOwner />
      {needsBrowserNotice(navigator.userAgent) ? (
        <Suspense>
          <BrowserNotice />
        </Suspense>
      ) : null}
    </>
  )
}
