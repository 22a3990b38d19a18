import { createPageViews, createTracker } from '@gauze/api-client/analytics'

/** An action of a person, by its name in the report (OPS-01). */
export type AnalyticsEvent =
  | 'Page_View'
  | 'Nav_Button_Click'
  | 'NavBar_Subcategory_Click'
  | 'Support_Popover_Clicked'
  | 'Search_Submitted'
  | 'Search_Suggestion_Clicked'
  | 'Filter_Changed'
  | 'Sort_Changed'
  | 'Layout_Changed'
  | 'Notifications_Opened'

/** The events of this browser. */
export const tracker = createTracker<AnalyticsEvent>()
export const { track } = tracker

/** Paths whose rest names a parcel or a session: the rest is not measured. */
const CUT = /^\/(tracking|punchout)\/.*/i

/** The page views of this browser. They outlive the frame, which mounts again when an error page replaces it. */
export const pageViews = createPageViews(
  (properties) => track('Page_View', properties),
  (path) => path.replace(CUT, (_path, page: string) => `/${page.toLowerCase()}`),
)
