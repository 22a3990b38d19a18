'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

const TRY_AGAIN_MS = 1000

export interface HeldPageOptions {
  /** The address of the page that was asked for without a network and that your router holds; null while it holds none. */
  path: string | null
  /** Changes with each page in view. */
  pageKey: string
  /** Has the router go on to the page that it holds. */
  open: () => void
  /** Asks whether the store answers. The browser reports a connection earlier than that. */
  isReachable: () => Promise<boolean>
}

/**
 * Opens a page that was requested without a network as soon as the store answers again. Until then, the router must
 * hold the navigation: otherwise it would reload the current page, and the browser would show its own error page.
 *
 * @example
 * const blocker = useBlocker(() => !navigator.onLine)
 * const path = blocker.location ? createPath(blocker.location) : null
 * useHeldPage({ path, pageKey: useLocation().key, open: () => blocker.proceed?.(), isReachable })
 */
export function useHeldPage({ path, pageKey, open, isReachable }: HeldPageOptions): void {
  const opening = useRef<AbortController>(null)
  const ask = useEffectEvent(isReachable)
  const proceed = useEffectEvent((held: string) => {
    opening.current = new AbortController()
    openInsteadOfReload(held, opening.current.signal)
    open()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is open once another page is in view
  useEffect(() => () => opening.current?.abort(), [pageKey])
  useEffect(() => {
    if (path === null) return
    let isWaiting = true
    const tryNow = async () => {
      if (!navigator.onLine || !(await ask()) || !isWaiting) return
      isWaiting = false
      proceed(path)
    }
    const timer = setInterval(tryNow, TRY_AGAIN_MS)
    window.addEventListener('online', tryNow)
    return () => {
      isWaiting = false
      clearInterval(timer)
      window.removeEventListener('online', tryNow)
    }
  }, [path])
}

/**
 * A router reloads the current page when the code of the next page fails to load, and some browsers never retry code
 * that failed while offline. In that case, this loads the next page as a document. All of these browsers have the
 * Navigation API.
 */
function openInsteadOfReload(path: string, signal: AbortSignal): void {
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return
      event.preventDefault()
      window.location.assign(path)
    },
    { signal },
  )
}
