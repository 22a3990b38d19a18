import type { track } from './track.js'

/** Where somebody is. */
interface Place {
  readonly pathname: string
  readonly search: string
}

/** Tells of the pages that somebody sees. */
export interface PageViews {
  readonly view: (place: Place, isSignedIn: () => Promise<boolean>) => Promise<void>
  /** The path of the page before this one; null on the first. */
  readonly previousPath: () => string | null
}

/** Paths whose rest names a parcel or a session: what follows is not measured. */
const CUT = /^\/(tracking|punchout)\/.*/i

/**
 * Reports page views (SHELL-14): one for each navigation to another path or query, the first page and back and forward
 * included; none for a jump within the page, nor for the same place told twice. The query itself is not reported,
 * since it may hold what somebody typed.
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
