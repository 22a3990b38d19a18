import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { createPageViews } from '../browser/page-views.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { track } from '../browser/track.js'

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
