import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime-provider.js'
import { createPageViews } from './page-views.js'
import { track } from './track.js'

// One for the browser: the frame, and with it this effect, is made anew when an error page takes its place.
const pageViews = createPageViews(track)

/** The path of the page before this one; null on the first. */
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
