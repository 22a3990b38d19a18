import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime-provider.js'
import { createPageViews } from './page-views.js'
import { track } from './track.js'

// One per browser: the frame, and with it this effect, mounts again when an error page replaces it.
const pageViews = createPageViews(track)

/** The path of the previous page; null on the first. */
export const { previousPath } = pageViews

/** Reports a page view for each navigation, once it is known whether somebody is signed in (SHELL-14). */
export function PageViewEffect() {
  const { pathname, search } = useLocation()
  const runtime = useRuntime()
  useEffect(() => {
    void pageViews.view({ pathname, search }, async () => {
      if (!runtime.hasToken()) return false
      const store = await runtime.load()
      return (await store.whoIsSignedIn()) !== null
    })
  }, [pathname, search, runtime])
  return null
}
