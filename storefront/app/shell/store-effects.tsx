import { useSession } from '@gauze/ui/hooks'
import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { noteReach, onceReached } from '../browser/first-reach.js'
import { useRuntime } from '../browser/runtime-provider.js'

/**
 * Connects the machines to the page: loads them at once if somebody may be signed in, else when somebody reaches for the
 * page or signs in elsewhere; reads the page again after signing in, and leaves it after signing out.
 */
export function StoreEffects() {
  const runtime = useRuntime()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { isSignedIn, isAccountLoading } = useSession()

  useEffect(() => {
    // Signals to the host page, and tests, that the page responds now.
    document.documentElement.dataset.hydrated = 'true'
  }, [])

  useEffect(() => {
    // If this fails, the first event that needs it tries again; until then the page is a visitor's.
    void onceReached(runtime.load).catch(() => delete document.documentElement.dataset.session)
    addEventListener('storage', noteReach)
    return () => removeEventListener('storage', noteReach)
  }, [runtime])

  useEffect(
    () =>
      runtime.signals.subscribe((signal) => {
        if (signal.type === 'signedIn') void revalidate()
        // A person at the login page has nothing to leave, and may have begun to fill it in.
        if (signal.type === 'signedOut' && window.location.pathname !== '/login')
          void navigate(signal.to, { state: signal.reason })
      }),
    [runtime, navigate, revalidate],
  )

  useEffect(() => {
    if (isSignedIn) document.documentElement.dataset.session = 'known'
    // A machine that cannot find out whose the stored token is serves a visitor, too.
    else if (!isAccountLoading && (!runtime.hasToken() || runtime.actors.session.getSnapshot()))
      delete document.documentElement.dataset.session
  }, [isSignedIn, isAccountLoading, runtime])
  return null
}
