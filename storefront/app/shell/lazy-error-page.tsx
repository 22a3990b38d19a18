import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense } from 'react'

const FailurePage = lazy(() => untilLoaded(async () => ({ default: (await import('./error-page.js')).FailurePage })))

/** The page of an error. Its code comes with the store's, so that it is there when the connection is not. */
export function LazyErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <FailurePage error={error} />
    </Suspense>
  )
}
