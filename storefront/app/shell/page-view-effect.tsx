import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { pageViews } from '../browser/track.js'

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
