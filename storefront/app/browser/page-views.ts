import { track } from './track.js'

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

/** Paths whose rest names a parcel or a session: the rest is not measured. */
const CUT = /^\/(tracking|punchout)\/.*/i

/**
 * Reports page views (SHELL-14): one for each navigation to another path or query, including the first page, back and
 * forward; none for a jump within the page, or for the same place again. The query itself is not reported, since it may
 * contain what somebody typed.
 */
export function createPageViews(report: typeof track): PageViews {
  let last: string | null = null
  let path: string | null = null
  let previous: string | null = null
  const view: PageViews['view'] = async ({ pathname, search }, isSignedIn) => {
    if (pathname + search === last) return
    last = pathname + search
    previous = path
    path = pathname
    const signedIn = await isSignedIn().catch(() => false)
    report('Page_View', { path: pathname.replace(CUT, (_path, page: string) => `/${page.toLowerCase()}`), signedIn })
  }
  return { view, previousPath: () => previous }
}

/** Those of this browser: the frame, and with it what reports them, mounts again when an error page replaces it. */
export const pageViews = createPageViews(track)
