import type { AnalyticsProperties } from './tracker.js'

/** The current place. */
interface Place {
  readonly pathname: string
  readonly search: string
}

/** Reports the pages that somebody visits. */
export interface PageViews {
  readonly view: (place: Place, isSignedIn: () => Promise<boolean>) => Promise<void>
  /** The path of the previous page; null on the first. */
  readonly previousPath: () => string | null
}

/**
 * Reports page views: one for each navigation to another path or query, including the first page, back and
 * forward; none for a jump within the page or a navigation to the same address. It does not report the query, which may
 * contain typed text.
 *
 * @param report receives the path and whether a user is signed in
 * @param toPath returns the reported part of a path that can name a person or a parcel; the whole path by default
 * @example const views = createPageViews((properties) => tracker.track('Page_View', properties))
 */
export function createPageViews(
  report: (properties: AnalyticsProperties) => void,
  toPath = (path: string) => path,
): PageViews {
  let last: string | null = null
  let path: string | null = null
  let previous: string | null = null
  const view: PageViews['view'] = async ({ pathname, search }, isSignedIn) => {
    if (pathname + search === last) return
    last = pathname + search
    previous = path
    path = pathname
    const signedIn = await isSignedIn().catch(() => false)
    report({ path: toPath(pathname), signedIn })
  }
  return { view, previousPath: () => previous }
}
