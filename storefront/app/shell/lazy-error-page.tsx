import { reachedPart, ServedPart } from '../browser/served-part.js'

const FailurePage = reachedPart(async () => (await import('./error-page.js')).FailurePage)

/** The page of an error. Its code comes with the store's, so that it is there when the connection is not. */
export function LazyErrorPage({ error }: { error: unknown }) {
  return (
    <ServedPart>
      <FailurePage error={error} />
    </ServedPart>
  )
}
