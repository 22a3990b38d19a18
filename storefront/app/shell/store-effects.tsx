import { useSession } from '@gauze/ui/hooks'
import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime-provider.js'

const IDLE_LIMIT = 4000

/**
 * Ties the machines to the page: loads them at once where somebody may be signed in, else when the browser is idle;
 * reads the page again for the person who signed in, and leaves it with the person who signed out.
 */
export function StoreEffects() {
  const runtime = useRuntime()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { isSignedIn, isAccountLoading } = useSession()

  useEffect(() => {
    // Tells the host page, and tests, that the page answers now.
    document.documentElement.dataset.hydrated = 'true'
  }, [])

  useEffect(() => {
    // What fails here is tried again by the first event that needs it; until then the page is a visitor's.
    const load = () => void runtime.load().catch(() => delete document.documentElement.dataset.session)
    if (runtime.hasToken() || !('requestIdleCallback' in window)) {
      load()
      return
    }
    const handle = requestIdleCallback(load, { timeout: IDLE_LIMIT })
    return () => cancelIdleCallback(handle)
  }, [runtime])

  useEffect(
    () =>
      runtime.signals.subscribe((signal) => {
        if (signal.type === 'signedIn') void revalidate()
        // Whoever is at the login page has nothing to leave, and may have begun to fill it in.
        if (signal.type === 'signedOut' && window.location.pathname !== '/login') void navigate(signal.to)
      }),
    [runtime, navigate, revalidate],
  )

  useEffect(() => {
    if (isSignedIn) document.documentElement.dataset.session = 'known'
    // A machine that is there and cannot learn whose the kept token is serves a visitor, too.
    else if (!isAccountLoading && (!runtime.hasToken() || runtime.actors.session.getSnapshot()))
      delete document.documentElement.dataset.session
  }, [isSignedIn, isAccountLoading, runtime])

  useEffect(() => {
    // An earlier site left a service worker that would answer in its place (SHELL-13).
    void navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
  }, [])
  return null
}
