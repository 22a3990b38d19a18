import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense } from 'react'
import type { StoreErrorPageProps } from './error-page.js'

const ErrorPage = lazy(() => untilLoaded(async () => ({ default: (await import('./error-page.js')).StoreErrorPage })))

/** The page of an error. Its code comes with the store's, so that it is there when the connection is not. */
export function LazyErrorPage(props: StoreErrorPageProps) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  )
}
