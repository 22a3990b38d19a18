import { lazy, Suspense, useEffect, useState } from 'react'

const IDLE_LIMIT = 4000

// Nothing here is needed to use a page, so a page without it is better than an error.
const LateShell = lazy(async () => ({
  default: await import('./late-shell.js').then(
    (loaded) => loaded.LateShell,
    () => () => null,
  ),
}))

/** The parts of the frame that can wait until the browser is idle. */
export function AfterLoad() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      setIdle(true)
      return
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: IDLE_LIMIT })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle ? (
    <Suspense>
      <LateShell />
    </Suspense>
  ) : null
}
